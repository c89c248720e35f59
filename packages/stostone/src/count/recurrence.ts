/**
 * The least linear recurrence of the number a(n) of shadings of the R × n board, R fixed and n ≥ 1, with a proof.
 *
 * By columns.ts a(n) is the number of sequences of n columns whose neighbours fit: a(n) = u Tⁿ⁻¹ v, where T is the matrix of the C(R, R/2) columns,
 * and u and v allow all of them. Core proves what follows from that. The matrix is written out from `fits`, not from
 * the sweep that counts: the tests hold one to the other.
 *
 * The sequence starts with one column. The empty board, a(0) = 1, agrees with it on 2 and 4 rows, and under convex to 10 rows; under exact
 * it does not on 6, 8 and 10.
 */
import { leastRecurrence, type Recurrence, type TransferMatrix } from "@hashigo/core";
import { assertCounted, balancedColumns, binomial, type CountedFall, fits } from "./columns.js";

/** a(n) = Σ coefficients[i] · a(n - 1 - i) for n > coefficients.length; `terms` are a(1), a(2), … */
export type ShadingRecurrence = Recurrence;

/** 10 rows have 252 columns and take a second; 12 have 924, and took a minute to find an order of 418 under exact. */
const MOST = 10;

/** The recurrence of boards with `rows` rows: 1 to 10, or any number under `count`. */
export function recurrence(rows: number, fall: CountedFall = "exact"): ShadingRecurrence {
  assertCounted(rows, 1, fall);
  if (fall === "count" && rows % 2 === 0) return powers(binomial(rows, rows / 2));
  if (rows % 2 === 0 && rows > MOST) throw new RangeError(`recurrences are found for 1 to ${MOST} rows, not ${rows}`);
  return leastRecurrence(transferMatrix(rows, fall));
}

/** a(n) = cⁿ: all columns are one state, with c ways to itself. An order of 0 would be a sequence of zeros. */
function powers(c: bigint): ShadingRecurrence {
  return { coefficients: [c], terms: [c, c * c], dimension: 1, proved: true };
}

/** State i is the i-th column. An odd number of rows has none. */
export function transferMatrix(rows: number, fall: CountedFall): TransferMatrix {
  const columns = rows % 2 === 0 ? balancedColumns(rows) : [];
  const matrix = columns.map((left) => columns.flatMap((right, i) => (fits(left, right, fall) ? [i] : [])));
  const all = columns.map(() => true);
  return { matrix, final: all, start: all };
}
