/** Boards for the tests; the answers of the first were found by hand. */
export const FIVE = "https://puzz.link/p?sashigane/5/5/jm.o3khkgojm4";
export const SIX = "https://puzz.link/p?sashigane/6/6/l4mjm.ngpgkjmiq";
export const SEVERAL = "https://puzz.link/p?sashigane/5/5/";
/** One row: no L fits. */
export const NONE = "https://puzz.link/p?sashigane/5/1/";

/** {@link FIVE} with one border that belongs to its answer, and a second that does not where `wrong`. */
export function fiveWith({ wrong = false, straight = false } = {}): string {
  const right = ["-1 0 0 -1 ", "0 0 0 1 ", "-1 1 1 1 ", "1 1 0 1 ", "-1 1 -1 -1 "];
  const below = ["1 1 1 1 -1 ", "1 1 1 0 -1 ", "-1 1 -1 1 1 ", "1 -1 1 1 -1 "];
  const blank = (line: string): string => line.replace(/-?1/g, "0");
  const rows = right.map(blank);
  const cols = below.map(blank);
  rows[1] = "0 0 0 1 ";
  // The answer has no border between the cells of the upper left corner and their neighbour to the right.
  if (wrong) rows[0] = "1 0 0 0 ";
  if (straight) {
    // A single cell cut out of the corner is no L, and never will be one.
    rows[0] = "1 0 0 0 ";
    cols[0] = "1 0 0 0 0 ";
  }
  const clues = ["4 . . . o ", ". . . . . ", "o3 . 2 . 1 ", ". . . . . ", "4 . . . o4 "];
  return ["pzprv3", "sashigane", "5", "5", ...clues, ...rows, ...cols, ""].join("\n");
}
