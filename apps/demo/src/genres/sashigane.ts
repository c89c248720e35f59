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

const budget: Panel<Puzzle, Progress> = {
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
  panels: [budget],
});
