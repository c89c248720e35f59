/**
 * Does a(n) = 4a(n−1) − a(n−2) − 6a(n−3) hold for full boards of two rows?
 *
 * Source. The article fits it to eight terms and checks it with one more (2×9).
 * Method. The fit again: three unknowns from three equations, over the integers, by Cramer's rule. Then terms to 2×LAST, counted by countFull.
 *         That is evidence, no proof: there is no transfer matrix here of which the terms are known to be the ways.
 *         The recurrence's own closed form is (2·3ⁿ + 2ⁿ + 2·(−1)ⁿ) / 3.
 * Cost.   Under a second.
 */
import { countFull } from "@hashigo/goishi-hiroi";
import type { Experiment } from "../../src/experiment.js";
import { RECURRENCE } from "../../src/goishi-hiroi/reference.js";
import { against, row } from "../../src/value.js";

const LAST = 16;

type Three = readonly [number, number, number];

function determinant([a, b, c]: readonly [Three, Three, Three]): number {
  return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
}

/** c1 … c3 with a(n) = c1 a(n−1) + c2 a(n−2) + c3 a(n−3) for n = 4, 5, 6; `terms[0]` is a(1). */
function fitted(terms: readonly number[]): number[] {
  const line = (n: number): Three => [terms[n - 2] ?? 0, terms[n - 3] ?? 0, terms[n - 4] ?? 0];
  const lines = [line(4), line(5), line(6)] as const;
  const right = [terms[3] ?? 0, terms[4] ?? 0, terms[5] ?? 0] as const;
  const whole = determinant(lines);
  return [0, 1, 2].map((column) => {
    const put = (i: 0 | 1 | 2): Three => {
      const [x, y, z] = lines[i];
      return [column === 0 ? right[i] : x, column === 1 ? right[i] : y, column === 2 ? right[i] : z];
    };
    return determinant([put(0), put(1), put(2)]) / whole;
  });
}

export const recurrence: Experiment = {
  name: "recurrence",
  parameters: { last: LAST },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "first", heading: "first terms", text: true },
    { field: "coefficients", heading: "coefficients fitted to six terms", text: true },
    { field: "holdsTo", heading: "holds to n =" },
    { field: "closed", heading: "closed form holds" },
  ],
  tasks: () => [
    {
      id: "2xn",
      quick: true,
      run: () => {
        const terms = Array.from({ length: LAST }, (_, i) => Number(countFull(2, i + 1).count));
        const coefficients = fitted(terms);
        const next = (n: number): number =>
          coefficients.reduce((sum, c, i) => sum + c * (terms[n - 2 - i] ?? Number.NaN), 0);
        let holdsTo = coefficients.length;
        while (holdsTo < LAST && next(holdsTo + 1) === terms[holdsTo]) holdsTo++;
        const closed = (n: number): number => (2 * 3 ** n + 2 ** n + 2 * (-1) ** n) / 3;
        return row(
          "2xn",
          { board: "2×n" },
          {
            first: against(terms.slice(0, RECURRENCE.firstTerms.length), RECURRENCE.firstTerms),
            coefficients: against(coefficients, RECURRENCE.coefficients),
            holdsTo: against(holdsTo),
            closed: against(terms.every((term, i) => term === closed(i + 1))),
          },
        );
      },
    },
  ],
};
