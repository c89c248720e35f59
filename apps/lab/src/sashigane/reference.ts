/** The published figures, typed; the file says of each where it comes from and whether it can be computed again. */
import reference from "../../reference/sashigane.json" with { type: "json" };

const blank = reference.blank_board.data;
const FROM = blank.first_n;
const BLANK = new Map<number, readonly number[]>([
  [2, blank["2xn"]],
  [3, blank["3xn"]],
  [4, blank["4xn"]],
  [5, blank["5xn"]],
  [6, blank["6xn"]],
]);

/** The published number of cuttings of a blank board, as a decimal string. */
export function publishedCount(rows: number, cols: number): string | undefined {
  const count = BLANK.get(rows)?.[cols - FROM];
  return count === undefined ? undefined : String(count);
}

export const RECURRENCE = reference.recurrence_2xn.data;
export const MOST_PIECES: Readonly<Record<string, number>> = reference.max_pieces.data;
export const CIRCLES = reference.shapes_per_fully_clued_circle.data;
export const NUMBERED = reference.numbered_exhaustion.data;
export const BARE = reference.bare_exhaustion.data;
export const ARROW_END = reference.arrow_end.data;
export const BANK_NUMBERS = reference.bank_numbers.data;
export const ABLATION = reference.ablation.data;
export const BRANCH_POINTS = reference.ladder_branch_points.data;
