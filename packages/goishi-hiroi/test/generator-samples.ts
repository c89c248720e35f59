/** What the generator is asked again and again. */
import type { GeneratorSamples } from "@hashigo/testkit";

export const GENERATOR: GeneratorSamples = {
  runs: [
    { rows: 6, cols: 6 },
    { rows: 3, cols: 4, options: { stones: 7 } },
    { rows: 5, cols: 5, options: { stones: 10 } },
    { rows: 3, cols: 8 },
    { rows: 6, cols: 6, options: { flyOvers: 3, turns: 60 } },
    { rows: 6, cols: 6, options: { startRow: 3, startCol: 2 } },
    { rows: 5, cols: 5, rules: { allowReverse: "on" } },
    { rows: 3, cols: 3, options: { stones: 5, flyOvers: 0 }, rules: { allowReverse: "on" } },
    { rows: 4, cols: 5, options: { stones: 1, flyOvers: 0 } },
    { rows: 8, cols: 8 },
    { rows: 6, cols: 6, grade: "trial" },
    { rows: 6, cols: 6, ladder: "article", grade: "search" },
  ],
  frozen: [
    { options: { rows: 6, cols: 6, seed: 1 }, url: "https://puzz.link/p?goishi/6/6/mb79rqjg" },
    { options: { rows: 8, cols: 8, seed: 2 }, url: "https://puzz.link/p?goishi/8/8/vrmeku1r0vvvg" },
    {
      options: { rows: 5, cols: 7, seed: 3, options: { stones: 12, flyOvers: 2 } },
      url: "https://puzz.link/p?goishi/7/5/mgvvv4p",
    },
    {
      options: { rows: 6, cols: 6, seed: 4, rules: { allowReverse: "on" } },
      url: "https://puzz.link/p?goishi/6/6/uq8bmvl0",
    },
    { options: { rows: 10, cols: 10, seed: 5 }, url: "https://puzz.link/p?goishi/10/10/qtqdvr3rufvustdrfar2" },
  ],
  impossible: [
    { options: { rows: 0, cols: 5 }, code: "bad-size" },
    { options: { rows: 4, cols: 1_000_000 }, code: "bad-size" },
    { options: { rows: 4.5, cols: 4 }, code: "bad-size" },
    { options: { rows: 3, cols: 3, options: { stones: 10 } }, code: "no-object" },
    { options: { rows: 9, cols: 9, options: { stones: 6 } }, code: "no-object" },
    { options: { rows: 9, cols: 9, options: { stones: 4 }, rules: { allowReverse: "on" } }, code: "no-object" },
    { options: { rows: 1, cols: 12, options: { stones: 9 } }, code: "no-object" },
    { options: { rows: 9, cols: 1, options: { stones: 7 }, rules: { allowReverse: "on" } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { turns: 101 } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { flyOvers: 14 } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { startRow: 7, startCol: 1 } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { startRow: 2 } }, code: "no-object" },
    { options: { rows: 6, cols: 6, options: { sparkle: true } }, code: "bad-option" },
    { options: { rows: 6, cols: 6, options: { stones: "many" } }, code: "bad-option" },
    { options: { rows: 6, cols: 6, grade: "magic" }, code: "bad-option" },
    { options: { rows: 6, cols: 6, seed: -1 }, code: "bad-option" },
    { options: { rows: 6, cols: 6, rules: { allowReverse: "maybe" } }, code: "bad-option" },
    { options: { rows: 3, cols: 4, options: { stones: 7 }, grade: "line", maxDrafts: 3 }, code: "no-draft" },
    { options: { rows: 6, cols: 6, maxNodes: 0 }, code: "limit" },
  ],
};
