/**
 * Where a draft's stones come from: drawn uniformly with the table of the count, beyond its height by drawing columns anew, or lifted from the
 * lower half. Where stones are wished in number or mean size, a drawn shading is walked there.
 */
import { type Cell, componentsOf, Grid, type Job, type Meter, type Workbench } from "@hashigo/core";
import { type ShadingSampler, shadingSamplerJob } from "./count/sampler.js";
import { liftedStones } from "./lift.js";
import { SHADED } from "./puzzle.js";
import { redrawn, walked } from "./redraw.js";

/** Rows up to which shadings are drawn uniformly. */
const UNIFORM_ROWS = 14;
/** Mean cells of a lifted stone where neither a number of stones nor a mean size is asked for. */
const MEAN = 3;

/** A shading that falls right: which stone each cell belongs to, or −1. */
export interface Shading {
  readonly stones: Int32Array;
  readonly source: "uniform" | "non-uniform";
}

/** A new shading; null if it is not as wished. */
export type Shade = (bench: Workbench) => Shading | null;

/** The last sampler, while memory allows: preparing ten rows takes a tenth of a second, fourteen a second; a draw is far less. */
let last: { readonly key: string; readonly sampler: WeakRef<ShadingSampler> } | null = null;

/** null: out of time, or aborted. */
export function* shadingsFor({ rows, cols, wish }: Workbench, limits: Meter): Job<Shade | null> {
  if (wish["shading"] === "lifted") return lifted;
  if (rows > UNIFORM_ROWS) return (bench) => asWished(bench, redrawn(rows, cols, bench.random), "non-uniform");
  const sampler = yield* samplerFor(rows, cols, limits);
  return sampler === null
    ? null
    : (bench) =>
        asWished(
          bench,
          sampler.draw(bench.random).map((mark) => (mark === SHADED ? 1 : 0)),
          "uniform",
        );
}

function* samplerFor(rows: number, cols: number, limits: Meter): Job<ShadingSampler | null> {
  const key = `${rows}×${cols}`;
  const ready = last?.key === key ? last.sampler.deref() : undefined;
  if (ready !== undefined) return ready;
  const built = yield* shadingSamplerJob(rows, cols, "exact", {}, limits);
  if (built.kind === "limit") return null;
  last = { key, sampler: new WeakRef(built.sampler) };
  return built.sampler;
}

/** Fewest and most stones wished, and how many to aim at. */
function stonesWished({ rows, cols, wish }: Workbench): { least: number; most: number; aim: number } {
  const stones = wish["stones"] as number;
  if (stones > 0) return { least: stones, most: stones, aim: stones };
  const mean = wish["meanSize"] as number;
  const shaded = (rows * cols) / 2;
  const aim = Math.max(1, Math.round(shaded / (mean || MEAN)));
  if (mean === 0) return { least: 1, most: shaded, aim };
  const least = Math.floor((2 * shaded) / (2 * mean + 1)) + 1;
  return { least: Math.min(least, aim), most: Math.max(Math.floor((2 * shaded) / (2 * mean - 1)), aim), aim };
}

function lifted(bench: Workbench): Shading | null {
  const { rows, cols, random } = bench;
  const stones = liftedStones(rows, cols, stonesWished(bench).aim, random);
  return asWished(
    bench,
    Uint8Array.from(stones, (stone) => (stone >= 0 ? 1 : 0)),
    "non-uniform",
  );
}

/** A shading, 1 is shaded, or one that it was walked to. */
function asWished(bench: Workbench, shaded: Uint8Array, source: Shading["source"]): Shading | null {
  const { rows, cols, random, work } = bench;
  const grid = new Grid(rows, cols);
  const { least, most } = stonesWished(bench);
  const groups = (cells: Uint8Array): Cell[][] => componentsOf(grid, (cell) => cells[cell] === 1);
  const distance = (cells: Uint8Array): number => {
    const count = groups(cells).length;
    return Math.max(least - count, count - most, 0);
  };
  if (distance(shaded) === 0) return grouped(grid, groups(shaded), source);
  const nearer = walked(rows, cols, shaded, distance, random, work);
  return nearer === null ? null : grouped(grid, groups(nearer), "non-uniform");
}

/** The connected groups of a shading as stones. */
function grouped(grid: Grid, groups: readonly (readonly Cell[])[], source: Shading["source"]): Shading {
  const stones = new Int32Array(grid.size).fill(-1);
  groups.forEach((cells, stone) => {
    for (const cell of cells) stones[cell] = stone;
  });
  return { stones, source };
}
