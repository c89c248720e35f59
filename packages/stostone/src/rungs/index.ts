/** The default ladder of Stostone: from marks at a border to suppositions on any cell. */

import { Ladder, type Rung, type Sentence } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { clueCells, type Puzzle } from "../puzzle.js";
import { Falls, KERNELS } from "../state.js";
import { dueAt, runAt } from "./kernels.js";
import { sayBorder, sayColumn, sayNumber, sayReach, sayTotal, sayTrial } from "./reasons.js";
import { sayBelow, sayFall } from "./reasons-fall.js";
import { givenByRules, noteOf, type Say } from "./sentences.js";

type Reads = (s: Falls, site: number, out: Set<number>) => void;

export const readBorder: Reads = (s, cell, out) => {
  out.add(cell);
  for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) if (s.layout.apart[k]! >= 0) out.add(s.layout.apart[k]!);
};

/** Cells of a region, its falls, and whether its number is laid. */
export const readRegion: Reads = (s, region, out) => {
  const { head, cells, size, count } = s.layout;
  for (let k = head[region]!; k < head[region + 1]!; k++) out.add(cells[k]!);
  for (let k = 0; k < 4; k++) out.add(size + k * count + region);
};

export const readColumn: Reads = (s, column, out) => {
  for (let i = column; i < s.layout.size; i += s.layout.cols) out.add(i);
};

/** A column, or behind the columns a region. A tall board's region looks at the whole of its columns. */
export const readEither: Reads = (s, site, out) => {
  const { cols, head, cells, tall } = s.layout;
  if (site < cols) return readColumn(s, site, out);
  readRegion(s, site - cols, out);
  if (tall) for (let k = head[site - cols]!; k < head[site - cols + 1]!; k++) readColumn(s, cells[k]! % cols, out);
};

const readAll: Reads = (s, _site, out) => {
  for (let slot = 0; slot < s.store.length; slot++) out.add(slot);
};

function rung(k: number, id: string, name: Sentence, meaning: Sentence, reads: Reads, say: Say): Rung<Falls> {
  const kernel = k < KERNELS;
  return {
    id,
    name,
    meaning,
    kind: kernel ? "kernel" : "trial",
    due: (s) => (kernel ? dueAt(s, k) : -1),
    apply: (s, site) => !kernel || runAt(s, k, site),
    reads,
    say,
    note: noteOf,
  };
}

export const RUNGS: readonly Rung<Falls>[] = [
  rung(
    0,
    "border",
    { en: "Stones apart", ja: "石は離れる" },
    { en: "no two shaded cells meet at a border", ja: "境界をはさんで黒マスは並ばない" },
    readBorder,
    (t) => sayBorder(t),
  ),
  rung(
    1,
    "number",
    { en: "Count of a region", ja: "区画の個数" },
    { en: "a number is reached, or all that is left is needed", ja: "数に達した、または残りすべてが要る" },
    readRegion,
    (t) => sayNumber(t),
  ),
  rung(
    2,
    "column",
    { en: "Half of a column", ja: "列の半分" },
    { en: "half of every column is shaded", ja: "どの列も半分が黒マス" },
    readColumn,
    (t) => sayColumn(t),
  ),
  rung(
    3,
    "reach",
    { en: "One stone", ja: "石はひとつ" },
    {
      en: "a stone is one piece: what it cannot reach, where it must pass",
      ja: "石はひとつながり。届かないマスと必ず通るマス",
    },
    readRegion,
    (t) => sayReach(t),
  ),
  rung(
    4,
    "total",
    { en: "Half of the board", ja: "盤の半分" },
    {
      en: "half of the board is shaded: what the other regions leave to one",
      ja: "盤の半分が黒マス。ほかの区画が残す分",
    },
    readAll,
    sayTotal,
  ),
  rung(
    5,
    "below",
    { en: "What lies below", ja: "下にあるもの" },
    { en: "a stone falls by the blanks below each of its cells", ja: "石は各マスの下の白マスの数だけ落ちる" },
    readEither,
    sayBelow,
  ),
  rung(
    6,
    "fall",
    { en: "Fall of a stone", ja: "石の落ち方" },
    { en: "the falls still possible, and what they have in common", ja: "まだありうる落ち方と、その共通点" },
    readEither,
    sayFall,
  ),
  rung(
    7,
    "trial-fall",
    { en: "If it fell so far", ja: "落ち方の仮定" },
    { en: "suppose how far a stone falls, then contradict", ja: "石の落ち方を仮に決めて矛盾を探す" },
    () => {},
    sayTrial,
  ),
  rung(
    8,
    "trial",
    { en: "Trial", ja: "仮置き" },
    { en: "suppose a cell, then contradict", ja: "マスを仮に置いて矛盾を探す" },
    () => {},
    sayTrial,
  ),
];

export const defaultLadder: Ladder<Puzzle, Falls> = /* @__PURE__ */ new Ladder<Puzzle, Falls>({
  id: "default",
  rungs: RUNGS,
  blank: (puzzle) => new Falls(puzzle, ["fall", "cell"]),
  clues: clueCells,
  sayGiven: givenByRules,
  facts: (puzzle) => puzzle.grid.size,
  propagate: (state, upTo) => state.propagate(upTo),
  choose: (state) => state.choose(),
});
