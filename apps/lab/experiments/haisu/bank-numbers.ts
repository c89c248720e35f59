/**
 * How many numbers do the shipped boards keep?
 *
 * Source. The article's bank of 20, minimal and part-way boards apart. The shipped bank here has other wishes (bank/plan.json), so its figures stand
 *         beside and are compared with nothing.
 * Method. Counting numbers; `minimal` is proved board by board in the bank's own tests.
 * Cost.   None.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { BANK, sideOf } from "../../src/haisu/reference.js";
import { bankSets, shippedOf } from "../../src/haisu/sets.js";
import { shown } from "../../src/published.js";
import { percent, row, sampled } from "../../src/value.js";

function range(list: readonly number[]): readonly number[] | null {
  return list.length === 0 ? null : [Math.min(...list), Math.max(...list)];
}

function sizeRow(published: (typeof BANK)[number]): Task {
  const { grid } = published;
  const side = sideOf(grid);
  const set = bankSets().find(({ id }) => id.startsWith(`bank-${grid}-`));
  const id = set?.id ?? grid;
  return {
    id,
    quick: true,
    run: () => {
      const boards = shippedOf(side).map(({ entry, puzzle }) => ({
        minimal: entry.minimal,
        numbers: puzzle.numbers.filter((n) => n > 0).length,
      }));
      const kept = (minimal: boolean): number[] =>
        boards.filter((board) => board.minimal === minimal).map((board) => board.numbers);
      return row(
        id,
        { grid: shown(grid), cells: side * side, boards: boards.length },
        {
          minimal: sampled(kept(true).length, published.minimal),
          keptMinimal: sampled(range(kept(true)), published.kept_minimal),
          keptPartway: sampled(range(kept(false)), published.kept_partway),
          least: sampled(percent(Math.min(...kept(true)), side * side)),
        },
      );
    },
  };
}

export const bankNumbers: Experiment = {
  name: "bank-numbers",
  parameters: { grids: BANK.map(({ grid }) => grid) },
  columns: [
    { field: "grid", heading: "grid", text: true },
    { field: "cells", heading: "cells" },
    { field: "boards", heading: "boards" },
    { field: "minimal", heading: "minimal" },
    { field: "keptMinimal", heading: "numbers they keep" },
    { field: "keptPartway", heading: "numbers the others keep" },
    { field: "least", heading: "fewest, % of cells" },
  ],
  tasks: () => BANK.map(sizeRow),
};
