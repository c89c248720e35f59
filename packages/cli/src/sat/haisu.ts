/** `solve --sat` for Haisu: CaDiCaL, which is loaded only when it is asked for, and need not be installed. */
import type { SolveOutcome } from "@hashigo/core";
import { format, type Progress, type Puzzle, parse } from "@hashigo/haisu";
import { UsageError } from "../answer.js";
import type { SatSolve } from "../registry.js";

type Sat = Pick<typeof import("@hashigo/haisu/sat"), "solveWithSat">;

export function haisuSat(load: () => Promise<Sat> = () => import("@hashigo/haisu/sat")): SatSolve {
  return async (file, rules, limits) => {
    const { solveWithSat } = await load().catch(explain);
    const parsed = parse(file, { rules });
    if (!parsed.ok) throw new Error(parsed.error.message.en);
    const { puzzle } = parsed.value;
    return inFiles(puzzle, await solveWithSat(puzzle, limits));
  };
}

function inFiles(puzzle: Puzzle, outcome: SolveOutcome<Progress>): SolveOutcome<string> {
  const file = (solution: Progress): string => format(puzzle, "file", solution);
  switch (outcome.status) {
    case "unique":
      return { ...outcome, solution: file(outcome.solution) };
    case "multiple":
      return { ...outcome, first: file(outcome.first), second: file(outcome.second) };
    default:
      return outcome;
  }
}

function explain(error: unknown): never {
  if (!(error instanceof Error && error.message.includes("cadical-wasm"))) throw error;
  throw new UsageError(
    {
      en: "--sat needs the package cadical-wasm, which is not installed here: npm install cadical-wasm, with --global if hashigo is",
      ja: "--satにはパッケージcadical-wasmが要りますが、入っていません:npm install cadical-wasm(hashigoと同じく、必要なら--global)",
    },
    "not-installed",
  );
}
