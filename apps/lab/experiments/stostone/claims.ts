/**
 * Do the article's sentences follow from its own figures, and from the rules?
 *
 * Source. Sentences of the article, each beside the figure or the truth value that it states.
 * Method. Arithmetic on the published figures; where the sentence is about shadings, all shadings of small boards.
 * Cost.   A second.
 */
import { countShadings, recurrence, SHADED, stoneFalls, stonesOf } from "@hashigo/stostone";
import type { Experiment } from "../../src/experiment.js";
import { shown } from "../../src/published.js";
import { balancedShadings, blankBoard, fallTogether, isPacked, pictureOf } from "../../src/stostone/falls.js";
import {
  ABLATION,
  ANSWERS,
  ATTRIBUTION,
  CROSS_CHECKS,
  FOUR_ROWS,
  PINNABLE,
  RULE_ABLATION,
} from "../../src/stostone/reference.js";
import { against, row, type Value } from "../../src/value.js";

interface Claim {
  readonly id: string;
  readonly claim: string;
  readonly published: Value;
  readonly ours: () => Value;
}

function figure(
  table: readonly Readonly<Record<string, string | number>>[],
  key: string,
  of: string,
  field: string,
): number {
  return Number(table.find((line) => line[key] === of)?.[field]);
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

const RUNGS = ["col", "clue", "fit", "drop", "probe"] as const;
const SIDE = 4;
const TALLEST = 20;

/** Does every cell of every 4×4 shading that falls right land on row R − 1 − n, for n of its cells below that are (not) shaded? */
function landsAbove(mark: "shaded" | "blank"): boolean {
  const board = blankBoard(SIDE, SIDE);
  const { grid } = board;
  for (const shading of balancedShadings(SIDE, SIDE)) {
    if (!isPacked(grid, fallTogether(grid, pictureOf(grid, shading)))) continue;
    const stones = stonesOf(board, shading);
    const falls = stoneFalls(board, shading, stones);
    for (const [stone, cells] of stones.cells.entries())
      for (const cell of cells) {
        let below = 0;
        for (let next = cell + grid.cols; next < grid.size; next += grid.cols)
          if ((shading.cells[next] === SHADED) === (mark === "shaded")) below++;
        if (grid.rowOf(cell) + (falls[stone] ?? 0) !== grid.rows - 1 - below) return false;
      }
  }
  return true;
}

function oneColumnPacks(): boolean {
  for (let rows = 2; rows <= 12; rows += 2) {
    const { grid } = blankBoard(rows, 1);
    for (const shading of balancedShadings(rows, 1))
      if (!isPacked(grid, fallTogether(grid, pictureOf(grid, shading)))) return false;
  }
  return true;
}

function fallsWithAim(): boolean {
  return PINNABLE.every((line) =>
    PINNABLE.filter(({ board }) => board === line["board"]).every(
      (other) =>
        Number(other["stonesAimedAt"]) <= Number(line["stonesAimedAt"]) ||
        Number(other["pinnedPercent"]) < Number(line["pinnedPercent"]),
    ),
  );
}

const SIZES = ANSWERS.map((line) => String(line["size"]));
const boardsOf = (size: string): number => figure(ATTRIBUTION, "size", size, "boards");
const stonesIn = (size: string): number => figure(ANSWERS, "size", size, "stones");
const cellsIn = (size: string): number => Number.parseInt(size, 10) ** 2 * boardsOf(size);
const total = (value: (size: string) => number): number => SIZES.reduce((sum, size) => sum + value(size), 0);

const CLAIMS: readonly Claim[] = [
  {
    id: "blanks",
    claim: "a cell with b blanks below it lands on row H−1−b",
    published: true,
    ours: () => landsAbove("blank"),
  },
  {
    id: "shaded",
    claim: "the same with b shaded cells below it, as its code has it",
    published: true,
    ours: () => landsAbove("shaded"),
  },
  {
    id: "terms",
    claim: "terms of 4×n that confirm the recurrence, beyond those that fix its three coefficients",
    published: 7,
    ours: () => FOUR_ROWS.terms.length - 2 * FOUR_ROWS.coefficients.length,
  },
  {
    id: "one-column",
    claim: "a single column fills its lower half whenever it is balanced (to 12 rows)",
    published: true,
    ours: oneColumnPacks,
  },
  {
    id: "four-rows",
    claim: "`convex` and `count` are the same on every 4×n",
    published: true,
    ours: () => {
      const { coefficients, terms } = recurrence(SIDE, "convex");
      const six = countShadings(SIDE, 1, "count").count;
      return coefficients.length === 1 && coefficients[0] === six && terms[0] === six;
    },
  },
  {
    id: "two-rows",
    claim: `on two rows all three readings are the same (to ${TALLEST} columns)`,
    published: true,
    ours: () =>
      Array.from({ length: TALLEST }, (_, i) => i + 1).every(
        (cols) => countShadings(2, cols).count === countShadings(2, cols, "count").count,
      ),
  },
  {
    id: "fewer-stones",
    claim: "boards of fewer stones are pinned less often, if its column “stones aimed at” is a number of stones",
    published: true,
    ours: () => !fallsWithAim(),
  },
  {
    id: "ratio",
    claim: "assumptions without `col` / without `drop`",
    published: 71,
    ours: () =>
      rounded(
        figure(ABLATION, "variant", "-col", "assumptions") / figure(ABLATION, "variant", "-drop", "assumptions"),
        0,
      ),
  },
  { id: "maps", claim: "2,870 of 8,081 answers, %", published: 35.5, ours: () => rounded((2870 / 8081) * 100, 1) },
  ...SIZES.map((size) => ({
    id: `mean-${size}`,
    claim: `cells of a stone, ${shown(size)}: half of all cells by its stones`,
    published: figure(ANSWERS, "size", size, "meanStone"),
    ours: () => rounded(cellsIn(size) / 2 / stonesIn(size), 2),
  })),
  ...SIZES.map((size) => ({
    id: `sum-${size}`,
    claim: `shares of the five rungs together, ${shown(size)}, %`,
    published: 100,
    ours: () =>
      rounded(
        RUNGS.reduce((sum, rung) => sum + figure(ATTRIBUTION, "size", size, rung), 0),
        1,
      ),
  })),
  {
    id: "sixth",
    claim: "`col` writes about a sixth of the board: one cell in",
    published: 6,
    ours: () =>
      rounded(total(cellsIn) / total((size) => (cellsIn(size) * figure(ATTRIBUTION, "size", size, "col")) / 100), 0),
  },
  {
    id: "fifth",
    claim: "about a fifth of all stones never move: one in",
    published: 5,
    ours: () =>
      rounded(
        total(stonesIn) / total((size) => (stonesIn(size) * figure(ANSWERS, "size", size, "neverMovePercent")) / 100),
        0,
      ),
  },
  {
    id: "prefixes",
    claim: "clue prefixes: all stones and one more a board",
    published: Number(CROSS_CHECKS.find((line) => line["what"] === "clue prefixes")?.["n"]),
    ours: () => total(stonesIn) + total(boardsOf),
  },
  {
    id: "convexity",
    claim: "adding convexity to counting makes no shipped board unique again",
    published: true,
    ours: () => RULE_ABLATION.every((line) => line["convex"] === line["count"]),
  },
];

export const claims: Experiment = {
  name: "claims",
  parameters: { side: SIDE, tallest: TALLEST },
  columns: [
    { field: "claim", heading: "the article says", text: true },
    { field: "ours", heading: "its figures and the rules say" },
  ],
  tasks: () =>
    CLAIMS.map(({ id, claim, published, ours }) => ({
      id,
      quick: true,
      run: () => row(id, { claim }, { ours: against(ours(), published) }),
    })),
};
