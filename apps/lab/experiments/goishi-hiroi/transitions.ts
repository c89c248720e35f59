/**
 * Where do layouts go when the clause is deleted: from no answer, one, several to no answer, one, several?
 *
 * Source. None as a table. The article says why there are more layouts with one answer: those that had none get exactly one.
 * Method. compareReverse. Layouts of one stone and more. An answer stays one when the clause goes, so nothing can go down.
 * Cost.   As clause-deleted.
 */
import { ANSWERS, type Answers } from "@hashigo/goishi-hiroi";
import type { Experiment, Task } from "../../src/experiment.js";
import { comparisonOf, isQuick } from "../../src/goishi-hiroi/grids.js";
import { shown } from "../../src/published.js";
import { against, row } from "../../src/value.js";

const GRIDS = ["3x4", "3x5", "3x6", "4x4", "4x5", "4x6", "5x5"] as const;
const FIELDS = ANSWERS.flatMap((from, i) => ANSWERS.slice(i).map((to) => ({ from, to, field: `${from}-${to}` })));
const WORDS: Readonly<Record<Answers, string>> = { none: "no answer", one: "one", many: "several" };

function gridRow(grid: (typeof GRIDS)[number]): Task {
  return {
    id: grid,
    quick: isQuick(grid),
    run: () => {
      const { transitions } = comparisonOf(grid);
      const lost = transitions.one.none + transitions.many.none + transitions.many.one;
      return row(
        grid,
        { grid: shown(grid) },
        {
          ...Object.fromEntries(FIELDS.map(({ from, to, field }) => [field, against(transitions[from][to])])),
          lost: against(lost),
        },
      );
    },
  };
}

export const transitions: Experiment = {
  name: "transitions",
  parameters: { grids: GRIDS },
  columns: [
    { field: "grid", heading: "grid", text: true },
    ...FIELDS.map(({ from, to, field }) => ({ field, heading: `${WORDS[from]} → ${WORDS[to]}` })),
    { field: "lost", heading: "downwards" },
  ],
  tasks: () => GRIDS.map(gridRow),
};
