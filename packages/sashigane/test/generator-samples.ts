/** What the generator is asked again and again. */
import type { GeneratorSamples } from "@hashigo/testkit";

export const GENERATOR: GeneratorSamples = {
  runs: [
    { rows: 5, cols: 6 },
    { rows: 4, cols: 7, rules: { form: "strict" } },
    { rows: 6, cols: 5, options: { dropCircles: true, dropArrows: true, minimal: true } },
    { rows: 5, cols: 5, rules: { arrowEnd: "off", circleBend: "off" } },
    { rows: 6, cols: 6, grade: "trial-two", options: { dropCircles: true, dropArrows: true }, maxDrafts: 40 },
    { rows: 5, cols: 7, ladder: "article", grade: "cover", rules: { form: "strict" } },
    { rows: 2, cols: 9, options: { arrows: "shortest", keep: 2 } },
    { rows: 9, cols: 8, options: { arrows: "coin", minimal: true } },
  ],
  frozen: [
    { options: { rows: 5, cols: 6, seed: 1 }, url: "https://puzz.link/p?sashigane/6/5/k.lihl.l..igk.kjl.gho./" },
    {
      options: { rows: 4, cols: 7, seed: 2, rules: { form: "strict" } },
      url: "https://puzz.link/p?sashigane/7/4/.ljl.gh.i.il.hhl.l..lg",
    },
    {
      options: { rows: 8, cols: 8, seed: 3, options: { dropCircles: true, dropArrows: true } },
      url: "https://puzz.link/p?sashigane/8/8/h.ohmgk.ojm.kgn5o.n.mhglgkhpgmjk",
    },
  ],
  impossible: [
    { options: { rows: 3, cols: 3 }, code: "no-object" },
    { options: { rows: 1, cols: 8 }, code: "no-object" },
    { options: { rows: 2, cols: 2 }, code: "no-object" },
    { options: { rows: 0, cols: 5 }, code: "bad-size" },
    { options: { rows: 5, cols: 1_000_000 }, code: "bad-size" },
    { options: { rows: 5.5, cols: 5 }, code: "bad-size" },
    { options: { rows: 5, cols: 5, options: { arrows: "sideways" } }, code: "bad-option" },
    { options: { rows: 5, cols: 5, options: { sparkle: true } }, code: "bad-option" },
    { options: { rows: 5, cols: 5, grade: "magic" }, code: "bad-option" },
    { options: { rows: 5, cols: 5, seed: -1 }, code: "bad-option" },
    { options: { rows: 5, cols: 5, rules: { form: "loose" } }, code: "bad-option" },
    { options: { rows: 2, cols: 3, grade: "trial", maxDrafts: 5 }, code: "no-draft" },
    { options: { rows: 6, cols: 6, maxNodes: 0 }, code: "limit" },
  ],
};
