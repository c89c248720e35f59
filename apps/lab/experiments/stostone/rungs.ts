/**
 * What is each rung worth, in both ladders, cumulatively from the bottom?
 *
 * Source. The article, on its shipped boards of 6×6 and 8×8: cells settled by the rungs so far from the empty board, and cells that each rung writes in a
 *         full climb.
 * Method. Both of these; the boards finished so far; the boards on which it settles more than the rungs below; and the nodes of a plain search that prunes with
 *         the kernels so far (AnyLadder.nodes), to NODES a board. A trial prunes nothing there, since a search supposes by itself, so its
 *         row repeats the last kernel's and is left out. A climb ends after TRIALS suppositions and then counts as not finished.
 * Boards. Made here in the article's way, where its figures stand beside; the shipped bank; published puzzles.
 * Cost.   Seconds a row.
 */
import { type Climb, meter, runSync } from "@hashigo/core";
import { format, ladders, type Puzzle } from "@hashigo/stostone";
import { type BoardSet, fingerprint } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { ATTRIBUTION, publishedRung, RUNGS_ALONE } from "../../src/stostone/reference.js";
import { bankSets, MADE_SEED, madeSets, madeSizeOf, published } from "../../src/stostone/sets.js";
import { median, percent, row, type Value } from "../../src/value.js";

const TRIALS = 5000;
const NODES = 1000;

type LadderName = keyof typeof ladders;

/** Climbs by set, ladder and height, which the rows of several rungs read. */
const climbed = new Map<string, readonly Climb[]>();

function climbs(set: BoardSet<Puzzle>, ladder: LadderName, upTo: number): readonly Climb[] {
  const key = `${set.id} ${ladder} ${upTo}`;
  const before = climbed.get(key);
  if (before !== undefined) return before;
  const made = set
    .boards()
    .map((puzzle) => runSync(ladders[ladder].climb(puzzle, { upTo }, meter({ maxNodes: TRIALS }))));
  climbed.set(key, made);
  return made;
}

/** A board that needs more than NODES counts as more than any number. */
function shownNodes(nodes: number | null): Value {
  return nodes === Number.POSITIVE_INFINITY ? `over ${NODES}` : nodes;
}

function rungRow(set: BoardSet<Puzzle>, ladder: LadderName, k: number): Task {
  const used = ladders[ladder];
  const rung = used.rungs[k] as string;
  const size = ladder === "article" ? madeSizeOf(set) : null;
  const beside = (table: typeof RUNGS_ALONE): string | number | undefined =>
    table.find((line) => line["size"] === size)?.[publishedRung(rung)];
  const id = `${set.id}-${ladder}-${rung}`;
  return {
    id,
    quick: set.id === "made-6x6",
    run: () => {
      const boards = set.boards();
      const cells = boards.reduce((sum, { grid }) => sum + grid.size, 0);
      const so = climbs(set, ladder, k + 1);
      const lower = climbs(set, ladder, k);
      const more = so.filter(({ settled }, i) => settled.length > (lower[i]?.settled.length ?? 0));
      const full = climbs(set, ladder, used.rungs.length);
      const wrote = full.map(({ wroteBy }) => [...wroteBy.values()].filter((by) => by === k).length);
      const kernel = used.info(k).kind === "kernel";
      const nodes = boards.map((puzzle) =>
        kernel ? runSync(used.nodes(puzzle, k + 1, meter({ maxNodes: NODES }))) : 0,
      );
      return row(
        id,
        { boards: set.title, count: boards.length, ladder, rung },
        {
          settled: set.find(
            percent(
              so.reduce((sum, { settled }) => sum + settled.length, 0),
              cells,
            ),
            beside(RUNGS_ALONE),
          ),
          finished: set.find(so.filter(({ solved }) => solved).length),
          decides: set.find(more.length),
          wrote: set.find(
            percent(
              wrote.reduce((sum, n) => sum + n, 0),
              cells,
            ),
            beside(ATTRIBUTION),
          ),
          nodes: set.find(kernel ? shownNodes(median(nodes.map((n) => n ?? Number.POSITIVE_INFINITY))) : null),
          capped: set.find(kernel ? nodes.filter((n) => n === null).length : null),
        },
      );
    },
  };
}

export const rungs: Experiment = {
  name: "rungs",
  parameters: {
    trials: TRIALS,
    nodes: NODES,
    seed: MADE_SEED,
    published: fingerprint(published.boards().map((puzzle) => ({ url: format(puzzle, "url"), rules: puzzle.rules }))),
  },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "ladder", heading: "ladder", text: true },
    { field: "rung", heading: "rung", text: true },
    { field: "settled", heading: "cells settled so far, %" },
    { field: "finished", heading: "boards finished so far" },
    { field: "decides", heading: "boards where that is more than below" },
    { field: "wrote", heading: "cells it writes in a full climb, %" },
    { field: "nodes", heading: "nodes of a search with the kernels so far, median" },
    { field: "capped", heading: `boards that need more than ${NODES}` },
  ],
  note: `A climb ends after ${TRIALS} suppositions, a search after ${NODES} nodes. \`total\` and \`trial-fall\` speak of sizes and falls; what follows from them is written by the rungs below.`,
  tasks: () =>
    [...madeSets(), ...bankSets(), published].flatMap((set) =>
      (["article", "default"] as const).flatMap((ladder) =>
        ladders[ladder].rungs.map((_, k) => rungRow(set, ladder, k)),
      ),
    ),
};
