/**
 * One runner for all laws: fixed seed, shrinking, and a failure that can be committed as it stands: the url, the rules, the seed,
 * the drawn text, and the solution sets of the engines.
 */
import type { AnyPuzzle, Settings } from "@hashigo/core";
import fc from "fast-check";
import type { LawGenre } from "./law-genre.js";

/** The seed of every law; the long run may draw another one and prints it. */
export const SEED: number = Number(process.env["HASHIGO_SEED"] ?? 20_240_229);

/** Solutions printed for one engine when a law fails. */
const SHOWN = 4;

export function showSettings(settings: Settings): string {
  const said = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return said.length === 0 ? "as published" : said.join(" ");
}

/** The puzzle with the solutions of every engine, in text that can be pasted into a case file. */
export function describePuzzle<P extends AnyPuzzle, G>(law: LawGenre<P, G>, puzzle: P): string {
  const { genre } = law;
  const engines = [
    {
      name: genre.id,
      solutions: (p: P, max: number) => genre.solutions(p, { maxSolutions: max, maxNodes: 1_000_000 }),
    },
    ...law.oracles,
  ];
  const lines = [
    `url    ${genre.format(puzzle, "url")}`,
    `rules  ${showSettings(puzzle.rules)}`,
    genre.format(puzzle, "text"),
  ];
  for (const engine of engines) {
    const found = engine.solutions(puzzle, SHOWN);
    lines.push(
      `${engine.name}: ${found === null ? "cannot tell" : `${found.solutions.length}${found.exact ? "" : " and more"} solutions`}`,
    );
    for (const solution of found?.solutions ?? []) lines.push(genre.format(puzzle, "text", solution));
  }
  return lines.join("\n");
}

function describeSafely<P extends AnyPuzzle, G>(law: LawGenre<P, G>, puzzle: P): string {
  try {
    return describePuzzle(law, puzzle);
  } catch (error) {
    return `${law.keyOfPuzzle(puzzle)}\n(the puzzle could not be described: ${String(error)})`;
  }
}

export interface Trial {
  readonly law: string;
  readonly runs: number;
  readonly seed?: number;
}

/** Checks a property of boards. `choice` seeds the choices the property makes beside the board; it does not shrink. */
export function forBoards<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  arbitrary: fc.Arbitrary<P>,
  trial: Trial,
  property: (puzzle: P, choice: number) => void,
): void {
  const choices = fc.noShrink(fc.integer({ min: 1, max: 0x7fff_fffe }));
  const seed = trial.seed ?? SEED;
  const details = fc.check(
    fc.property(arbitrary, choices, (puzzle, choice) => property(puzzle, choice)),
    { numRuns: trial.runs, seed },
  );
  if (!details.failed) return;
  const [puzzle, choice] = details.counterexample ?? [];
  const reason = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  const board = puzzle === undefined ? "" : describeSafely(law, puzzle);
  throw new Error(
    [
      `law "${trial.law}" of ${law.genre.id} fails: ${reason}`,
      `seed   ${details.seed}, path ${details.counterexamplePath}, choice ${choice}, after ${details.numRuns} boards`,
      board,
    ].join("\n"),
    {
      cause: details.errorInstance,
    },
  );
}

/** For a law: what must be so, and what to say when it is not. */
export function must(condition: boolean, otherwise: string | (() => string)): asserts condition {
  if (!condition) throw new Error(typeof otherwise === "string" ? otherwise : otherwise());
}
