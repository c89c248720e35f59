/** Random maps: regions grown cell by cell. */
import type { Cell } from "./fact.js";
import type { Grid } from "./grid.js";
import type { Random } from "./random.js";

/**
 * Grows what is there until every cell has a region: again and again a random grown cell hands its region to a random open neighbour. So
 * regions that hang together go on doing so. `of` holds a region or −1 a cell, at least one region on each part of the grid; it is
 * filled in place.
 */
export function growFrom(grid: Grid, of: Int32Array, random: Random): Int32Array {
  const fringe: Cell[] = [];
  of.forEach((region, cell) => {
    if (region >= 0) fringe.push(cell);
  });
  while (fringe.length > 0) {
    const at = random.int(fringe.length);
    const cell = fringe[at] as Cell;
    const open = grid.neighbours(cell).filter((next) => of[next] === -1);
    if (open.length === 0) {
      fringe[at] = fringe[fringe.length - 1] as Cell;
      fringe.pop();
      continue;
    }
    const next = random.pick(open);
    of[next] = of[cell] as number;
    fringe.push(next);
  }
  return of;
}

/** Cuts a grid into `count` connected regions grown from as many random cells. One entry a cell. RangeError for more regions than cells. */
export function growRegions(grid: Grid, count: number, random: Random): Int32Array {
  if (count < 1 || count > grid.size) throw new RangeError(`1 to ${grid.size} regions, not ${count}`);
  const of = new Int32Array(grid.size).fill(-1);
  const order = random.shuffle(Array.from({ length: grid.size }, (_, cell) => cell));
  order.slice(0, count).forEach((cell, region) => {
    of[cell] = region;
  });
  return growFrom(grid, of, random);
}

/** Borders between different regions, one entry an edge. */
export function bordersOf(grid: Grid, regions: Int32Array): Uint8Array {
  const borders = new Uint8Array(grid.edges);
  for (let edge = 0; edge < grid.edges; edge++) {
    const [a, b] = grid.sides(edge);
    if (regions[a] !== regions[b]) borders[edge] = 1;
  }
  return borders;
}
