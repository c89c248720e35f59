/**
 * Shadings of a blank board, column by column. A blank board has no borders, so that stones are the connected groups of shaded cells and
 * never touch; each column holds half its cells. A column is a mask: bit h is the cell at height h, and height 0 is the floor.
 *
 * Claim.   (Exact.) A shading fills the lower half when it falls, exactly when every two neighbouring columns fit: where both
 *          are shaded at one height, equally many cells are shaded below that height in either.
 * Proof.   This is the local form of the fall (fall.ts: Ranks, Local form): with columns half shaded, all that is left to ask
 *          is that shaded cells side by side *in one stone* have equally many shaded cells below. Without borders shaded cells
 *          side by side are in one stone. What else connects a stone, through whichever columns, asks nothing more.  ∎
 *
 * Claim.   (Convex.) No stone has a vertical hole, exactly when every two neighbouring columns fit: each run of one (a longest stretch of
 *          shaded cells) meets at most one run of the other, where to meet is to have cells side by side.
 * Proof.   A stone is a set of runs connected by meetings. If a run meets two of the next column, these two belong to one stone,
 *          and between them lies a cell that is not shaded: a hole. Conversely, if every run meets at most one run on either
 *          side, the runs of a stone form a path along which the column changes by one in one direction, as a run that was
 *          entered from one side goes on to the other; no column is seen twice, and each holds one run of the stone.  ∎
 *
 * Claim.   (Transfer.) Under both readings the shadings of R × n are the sequences of n masks, each with R / 2 bits, whose
 *          neighbours fit. So their number is the sum of all entries of Tⁿ⁻¹, T the matrix of C(R, R/2) masks that says who fits.
 * Proof.   Both conditions are about two neighbouring columns alone.  ∎
 *
 * Claim.   (Agreement.) In one column, and on two rows, all three readings are the same.
 * Proof.   One column has no neighbours. With R = 2 a mask is one cell: equal masks have nothing shaded below it and one run each,
 *          others have nothing side by side, so that all fit.  ∎
 *
 * Used by. shading-frontier.ts, which makes the step from column to column cell by cell; recurrence.ts, which writes T out.
 * Source.  own. The tests compare with falling stones, and with holes looked for in stones painted over.
 */

/** The rules of the fall that shadings are counted under. */
export const COUNTED = ["exact", "convex", "count"] as const;
export type CountedFall = (typeof COUNTED)[number];

/** RangeError for a side that is no whole number from 1, or another rule. */
export function assertCounted(rows: number, cols: number, fall: CountedFall): void {
  for (const side of [rows, cols]) {
    if (!(Number.isInteger(side) && side >= 1)) throw new RangeError(`a side is 1 cell or more, not ${side}`);
  }
  if (!COUNTED.includes(fall)) throw new RangeError(`shadings are counted under ${COUNTED.join(", ")}, not ${fall}`);
}

/** C(n, k). After step i the value is C(n − k + i, i), so that no division leaves a rest. */
export function binomial(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 1; i <= k; i++) value = (value * BigInt(n - k + i)) / BigInt(i);
  return value;
}

/** All masks with half their bits, in rising order; none for odd `rows`. */
export function balancedColumns(rows: number): number[] {
  const out: number[] = [];
  for (let mask = 0; mask < 2 ** rows; mask++) if (2 * shadedIn(mask) === rows) out.push(mask);
  return out;
}

export function shadedIn(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** May two balanced columns stand side by side? */
export function fits(a: number, b: number, fall: CountedFall): boolean {
  switch (fall) {
    case "exact":
      return fitsExact(a, b);
    case "convex":
      return meetsOnce(a, b) && meetsOnce(b, a);
    case "count":
      return true;
  }
}

function fitsExact(a: number, b: number): boolean {
  for (let both = a & b; both !== 0; both &= both - 1) {
    const below = (both & -both) - 1;
    if (shadedIn(a & below) !== shadedIn(b & below)) return false;
  }
  return true;
}

/** Does each run of `a` meet at most one run of `b`? */
function meetsOnce(a: number, b: number): boolean {
  for (let rest = a; rest !== 0; ) {
    const run = lowestRun(rest);
    const met = run & b;
    // What a run cuts out of b is one stretch exactly when it is part of one run of b.
    if (met !== 0 && lowestRun(met) !== met) return false;
    rest &= ~run;
  }
  return true;
}

/** The lowest stretch of ones of a mask. Adding its lowest bit carries past it. */
function lowestRun(mask: number): number {
  return mask & ~(mask + (mask & -mask));
}
