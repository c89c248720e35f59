/** The published figures, typed; the file says of each where it comes from and whether it can be computed again. */
import reference from "../../reference/stostone.json" with { type: "json" };

/** Rows of a table without names, `columns` first. */
type Cells = readonly (string | number)[];

function named(columns: readonly string[], rows: readonly Cells[]): Readonly<Record<string, string | number>>[] {
  return rows.map((cells) => Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? ""])));
}

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

/** "4x3" as rows and columns. */
export function sidesOf(board: string): readonly [rows: number, cols: number] {
  const [rows = 0, cols = 0] = board.split("x").map(Number);
  return [rows, cols];
}

export function shown(board: string): string {
  return board.replace("x", "×");
}
