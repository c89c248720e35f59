/**
 * A draft: take a shading that falls right (`shadings`), grow a region around every stone, write its size in each (`map`). If the board has one
 * answer, choose the numbers (`numbers`).
 *
 * Measured: of maps grown blindly around a shading 7 in 200 have one answer on 10×10, none on 14×14 and above; mended against the answers met
 * (`repair`) 53 in 60 on 20×20. Up to 14×14 blind drafts come first, as they did before there were others: what a seed means stays.
 */
import {
  type Draft,
  type Drafter,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  generating,
  isEasyEnough,
  type Job,
  type Meter,
  type Recipe,
  type Result,
  runAsync,
  runSync,
  type Sentence,
  type Workbench,
} from "@hashigo/core";
import { mapAround, withNumbers } from "./map.js";
import { Numbers } from "./numbers.js";
import { OPTIONS } from "./options.js";
import { type Progress, type Puzzle, rulesOf, SHADED } from "./puzzle.js";
import { reasons } from "./reasons.js";
import { type Shade, shadingsFor } from "./shadings.js";

export { OPTIONS };

/** Sides up to which the first drafts are blind, and how many. */
const SMALL = 14;
const BLIND = 400;
/** Drafts where no other number is asked for. */
const DRAFTS = 500;

const recipe: Recipe<Puzzle, Progress> = {
  id: "stostone",
  options: OPTIONS,
  smallest: 1,
  largest: 30,
  drafts: DRAFTS,
  reasons,
  rulesOf: (settings) => rulesOf(settings),
  impossible,
  prepare,
};

function impossible({ rows, cols, rules, wish }: Workbench): Sentence | null {
  if (rows % 2 === 1 && rules["fall"] === "none")
    return {
      en: `boards are made from stones that would fill the lower half, and ${rows === 1 ? "1 row has" : `${rows} rows have`} none`,
      ja: `盤は下半分を埋める石から作りますが、${rows}行では下半分がありません`,
    };
  if (rows % 2 === 1)
    return {
      en: `${rows === 1 ? "1 row has" : `${rows} rows have`} no lower half`,
      ja: `${rows}行では下半分がありません`,
    };
  const half = (rows * cols) / 2;
  const inner = rows * (cols - 1) + (rows - 1) * cols;
  const [stones, zeroRegions, looseBorders] = ["stones", "zeroRegions", "looseBorders"].map(
    (name) => wish[name] as number,
  ) as [number, number, number];
  if (stones > half)
    return {
      en: `${stones} stones are more than the lower half has cells`,
      ja: `石${stones}個は下半分のマスより多いです`,
    };
  if (zeroRegions > half)
    return {
      en: `${zeroRegions} regions without a stone are more than there are blank cells`,
      ja: `石のない区画${zeroRegions}個は白マスより多いです`,
    };
  return looseBorders > inner
    ? {
        en: `${looseBorders} borders inside regions are more than there are edges`,
        ja: `区画の中の線${looseBorders}本は辺の数より多いです`,
      }
    : null;
}

type Outcome = Result<Generated<Puzzle, Progress>, GenerateError>;

export function generate(options: GenerateOptions): Outcome {
  return runSync(generating(recipe, options));
}

export function generateAsync(options: GenerateOptions): Promise<Outcome> {
  return runAsync(generating(recipe, options));
}

function* prepare(bench: Workbench, limits: Meter): Job<Drafter<Puzzle, Progress> | null> {
  const shade = yield* shadingsFor(bench, limits);
  if (shade === null) return null;
  let blind = bench.rows <= SMALL && bench.cols <= SMALL ? BLIND : 0;
  return (b) => draft(b, shade, blind-- <= 0);
}

function* draft(bench: Workbench, shade: Shade, mended: boolean): Job<Draft<Puzzle, Progress> | null> {
  const { wish } = bench;
  const shading = shade(bench);
  if (shading === null) return null;
  const { stones, source } = shading;
  const solution: Progress = { cells: Uint8Array.from(stones, (stone) => (stone >= 0 ? SHADED : 0)) };
  const full = yield* mapAround(bench, stones, solution, mended);
  if (full === null) return null;
  const numbers = new Numbers(full, solution, bench);
  if (!mended && !(yield* numbers.isPinned())) return null;
  const chosen = wish["numbers"] === "buy" ? yield* numbers.bought() : numbers.all();
  if (chosen === null) return null;
  const kept = yield* numbers.erased(chosen, (board) => isEasyEnough(recipe, bench, board));
  const minimal = yield* numbers.isMinimal(kept);
  if (wish["minimal"] === true && !minimal) return null;
  return { puzzle: withNumbers(full, kept), solution, minimal, source };
}
