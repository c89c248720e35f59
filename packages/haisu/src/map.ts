/** Maps for the generator: regions grown at random, and the numbers that a walk writes on them. */
import type { Cell, Grid, Random } from "@hashigo/core";

/**
 * Cuts a grid into `count` regions: as many seeds, then again and again a random open side of what is grown so far. Every cell joins a neighbour's
 * region, so regions hang together. One entry a cell.
 */
export function growRegions(grid: Grid, count: number, random: Random): Int32Array {
  const of = new Int32Array(grid.size).fill(-1);
  const order = random.shuffle(Array.from({ length: grid.size }, (_, cell) => cell));
  /** Grown cells that may still have an open neighbour. */
  const edge: Cell[] = order.slice(0, count);
  edge.forEach((cell, region) => {
    of[cell] = region;
  });
  while (edge.length > 0) {
    const at = random.int(edge.length);
    const cell = edge[at] as Cell;
    const open = grid.neighbours(cell).filter((next) => of[next] === -1);
    if (open.length === 0) {
      edge[at] = edge[edge.length - 1] as Cell;
      edge.pop();
      continue;
    }
    const next = random.pick(open);
    of[next] = of[cell] as number;
    edge.push(next);
  }
  return of;
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
