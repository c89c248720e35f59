/**
 * What the article's text says, where the numbers can tell.
 *
 * Source. Sentences of the article, each as a statement about the grids of GRIDS (or of its own tables), published as true.
 * Method. The censuses and comparisons of the other tables; a scatter's chance of one answer is genuine / layouts, without a draw.
 * Cost.   A few seconds for the larger grids.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { censusOf, comparisonOf } from "../../src/goishi-hiroi/grids.js";
import { LADDER_PRUNING } from "../../src/goishi-hiroi/reference.js";
import { shown, sidesOf } from "../../src/published.js";
import { against, row, type Value } from "../../src/value.js";
import { swept } from "./reversal.js";

const GRIDS = ["3x4", "3x5", "3x6", "3x7", "3x8", "4x4", "4x5", "4x6", "5x5"] as const;
/** Grids of two rows, all layouts of which have their clean answers counted. */
const STRIPS = ["2x4", "2x5", "2x6", "2x7"] as const;

function claim(id: string, words: string, quick: boolean, check: () => Value, published: Value = true): Task {
  return { id, quick, run: () => row(id, { claim: words }, { found: against(check(), published) }) };
}

/** Grids, as a list of names, on which something fails; or that it holds on all. */
function everywhere(holds: (grid: string) => boolean): Value {
  const failing = GRIDS.filter((grid) => !holds(grid));
  return failing.length === 0 ? true : `not on ${failing.map((grid) => shown(grid)).join(", ")}`;
}

/** From the smallest puzzles on, a scatter of more stones has exactly one answer less often. */
function onlyFalls(grid: string): boolean {
  const shares = censusOf(grid)
    .byStones.filter(({ genuine }) => genuine > 0)
    .map(({ genuine, layouts }) => genuine / layouts);
  return shares.every((share, k) => k === 0 || share < (shares[k - 1] ?? 0));
}

function rise(grid: string): number {
  const { published, reverse } = comparisonOf(grid);
  return reverse.clearable / published.clearable - 1;
}

function published(rung: string): number {
  return Number(LADDER_PRUNING.find((line) => line["rung"] === rung)?.["10x10Median"]);
}

export const claims: Experiment = {
  name: "claims",
  parameters: { grids: GRIDS, strips: STRIPS },
  columns: [
    { field: "claim", heading: "the article says", text: true },
    { field: "found", heading: "found", text: true },
  ],
  tasks: () => [
    claim("clearable", "without the clause more layouts can be cleared", false, () =>
      everywhere((grid) => rise(grid) > 0),
    ),
    claim("rise", "… by a fifth to a third (from 19.5 %)", false, () =>
      everywhere((grid) => rise(grid) >= 0.195 && rise(grid) <= 1 / 3),
    ),
    claim("one", "without the clause more layouts have exactly one answer", false, () =>
      everywhere((grid) => comparisonOf(grid).reverse.unique > comparisonOf(grid).published.unique),
    ),
    claim("falls", "the more stones are scattered, the fewer layouts have exactly one answer", false, () =>
      everywhere(onlyFalls),
    ),
    claim("smallest", "the smallest puzzle has seven stones", false, () =>
      everywhere((grid) => censusOf(grid).byStones.find(({ genuine }) => genuine > 0)?.stones === 7),
    ),
    claim("half", "the most puzzles are at half the squares, within a tenth of them", false, () =>
      everywhere((grid) => {
        const [rows, cols] = sidesOf(grid);
        const most = censusOf(grid).byStones.reduce((a, b) => (b.genuine > a.genuine ? b : a));
        return Math.abs(most.stones / (rows * cols) - 0.5) <= 0.1;
      }),
    ),
    claim("strips", "all layouts of two rows that can be cleared have a clean answer (2×4 to 2×7)", true, () =>
      STRIPS.every((grid) => swept(grid).hasClean === swept(grid).clearable),
    ),
    claim(
      "factor",
      "all pruning together is worth a factor of 47 on 10×10, by its own table",
      true,
      () => Math.round(published("line") / published("probe")),
      47,
    ),
    claim(
      "reach",
      "`reach` alone is worth 18 there",
      true,
      () => Math.round(published("line") / published("reach")),
      18,
    ),
  ],
};
