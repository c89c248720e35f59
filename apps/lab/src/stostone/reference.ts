/** The published figures, typed; the file says of each where it comes from and whether it can be computed again. */
import reference from "../../reference/stostone.json" with { type: "json" };
import { named } from "../published.js";

export const REGION_FREE = reference.regionFree.rows;
export const FOUR_ROWS = reference.fourRows;
export const ARCH = reference.archExample;
export const FALL_BOARDS = reference.fallAgreement.boards;
export const RUNGS_ALONE = named(reference.rungsAlone.columns, reference.rungsAlone.rows);
export const ATTRIBUTION = named(reference.rungAttribution.columns, reference.rungAttribution.rows);
export const ABLATION = named(reference.ablation.columns, reference.ablation.rows);
export const RULE_ABLATION = named(reference.ruleAblation.columns, reference.ruleAblation.rows);
export const PINNABLE = named(reference.pinnable.columns, reference.pinnable.rows);
export const ANSWERS = named(reference.answers.columns, reference.answers.rows);
export const NUMBERS_KEPT = reference.numbersKept.rows;
export const CROSS_CHECKS = named(reference.crossChecks.columns, reference.crossChecks.rows);

/** The article calls its trial a probe. */
export function publishedRung(rung: string): string {
  return rung === "trial" ? "probe" : rung;
}
