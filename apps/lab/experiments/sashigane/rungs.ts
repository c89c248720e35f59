/**
 * What is each rung worth, in both ladders?
 *
 * Source. The article: `fit` alone settles 94.4 % of an 8×8 (it does not say of what), and `cover` finishes every shipped board.
 * Method. Cumulatively from the bottom: the share of edges settled, the boards finished, the boards on which the rung settles something,
 *         and the boards on which a plain search with the rungs so far still costs NODES branch points; the share of edges
 *         it writes in a full climb; and the full ladder without it: boards finished, and nodes of this package's search for the rest. A climb
 *         ends after so many suppositions (TRIALS, ABLATED, BLIND) and then counts as not finished; a ladder without its first rung
 *         would suppose for hours and get nowhere. As core/price, which has one budget for climbs and searches together.
 * Boards. Published puzzles, boards made in the article's way, the shipped bank.
 * Cost.   Seconds a row; a row without `cover` some minutes.
 */
import { type ClimbOptions, meter, runSync } from "@hashigo/core";
import { ladders, type Puzzle, solve } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { type BoardSet, bankSets, fingerprint, MADE_SEED, madeSets, published } from "../../src/sashigane/boards.js";
import { percent, row } from "../../src/value.js";

/** Branch points of a plain search. */
const NODES = 50;
/** Suppositions of one climb, of one without a rung, and of one without the first, which reads the clues. */
const TRIALS = 5000;
const ABLATED = 300;
const BLIND = 20;
const FIT_PERCENT = 94.4;

type LadderName = keyof typeof ladders;

interface Worth {
  edges: number;
  settled: number;
  finished: number;
  decides: number;
  capped: number;
  wrote: number;
  without: number;
  guesses: number;
}

function weigh(ladder: LadderName, k: number, boards: readonly Puzzle[]): Worth {
  const used = ladders[ladder];
  const sum: Worth = { edges: 0, settled: 0, finished: 0, decides: 0, capped: 0, wrote: 0, without: 0, guesses: 0 };
  for (const puzzle of boards) {
    const climb = (options: ClimbOptions, trials: number) =>
      runSync(used.climb(puzzle, options, meter({ maxNodes: trials })));
    sum.edges += puzzle.grid.edges;
    sum.wrote += [...climb({}, TRIALS).wroteBy.values()].filter((rung) => rung === k).length;
    const { settled, solved, wroteBy } = climb({ upTo: k + 1 }, TRIALS);
    sum.settled += settled.length;
    if (solved) sum.finished++;
    if ([...wroteBy.values()].includes(k)) sum.decides++;
    if (runSync(used.nodes(puzzle, k + 1, meter({ maxNodes: NODES }))) === null) sum.capped++;
    const less = climb({ without: k }, k === 0 ? BLIND : ABLATED);
    if (less.solved) sum.without++;
    else sum.guesses += solve(puzzle, { known: less.settled }).nodes;
  }
  return sum;
}

function rungRow(set: BoardSet, ladder: LadderName, k: number): Task {
  const rung = ladders[ladder].rungs[k] as string;
  const id = `${set.id}-${ladder}-${rung}`;
  return {
    id,
    quick: false,
    run: () => {
      const boards = set.boards();
      const { edges, settled, finished, decides, capped, wrote, without, guesses } = weigh(ladder, k, boards);
      const fit = set.id === "made-greedy-8x8" && rung === "fit" ? FIT_PERCENT : undefined;
      return row(
        id,
        { boards: set.title, ladder, rung, count: boards.length },
        {
          settled: set.find(percent(settled, edges), fit),
          finished: set.find(finished),
          decides: set.find(decides),
          capped: set.find(capped),
          wrote: set.find(percent(wrote, edges)),
          without: set.find(without),
          guesses: set.find(guesses),
        },
      );
    },
  };
}

export const rungs: Experiment = {
  name: "rungs",
  parameters: {
    nodes: NODES,
    trials: TRIALS,
    ablated: ABLATED,
    blind: BLIND,
    seed: MADE_SEED,
    published: fingerprint(published.boards()),
  },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "ladder", heading: "ladder", text: true },
    { field: "rung", heading: "rung", text: true },
    { field: "settled", heading: "edges settled so far, %" },
    { field: "finished", heading: "boards finished so far" },
    { field: "decides", heading: "boards where it settles something" },
    { field: "wrote", heading: "edges it settles, %" },
    { field: "capped", heading: `boards that still cost ${NODES} branch points` },
    { field: "without", heading: "finished without it" },
    { field: "guesses", heading: "search nodes for the rest" },
  ],
  note: `A climb ends after ${TRIALS} suppositions, without a rung after ${ABLATED}, without the first after ${BLIND}.`,
  tasks: () =>
    [published, ...madeSets("greedy"), ...bankSets()].flatMap((set) =>
      (["default", "article"] as const).flatMap((ladder) =>
        ladders[ladder].rungs.map((_, k) => rungRow(set, ladder, k)),
      ),
    ),
};
