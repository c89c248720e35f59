/**
 * Which linear recurrence do the counts of boards with R rows follow, and is that proved?
 *
 * Source. The article: ten terms for four rows, a(n) = 6a(n−1) − 5a(n−2) − 4a(n−3) seen to fit all of them, and no proof.
 * Method. recurrence(R): the least recurrence modulo a prime, verified over the integers at as many places as the transfer matrix has rows, which
 *         proves it for all n (Cayley–Hamilton). The first ten terms are counted by the sweep.
 * Cost.   Under a second to 8 rows; 10 rows some seconds.
 */
import { type CountedFall, countShadings, recurrence } from "@hashigo/stostone";
import type { Experiment, Task } from "../../src/experiment.js";
import { FOUR_ROWS } from "../../src/stostone/reference.js";
import { against, row } from "../../src/value.js";

const ROWS = [2, 4, 6, 8, 10] as const;
const FALLS = ["exact", "convex"] as const;
const TERMS = 10;
/** Longer lists of coefficients are given by their length alone. */
const SHOWN = 8;
const QUICK = 8;

function rowsRow(rows: (typeof ROWS)[number], fall: CountedFall): Task {
  const id = `${rows}xn-${fall}`;
  const published = rows === 4 && fall === "exact" ? FOUR_ROWS : undefined;
  return {
    id,
    quick: rows <= QUICK,
    run: () => {
      const { coefficients, dimension, proved } = recurrence(rows, fall);
      const terms = Array.from({ length: TERMS }, (_, i) => String(countShadings(rows, i + 1, fall).count));
      const short = coefficients.length <= SHOWN ? coefficients.map(Number) : null;
      return row(
        id,
        { board: `${rows}×n`, fall },
        {
          order: against(coefficients.length, published?.coefficients.length),
          coefficients: against(short, published?.coefficients),
          dimension: against(dimension),
          proved: against(proved),
          terms: against(terms, published?.terms.map(String)),
        },
      );
    },
  };
}

export const recurrences: Experiment = {
  name: "recurrences",
  parameters: { rows: ROWS, falls: FALLS, terms: TERMS, shown: SHOWN },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "fall", heading: "fall", text: true },
    { field: "order", heading: "order" },
    { field: "coefficients", heading: "a(n) = Σ cᵢ a(n−i), c₁ first", text: true },
    { field: "dimension", heading: "transfer matrix" },
    { field: "proved", heading: "proved" },
    { field: "terms", heading: `a(1) … a(${TERMS})`, text: true },
  ],
  tasks: () => ROWS.flatMap((rows) => FALLS.map((fall) => rowsRow(rows, fall))),
};
