/** Boards that are one cell wide have one possible line, and only when S and G are its ends. */
import { type Cell, type Fact, type Finder, type Found, type Job, keyOf } from "@hashigo/core";
import { answerFacts } from "./facts.js";
import type { Progress, Puzzle } from "./puzzle.js";
import { visitsAlong } from "./walk.js";

/** The single candidate of a board with one row or one column, or null. */
export function thinAnswer(puzzle: Puzzle): Progress | null {
  const { start, goal, grid } = puzzle;
  if (Math.min(start, goal) !== 0 || Math.max(start, goal) !== grid.size - 1 || start === goal) return null;
  const cells: Cell[] = Array.from({ length: grid.size }, (_, i) => (start === 0 ? i : grid.size - 1 - i));
  if (!visitsAlong(puzzle, cells).fits) return null;
  return { edges: new Int8Array(grid.edges).fill(1) };
}

/** A finder of at most one answer. */
export class Single implements Finder<Progress> {
  private given = false;
  constructor(
    private readonly puzzle: Puzzle,
    private readonly answer: Progress | null,
    private readonly known: readonly Fact[],
  ) {}

  *next(avoid: readonly Fact[] | null): Job<Found<Progress>> {
    const { answer } = this;
    if (answer === null || this.given) return { kind: "none" };
    this.given = true;
    const facts = new Set(answerFacts(this.puzzle, answer).map(keyOf));
    const holds = (fact: Fact): boolean => facts.has(keyOf(fact));
    if (!this.known.every(holds) || avoid?.every(holds) === true) return { kind: "none" };
    return { kind: "solution", solution: answer };
  }
}
