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
  frozen: [
    { options: { rows: 6, cols: 5, seed: 1 }, url: "https://puzz.link/p?haisu/5/6/3444lb2m40k924m2j1l1h2j2h" },
    {
      options: { rows: 5, cols: 6, seed: 2, options: { sparse: true } },
      url: "https://puzz.link/p?haisu/6/5/44434444400000m12h2j1s",
    },
    {
      options: { rows: 11, cols: 10, seed: 3, options: { keep: 60 } },
      url: "https://puzz.link/p?haisu/10/11/a8188oicnd4i8316gt1oakcg0l4cvmc13fuoc72oj78og111g13h21122233222222k1h1i42g2h3g6g42h1333l21g1g2g1j2j1g2g422g23g44412g11g5h1g1h11111g",
    },
    {
      options: { rows: 4, cols: 5, seed: 4, rules: { reading: "cardinal" } },
      url: "https://puzz.link/p?haisu/5/4/42128i900eih3w",
    },
  ],
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
