/**
 * What a deduction draws, in words: by cells, so that one of them is named once ("r5c4 is joined to r4c4 and cut off from r5c3 and
 * r5c5"). At most {@link SHOWN} cells are told of, the rest is counted.
 */
import { type Cell, cellsInWords, type Fact, place, placeJa, type Sentence } from "@hashigo/core";
import type { Puzzle } from "../puzzle.js";

const SHOWN = 3;

/** One cell with the neighbours it is joined to and cut off from. */
interface Star {
  readonly centre: Cell;
  readonly joined: readonly Cell[];
  readonly cut: readonly Cell[];
}

type Edge = Extract<Fact, { kind: "edge" }>;

/** "r1c1, r1c2 and r1c3"; of more cells three and how many others. */
export function cellsIn(cells: readonly Cell[], cols: number): Sentence {
  return cellsInWords(cells, cols, SHOWN);
}

/** Cells with the most edges first, `first` before all; each edge is told once. */
function stars(effects: readonly Edge[], first: Cell): Star[] {
  const out: Star[] = [];
  for (let left = effects; left.length > 0; ) {
    const weight = new Map<Cell, number>();
    for (const { cells } of left)
      for (const cell of cells) weight.set(cell, (weight.get(cell) ?? 0) + (cell === first ? 10 : 1));
    const most = Math.max(...weight.values());
    const centre = [...weight.keys()].filter((cell) => weight.get(cell) === most).reduce((a, b) => Math.min(a, b));
    const mine = left.filter(({ cells }) => cells.includes(centre));
    const others = (value: "on" | "off"): Cell[] =>
      mine
        .filter((fact) => fact.value === value)
        .map(({ cells }) => (cells[0] === centre ? cells[1] : cells[0]))
        .sort((a, b) => a - b);
    out.push({ centre, joined: others("off"), cut: others("on") });
    left = left.filter((fact) => !mine.includes(fact));
  }
  return out;
}

/** "Joined to r4c4 and cut off from r5c3", without the cell itself. `mid`: Japanese that goes on. */
interface Borders extends Sentence {
  readonly mid: string;
}

function bordersOf(
  joined: readonly Cell[],
  cut: readonly Cell[],
  cols: number,
  ja: readonly [string, string][],
): Borders {
  const parts = [
    { cells: joined, en: "joined to", ja: ja[0]! },
    { cells: cut, en: "cut off from", ja: ja[1]! },
  ].filter(({ cells }) => cells.length > 0);
  const said = parts.map((part) => {
    const cells = cellsIn(part.cells, cols);
    return { en: `${part.en} ${cells.en}`, mid: `${cells.ja}と${part.ja[0]}`, end: `${cells.ja}と${part.ja[1]}` };
  });
  const mids = said.map(({ mid }) => mid);
  return {
    en: said.map(({ en }) => en).join(" and "),
    ja: [...mids.slice(0, -1), ...said.slice(-1).map(({ end }) => end)].join("、"),
    mid: mids.join("、"),
  };
}

/** What is drawn already. */
export function drawnAt(joined: readonly Cell[], cut: readonly Cell[], cols: number): Borders {
  return bordersOf(joined, cut, cols, [
    ["つながっていて", "つながっています"],
    ["切れていて", "切れています"],
  ]);
}

/** All edges drawn, those at `first` before the others; `again`: that cell is the last one spoken of, and need not be named. */
export function conclusion(effects: readonly Fact[], cols: number, first: Cell = -1, again = false): Sentence {
  const edges = effects.filter((fact): fact is Edge => fact.kind === "edge");
  const all = stars(edges, first);
  const told = all.slice(0, SHOWN);
  const more = all.slice(SHOWN).reduce((n, { joined, cut }) => n + joined.length + cut.length, 0);
  const said = told.map(({ centre, joined, cut }) => {
    const what = bordersOf(joined, cut, cols, [
      ["つながり", "つながります"],
      ["切れ", "切れます"],
    ]);
    const known = again && centre === first;
    return {
      en: `${known ? "it" : place(centre, cols)} is ${what.en}`,
      ja: known ? what.ja : `${placeJa(centre, cols)}は${what.ja}`,
    };
  });
  return {
    en: said.map((s) => s.en).join("; ") + (more > 0 ? `; and ${more} more edge${more > 1 ? "s" : ""}` : ""),
    ja: said.map((s) => s.ja).join("。") + (more > 0 ? `。ほか${more}か所も決まります` : ""),
  };
}

/** What the frame and the rules say of edges before any clue: in strict form cells without a circle are no bends. */
export function givenByRules({ cols, rules }: Puzzle, effects: readonly Fact[]): Sentence {
  const drawn = conclusion(effects, cols);
  const cells = cellsIn([...new Set(effects.flatMap((fact) => (fact.kind === "edge" ? fact.cells : [])))], cols);
  return rules.form === "strict"
    ? {
        en: `${cells.en} can only be arms here, since every bend holds a circle: ${drawn.en}.`,
        ja: `角には丸があるので、${cells.ja}は腕にしかなれません。${drawn.ja}。`,
      }
    : {
        en: `The frame alone says of ${cells.en}: ${drawn.en}.`,
        ja: `${cells.ja}は枠だけから決まります。${drawn.ja}。`,
      };
}
