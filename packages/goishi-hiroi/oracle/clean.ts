/**
 * Clean clearances: those that never fly over an emptied square.
 *
 * Claim.   Read backwards, a clearance is legal exactly when it is clean; and the clean clearances are the paths through all stones in which
 *          each stone is the first one of the *full* board, seen from the stone before it.
 * Proof.   Let the order be legal and p, q two stones of it that follow each other. Between them lies no stone that is taken later than q.
 *          Backwards the move goes from q to p, and the stones that lie there then are those that come before p in the order. So it is legal
 *          exactly when none of these lies between, that is when the move flies over no emptied square. For the directions d, e of two moves that
 *          follow each other the reversed order has −e, −d, and −d is straight back of −e exactly when e is straight back of d: the clause
 *          holds in both or in neither. A move that is clean has no stone of the full board between its ends. Conversely a path along such
 *          neighbours has nothing at all between, so every move of it takes the first stone; and it never turns straight back, for the first stone
 *          there is the one it came from, which a path does not meet twice.  ∎
 * Hence the clause makes no difference to what is clean: with it and without it these are the same orders.
 */
import type { Cell } from "@hashigo/core";
import { type Progress, type Puzzle, progressOf } from "../src/puzzle.js";

/** Every clean clearance, one after the other, in no special order. */
export function* cleanClearances(puzzle: Puzzle): Generator<Progress> {
  for (const path of paths(puzzle)) yield progressOf(puzzle, path);
}

/** How many clean clearances there are. */
export function countClean(puzzle: Puzzle): bigint {
  let n = 0n;
  for (const _ of paths(puzzle)) n++;
  return n;
}

/** Yields one list again and again: to be read before the next is asked for. */
function* paths(puzzle: Puzzle): Generator<readonly Cell[]> {
  const { places } = puzzle;
  const neighbours = new Map(places.map((cell) => [cell, neighboursOf(puzzle, cell)]));
  const path: Cell[] = [];
  function* extend(cell: Cell): Generator<readonly Cell[]> {
    path.push(cell);
    if (path.length === places.length) yield path;
    for (const next of neighbours.get(cell) ?? []) if (!path.includes(next)) yield* extend(next);
    path.pop();
  }
  for (const cell of places) yield* extend(cell);
}

/** The first stone of the full board on each side. */
function neighboursOf({ rows, cols, stones }: Puzzle, cell: Cell): Cell[] {
  const col = cell % cols;
  const row = cell - col;
  const first = (from: Cell, to: Cell, step: number): Cell[] => {
    for (let at = from; step > 0 ? at < to : at > to; at += step) if (stones[at] === 1) return [at];
    return [];
  };
  return [
    ...first(cell + 1, row + cols, 1),
    ...first(cell + cols, rows * cols, cols),
    ...first(cell - 1, row - 1, -1),
    ...first(cell - cols, -1, -cols),
  ];
}
