/**
 * Which linear recurrence do the k × n counts follow, and is that proved?
 *
 * Source. The article gives a(n) = a(n−1) + 2a(n−3) for k = 2, checked against computed terms only; it finds nothing for other k.
 * Method. recurrence(k): the least recurrence modulo a prime, verified over the integers at as many places as the transfer matrix
 *         has rows, which proves it for all n (Cayley–Hamilton), and least by Fatou's lemma.
 * Cost.   Under a second to k = 5, some 7 s for k = 6.
 */
import { recurrence } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { RECURRENCE } from "../../src/sashigane/reference.js";
import { against, row } from "../../src/value.js";

const HEIGHTS = [2, 3, 4, 5, 6] as const;
/** Longer lists of coefficients are given by their length alone. */
const SHOWN = 7;

/** Σ c(i) a(n−i) as the article writes it. */
function written(coefficients: readonly bigint[]): string {
  const terms = coefficients.flatMap((c, i) => {
    if (c === 0n) return [];
    const size = c < 0n ? -c : c;
    return [`${c < 0n ? "-" : "+"}${size === 1n ? "" : size}a(n-${i + 1})`];
  });
  return `a(n)=${terms.join("").replace(/^\+/, "")}`;
}

/** A polynomial in x, lowest power first. */
function polynomial(coefficients: readonly bigint[]): string {
  const terms = coefficients.flatMap((c, i) => {
    if (c === 0n) return [];
    const size = c < 0n ? -c : c;
    const power = i === 0 ? "" : i === 1 ? "x" : `x^${i}`;
    return [`${c < 0n ? "-" : "+"}${size === 1n && i > 0 ? "" : size}${power}`];
  });
  return terms.length === 0 ? "0" : terms.join("").replace(/^\+/, "");
}

/** Generating function in lowest terms: the denominator is 1 − Σ c(i) xⁱ, the numerator its product with the series. */
function generating(coefficients: readonly bigint[], terms: readonly bigint[]): string {
  const denominator = [1n, ...coefficients.map((c) => -c)];
  const numerator = coefficients.map((_, n) =>
    denominator.slice(0, n + 1).reduce((sum, d, i) => sum + d * (terms[n - i] ?? 0n), 0n),
  );
  return `(${polynomial(numerator)})/(${polynomial(denominator)})`;
}

function heightRow(k: number): Task {
  return {
    id: `${k}xn`,
    quick: k <= 4,
    run: () => {
      const { coefficients, terms, dimension, proved } = recurrence(k);
      const short = coefficients.length <= SHOWN;
      return row(
        `${k}xn`,
        { board: `${k}×n` },
        {
          order: against(coefficients.length),
          rule: against(short ? written(coefficients) : null, k === 2 ? RECURRENCE.rule : undefined),
          generating: against(short ? generating(coefficients, terms) : null, k === 2 ? RECURRENCE.gf : undefined),
          dimension: against(dimension),
          proved: against(proved),
        },
      );
    },
  };
}

export const recurrences: Experiment = {
  name: "recurrences",
  parameters: { heights: HEIGHTS, shown: SHOWN },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "order", heading: "order" },
    { field: "rule", heading: "recurrence", text: true },
    { field: "generating", heading: "generating function", text: true },
    { field: "dimension", heading: "transfer matrix" },
    { field: "proved", heading: "proved" },
  ],
  tasks: () => HEIGHTS.map(heightRow),
};
