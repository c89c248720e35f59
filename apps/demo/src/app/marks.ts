import type { Cell, Marks } from "@hashigo/core";
import type { Span } from "../i18n/texts.js";
import { cellsOf, type Remark, type Step } from "./state.js";

/** What a remark draws on the board. */
export function marksOf(remark: Remark): Marks {
  switch (remark.kind) {
    case "hint": {
      const { stage, step } = remark;
      if (stage === 4) return {};
      if (stage < 3) return { where: cellsOfStep(step) };
      return { clues: step.premises.clues, facts: step.premises.facts, effects: step.effects };
    }
    case "choices":
      return { differences: remark.choices.live };
    case "mistake":
      return { mistakes: remark.cells };
    case "broken":
      return { mistakes: [...new Set(remark.violations.flatMap(({ cells }) => cells))] };
    default:
      return {};
  }
}

/** Every cell that a step needs or changes. */
export function cellsOfStep({ premises, effects }: Step): Cell[] {
  const cells = [...premises.clues, ...premises.facts.flatMap(cellsOf), ...effects.flatMap(cellsOf)];
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** The rows and columns that the brackets enclose, from 1. */
export function spansOf(cells: readonly Cell[], cols: number): { readonly rows: Span; readonly cols: Span } {
  return {
    rows: spanOf(cells.map((cell) => Math.floor(cell / cols) + 1)),
    cols: spanOf(cells.map((cell) => (cell % cols) + 1)),
  };
}

function spanOf(places: readonly number[]): Span {
  const [first = 1, ...rest] = places;
  return rest.reduce<Span>(
    (span, place) => ({ first: Math.min(span.first, place), last: Math.max(span.last, place) }),
    {
      first,
      last: first,
    },
  );
}
