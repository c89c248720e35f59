/** What the generator is asked again and again. */
import type { GeneratorSamples } from "@hashigo/testkit";

export const GENERATOR: GeneratorSamples = {
  runs: [
    { rows: 6, cols: 6, options: { stones: 14 } },
    { rows: 5, cols: 7, options: { turns: 60 } },
    { rows: 3, cols: 4, options: { stones: 7 } },
    { rows: 7, cols: 7, options: { flyOvers: 3 } },
    { rows: 6, cols: 6, grade: "trial" },
    { rows: 6, cols: 6, ladder: "article", grade: "trial" },
    { rows: 6, cols: 6, grade: "search", options: { startRow: 2, startCol: 3 } },
    { rows: 4, cols: 5, rules: { allowReverse: "on" } },
    { rows: 2, cols: 3, options: { stones: 1 } },
    { rows: 8, cols: 8 },
  ],
  frozen: [
    {
      options: { rows: 6, cols: 6, seed: 1, options: { stones: 14 } },
      url: "https://puzz.link/p?goishi/6/6/mb79rqjg",
    },
    {
      options: { rows: 10, cols: 7, seed: 3, options: { flyOvers: 3, turns: 60 } },
      url: "https://puzz.link/p?goishi/7/10/ncqlrstuqbv7j5",
    },
    {
      options: { rows: 10, cols: 10, seed: 5, options: { stones: 30 } },
      url: "https://puzz.link/p?goishi/10/10/qtqdvr3rufvustdrfar2",
    },
    {
      options: { rows: 14, cols: 14, seed: 6 },
      url: "https://puzz.link/p?goishi/14/14/vvfunfvpfvo1dqemtvttvvrmvuefqvsrvrijvnu0",
    },
    {
      options: { rows: 4, cols: 5, seed: 7, rules: { allowReverse: "on" } },
      url: "https://puzz.link/p?goishi/5/4/ocrt",
    },
  ],
  impossible: [
    { options: { rows: 0, cols: 5 }, code: "bad-size" },
    { options: { rows: 21, cols: 5 }, code: "bad-size" },
    { options: { rows: 5.5, cols: 5 }, code: "bad-size" },
    { options: { rows: 5, cols: 5, options: { stones: 26 } }, code: "no-object" },
    { options: { rows: 5, cols: 5, options: { stones: 5 } }, code: "no-object" },
    { options: { rows: 1, cols: 9 }, code: "no-object" },
    { options: { rows: 3, cols: 3 }, code: "no-object" },
    { options: { rows: 12, cols: 2 }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { startRow: 2 } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { startRow: 7, startCol: 1 } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { turns: 101 } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { stones: 14, flyOvers: 14 } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { sparkle: 1 } }, code: "bad-option" },
    { options: { rows: 6, cols: 6, options: { stones: -1 } }, code: "bad-option" },
    { options: { rows: 6, cols: 6, grade: "magic" }, code: "bad-option" },
    { options: { rows: 6, cols: 6, seed: -1 }, code: "bad-option" },
    { options: { rows: 5, cols: 5, maxDrafts: 10, options: { stones: 25 } }, code: "no-draft" },
    { options: { rows: 6, cols: 6, grade: "line", maxDrafts: 20 }, code: "no-draft" },
    { options: { rows: 6, cols: 6, maxNodes: 3 }, code: "limit" },
  ],
};
