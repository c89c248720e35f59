/** Random Goishi Hiroi boards for the law suite, how they shrink, and boards drawn by hand. */
import { type Cell, Grid, type Settings } from "@hashigo/core";
import { type BoardOptions, boards, type Draw } from "@hashigo/testkit";
import { count } from "../oracle/index.js";
import { Puzzle, type Rules, rulesOf } from "../src/puzzle.js";

type Source = ReturnType<typeof boards<Puzzle>>;
type Reverse = Rules["allowReverse"];

export const REVERSES: readonly Reverse[] = ["off", "on"];

/** Rows of `o` for a stone and `.` for none. */
export function drawn(rows: readonly string[], rules: Settings = {}): Puzzle {
  const stones = [...rows.join("")].map((mark) => (mark === "o" ? 1 : 0));
  return Puzzle.of({ rows: rows.length, cols: rows[0]?.length ?? 0, stones }, rules);
}

/** A stone on every cell. */
export function full(rows: number, cols: number, rules: Settings = {}): Puzzle {
  return Puzzle.of({ rows, cols, stones: new Uint8Array(rows * cols).fill(1) }, rules);
}

/** Bit c of the set is a stone on cell c; to 53 cells. */
export function layout(rows: number, cols: number, set: number, rules: Settings = {}): Puzzle {
  const stones = Array.from({ length: rows * cols }, (_, cell) => Math.floor(set / 2 ** cell) % 2);
  return Puzzle.of({ rows, cols, stones }, rules);
}

/**
 * More than half of the boards have an answer: they hold the stones of a route, some of which are moved until there are few answers. The
 * others are such boards with a stone moved blindly, and stones strewn anywhere, unless every board must have an answer. One in twenty is
 * one wide.
 */
export function lawBoards(options: BoardOptions): Source {
  return boards({ draw: (draw) => drawBoard(options, draw), smaller });
}

/** Boards with an answer. */
export interface FamilyWishes {
  readonly sides: readonly (readonly [number, number])[];
  /** So many stones at least and at most, as far as the route gets. */
  readonly stones: readonly [number, number];
  readonly reverses?: readonly Reverse[];
}

export function family({ sides, stones, reverses = REVERSES }: FamilyWishes): Source {
  const draw = (random: Draw): Puzzle => {
    const [rows, cols] = sides[random(sides.length)] ?? [4, 4];
    const wanted = stones[0] + random(stones[1] - stones[0] + 1);
    return sharpened(routeBoard(rows, cols, reverses[random(reverses.length)] ?? "off", wanted, random), random);
  };
  return boards({ draw, smaller });
}

/** The plain oracles list answers of boards up to here, however many there are. */
const MOST_STONES = 12;

function drawBoard({ rules, solvable, maxCells }: BoardOptions, draw: Draw): Puzzle {
  const { allowReverse } = rulesOf(rules);
  const [rows, cols] = drawSides(Math.min(30, maxCells), draw);
  const kind = solvable ? 0 : draw(20);
  if (kind >= 16) return strewn(rows, cols, allowReverse, draw);
  // Of two lengths the longer one: small boards have little to say.
  const wanted = 1 + Math.max(draw(MOST_STONES), draw(MOST_STONES));
  const board = routeBoard(rows, cols, allowReverse, wanted, draw);
  if (kind >= 12) return moved(board, draw);
  return draw(4) > 0 ? sharpened(board, draw) : board;
}

function drawSides(most: number, draw: Draw): readonly [number, number] {
  if (draw(20) === 0) {
    const long = 1 + draw(Math.min(10, most));
    return draw(2) === 0 ? [1, long] : [long, 1];
  }
  const sizes = [0, 1].map((): readonly [number, number] => {
    for (;;) {
      const size = [2 + draw(5), 2 + draw(5)] as const;
      if (size[0] * size[1] <= most) return size;
    }
  });
  const [a = [2, 2], b = [2, 2]] = sizes;
  return a[0] * a[1] > b[0] * b[1] ? a : b;
}

/** Stones anywhere, now and then none at all. */
function strewn(rows: number, cols: number, allowReverse: Reverse, draw: Draw): Puzzle {
  const cells = rows * cols;
  const wanted = draw(40) === 0 ? 0 : Math.min(cells, MOST_STONES, 1 + draw(MOST_STONES));
  const stones = new Uint8Array(cells);
  for (let n = 0; n < wanted; ) {
    const cell = draw(cells);
    if (stones[cell] === 1) continue;
    stones[cell] = 1;
    n++;
  }
  return Puzzle.of({ rows, cols, stones }, { allowReverse });
}

/** A stone somewhere else. */
function moved(puzzle: Puzzle, draw: Draw): Puzzle {
  const { places, grid, rules } = puzzle;
  if (places.length === grid.size) return puzzle;
  const stones = Uint8Array.from(puzzle.stones);
  stones[places[draw(places.length)] ?? 0] = 0;
  for (;;) {
    const cell = draw(grid.size);
    if (puzzle.stones[cell] === 1) continue;
    stones[cell] = 1;
    return Puzzle.of({ ...puzzle, stones }, rules);
  }
}

/** Moves of a stone tried, answers told apart, and stones picked up to count them. */
const MOVES = 40;
const FEW = 40;
const NODES = 4000;

/** Stones are moved, one at a time, as long as answers do not grow more: boards of a route alone have many, and say little. */
function sharpened(puzzle: Puzzle, draw: Draw): Puzzle {
  let board = puzzle;
  let best = Number(count(board, { maxSolutions: FEW, maxNodes: NODES }).count);
  for (let n = 0; n < MOVES && best > 1; n++) {
    const next = moved(board, draw);
    const answers = count(next, { maxSolutions: best, maxNodes: NODES });
    if (!answers.exact || answers.count === 0n) continue;
    board = next;
    best = Number(answers.count);
  }
  return board;
}

const OPEN = 0;
const STONE = 1;
/** Flown over before it was decided: a stone there would have been in the way. */
const BANNED = 2;

/** The stones of a walk that lays them where it turns up; it ends early where it gets stuck. */
function routeBoard(rows: number, cols: number, allowReverse: Reverse, wanted: number, draw: Draw): Puzzle {
  const grid = new Grid(rows, cols);
  const marks = new Uint8Array(grid.size);
  let here = draw(grid.size);
  let back: number | null = null;
  marks[here] = STONE;
  for (let n = 1; n < wanted; n++) {
    const moves = movesFrom(grid, marks, here).filter(({ d }) => allowReverse === "on" || d !== back);
    // Short moves ban little.
    const [one, two] = [moves[draw(Math.max(1, moves.length))], moves[draw(Math.max(1, moves.length))]];
    const move = one !== undefined && two !== undefined && two.over.length < one.over.length ? two : one;
    if (move === undefined) break;
    for (const cell of move.over) if (marks[cell] === OPEN) marks[cell] = BANNED;
    here = move.to;
    back = (move.d + 2) % 4;
    marks[here] = STONE;
  }
  return Puzzle.of({ rows, cols, stones: marks.map((mark) => (mark === STONE ? 1 : 0)) }, { allowReverse });
}

interface Move {
  readonly d: number;
  readonly to: Cell;
  readonly over: readonly Cell[];
}

/** To every cell in line that may still get a stone. */
function movesFrom(grid: Grid, marks: Uint8Array, from: Cell): Move[] {
  const { rows, cols } = grid;
  return [0, 1, 2, 3].flatMap((d) => {
    const [down, right] = [(d % 2) * (2 - d), ((d + 1) % 2) * (1 - d)];
    const moves: Move[] = [];
    const over: Cell[] = [];
    let [r, c] = [grid.rowOf(from) + down, grid.colOf(from) + right];
    for (; r >= 0 && r < rows && c >= 0 && c < cols; r += down, c += right) {
      const to = r * cols + c;
      if (marks[to] === OPEN) moves.push({ d, to, over: [...over] });
      over.push(to);
    }
    return moves;
  });
}

/** A row or a column less; a stone less. */
export function* smaller(puzzle: Puzzle): Iterable<Puzzle> {
  const { rows, cols, grid, stones, places, rules } = puzzle;
  const keep = (kept: (cell: Cell) => boolean, height: number, width: number): Puzzle[] =>
    height < 1 || width < 1
      ? []
      : [Puzzle.of({ rows: height, cols: width, stones: stones.filter((_, cell) => kept(cell)) }, rules)];
  for (let r = 0; r < rows; r++) yield* keep((cell) => grid.rowOf(cell) !== r, rows - 1, cols);
  for (let c = 0; c < cols; c++) yield* keep((cell) => grid.colOf(cell) !== c, rows, cols - 1);
  for (const place of places)
    yield Puzzle.of({ rows, cols, stones: stones.map((stone, cell) => (cell === place ? 0 : stone)) }, rules);
}
