/** Small random boards for the ladders' own tests, with all answers by the plain search. */
import { type Fact, Random } from "@hashigo/core";
import { solutions } from "../oracle/index.js";
import { answerFacts } from "../src/facts.js";
import { Puzzle } from "../src/puzzle.js";

export const REVERSES = ["off", "on"] as const;

/** Boards with more answers are left out: a rung is judged against all of them. */
const MOST_ANSWERS = 400;

/** Rows of `o` for a stone. */
export function drawn(rows: readonly string[], allowReverse: "off" | "on" = "off"): Puzzle {
  const stones = [...rows.join("")].map((mark) => (mark === "o" ? 1 : 0));
  return Puzzle.of({ rows: rows.length, cols: rows[0]?.length ?? 0, stones }, { allowReverse });
}

export function shown(puzzle: Puzzle): string {
  const { rows, cols, stones, rules } = puzzle;
  const lines = Array.from({ length: rows }, (_, r) =>
    [...stones.subarray(r * cols, (r + 1) * cols)].map((s) => (s === 1 ? "o" : ".")).join(""),
  );
  return `${lines.join("/")} allowReverse=${rules.allowReverse}`;
}

/** Stones anywhere: some two thirds of such boards can be cleared. One in eight is one or two rows wide. */
export function strewn(random: Random, allowReverse: "off" | "on", most = 10): Puzzle {
  const rows = random.int(8) === 0 ? 1 + random.int(2) : 2 + random.int(4);
  const cols = 2 + random.int(4);
  const stones = new Uint8Array(rows * cols);
  for (let n = 2 + random.int(most - 1); n > 0; n--) stones[random.int(rows * cols)] = 1;
  return Puzzle.of({ rows, cols, stones }, { allowReverse });
}

export interface Clearable {
  readonly puzzle: Puzzle;
  readonly answers: readonly (readonly Fact[])[];
  readonly random: Random;
}

/** Boards that can be cleared, under both settings. */
export function* clearable(seed: number, perSetting: number): Generator<Clearable> {
  const random = new Random(seed);
  for (const allowReverse of REVERSES) {
    for (let n = 0; n < perSetting; ) {
      const puzzle = strewn(random, allowReverse);
      const found = solutions(puzzle, { maxSolutions: MOST_ANSWERS });
      if (!found.exact || found.solutions.length === 0) continue;
      n++;
      yield { puzzle, answers: found.solutions.map((answer) => answerFacts(puzzle, answer)), random };
    }
  }
}

export function oneOf<T>(random: Random, list: readonly T[]): T {
  return list[random.int(list.length)] as T;
}

/** The beginning of an answer, anything from nothing to all of it. */
export function prefix(random: Random, answer: readonly Fact[]): Fact[] {
  return answer.slice(0, random.int(answer.length + 1));
}
