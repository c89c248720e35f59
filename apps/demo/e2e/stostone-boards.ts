/** Stostone boards for the tests. */

/** A published board of 6 × 6 with one answer. */
export const STOSTONE = "https://puzz.link/p?stostone/6/6/231idav0s9q6314g3411";

/** {@link STOSTONE} with the cell that its first hint shades; `wrong`: and with one that is blank in its answer. */
export function stostoneWith({ wrong = false } = {}): string {
  return [
    "hashigo stostone 6x6",
    "+---+---+---+---+---+---+",
    "| 3             | 1     |",
    "+---+---+---+---+---+   +",
    wrong ? "| 4   #         | # |   |" : "| 4             | # |   |",
    "+   +   +   +   +---+---+",
    "|                   |   |",
    "+---+   +   +   +---+   +",
    "| 4 |           |       |",
    "+   +---+---+---+   +---+",
    "|       | 1 | 3     |   |",
    "+   +   +   +---+---+   +",
    "|       |       | 1     |",
    "+---+---+---+---+---+---+",
  ].join("\n");
}

/** 4 × 4 in two halves: shaded cells touch across the border, and one column is full. */
export const TOUCHING = [
  "hashigo stostone 4x4",
  "+---+---+---+---+",
  "|     # | #     |",
  "+   +   +   +   +",
  "|     # |       |",
  "+   +   +   +   +",
  "|     # |       |",
  "+   +   +   +   +",
  "|       |       |",
  "+---+---+---+---+",
].join("\n");

/** 4 × 2 without borders or numbers: several answers. */
export const STOSTONE_SEVERAL = "https://puzz.link/p?stostone/2/4/000g";
