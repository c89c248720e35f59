/**
 * Walking along the answer, how many moves does each rung leave no choice about, cumulatively from the bottom?
 *
 * Source. The article, on its shipped boards. Its shares are whole moves of all moves after the first stone, so the opening is not asked here
 *         either (table `openings` has it).
 * Method. core's exam: behind each prefix of the answer, is the next stone settled by a climb up to the rung? Both ladders. The
 *         published figures stand beside the article's ladder on boards made in its way.
 * Cost.   Seconds a row.
 */
import { runSync } from "@hashigo/core";
import { exam, ladders, type Puzzle, solve } from "@hashigo/goishi-hiroi";
import type { BoardSet } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { LADDER_FORWARD } from "../../src/goishi-hiroi/reference.js";
import { bankSets, MADE_SEED, madeSets, published } from "../../src/goishi-hiroi/sets.js";
import { percent, row } from "../../src/value.js";

export const RUNGS = ladders.default.rungs;
/** The article calls its trial a probe. */
const PUBLISHED_AS: Readonly<Record<string, string>> = { trial: "probe" };

type LadderName = keyof typeof ladders;

function shareOf(ladder: LadderName, upTo: number, boards: readonly Puzzle[]): number | null {
  let asked = 0;
  let forced = 0;
  for (const puzzle of boards) {
    const outcome = solve(puzzle);
    if (outcome.status !== "unique") throw new Error(`a board with one answer, not ${outcome.status}`);
    for (const position of exam(puzzle, outcome.solution).slice(1)) {
      const { holds } = runSync(ladders[ladder].climb(puzzle, { known: position.known, upTo }));
      asked++;
      if (position.asked.every(holds)) forced++;
    }
  }
  return percent(forced, asked);
}

function setRow(set: BoardSet<Puzzle>, ladder: LadderName): Task {
  const id = `${set.id}-${ladder}`;
  const size = ladder === "article" && set.id.startsWith("made-") ? set.id.slice("made-".length) : "";
  return {
    id,
    quick: set.id === "made-6x6",
    run: () => {
      const boards = set.boards();
      const findings = ladders[ladder].rungs.map((rung, k) => {
        const beside = LADDER_FORWARD.find((line) => line["rung"] === (PUBLISHED_AS[rung] ?? rung))?.[size];
        return [rung, set.find(shareOf(ladder, k + 1, boards), beside)] as const;
      });
      return row(id, { boards: set.title, ladder, count: boards.length }, Object.fromEntries(findings));
    },
  };
}

export const ladderForward: Experiment = {
  name: "ladder-forward",
  parameters: { seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "ladder", heading: "ladder", text: true },
    ...RUNGS.map((rung) => ({ field: rung, heading: `\`${rung}\`, %` })),
  ],
  note: "A trial follows forced moves as far as they go; the article's looks one move ahead, as far as its text tells.",
  tasks: () =>
    [...madeSets(), ...bankSets(), published].flatMap((set) => [setRow(set, "article"), setRow(set, "default")]),
};
