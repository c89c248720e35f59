/**
 * How many branch points does each rung of the article's ladder leave, cumulatively from the bottom?
 *
 * Source. The article: `fit` alone needs 4,053,280 on its 8×8 bank and 9,600,032 on its 12×12 bank, where five boards and all boards hit its
 *         cap of 300,000 a board; `cover` and above need none.
 * Method. AnyLadder.nodes with the article's ladder. A search with `fit` alone has no look-ahead at all and takes some hundred thousand nodes a
 *         board of 8×8, so only the first board gets the article's cap, and all boards a smaller one, which all of them hit.
 *         Capped sums are lower bounds and are compared with nothing; the published ones stand beside for reading only.
 * Cost.   The full cap a minute or two a board of 8×8; the smaller one some ten minutes for all.
 */
import { meter, runSync } from "@hashigo/core";
import { ladders, type Puzzle } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { type BoardSet, bankSets, MADE_SEED, madeSets } from "../../src/sashigane/boards.js";
import { BRANCH_POINTS } from "../../src/sashigane/reference.js";
import { row } from "../../src/value.js";

/** The article's cap, and the smaller one for `fit` on whole sets. */
const CAP = 300_000;
const FIT_CAP = 2000;
/** Boards of the smallest made set that `fit` gets the full cap on. */
const FULL = 1;

interface Sum {
  nodes: number;
  capped: number;
}

/** A board that hits its cap counts as the cap, and one more as in the article, whose cap is tested after counting. */
function nodes(boards: readonly Puzzle[], rung: number, cap: number): Sum {
  const sum: Sum = { nodes: 0, capped: 0 };
  for (const puzzle of boards) {
    const found = runSync(ladders.article.nodes(puzzle, rung + 1, meter({ maxNodes: cap })));
    sum.nodes += found ?? cap + 1;
    if (found === null) sum.capped++;
  }
  return sum;
}

function setRow(set: BoardSet, boards: () => readonly Puzzle[], fitCap: number, id: string, title: string): Task {
  const published = BRANCH_POINTS.find(({ bank }) => set.id === `made-greedy-${bank.split(",")[0]}`);
  return {
    id,
    quick: false,
    run: () => {
      const list = boards();
      const [fit, cover, area, trial] = ["fit", "cover", "area", "trial"].map((rung) =>
        nodes(list, ladders.article.rungs.indexOf(rung), rung === "fit" ? fitCap : CAP),
      ) as [Sum, Sum, Sum, Sum];
      const whole = fitCap === FIT_CAP;
      return row(
        id,
        { boards: title, cap: fitCap, count: list.length },
        {
          fit: set.find(fit.nodes, whole ? published?.fit : undefined),
          capped: set.find(fit.capped),
          cover: set.find(cover.nodes, whole ? published?.cover : undefined),
          area: set.find(area.nodes, whole ? published?.area : undefined),
          trial: set.find(trial.nodes, whole ? published?.probe : undefined),
        },
      );
    },
  };
}

export const ladderNodes: Experiment = {
  name: "ladder-nodes",
  parameters: { cap: CAP, fitCap: FIT_CAP, full: FULL, seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "fit", heading: "`fit`" },
    { field: "cap", heading: "cap a board for `fit`" },
    { field: "capped", heading: "boards that hit it" },
    { field: "cover", heading: "`cover`" },
    { field: "area", heading: "`area`" },
    { field: "trial", heading: "`trial`" },
  ],
  note: `Where a board hit its cap the sum is a lower bound. The cap of the other rungs, and of the published figures, is ${CAP} a board.`,
  tasks: () => {
    const sets = [...madeSets("greedy"), ...bankSets()];
    const [first] = sets;
    return [
      ...sets.map((set) => setRow(set, set.boards, FIT_CAP, set.id, set.title)),
      ...(first === undefined
        ? []
        : [
            setRow(
              first,
              () => first.boards().slice(0, FULL),
              CAP,
              `${first.id}-full`,
              `${first.title}, the first alone`,
            ),
          ]),
    ];
  },
};
