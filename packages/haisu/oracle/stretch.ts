/**
 * What visits are worth on a piece of line walked one way, from its first cell to its last, wherever it may come to lie in the whole.
 *
 * Only regions with a number matter; they are numbered 0, 1, … here. A stretch says how often each is entered on the way (not
 * counting the step to its first cell), and what its numbers demand: how often each region must have been visited when the line
 * stands on the first cell. −1 demands nothing.
 */
import type { Cell } from "@hashigo/core";
import type { Puzzle } from "../src/puzzle.js";

export interface Stretch {
  readonly entries: readonly number[];
  readonly demands: readonly number[];
}

/** The numbers of a board, by clued region. */
export class Visits {
  /** Clued region of each cell, −1 where its region has no number. */
  private readonly clued: readonly number[];
  /** Largest number of each clued region: no count beyond it can meet a number, so all counts beyond are one. */
  private readonly tops: readonly number[];
  /** Visits of each clued region when the line stands on S. */
  private readonly first: readonly number[];
  private readonly cardinal: boolean;
  /** Cardinal: two numbers of one region that differ. */
  readonly contradictory: boolean;
  readonly nothing: Stretch;

  constructor(private readonly puzzle: Puzzle) {
    const { regions, numbers, rules, start } = puzzle;
    const inside = regions.cells.map((cells) => cells.map((cell) => numbers[cell] ?? 0).filter((n) => n > 0));
    const names = [...inside.keys()].filter((region) => inside[region]?.length !== 0);
    this.clued = Array.from(regions.of, (region) => names.indexOf(region));
    this.tops = names.map((region) => Math.max(...(inside[region] ?? [])));
    this.first = names.map((region) => (region === regions.of[start] ? 1 : 0));
    this.cardinal = rules.reading === "cardinal";
    this.contradictory = this.cardinal && inside.some((list) => list.some((n) => n !== list[0]));
    this.nothing = { entries: names.map(() => 0), demands: names.map(() => -1) };
  }

  /**
   * The stretch that goes on from `before` over `cell` to `after`, whose neighbouring ends are `from` and `to`; those are null where
   * there is nothing yet on that side. Null when no count at the beginning makes all its numbers true.
   */
  through(before: Stretch, from: Cell | null, cell: Cell, to: Cell | null, after: Stretch): Stretch | null {
    const entries = [...before.entries];
    const demands = [...before.demands];
    if (from !== null && !this.cross(entries, from, cell)) return null;
    const number = this.puzzle.numbers[cell] ?? 0;
    const here = this.clued[cell] ?? -1;
    if (!this.cardinal && number > 0 && !demand(demands, here, number - (entries[here] ?? 0))) return null;
    if (to !== null && !this.cross(entries, cell, to)) return null;
    for (const [k, wanted] of after.demands.entries())
      if (wanted >= 0 && !demand(demands, k, wanted - (entries[k] ?? 0))) return null;
    for (const [k, more] of after.entries.entries()) if (!this.enter(entries, k, more)) return null;
    return { entries, demands };
  }

  /** For a stretch that begins at S: its demands are met, and done with, or it is null. */
  fromStart({ entries, demands }: Stretch): Stretch | null {
    if (demands.some((wanted, k) => wanted >= 0 && wanted !== this.first[k])) return null;
    return { entries, demands: this.nothing.demands };
  }

  /** For a stretch from S to G: are the totals as demanded? */
  complete({ entries }: Stretch): boolean {
    return !this.cardinal || entries.every((more, k) => (this.first[k] ?? 0) + more === this.tops[k]);
  }

  private cross(entries: number[], from: Cell, to: Cell): boolean {
    const border = this.puzzle.borders[this.puzzle.grid.edgeBetween(from, to)] === 1;
    return !border || this.enter(entries, this.clued[to] ?? -1, 1);
  }

  /** False when a total is exceeded. */
  private enter(entries: number[], k: number, more: number): boolean {
    if (k < 0) return true;
    const top = this.tops[k] ?? 0;
    const now = (entries[k] ?? 0) + more;
    entries[k] = Math.min(now, top + 1);
    return !this.cardinal || now + (this.first[k] ?? 0) <= top;
  }
}

/** A count below 0 cannot be; nor can two different ones at one place. */
function demand(demands: number[], k: number, wanted: number): boolean {
  const other = demands[k] ?? -1;
  if (wanted < 0 || (other >= 0 && other !== wanted)) return false;
  demands[k] = wanted;
  return true;
}
