/** Haisu boards for the tests. */

/** A published board of 5 × 5 with one answer. */
export const HAISU = "https://puzz.link/p?haisu/5/5/1551688s120mg2n1g2g3n1g";

/** {@link HAISU} with the first stroke of its line; `wrong`: and with one that its answer does not have. */
export function haisuWith({ wrong = false } = {}): string {
  return [
    "hashigo haisu 5x5",
    "+---+---+---+---+---+",
    "|     2     |   | G |",
    "+   +   +   +   +---+",
    "|           |       |",
    wrong ? "+ | +   +   +---+   +" : "+   +   +   +---+   +",
    "| 1       2     | 3 |",
    "+   +   +   +   +   +",
    "|               |   |",
    "+-|-+   +---+---+   +",
    "| S |   |     1     |",
    "+---+---+---+---+---+",
  ].join("\n");
}

/** 3 × 3 without borders: a branch, and a 2 that the line from S comes to on visit 1. */
export const BRANCHED = [
  "hashigo haisu 3x3",
  "+---+---+---+",
  "| S - 2     |",
  "+   +   +   +",
  "|   -   -   |",
  "+ | + | +   +",
  "|   -     G |",
  "+---+---+---+",
].join("\n");

/** 3 × 3 without numbers: two answers. */
export const HAISU_SEVERAL = "https://puzz.link/p?haisu/3/3/1133ag00o";
