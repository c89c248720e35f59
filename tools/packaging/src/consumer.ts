/** What a user of a genre writes: the programs that the gates run, type-check and bundle. */

const judge = `
  const entry = bank[0];
  if (entry === undefined) throw new Error("the bank is empty");
  const parsed = parse(entry.url, { rules: entry.rules });
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { puzzle, progress } = parsed.value;
  const answer = parse(entry.solution, { rules: entry.rules });
  if (!answer.ok) throw new Error(answer.error.code);
  const outcome = solve(puzzle);
  const found = outcome.status === "unique" ? check(puzzle, outcome.solution).state : null;
  const run = explain(puzzle);
  report({
    status: outcome.status,
    found,
    shipped: check(answer.value.puzzle, answer.value.progress).state,
    blank: check(puzzle, progress).state,
    steps: run.steps.length,
    oracle: Object.keys(oracle).length,
  });
`;

export const esm = (name: string): string => `
import { check, explain, parse, solve } from "${name}";
import { bank } from "${name}/bank";
import * as oracle from "${name}/oracle";
const report = (facts) => console.log(JSON.stringify(facts));
${judge}`;

export const commonjs = (name: string): string => `
const { check, explain, parse, solve } = require("${name}");
const { bank } = require("${name}/bank");
const oracle = require("${name}/oracle");
const report = (facts) => console.log(JSON.stringify(facts));
${judge}`;

export const typed = (name: string): string => `
import type { BankEntry, Deduction, SolveOutcome } from "@hashigo/core";
import { check, explain, genre, hint, parse, solve } from "${name}";
import { bank } from "${name}/bank";
import * as oracle from "${name}/oracle";

export const entries: readonly BankEntry[] = bank;
export function report(facts: Readonly<Record<string, string | number | null>>): number {
  return Object.keys(facts).length;
}
export function judge(): void {
${judge}
  const deductions: readonly Deduction[] = run.steps;
  const typedOutcome: SolveOutcome<typeof progress> = outcome;
  const next = hint(puzzle, progress);
  if (next.kind === "deduction") report({ rung: next.rung, steps: deductions.length, nodes: typedOutcome.nodes });
  report({ id: genre.id });
}
`;

/** What a page needs at the least, and all that a genre has but its bank. */
export const parseAndSolve = (name: string): string => `export { parse, solve } from "${name}";\n`;
export const allButBank = (name: string): string =>
  `export * from "${name}";\nexport * as oracle from "${name}/oracle";\n`;
