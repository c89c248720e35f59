/**
 * The article's ladder: `col`, `clue`, `fit`, `drop`, `trial` (its name for the last is another), kept so that its tables can be redrawn. It shares
 * the kernels of the default ladder's lower rungs; `fit` is its own.
 */

import { Due, Ladder, type Rung, type Sentence, type Telling } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { clueCells, type Puzzle } from "../puzzle.js";
import { belowKernel } from "../rungs/below.js";
import { borderKernel } from "../rungs/border.js";
import { columnKernel } from "../rungs/column.js";
import { readBorder, readColumn, readEither, readRegion } from "../rungs/index.js";
import { dueAt } from "../rungs/kernels.js";
import { numberKernel } from "../rungs/number.js";
import { reachKernel } from "../rungs/reach.js";
import { sayBorder, sayColumn, sayNumber, sayReach, sayTrial } from "../rungs/reasons.js";
import { sayBelow } from "../rungs/reasons-fall.js";
import { givenByRules, noteOf, type Say } from "../rungs/sentences.js";
import { Falls } from "../state.js";
import { fitKernel, readFit, sayFit } from "./fit.js";
import { regionsAt } from "./margin.js";

/** The default ladder's rung `below`, whose queue serves `drop`. */
const BELOW = 5;

class Articles extends Falls {
  override readonly countsAbove = false;
  readonly fits: Due;
  /** See {@link regionsAt}. */
  private readonly near: readonly Int32Array[];
  constructor(puzzle: Puzzle) {
    super(puzzle, ["cell"]);
    const { count, size, falling } = this.layout;
    this.fits = new Due(count);
    this.near = this.layout.counted ? regionsAt(this) : [];
    if (falling) for (let cell = 0; cell < size; cell++) this.store[cell] = this.layout.fallsBelow(cell);
  }

  override set(cell: number, value: number): void {
    super.set(cell, value);
    if (value > 0) return;
    const { region, apart, counted, column } = this.layout;
    this.fits.add(region[cell]!);
    for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) if (apart[k]! >= 0) this.fits.add(region[apart[k]!]!);
    if (counted) this.counts(column[cell]!);
  }

  /** Regions that the column may now refuse a way. */
  private counts(c: number): void {
    const { cols, size, half } = this.layout;
    let shaded = 0;
    let left = 0;
    for (let i = c; i < size; i += cols) {
      if (this.store[i]! < 0) shaded++;
      if (this.store[i] !== 0) left++;
    }
    const near = this.near[c]!;
    for (let k = 0; k < near.length; k += 3)
      if (shaded + near[k + 1]! > half || left - near[k + 2]! < half) this.fits.add(near[k]!);
  }

  override give(cell: number): boolean {
    this.fits.add(this.layout.region[cell]!);
    return super.give(cell);
  }

  override idle(): void {
    super.idle();
    this.fits.clear();
  }

  override wake(): void {
    super.wake();
    for (let g = 0; g < this.layout.count; g++) this.fits.add(g);
  }
}

/** Sites of `clue`: a cell at a border, then a region to be counted, then one that must hang together. */
const clue = {
  due(s: Articles): number {
    const { size, count } = s.layout;
    const cell = s.borders.pop();
    if (cell >= 0) return cell;
    const counted = s.weak?.numbers.pop() ?? -1;
    if (counted >= 0) return size + counted;
    const reached = s.weak?.reaches.pop() ?? -1;
    return reached < 0 ? -1 : size + count + reached;
  },
  apply(s: Articles, site: number): boolean {
    const { size, count } = s.layout;
    if (site < size) return borderKernel(s, site);
    return site < size + count ? numberKernel(s, site - size) : reachKernel(s, site - size - count);
  },
  reads(s: Articles, site: number, out: Set<number>): void {
    const { size, count } = s.layout;
    if (site < size) readBorder(s, site, out);
    else readRegion(s, (site - size) % count, out);
  },
  say(t: Telling<Articles>): Sentence {
    const { size, count } = t.state.layout;
    const { site } = t.step;
    if (site < size) return sayBorder(t);
    return site < size + count ? sayNumber(t, site - size) : sayReach(t, site - size - count);
  },
};

const base = { kind: "kernel", note: noteOf } as const;

export const articleLadder: Ladder<Puzzle, Articles> = /* @__PURE__ */ new Ladder<Puzzle, Articles>({
  id: "article",
  rungs: [
    {
      ...base,
      id: "col",
      name: { en: "Column balance", ja: "列のつり合い" },
      meaning: { en: "half of every column is shaded", ja: "どの列も半分が黒マス" },
      due: (s) => s.weak?.counts.pop() ?? -1,
      apply: columnKernel,
      reads: readColumn,
      say: (t) => sayColumn(t),
    },
    {
      ...base,
      ...clue,
      id: "clue",
      name: { en: "Stones and numbers", ja: "石と数字" },
      meaning: { en: "numbers, one stone a region, stones apart", ja: "数字、区画に石ひとつ、石は離れる" },
    },
    {
      ...base,
      id: "fit",
      name: { en: "Ways to draw a stone", ja: "石の描き方" },
      meaning: { en: "all ways to draw a region's stone, and what they share", ja: "区画の石の描き方すべてと共通点" },
      due: (s) => s.fits.pop(),
      apply: fitKernel,
      reads: readFit,
      say: sayFit,
    },
    {
      ...base,
      id: "drop",
      name: { en: "Drop", ja: "落下" },
      meaning: {
        en: "a stone falls by the blanks below each of its cells",
        ja: "石は各マスの下の白マスの数だけ落ちる",
      },
      due: (s) => dueAt(s, BELOW),
      apply: belowKernel,
      reads: readEither,
      say: sayBelow as Say,
    },
    {
      ...base,
      kind: "trial",
      id: "trial",
      name: { en: "Trial", ja: "仮置き" },
      meaning: { en: "suppose a cell, then contradict", ja: "マスを仮に置いて矛盾を探す" },
      due: () => -1,
      apply: () => true,
      reads: () => {},
      say: sayTrial as Say,
    } satisfies Rung<Articles>,
  ],
  blank: (puzzle) => new Articles(puzzle),
  clues: clueCells,
  sayGiven: givenByRules,
  facts: (puzzle) => puzzle.grid.size,
  choose: (state) => state.choose(),
});
