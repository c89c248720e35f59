/**
 * A route drawn before its stones: each move puts a stone where it ends. A square flown over while it is undecided is banned for ever, for a stone
 * put there later would have stopped that move; a square emptied before may be flown over, and such moves are what a board with one answer
 * needs (a route without any is legal backwards too). So the stones of a drawn route can be cleared, by that route at least.
 */
import type { Cell, Random } from "@hashigo/core";

/** Undecided squares one move may pass: more of them would leave no room. */
const REACH = 3;
/** Chances of an end: behind an emptied square, right beside, farther. */
const WEIGHT_FLY = 8;
const WEIGHT_NEAR = 3;
const WEIGHT_FAR = 2;

const FREE = 0;
const EMPTIED = 1;
const BANNED = 2;

export interface RouteWish {
  readonly rows: number;
  readonly cols: number;
  readonly stones: number;
  /** Begin here; −1: anywhere. */
  readonly start: Cell;
  /** Turn in so many of a hundred moves where there is a choice; −1: as it comes. */
  readonly turns: number;
  readonly allowReverse: boolean;
}

interface End {
  readonly cell: Cell;
  readonly direction: number;
  readonly weight: number;
}

/** Cells in the order they are taken, or null when the route has shut itself in. */
export function drawRoute(wish: RouteWish, random: Random): Cell[] | null {
  const { rows, cols, stones } = wish;
  const squares = new Uint8Array(rows * cols);
  let at = wish.start >= 0 ? wish.start : random.int(rows * cols);
  let arrival = -1;
  const route = [at];
  squares[at] = EMPTIED;
  while (route.length < stones) {
    const ends = turning(endsFrom(wish, squares, at, arrival), arrival, wish.turns, random);
    if (ends.length === 0) return null;
    const end = weighted(ends, random);
    for (let square = at; square !== end.cell; square += stepOf(end.direction, cols))
      if (squares[square] === FREE) squares[square] = BANNED;
    squares[end.cell] = EMPTIED;
    route.push(end.cell);
    at = end.cell;
    arrival = end.direction;
  }
  return route;
}

/** Directions 0 right · 1 down · 2 left · 3 up. */
function stepOf(direction: number, cols: number): number {
  return (direction < 2 ? 1 : -1) * (direction & 1 ? cols : 1);
}

function room(cell: Cell, direction: number, rows: number, cols: number): number {
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  return [cols - 1 - col, rows - 1 - row, col, row][direction] as number;
}

function endsFrom(wish: RouteWish, squares: Uint8Array, at: Cell, arrival: number): End[] {
  const { rows, cols, allowReverse } = wish;
  const ends: End[] = [];
  for (let direction = 0; direction < 4; direction++) {
    if (!allowReverse && arrival >= 0 && direction === (arrival + 2) % 4) continue;
    let passed = 0;
    let flown = false;
    let cell = at;
    for (let left = room(at, direction, rows, cols); left > 0 && passed <= REACH; left--) {
      cell += stepOf(direction, cols);
      if (squares[cell] === EMPTIED) flown = true;
      else if (squares[cell] === FREE) {
        ends.push({ cell, direction, weight: flown ? WEIGHT_FLY : passed === 0 ? WEIGHT_NEAR : WEIGHT_FAR });
        passed++;
      }
    }
  }
  return ends;
}

/** Where both are possible, a draw decides between turning and going on. */
function turning(ends: readonly End[], arrival: number, turns: number, random: Random): readonly End[] {
  if (turns < 0 || arrival < 0) return ends;
  const across = ends.filter(({ direction }) => (direction & 1) !== (arrival & 1));
  const along = ends.filter(({ direction }) => (direction & 1) === (arrival & 1));
  if (across.length === 0 || along.length === 0) return ends;
  return random.int(100) < turns ? across : along;
}

function weighted(ends: readonly End[], random: Random): End {
  let left = random.int(ends.reduce((sum, { weight }) => sum + weight, 0));
  for (const end of ends) {
    left -= end.weight;
    if (left < 0) return end;
  }
  throw new RangeError("weights do not add up");
}
