import type { Fact } from "@hashigo/core";
import { BLANK, marksOf, type Progress, type Puzzle, SHADED, UNTOUCHED } from "./puzzle.js";

/** What a drawing says: shaded cells and cells marked as blank. */
export function factsOf(puzzle: Puzzle, progress: Progress): Fact[] {
  const out: Fact[] = [];
  marksOf(puzzle, progress).forEach((mark, cell) => {
    if (mark !== UNTOUCHED) out.push({ kind: "cell", cell, value: mark === SHADED ? "shaded" : "blank" });
  });
  return out;
}

/** As {@link factsOf} for a complete answer, in which a cell that is not shaded is blank. */
export function answerFacts(puzzle: Puzzle, solution: Progress): Fact[] {
  const out: Fact[] = [];
  marksOf(puzzle, solution).forEach((mark, cell) => {
    out.push({ kind: "cell", cell, value: mark === SHADED ? "shaded" : "blank" });
  });
  return out;
}

/** The drawing with these facts drawn in. RangeError for a fact that is no cell of the board. */
export function draw(puzzle: Puzzle, progress: Progress, facts: readonly Fact[]): Progress {
  const cells = Uint8Array.from(marksOf(puzzle, progress));
  for (const fact of facts) {
    if (fact.kind !== "cell" || !Number.isInteger(fact.cell) || fact.cell < 0 || fact.cell >= puzzle.grid.size)
      throw new RangeError(`no cell of this board: ${JSON.stringify(fact)}`);
    cells[fact.cell] = fact.value === "shaded" ? SHADED : BLANK;
  }
  return { cells };
}
