import { regionsOf, type Violation } from "@hashigo/core";
import { genre, type Progress, type Puzzle, sizeBudget } from "@hashigo/sashigane";
import { type GenreEntry, type Panel, register } from "./register.js";

/** Clues as the puzzle stores them: 0 nothing, 1 to 4 arrows, 5 `?`, 6 a circle, 6 + n a circle with a number. */
const CIRCLE = 6;

function about({ clues }: Puzzle): { en: string; ja: string } {
  const circles = clues.filter((clue) => clue >= CIRCLE).length;
  const arrows = clues.filter((clue) => clue > 0 && clue < 5).length;
  return {
    en: `${circles} circle${circles === 1 ? "" : "s"}, ${arrows} arrow${arrows === 1 ? "" : "s"}`,
    ja: `丸 ${circles}・矢印 ${arrows}`,
  };
}

const budget: Panel<Puzzle> = {
  id: "size-budget",
  title: { en: "Size budget", ja: "大きさの予算" },
  line: (puzzle) => {
    const { total, printed, remainder, fewest, most, possible } = sizeBudget(puzzle);
    if (!possible) {
      return {
        text: {
          en: `The numbers take ${printed} of ${total} cells. The rest, ${remainder}, cannot be shared out.`,
          ja: `数字が${total}マスのうち${printed}マスを取ります。残り${remainder}マスは分けきれません。`,
        },
        impossible: true,
      };
    }
    const range = fewest === most ? [`${fewest}`, `${fewest}`] : [`${fewest} to ${most}`, `${fewest}〜${most}`];
    const taken =
      printed === 0
        ? { en: `All ${total} cells make`, ja: `${total}マスは` }
        : {
            en: `The numbers take ${printed} of ${total} cells. The other ${remainder} make`,
            ja: `数字が${total}マスのうち${printed}マスを取ります。残り${remainder}マスは`,
          };
    return {
      text: { en: `${taken.en} ${range[0]} Ls.`, ja: `${taken.ja}L字 ${range[1]} 個分です。` },
      impossible: false,
    };
  },
};

/**
 * A check also lists what is only unfinished. A part is beyond mending when a board with its borders alone is broken too; small
 * parts first, and without the borders of those found, since the rest of the board shares them. An end of a border inside the
 * board can always be drawn on.
 */
function mistakes(puzzle: Puzzle, progress: Progress): Violation[] {
  const { grid } = puzzle;
  const { cells: parts } = regionsOf(grid, (edge) => (progress.edges[edge] ?? 0) > 0);
  const found: Violation[] = [];
  const blamed = new Set<number>();
  for (const part of [...parts].sort((a, b) => a.length - b.length)) {
    const own = new Set(part);
    const edges = progress.edges.map((mark, edge) => {
      const sides = grid.sides(edge);
      return sides.some((cell) => own.has(cell)) && !sides.some((cell) => blamed.has(cell)) ? mark : 0;
    });
    const { state, violations } = genre.check(puzzle, { edges });
    if (state !== "broken") continue;
    for (const cell of part) blamed.add(cell);
    for (const violation of violations) {
      const cells = violation.cells.filter((cell) => own.has(cell));
      if (violation.rule !== "dead-end" && cells.length > 0) found.push({ ...violation, cells });
    }
  }
  return found.length > 0 ? found : [...genre.check(puzzle, progress).violations];
}

export const sashigane: GenreEntry = register({
  genre,
  bank: async () => (await import("@hashigo/sashigane/bank")).bank,
  first: "https://puzz.link/p?sashigane/8/8/l6mhl.w.mgk5p5lhk6liphp..kjk./",
  how: [
    { en: "Cut the board into L shapes one cell wide.", ja: "盤を幅1マスのL字に切り分けます。" },
    { en: "A circle is the bend of an L; its number is the size.", ja: "丸はL字の曲がり角で、数字はL字の大きさです。" },
    {
      en: "An arrow is the end of an arm and points along it to the bend.",
      ja: "矢印は腕の端にあり、腕に沿って曲がり角を指します。",
    },
  ],
  about,
  settles: {
    unit: { en: "edges settled", ja: "決まる辺" },
    total: ({ grid }) => grid.edges,
  },
  mistakes,
  panels: [budget],
});
