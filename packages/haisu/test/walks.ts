/**
 * Random lines, random regions, and numbers that are true to a line under given rule settings: a source of boards that have a
 * solution, written apart from all engines. Not uniform.
 */
import { type Cell, Grid } from "@hashigo/core";
import type { Draw } from "@hashigo/testkit";
import { NONE, type Rules } from "../src/puzzle.js";

/**
 * A line through all cells, from S to G. A snake is bent by backbite moves: an end is joined to a neighbour in the middle of the
 * line, and the edge that would close a loop goes. Every move gives a line again, whatever the board.
 */
export function randomWalk(rows: number, cols: number, draw: Draw): Cell[] {
  const grid = new Grid(rows, cols);
  let walk = snake(rows, cols, draw(2) === 0);
  for (let moves = 4 * grid.size + draw(8); moves > 0; moves--) {
    if (draw(2) === 0) walk.reverse();
    const head = walk[0] ?? 0;
    const near = grid.neighbours(head).filter((cell) => cell !== walk[1]);
    if (near.length === 0) continue;
    const at = walk.indexOf(near[draw(near.length)] ?? head);
    // head … x at … becomes x … head at …
    walk = [...walk.slice(0, at).reverse(), ...walk.slice(at)];
  }
  return walk;
}

function snake(rows: number, cols: number, lying: boolean): Cell[] {
  const [long, short] = lying ? [rows, cols] : [cols, rows];
  const out: Cell[] = [];
  for (let i = 0; i < long; i++) {
    for (let j = 0; j < short; j++) {
      const k = i % 2 === 0 ? j : short - 1 - j;
      out.push(lying ? i * cols + k : k * cols + i);
    }
  }
  return out;
}

export interface BorderWishes {
  /** Regions to start from; a region may fall into several. */
  readonly regions: number;
  /** Cells cut off from their region, each a region of its own. */
  readonly single: number;
  /** Of a hundred edges inside a region, how many are borders as well. */
  readonly loose: number;
  /** Instead of grown regions: strips of up to so many columns. */
  readonly strips?: number;
}

export function randomBorders(grid: Grid, { regions, single, loose, strips }: BorderWishes, draw: Draw): Uint8Array {
  const name = strips === undefined ? grown(grid, regions, draw) : striped(grid, strips, draw);
  for (let n = 0; n < single; n++) name[draw(grid.size)] = grid.size + n;
  return Uint8Array.from({ length: grid.edges }, (_, edge) => {
    const [a, b] = grid.sides(edge);
    return name[a] !== name[b] || draw(100) < loose ? 1 : 0;
  });
}

function striped({ size, cols }: Grid, widest: number, draw: Draw): Int32Array {
  const strip: number[] = [];
  for (let n = 0; strip.length < cols; n++) for (let i = draw(widest); i >= 0; i--) strip.push(n);
  return Int32Array.from({ length: size }, (_, cell) => strip[cell % cols] ?? 0);
}

/** Regions grown from random cells, neighbour by neighbour. */
function grown(grid: Grid, regions: number, draw: Draw): Int32Array {
  const name = new Int32Array(grid.size).fill(-1);
  for (let n = 0; n < regions; n++) name[draw(grid.size)] = n;
  let growing = [...name.keys()].filter((cell) => name[cell] !== -1);
  while (growing.length > 0) {
    const cell = growing[draw(growing.length)] ?? 0;
    const free = grid.neighbours(cell).filter((next) => name[next] === -1);
    const next = free[draw(Math.max(1, free.length))];
    if (next === undefined) {
      growing = growing.filter((other) => other !== cell);
      continue;
    }
    name[next] = name[cell] ?? 0;
    growing.push(next);
  }
  return name;
}

/** For each cell the number that the walk makes true there. */
export function trueNumbers(
  grid: Grid,
  borders: ArrayLike<number>,
  regionOf: ArrayLike<number>,
  walk: readonly Cell[],
  reading: Rules["reading"],
): Int32Array {
  const visits = new Map<number, number>();
  const numbers = new Int32Array(grid.size).fill(NONE);
  walk.forEach((cell, i) => {
    const before = walk[i - 1];
    const region = regionOf[cell] ?? 0;
    const entered = before === undefined || borders[grid.edgeBetween(before, cell)] === 1;
    visits.set(region, (visits.get(region) ?? 0) + (entered ? 1 : 0));
    numbers[cell] = visits.get(region) ?? 0;
  });
  return reading === "ordinal" ? numbers : numbers.map((_, cell) => visits.get(regionOf[cell] ?? 0) ?? 0);
}
