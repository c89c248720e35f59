/**
 * Which stone may come next? Asked of every stone that the rules allow, the opening ones included: *live* if an answer goes on with it,
 * *dead* if none does, *unknown* if a limit was hit first.
 *
 * Each question is a search of its own, within a budget that grows from round to round, so that one hard stone does not use up what
 * would settle the others.
 */
import {
  type Cell,
  type Fact,
  type Job,
  type Limits,
  type Meter,
  meter,
  rest,
  runAsync,
  runSync,
  within,
} from "@hashigo/core";
import { factsOf } from "./facts.js";
import { Left } from "./left.js";
import type { Progress, Puzzle } from "./puzzle.js";
import { finder } from "./solve.js";
import { NOBODY, START, Stones } from "./stones.js";

export interface NextStone {
  readonly cell: Cell;
  readonly state: "live" | "dead" | "unknown";
}

/** Nodes for each stone in the first round. */
const FIRST = 2000;
const GROWTH = 4;

/** In order of cells. Empty when the stones drawn could not have been taken so, or all are taken. */
export function nextStones(puzzle: Puzzle, progress: Progress, limits: Limits = {}): readonly NextStone[] {
  return runSync(asking(puzzle, progress, meter(limits)));
}

export function nextStonesAsync(
  puzzle: Puzzle,
  progress: Progress,
  limits: Limits = {},
): Promise<readonly NextStone[]> {
  return runAsync(asking(puzzle, progress, meter(limits)));
}

/** As {@link nextStones}, on a meter of the caller's. */
export function* asking(puzzle: Puzzle, progress: Progress, m: Meter): Job<readonly NextStone[]> {
  const taken = factsOf(puzzle, progress);
  const states = new Map<Cell, NextStone["state"]>(allowed(puzzle, taken).map((cell) => [cell, "unknown"]));
  let open = [...states.keys()];
  for (let budget = FIRST; open.length > 0 && m.limit === null; budget *= GROWTH) {
    const left: Cell[] = [];
    for (const cell of open) {
      const known: Fact[] = [...taken, { kind: "take", cell, order: taken.length + 1 }];
      // On a large board a finder takes milliseconds to make, and may then need no node.
      const found = m.look() ? yield* finder(puzzle, known).next(null, within(m, budget)) : null;
      yield* rest(m);
      if (found === null || found.kind === "limit") left.push(cell);
      else states.set(cell, found.kind === "solution" ? "live" : "dead");
    }
    open = left;
  }
  return [...states].map(([cell, state]) => ({ cell, state }));
}

/** Cells that may be next by the rules alone. */
function allowed(puzzle: Puzzle, taken: readonly Fact[]): Cell[] {
  const stones = new Stones(puzzle);
  const left = new Left(stones);
  let place = NOBODY;
  let arrival = START;
  const back = (d: number): boolean => !puzzle.allowsReverse && arrival !== START && d === ((arrival + 2) & 3);
  for (const fact of taken) {
    const to = fact.kind === "take" ? (stones.at[fact.cell] ?? NOBODY) : NOBODY;
    if (to === NOBODY) return [];
    if (place !== NOBODY) {
      const by = [0, 1, 2, 3].find((d) => left.next[4 * place + d] === to);
      if (by === undefined || back(by)) return [];
      arrival = by;
    }
    left.take(to);
    place = to;
  }
  if (place === NOBODY) return [...puzzle.places];
  const cells: Cell[] = [];
  for (let d = 0; d < 4; d++) {
    const to = left.next[4 * place + d]!;
    if (to >= 0 && !back(d)) cells.push(stones.cellOf(to));
  }
  return cells.sort((a, b) => a - b);
}
