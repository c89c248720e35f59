/** What the generator is asked again and again. */
import type { GeneratorSamples } from "@hashigo/testkit";

export const GENERATOR: GeneratorSamples = {
  runs: [
    { rows: 4, cols: 4 },
    { rows: 4, cols: 5, options: { numbers: "buy" } },
    { rows: 6, cols: 4, options: { minimal: true } },
    { rows: 4, cols: 6, options: { stones: 5 } },
    { rows: 6, cols: 5, options: { meanSize: 4, minimal: true, numbers: "buy" } },
    { rows: 6, cols: 4, options: { zeroRegions: 2, looseBorders: 2 } },
    { rows: 6, cols: 6, options: { keep: 6 } },
    { rows: 4, cols: 4, rules: { fall: "convex" } },
    { rows: 4, cols: 4, rules: { fall: "count" } },
    { rows: 4, cols: 3, rules: { fall: "none" } },
    { rows: 6, cols: 6, grade: "trial" },
    { rows: 6, cols: 4, ladder: "article", grade: "fit" },
  ],
  frozen: [
    { options: { rows: 6, cols: 6, seed: 1 }, url: "https://puzz.link/p?stostone/6/6/oquji17i6o322g21g7h" },
    {
      options: { rows: 6, cols: 5, seed: 2, options: { numbers: "buy", zeroRegions: 1, looseBorders: 2 } },
      url: "https://puzz.link/p?stostone/5/6/6b8io1ne3u2i0h0g",
    },
    {
      options: { rows: 8, cols: 8, seed: 3, options: { shading: "lifted" } },
      url: "https://puzz.link/p?stostone/8/8/083ad18e38i003j3gg1gp0g07d3221g2",
    },
    {
      options: { rows: 4, cols: 4, seed: 4, rules: { fall: "count" } },
      url: "https://puzz.link/p?stostone/4/4/pdgng0i2h",
    },
  ],
  impossible: [
    { options: { rows: 0, cols: 5 }, code: "bad-size" },
    { options: { rows: 4, cols: 1_000_000 }, code: "bad-size" },
    { options: { rows: 4.5, cols: 4 }, code: "bad-size" },
    { options: { rows: 5, cols: 4 }, code: "no-object" },
    { options: { rows: 4, cols: 4, options: { stones: 9 } }, code: "no-object" },
    { options: { rows: 4, cols: 4, options: { numbers: "steal" } }, code: "bad-option" },
    { options: { rows: 4, cols: 4, options: { sparkle: true } }, code: "bad-option" },
    { options: { rows: 4, cols: 4, grade: "magic" }, code: "bad-option" },
    { options: { rows: 4, cols: 4, seed: -1 }, code: "bad-option" },
    { options: { rows: 4, cols: 4, rules: { fall: "free" } }, code: "bad-option" },
    { options: { rows: 2, cols: 2, grade: "trial", maxDrafts: 5 }, code: "no-draft" },
    { options: { rows: 6, cols: 6, maxNodes: 0 }, code: "limit" },
  ],
};
