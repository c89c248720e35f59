/**
 * Routes drawn before their stones, as the article describes it: whenever a move passes a square that is not decided yet, that square is banned;
 * squares emptied before are free to fly over. It does not say how the next move is chosen among the possible ones, nor how many
 * undecided squares a move may pass: here each possible move has the same chance, and PASSED squares may be passed.
 */
import type { Random } from "@hashigo/core";

export const PASSED = 3;

const UNDECIDED = 0;
const EMPTIED = 1;
const BANNED = 2;

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

interface Move {
  readonly to: number;
  readonly direction: number;
  readonly passed: readonly number[];
}

function movesFrom(rows: number, cols: number, squares: Uint8Array, at: number, back: number): Move[] {
  const moves: Move[] = [];
  STEPS.forEach(([down, right], direction) => {
    if (direction === back) return;
    const passed: number[] = [];
    let r = Math.floor(at / cols) + down;
    let c = (at % cols) + right;
    for (; r >= 0 && r < rows && c >= 0 && c < cols; r += down, c += right) {
      const square = r * cols + c;
      if (squares[square] !== UNDECIDED) continue;
      moves.push({ to: square, direction, passed: [...passed] });
      if (passed.length >= PASSED) break;
      passed.push(square);
    }
  });
  return moves;
}

/** Cells of the stones of a route, in the order they are taken. */
export function routeLayout(rows: number, cols: number, stones: number, random: Random): number[] {
  for (;;) {
    const squares = new Uint8Array(rows * cols);
    let at = random.int(rows * cols);
    let back = -1;
    const cells = [at];
    squares[at] = EMPTIED;
    while (cells.length < stones) {
      const moves = movesFrom(rows, cols, squares, at, back);
      if (moves.length === 0) break;
      const { to, direction, passed } = random.pick(moves);
      for (const square of passed) squares[square] = BANNED;
      squares[to] = EMPTIED;
      cells.push(to);
      at = to;
      back = (direction + 2) % 4;
    }
    if (cells.length === stones) return cells;
  }
}

/** So many cells, every set of them with the same chance. */
export function scatter(rows: number, cols: number, stones: number, random: Random): number[] {
  return random.shuffle(Array.from({ length: rows * cols }, (_, cell) => cell)).slice(0, stones);
}
