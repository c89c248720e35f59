import { type Cell, place, placeJa, type Sentence } from "@hashigo/core";
import { clueCells, genre, isLine, type Progress, type Puzzle } from "@hashigo/haisu";
import { type GenreEntry, type Panel, register } from "./register.js";

function about(puzzle: Puzzle): Sentence {
  const regions = puzzle.regions.count;
  const numbers = clueCells(puzzle).length;
  return {
    en: `${regions} region${regions === 1 ? "" : "s"}, ${numbers} number${numbers === 1 ? "" : "s"}`,
    ja: `${regions}区画・数字 ${numbers}`,
  };
}

/** How often a region can be visited, the drawing being as it is. `cell`: the region's first. */
interface Visits {
  readonly cell: Cell;
  readonly least: number;
  readonly most: number;
}

/**
 * Each visit has two ends, and each end is a crossing, S or G: crossings + ends = 2 × visits. A border is open while the line can still
 * come to both its cells. A visit alternates the colours of a checkerboard, so it takes one cell more of one colour at most.
 */
function visitsOf({ grid, regions, borders, numbers, start, goal, rules }: Puzzle, { edges }: Progress): Visits[] {
  const ends = new Uint8Array(grid.size);
  edges.forEach((mark, edge) => {
    if (isLine(mark)) for (const cell of grid.sides(edge)) ends[cell] = (ends[cell] ?? 0) + 1;
  });
  const isEnd = (cell: Cell): boolean => cell === start || cell === goal;
  const hasRoom = (cell: Cell): boolean => (ends[cell] ?? 0) < (isEnd(cell) ? 1 : 2);
  const drawn = regions.cells.map((cells) => cells.filter(isEnd).length);
  const open = new Array<number>(regions.count).fill(0);
  edges.forEach((mark, edge) => {
    if (borders[edge] !== 1) return;
    const sides = grid.sides(edge);
    const tally = isLine(mark) ? drawn : mark === 0 && sides.every(hasRoom) ? open : null;
    if (tally !== null) for (const cell of sides) bump(tally, regions.of[cell] ?? 0);
  });
  return regions.cells.map((cells, region) => {
    const known = drawn[region] ?? 0;
    const colours = cells.reduce((sum, cell) => sum + ((grid.rowOf(cell) + grid.colOf(cell)) % 2 === 0 ? 1 : -1), 0);
    const said = cells.map((cell) => numbers[cell] ?? 0).filter((n) => n > 0);
    const totals = rules.reading === "cardinal" ? said : [];
    return {
      cell: cells[0] ?? 0,
      least: Math.max(1, Math.abs(colours), Math.ceil(known / 2), ...said),
      most: Math.min(cells.length, Math.floor((known + (open[region] ?? 0)) / 2), ...totals),
    };
  });
}

function bump(tally: number[], at: number): void {
  tally[at] = (tally[at] ?? 0) + 1;
}

/** More regions than these are only counted. */
const NAMED = 8;
const NBSP = "\u00a0";

const visits: Panel<Puzzle, Progress> = {
  id: "visits",
  title: { en: "Visits by region", ja: "区画の訪問回数" },
  line: (puzzle, progress) => {
    const { cols } = puzzle;
    const all = visitsOf(puzzle, progress);
    const wrong = all.find(({ least, most }) => least > most);
    if (wrong !== undefined) {
      const { cell, least, most } = wrong;
      const en = `The region of ${place(cell, cols)} needs ${least} visit${least === 1 ? "" : "s"} and can have ${most}.`;
      const ja = `${placeJa(cell, cols)}の区画には${least}回の訪問が要りますが、${most}回までしかできません。`;
      return { text: { en, ja }, impossible: true };
    }
    const named = all.slice(0, NAMED);
    const more = all.length - named.length;
    const en = named.map(({ cell, least, most }) => `${place(cell, cols)}${NBSP}${range(least, most, " to ")}`);
    const ja = named.map(({ cell, least, most }) => `${placeJa(cell, cols)}${NBSP}${range(least, most, "〜")}回`);
    return {
      text: {
        en: `${en.join(", ")}${more > 0 ? `, and ${more} more region${more === 1 ? "" : "s"}` : ""}. Crossings + ends (S, G) = 2 × visits.`,
        ja: `${ja.join("、")}${more > 0 ? `、ほか${more}区画` : ""}。出入り＋端（S・G）＝2×訪問。`,
      },
      impossible: false,
    };
  },
};

function range(least: number, most: number, to: string): string {
  return least === most ? `${least}` : `${least}${to}${most}`;
}

export const haisu: GenreEntry = register({
  genre,
  bank: async () => (await import("@hashigo/haisu/bank")).bank,
  first: "https://puzz.link/p?haisu/5/5/1551688s120mg2n1g2g3n1g",
  how: [
    {
      en: "Draw one line from S to G through every cell.",
      ja: "SからGまで、全マスを一度ずつ通る線を一本引きます。",
    },
    {
      en: "A number says on which visit to its region the line stands there.",
      ja: "数字は、その区画の何回目の訪問でそこを通るかを表します。",
    },
    { en: "Every border crossed begins a new visit.", ja: "太線を越えるたびに、新しい訪問です。" },
  ],
  credit: { en: "A puzzle by William Hu", ja: "考案：William Hu" },
  about,
  settles: {
    unit: { en: "edges settled", ja: "決まる辺" },
    total: ({ grid }) => grid.edges,
  },
  panels: [visits],
});
