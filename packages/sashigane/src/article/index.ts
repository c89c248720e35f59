/** The article's ladder: `fit`, `cover`, `area`, `trial` over candidate shapes, kept so that its tables can be redrawn. */
import {
  type Cell,
  type Fact,
  Ladder,
  type Note,
  place,
  placeJa,
  type Rung,
  type Sentence,
  type Telling,
} from "@hashigo/core";
import { clueCells, type Puzzle } from "../puzzle.js";
import { conclusion } from "../rungs/sentences.js";
import { areaKernel } from "./area.js";
import { coverKernel, sharedBy } from "./cover.js";
import { fitKernel } from "./fit.js";
import { Shapes } from "./shapes.js";

function killed(telling: Telling<Shapes>): number[] {
  return telling.changes.filter(({ slot }) => slot < telling.state.K).map(({ slot }) => slot);
}

function shapeIn(s: Shapes, i: number): Sentence {
  const { cols } = s;
  const bend = s.bendOf(i);
  const tips = [bend + s.rise(i) * cols, bend + s.run(i)];
  return {
    en: `the L from ${place(tips[0]!, cols)} over ${place(bend, cols)} to ${place(tips[1]!, cols)}`,
    ja: `${placeJa(tips[0]!, cols)}から${placeJa(bend, cols)}を通り${placeJa(tips[1]!, cols)}までのL字`,
  };
}

function because(telling: Telling<Shapes>, reason: Sentence): Sentence {
  const { state, effects, fails } = telling;
  if (fails)
    return {
      en: `${reason.en}: no shape is left for ${place(state.failedAt, state.cols)}.`,
      ja: `${reason.ja}。${placeJa(state.failedAt, state.cols)}に置ける形がありません。`,
    };
  if (effects.length > 0) {
    const drawn = conclusion(effects as readonly Fact[], state.cols);
    return { en: `${reason.en}, so ${drawn.en}.`, ja: `${reason.ja}。したがって${drawn.ja}。` };
  }
  const dead = killed(telling);
  const what =
    dead.length === 1 ? shapeIn(state, dead[0]!) : { en: `${dead.length} shapes`, ja: `${dead.length}個の形` };
  return {
    en: `${reason.en}, so ${what.en} ${dead.length === 1 ? "is" : "are"} out.`,
    ja: `${reason.ja}。したがって${what.ja}は置けません。`,
  };
}

function noteOf(telling: Telling<Shapes>): Note {
  const dead = killed(telling);
  return {
    kind: "shapes-out",
    cells: [...new Set(dead.map((i) => telling.state.bendOf(i)))],
    values: dead.slice(0, 64).map((i) => `${telling.state.bendOf(i)}:${telling.state.rise(i)}:${telling.state.run(i)}`),
  };
}

function sayFit(telling: Telling<Shapes>): Sentence {
  const { cols } = telling.state;
  const at = telling.step.site;
  return because(telling, {
    en: `Only shapes that suit the clue and the drawn edges at ${place(at, cols)} stay`,
    ja: `${placeJa(at, cols)}の手がかりと引かれた線に合う形だけが残ります`,
  });
}

function sayCover(telling: Telling<Shapes>): Sentence {
  const { state, step } = telling;
  const shared = (sharedBy(state, step.site) ?? []).filter((cell) => cell !== step.site);
  const cells = shared.slice(0, 3);
  const en = cells.map((cell) => place(cell, state.cols)).join(", ");
  const ja = cells.map((cell) => placeJa(cell, state.cols)).join("、");
  return because(telling, {
    en: `Every shape still possible at ${place(step.site, state.cols)} also covers ${en}, which is denied to all others`,
    ja: `${placeJa(step.site, state.cols)}に置ける形はどれも${ja}を通るので、そこは他のピースのものではありません`,
  });
}

function sayArea(telling: Telling<Shapes>): Sentence {
  const { state } = telling;
  const bends = [...new Set(killed(telling).map((i) => state.bendOf(i)))].slice(0, 3);
  const en = bends.map((cell) => place(cell, state.cols)).join(", ");
  const ja = bends.map((cell) => placeJa(cell, state.cols)).join("、");
  return because(telling, {
    en: `All sizes add up to ${state.size}, and the others cannot make up for some sizes of the piece at ${en}`,
    ja: `大きさの合計は${state.size}で、${ja}のピースの大きさの一部は他で埋め合わせられません`,
  });
}

function sayTrial(telling: Telling<Shapes>): Sentence {
  const { state, step, inner } = telling;
  const shape = shapeIn(state, step.site);
  const last = inner[inner.length - 1];
  const gap =
    inner.length > 1
      ? { en: ` After ${inner.length - 1} steps: `, ja: `${inner.length - 1}手の後、` }
      : { en: " ", ja: "" };
  return because(telling, {
    en: `Suppose ${shape.en} were laid.${gap.en}${last?.en ?? "a cell is left without a shape."} So it is not`,
    ja: `${shape.ja}を置くとします。${gap.ja}${last?.ja ?? "置ける形のないマスが残ります。"}よって置けません`,
  });
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
  facts: (puzzle) => puzzle.grid.edges,
  choose: (state) => state.choose(),
});
