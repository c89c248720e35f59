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
  frozen: [],
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
