/** The article's ladder: `fit`, `cover`, `area`, `trial` over candidate shapes, kept so that its tables can be redrawn. */

import { type Cell, Ladder, type Note, type Rung, type Telling } from "@hashigo/core";
import { clueCells, type Puzzle } from "../puzzle.js";
import { givenByRules } from "../rungs/sentences-drawn.js";
import { areaKernel } from "./area.js";
import { coverKernel } from "./cover.js";
import { fitKernel } from "./fit.js";
import { killed, sayArea, sayCover, sayFit, sayTrial } from "./sentences.js";
import { Shapes } from "./shapes.js";

function noteOf(telling: Telling<Shapes>): Note {
  const dead = killed(telling);
  return {
    kind: "shapes-out",
    cells: [...new Set(dead.map((i) => telling.state.bendOf(i)))],
    values: dead.slice(0, 64).map((i) => `${telling.state.bendOf(i)}:${telling.state.rise(i)}:${telling.state.run(i)}`),
  };
}

/** Shapes through a cell, its clue and its edges; all clues in strict form, which counts them. */
function readCell(s: Shapes, cell: Cell, out: Set<number>): void {
  s.each(cell, (i) => {
    out.add(i);
    return true;
  });
  for (let slot = s.K; slot < s.store.length; slot++) out.add(slot);
}

const kernel = { kind: "kernel", note: noteOf } as const;

/** Shapes of a board, 128 MB: 76×76. Explaining needs twice as much. */
const MAX_SHAPES = 2 ** 25;

export const articleLadder: Ladder<Puzzle, Shapes> = /* @__PURE__ */ new Ladder<Puzzle, Shapes>({
  id: "article",
  rungs: [
    {
      ...kernel,
      id: "fit",
      name: { en: "Shapes that fit", ja: "置ける形" },
      meaning: { en: "what a circle or arrow still allows", ja: "丸や矢印に合う形" },
      due: (s) => s.fits.pop(),
      apply: fitKernel,
      reads: readCell,
      say: sayFit,
    },
    {
      ...kernel,
      id: "cover",
      name: { en: "One owner", ja: "持ち主" },
      meaning: { en: "a cell that only one L can reach", ja: "一つのL字しか届かないマス" },
      due: (s) => s.covers.pop(),
      apply: coverKernel,
      reads: readCell,
      say: sayCover,
    },
    {
      ...kernel,
      id: "area",
      name: { en: "Sizes add up", ja: "大きさの合計" },
      meaning: { en: "areas fill the board", ja: "大きさの合計は盤の広さ" },
      due: (s) => s.areas.pop(),
      apply: areaKernel,
      say: sayArea,
    },
    {
      ...kernel,
      kind: "trial",
      id: "trial",
      name: { en: "Trial", ja: "仮置き" },
      meaning: { en: "suppose, then contradict", ja: "仮に置いて矛盾を探す" },
      due: () => -1,
      apply: () => true,
      say: sayTrial,
    } satisfies Rung<Shapes>,
  ],
  blank: (puzzle) => new Shapes(puzzle),
  clues: clueCells,
  sayGiven: givenByRules,
  facts: (puzzle) => puzzle.grid.edges,
  tooLarge: ({ rows, cols }) => rows * cols * (rows - 1) * (cols - 1) > MAX_SHAPES,
  choose: (state) => state.choose(),
});
