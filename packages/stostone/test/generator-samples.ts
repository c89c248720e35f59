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
    {
      options: { rows: 14, cols: 14, seed: 2 },
      url: "https://puzz.link/p?stostone/14/14/08a2hfil76iqk63l0ea447rhuf0a00o0l2210gc0rufdo5ific960f8dibe79318l041uc437g8g2l2hag3i5g1c5ai1",
    },
    {
      options: { rows: 16, cols: 16, seed: 1 },
      url: "https://puzz.link/p?stostone/16/16/a80qc0iseihqki86gg91fgbjb7vh90glh66p53da1c4h44s6o403u3s2rc856v3g7gt4f5eel3ola1v1dt81ha1887u0g0e3h2e2j9i5j4g2c31g6g42ic6i4h",
    },
    {
      options: { rows: 20, cols: 20, seed: 1, options: { stones: 50, numbers: "buy", looseBorders: 4 } },
      url: "https://puzz.link/p?stostone/20/20/03kkcid99lgqko0hhgmgj6hdhb4qbbha2g1s504kc05bq0hc9dso06an3h08h20j2563495g8oj0s6hk64rh0a427g0uhh3n3mhhs9na1u9kv8003s60u0r02bd9d81vmi5tbsqe000gg7f80stn0jg0d2if272g5h3h211i-10383g4h6h2cgbh1c476g27i",
    },
  ],
  impossible: [
    { options: { rows: 0, cols: 5 }, code: "bad-size" },
    { options: { rows: 4, cols: 1_000_000 }, code: "bad-size" },
    { options: { rows: 4.5, cols: 4 }, code: "bad-size" },
    { options: { rows: 5, cols: 4 }, code: "no-object" },
    { options: { rows: 4, cols: 4, options: { stones: 9 } }, code: "no-object" },
    { options: { rows: 4, cols: 4, options: { zeroRegions: 9 } }, code: "no-object" },
    { options: { rows: 4, cols: 4, options: { looseBorders: 25 } }, code: "no-object" },
    { options: { rows: 4, cols: 4, options: { looseBorders: 24 }, maxDrafts: 5 }, code: "no-draft" },
    { options: { rows: 4, cols: 4, options: { numbers: "steal" } }, code: "bad-option" },
    { options: { rows: 4, cols: 4, options: { sparkle: true } }, code: "bad-option" },
    { options: { rows: 4, cols: 4, grade: "magic" }, code: "bad-option" },
    { options: { rows: 4, cols: 4, seed: -1 }, code: "bad-option" },
    { options: { rows: 4, cols: 4, rules: { fall: "free" } }, code: "bad-option" },
    { options: { rows: 2, cols: 2, grade: "trial", maxDrafts: 5 }, code: "no-draft" },
    { options: { rows: 6, cols: 6, maxNodes: 0 }, code: "limit" },
  ],
};
