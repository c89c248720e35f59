/**
 * What is each rung worth, in both ladders, cumulatively from the bottom?
 *
 * Source. The article, on its 20 boards: boards finished, boards on which the rung decides something new, gaps decided, and nodes of a search for the
 *         rest, capped at 120,000. Its medians of even numbers are upper ones.
 * Method. core's pricing on the shipped bank, which is other boards with other wishes: the published figures stand beside the article's ladder
 *         and are compared with nothing. Nodes are of a search that prunes with the kernels so far; a trial prunes nothing there. A board
 *         that needs more than the cap counts as more than any number.
 * Cost.   A minute a ladder of a size.
 */
import { type Job, meter, type Priced, pricing, runSync, wholeBoard } from "@hashigo/core";
import { genre, ladders, type Puzzle } from "@hashigo/haisu";
import type { BoardSet } from "../../src/board-set.js";
import type { Experiment, Task } from "../../src/experiment.js";
import { LADDER } from "../../src/haisu/reference.js";
import { bankSets, shippedOf } from "../../src/haisu/sets.js";
import { type Finding, median, percent, row, sampled, type Value } from "../../src/value.js";

/** Nodes of one search, and suppositions of one climb. */
const CAP = 3000;
/** The article calls its trial a probe. */
const PUBLISHED_AS: Readonly<Record<string, string>> = { trial: "probe" };

type LadderName = keyof typeof ladders;

const known = new Map<string, readonly (readonly Priced[])[]>();

/** Of each board of a set, what each rung is worth. */
function priced(set: BoardSet<Puzzle>, ladder: LadderName): readonly (readonly Priced[])[] {
  const key = `${set.id} ${ladder}`;
  const side = Number.parseInt(set.id.slice("bank-".length), 10);
  const found =
    known.get(key) ??
    shippedOf(side).map(({ puzzle, solution }): Priced[] => {
      const exam = wholeBoard(genre.answerFacts(puzzle, solution));
      const job: Job<Priced[]> = pricing(ladders[ladder], puzzle, exam, () => meter({ maxNodes: CAP }));
      return runSync(job);
    });
  known.set(key, found);
  return found;
}

function rungRow(set: BoardSet<Puzzle>, ladder: LadderName, k: number): Task {
  const rung = ladders[ladder].rungs[k] as string;
  const id = `${set.id}-${ladder}-${rung}`;
  const grid = set.id.split("-")[1] ?? "";
  const published =
    ladder === "article"
      ? LADDER.find((line) => line.grid === grid && line.rung === (PUBLISHED_AS[rung] ?? rung))
      : undefined;
  const find = (value: Value, beside?: Value): Finding =>
    beside === undefined ? set.find(value) : sampled(value, beside);
  return {
    id,
    quick: false,
    run: () => {
      const boards = priced(set, ladder).map((rungs) => rungs[k] as Priced);
      const gaps = boards.map(({ share }) => percent(share.settled, share.asked) ?? 0);
      const nodes = median(boards.map((board) => board.nodes ?? Number.POSITIVE_INFINITY));
      return row(
        id,
        { boards: set.title, count: boards.length, ladder, rung },
        {
          finished: find(
            boards.filter(({ share }) => share.settled === share.asked).length,
            ratio(published?.finished, published?.of),
          ),
          decides: find(boards.filter(({ decides }) => decides).length, ratio(published?.new_on, published?.of)),
          gaps: find(median(gaps), published?.gaps_percent_median),
          nodes: find(nodes === Number.POSITIVE_INFINITY ? `over ${CAP}` : nodes, published?.nodes_left_median),
        },
      );
    },
  };
}

function ratio(part: number | undefined, of: number | undefined): string | undefined {
  return part === undefined || of === undefined ? undefined : `${part} of ${of}`;
}

export const rungs: Experiment = {
  name: "rungs",
  parameters: { cap: CAP },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "count", heading: "number" },
    { field: "ladder", heading: "ladder", text: true },
    { field: "rung", heading: "rung", text: true },
    { field: "finished", heading: "finished so far" },
    { field: "decides", heading: "boards where it decides something" },
    { field: "gaps", heading: "edges decided so far, %, median" },
    { field: "nodes", heading: "search nodes, median" },
  ],
  note: "The published figures are of the article's own boards; its cap of nodes is larger.",
  tasks: () =>
    bankSets().flatMap((set) =>
      (["article", "default"] as const).flatMap((ladder) =>
        ladders[ladder].rungs.map((_, k) => rungRow(set, ladder, k)),
      ),
    ),
};
