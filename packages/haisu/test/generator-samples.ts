/** What the generator is asked again and again. */
import type { GeneratorSamples } from "@hashigo/testkit";

export const GENERATOR: GeneratorSamples = {
  runs: [
    { rows: 5, cols: 5 },
    { rows: 4, cols: 6, rules: { reading: "cardinal" } },
    { rows: 6, cols: 5, options: { minimal: true } },
    { rows: 5, cols: 5, options: { minimal: true, regions: 3 }, rules: { reading: "cardinal" } },
    { rows: 5, cols: 6, options: { corners: true, meanSize: 5 } },
    { rows: 5, cols: 5, options: { sparse: true } },
    { rows: 2, cols: 8, options: { keep: 4 } },
    { rows: 5, cols: 5, grade: "trial" },
    { rows: 5, cols: 5, ladder: "article", grade: "local" },
    { rows: 7, cols: 7 },
  ],
  frozen: [],
  impossible: [
    { options: { rows: 0, cols: 5 }, code: "bad-size" },
    { options: { rows: 5, cols: 1_000_000 }, code: "bad-size" },
    { options: { rows: 5.5, cols: 5 }, code: "bad-size" },
    { options: { rows: 5, cols: 5, options: { regions: 26 } }, code: "no-object" },
    { options: { rows: 5, cols: 5, options: { corners: "all" } }, code: "bad-option" },
    { options: { rows: 5, cols: 5, options: { sparkle: true } }, code: "bad-option" },
    { options: { rows: 5, cols: 5, grade: "magic" }, code: "bad-option" },
    { options: { rows: 5, cols: 5, seed: -1 }, code: "bad-option" },
    { options: { rows: 5, cols: 5, rules: { reading: "nominal" } }, code: "bad-option" },
    { options: { rows: 2, cols: 2, grade: "trial", maxDrafts: 5 }, code: "no-draft" },
    { options: { rows: 6, cols: 6, maxNodes: 0 }, code: "limit" },
  ],
};
