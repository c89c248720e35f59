/** Shadings of a blank board by brute force: stones are painted over and dropped by the oracle, and holes are looked for. */
import { fallByRows, isPacked, type Picture, stoneNames, stonePicture } from "../oracle/fall.js";
import type { CountedFall } from "../src/count/index.js";
import { NONE, Puzzle } from "../src/puzzle.js";

export function blank(rows: number, cols: number): Puzzle {
  const edges = rows * (cols - 1) + (rows - 1) * cols;
  return Puzzle.of({ rows, cols, borders: new Uint8Array(edges), numbers: [NONE] });
}

/** Every shading at all. */
export function* eachShading(rows: number, cols: number): Generator<Uint8Array> {
  const size = rows * cols;
  for (let bits = 0; bits < 2 ** size; bits++) yield Uint8Array.from({ length: size }, (_, cell) => (bits >> cell) & 1);
}

/** Every shading with half of each column. */
export function* eachBalanced(rows: number, cols: number): Generator<Uint8Array> {
  const columns = [...eachShading(rows, 1)].filter((column) => 2 * sum(column) === rows);
  for (let n = 0; n < columns.length ** cols; n++) {
    const cells = new Uint8Array(rows * cols);
    let rest = n;
    for (let c = 0; c < cols; c++, rest = Math.floor(rest / columns.length)) {
      columns[rest % columns.length]?.forEach((mark, r) => {
        cells[r * cols + c] = mark;
      });
    }
    yield cells;
  }
}

function sum(cells: Uint8Array): number {
  return cells.reduce((n, mark) => n + mark, 0);
}

/** Does the shading satisfy the rule? By the words of the rule, nothing else. */
export function satisfies(puzzle: Puzzle, cells: Uint8Array, fall: CountedFall): boolean {
  const picture = stonePicture(puzzle, cells);
  if (fall === "exact") return isPacked(puzzle, fallByRows(puzzle, picture));
  return isBalanced(puzzle, cells) && (fall === "count" || !hasHole(puzzle, picture));
}

function isBalanced({ rows, cols }: Puzzle, cells: Uint8Array): boolean {
  return Array.from({ length: cols }, (_, c) => cells.filter((_, cell) => cell % cols === c)).every(
    (column) => 2 * sum(column) === rows,
  );
}

/** Does a stone have two cells in one column with a cell between them that is not its own? */
function hasHole({ rows, cols }: Puzzle, picture: Picture): boolean {
  return stoneNames(picture).some((stone) =>
    Array.from({ length: cols }, (_, c) => c).some((c) => {
      const own = Array.from({ length: rows }, (_, r) => r).filter((r) => picture[r * cols + c] === stone);
      return own.length > 0 && (own.at(-1) as number) - (own[0] as number) + 1 !== own.length;
    }),
  );
}

export function bruteCount(rows: number, cols: number, fall: CountedFall, all: Iterable<Uint8Array>): bigint {
  const puzzle = blank(rows, cols);
  let count = 0n;
  for (const cells of all) if (satisfies(puzzle, cells, fall)) count++;
  return count;
}
