/**
 * Ends are taken first or last of the stones left (ends.ts one folder up has that claim and its proof), and what follows from it for all moves.
 *
 * Claim.   If there were exactly two ends before some move of a clearance, that move takes one of them, and the other is the last stone of the board.
 * Proof.   An end is first or last of the stones left, R; two ends are both, one each. The last of R is the last of the board.  ∎
 *          So once the last stone is known it stays known, no other move may take it, and any other end that comes up later is not last and has to
 *          be next. `lastAfter` keeps it with every move, whether or not this rung has looked: who draws the moves knows as much as who found them.
 *          Before the first move R is all stones, and two ends are the first and the last. One end says nothing: it is next or it is last.
 */
import { endsOf, isEnd } from "../ends.js";
import type { Position } from "../position.js";
import { NOBODY } from "../stones.js";

/** Instead of the last stone: a move has been made that no clearance makes. */
export const MISSED = -2;

/** How many ends there are, up to three; the first two stand in `scratch`. */
function scan({ left, scratch, stones, allowReverse }: Position): number {
  let n = 0;
  for (let row = 0; row < stones.puzzle.rows; row++) {
    for (let t = left.head[row]!; t >= 0; t = left.next[4 * t]!) {
      if (!isEnd(left, t, allowReverse)) continue;
      if (n === 2) return 3;
      scratch[n++] = t;
    }
  }
  return n;
}

/** What is known of the last stone once this one is taken; asked before it is. */
export function lastAfter(s: Position, stone: number): number {
  const { last, scratch } = s;
  if (last !== NOBODY) return last === stone && s.left.count > 1 ? MISSED : last;
  const n = scan(s);
  if (n < 2) return NOBODY;
  if (n === 2 && scratch[0] === stone) return scratch[1]!;
  return n === 2 && scratch[1] === stone ? scratch[0]! : MISSED;
}

export function endsKernel(s: Position, stone: number): boolean {
  if (stone === s.here) return s.last !== MISSED && takeTurns(s);
  if (!s.isOpen(stone)) return true;
  const last = lastAfter(s, stone);
  s.enter(stone);
  const holds = last !== MISSED && goesOn(s, last);
  s.leave(stone);
  return holds || s.strike(stone);
}

/** With a candidate taken: no three ends, and one that must be next can be. */
function goesOn(s: Position, last: number): boolean {
  const n = scan(s);
  if (n < 2) return true;
  const [a, b] = [s.scratch[0]!, s.scratch[1]!];
  return n === 2 && ((a !== last && follows(s, a)) || (b !== last && follows(s, b)));
}

/** Can this stone be next, seen from where a kernel looks? */
function follows({ left, at, by }: Position, stone: number): boolean {
  for (let d = 0; d < 4; d++) if (left.next[4 * at + d] === stone) return by < 0 || d !== ((by + 2) & 3);
  return false;
}

/** At the position itself: three ends are a contradiction; of two, one is next; the last stone is kept. */
function takeTurns(s: Position): boolean {
  const n = scan(s);
  if (n === 3) return false;
  if (s.left.count < 2) return true;
  const { last, width, scratch } = s;
  const a = scratch[0]!;
  const b = scratch[1]!;
  for (let i = 0; i < width; i++) {
    const t = s.candidate(i);
    const may = t !== last && (n < 2 || t === a || t === b);
    if (!may && t >= 0 && !s.isStruck(t) && !s.strike(t)) return false;
  }
  return true;
}

/** The move that said which stone is last, with the ends before it; null when none has. For words. */
export function settlingMove(s: Position): { readonly ends: readonly number[]; readonly took: number } | null {
  const { left } = s;
  const order = s.order();
  for (const stone of [...order].reverse()) left.putBack(stone);
  let found: { ends: number[]; took: number } | null = null;
  for (const took of order) {
    const ends: number[] = found === null ? endsOf(left, s.allowReverse) : [];
    if (ends.length > 1) found = { ends, took };
    left.take(took);
  }
  return found;
}
