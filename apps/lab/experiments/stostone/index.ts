import type { Study } from "../../src/experiment.js";
import { ablation } from "./ablation.js";
import { answers } from "./answers.js";
import { claims } from "./claims.js";
import { enginesAgree } from "./engines.js";
import { fallAgreement } from "./fall-agreement.js";
import { fallRule } from "./fall-rule.js";
import { pinnable } from "./pinnable.js";
import { prefixes } from "./prefixes.js";
import { recurrences } from "./recurrence.js";
import { regionFree } from "./region-free.js";
import { rungs } from "./rungs.js";
import { witness } from "./witness.js";

export const stostone: Study = {
  genre: "stostone",
  experiments: [
    regionFree,
    recurrences,
    fallAgreement,
    witness,
    claims,
    answers,
    pinnable,
    fallRule,
    enginesAgree,
    prefixes,
    rungs,
    ablation,
  ],
};
