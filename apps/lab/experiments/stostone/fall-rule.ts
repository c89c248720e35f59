/**
 * The fall weakened as a rule of the puzzle: how many boards keep their one answer, and how many answers do their maps have?
 *
 * Source. The article, on its shipped boards: the table, "a median of 37 answers" of 8×8 boards that are no longer unique by counting,
 *         and 8,081 answers of its 6×6 maps by counting against 2,870 by the real rule.
 * Method. `withRules`. Answers of boards are counted to CAP; those of maps, which are the boards without their numbers but zeros, to MAP_CAP each, and
 *         a map that reaches it under either rule is left out of both sums.
 * Boards. Made here in the article's way, where its figures stand beside; the shipped bank; published puzzles.
 * Cost.   Seconds a row, a minute or two for 14×14.
 */
import { count, NONE, Puzzle, withRules } from "@hashigo/stostone";
import type { BoardSet } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { RULE_ABLATION } from "../../src/stostone/reference.js";
import { bankSets, MADE_SEED, madeSets, madeSizeOf, published } from "../../src/stostone/sets.js";
import { median, percent, row, type Value } from "../../src/value.js";

const FALLS = ["exact", "convex", "count", "none"] as const;
const CAP = 1000;
const MAP_CAP = 5000;
/** Of the text. */
const MEDIAN: Readonly<Record<string, number>> = { "8x8": 37 };
const MAPS: Readonly<Record<string, { readonly exact: number; readonly count: number; readonly percent: number }>> = {
  "6x6": { exact: 2870, count: 8081, percent: 35.5 },
};

function answersOf(puzzle: Puzzle, fall: string, cap: number): number {
  return Number(count(withRules(puzzle, { fall }), { maxSolutions: cap }).count);
}

function capped(answers: number | null): Value {
  return answers !== null && answers >= CAP ? `${CAP} or more` : answers;
}

function mapOf(puzzle: Puzzle): Puzzle {
  return Puzzle.of({ ...puzzle, numbers: puzzle.numbers.map((n) => (n === 0 ? 0 : NONE)) }, puzzle.rules);
}

function setRow(set: BoardSet<Puzzle>): Task {
  const size = madeSizeOf(set) ?? "";
  const beside = RULE_ABLATION.find((line) => line["size"] === size);
  return {
    id: set.id,
    quick: size === "6x6",
    run: () => {
      const boards = set.boards();
      const unique = FALLS.map((fall) => {
        const kept = boards.filter((puzzle) => answersOf(puzzle, fall, 2) === 1).length;
        return [fall, set.find(`${kept}/${boards.length}`, beside?.[fall])] as const;
      });
      const lost = boards.map((puzzle) => answersOf(puzzle, "count", CAP)).filter((n) => n > 1);
      const maps = boards
        .map(mapOf)
        .map((map) => ({ exact: answersOf(map, "exact", MAP_CAP), count: answersOf(map, "count", MAP_CAP) }));
      const whole = maps.filter((map) => map.exact < MAP_CAP && map.count < MAP_CAP);
      const sum = (fall: "exact" | "count"): number => whole.reduce((all, map) => all + map[fall], 0);
      return row(
        set.id,
        { boards: set.title },
        {
          ...Object.fromEntries(unique),
          median: set.find(capped(median(lost)), MEDIAN[size]),
          maps: set.find(whole.length),
          mapExact: set.find(whole.length === 0 ? null : sum("exact"), MAPS[size]?.exact),
          mapCount: set.find(whole.length === 0 ? null : sum("count"), MAPS[size]?.count),
          mapPercent: set.find(percent(sum("exact"), sum("count")), MAPS[size]?.percent),
        },
      );
    },
  };
}

export const fallRule: Experiment = {
  name: "fall-rule",
  parameters: { seed: MADE_SEED, cap: CAP, mapCap: MAP_CAP },
  columns: [
    { field: "boards", heading: "boards", text: true },
    ...FALLS.map((fall) => ({ field: fall, heading: `one answer under \`${fall}\`` })),
    { field: "median", heading: "answers under `count` when not one, median" },
    { field: "maps", heading: "maps counted" },
    { field: "mapExact", heading: "their answers under `exact`" },
    { field: "mapCount", heading: "under `count`" },
    { field: "mapPercent", heading: "%" },
  ],
  note: `A map is a board without its numbers. Answers of boards are counted up to ${CAP}; maps with ${MAP_CAP} answers or more are left out.`,
  tasks: () => [...madeSets(), ...bankSets(), published].map(setRow),
};
