import type { Fact } from "@hashigo/core";
import { isLine, marksOf, type Progress, type Puzzle } from "./puzzle.js";

/** What a drawing says: a line is an edge that is on, a cross one that is off. */
export function factsOf(puzzle: Puzzle, progress: Progress): Fact[] {
  const out: Fact[] = [];
  marksOf(puzzle, progress).forEach((mark, edge) => {
    if (mark !== 0) out.push({ kind: "edge", cells: puzzle.grid.sides(edge), value: isLine(mark) ? "on" : "off" });
  });
  return out;
}

/** As {@link factsOf} for a complete answer, in which an edge without line is off. */
export function answerFacts(puzzle: Puzzle, solution: Progress): Fact[] {
  const out: Fact[] = [];
  marksOf(puzzle, solution).forEach((mark, edge) => {
    out.push({ kind: "edge", cells: puzzle.grid.sides(edge), value: isLine(mark) ? "on" : "off" });
  });
  return out;
}

/** The drawing with these facts drawn in. RangeError for a fact that is no edge of the board. */
export function draw(puzzle: Puzzle, progress: Progress, facts: readonly Fact[]): Progress {
  const edges = Int8Array.from(marksOf(puzzle, progress));
  for (const fact of facts) {
    const edge = fact.kind === "edge" ? puzzle.grid.edgeBetween(fact.cells[0], fact.cells[1]) : -1;
    if (fact.kind !== "edge" || edge < 0) throw new RangeError(`no edge of this board: ${JSON.stringify(fact)}`);
    edges[edge] = fact.value === "on" ? 1 : -1;
  }
  return { edges };
}
