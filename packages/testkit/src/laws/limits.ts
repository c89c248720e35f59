/** LAW 8: a budget of any size gives the right answer or none, never a wrong one; an abort is seen soon; the asynchronous forms yield. */
import { type AnyPuzzle, type Fact, keyOf, type LadderId, POLL } from "@hashigo/core";
import { describe, test } from "vitest";
import { common, keysOf } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { forBoards, must, showSettings } from "../report.js";

const BUDGETS = [0, 1, 2, 5, 10, 20, 50, 100] as const;
const LADDERS: readonly LadderId[] = ["default", "article"];
/** Of these, those that hints, explanations and grades are asked with: they cost more. */
const REASONED: ReadonlySet<number> = new Set([0, 2, 10]);
/** Nodes after an abort until it must have been seen. */
const SEEN_WITHIN = 2 * POLL;

export function limitsAreHonest<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
): void {
  describe("limits", () => {
    test("a small budget never gives a wrong answer", () => {
      let unknown = 0;
      for (const rules of law.settings) {
        forBoards(
          law,
          law.boards({ rules, solvable: false, maxCells: 25 }),
          { law: `limits (${showSettings(rules)})`, runs: runs(perSetting.quick, perSetting.long) },
          (puzzle) => {
            unknown += budgets(law, puzzle);
          },
        );
      }
      console.log(`${law.genre.id}, limits: ${unknown} verdicts were left open by a budget`);
      must(unknown > 0, "no budget was ever spent");
    });
    law.hard.forEach((puzzle, i) => {
      const name = `hard board ${i + 1} (${puzzle.rows} × ${puzzle.cols})`;
      test(`${name}: an abort is seen within ${SEEN_WITHIN} nodes`, () => aborts(law, puzzle));
      test(`${name}: a spent budget and a clock that has run out say so`, () => spent(law, puzzle));
      test(`${name}: the asynchronous forms yield and can be stopped`, () => yields(law, puzzle));
    });
    test("asynchronous and synchronous forms agree", () => agree(law));
  });
}

function budgets<P extends AnyPuzzle, G>(law: LawGenre<P, G>, puzzle: P): number {
  const { genre } = law;
  const all = genre.solutions(puzzle, { maxSolutions: 300 });
  const total = all.solutions.length;
  const truth = total === 0 ? "none" : total === 1 ? "unique" : "multiple";
  const shared = all.exact
    ? keysOf(common(all.solutions.map((s): readonly Fact[] => genre.answerFacts(puzzle, s))))
    : null;
  let unknown = 0;
  for (const maxNodes of BUDGETS) {
    const outcome = genre.solve(puzzle, { maxNodes });
    must(
      outcome.status === truth || (outcome.status === "unknown" && outcome.limit === "nodes"),
      `${maxNodes} nodes: solve says ${outcome.status}, the truth is ${truth}`,
    );
    must(outcome.nodes <= maxNodes, `${maxNodes} nodes: ${outcome.nodes} were used`);
    if (outcome.status === "unknown") unknown++;
    const count = genre.count(puzzle, { maxNodes, maxSolutions: 300 });
    must(
      count.exact ? all.exact && count.count === BigInt(total) : count.count <= BigInt(total),
      `${maxNodes} nodes: count says ${count.count}${count.exact ? " exactly" : ""}, the truth is ${total}`,
    );
    const backbone = genre.backbone(puzzle, { maxNodes });
    must(backbone.state !== "noSolution" || total === 0, `${maxNodes} nodes: backbone says no solution`);
    if (shared !== null && total > 0) {
      must(
        backbone.facts.every((fact) => shared.has(keyOf(fact))),
        `${maxNodes} nodes: backbone has a fact that not all solutions share`,
      );
      must(
        backbone.state !== "exact" || backbone.facts.length === shared.size,
        `${maxNodes} nodes: an exact backbone with ${backbone.facts.length} of ${shared.size} facts`,
      );
    }
    if (REASONED.has(maxNodes)) reasons(law, puzzle, maxNodes, truth, shared);
  }
  return unknown;
}

/** A grade, a hint and an explanation under a budget. `shared`: what all solutions share, where they are known and there are any. */
function reasons<P extends AnyPuzzle, G>(
  { genre }: LawGenre<P, G>,
  puzzle: P,
  maxNodes: number,
  truth: string,
  shared: ReadonlySet<string> | null,
): void {
  for (const ladder of LADDERS) {
    const grade = genre.grade(puzzle, { ladder, maxNodes });
    must(
      grade.status === truth || grade.status === "unknown",
      `${maxNodes} nodes: grade says ${grade.status}, the truth is ${truth}`,
    );
    const full = grade.rung === null ? null : genre.grade(puzzle, { ladder }).rung;
    must(grade.rung === full || grade.rung === null, `${maxNodes} nodes: graded ${grade.rung} instead of ${full}`);
    const hint = genre.hint(puzzle, genre.emptyProgress(puzzle), { ladder, maxNodes });
    must(hint.kind !== "mistake", `${maxNodes} nodes: a mistake on an empty board`);
    must(hint.kind !== "noSolution" || truth === "none", `${maxNodes} nodes: the hint says no solution`);
    if (shared === null || truth === "none") continue;
    const good = (effects: readonly Fact[]): boolean => effects.every((fact) => shared.has(keyOf(fact)));
    must(hint.kind !== "deduction" || good(hint.effects), `${maxNodes} nodes: a wrong hint`);
    const { steps } = genre.explain(puzzle, { ladder, maxNodes });
    must(
      steps.every((step) => good(step.effects)),
      `${maxNodes} nodes: a wrong step`,
    );
  }
}

function aborts<P extends AnyPuzzle, G>({ genre }: LawGenre<P, G>, puzzle: P): void {
  for (const after of [0, 1, 500]) {
    const controller = new AbortController();
    let at = -1;
    const onProgress = (nodes: number): void => {
      if (nodes < after || at >= 0) return;
      at = nodes;
      controller.abort();
    };
    const count = genre.count(puzzle, { signal: controller.signal, onProgress, maxNodes: 1_000_000 });
    must(at >= 0, "onProgress was not called");
    must(count.limit === "aborted" && !count.exact, `an aborted count says ${count.limit}`);
    must(count.nodes <= at + SEEN_WITHIN, `aborted at node ${at}, seen at node ${count.nodes}`);
  }
  const aborted = AbortSignal.abort();
  const outcome = genre.solve(puzzle, { signal: aborted });
  must(outcome.nodes <= SEEN_WITHIN, `aborted before it began, ended after ${outcome.nodes} nodes`);
}

function spent<P extends AnyPuzzle, G>({ genre }: LawGenre<P, G>, puzzle: P): void {
  const few = genre.count(puzzle, { maxNodes: 1000 });
  must(
    few.limit === "nodes" && !few.exact && few.nodes <= 1000,
    `a count of 1000 nodes says ${few.limit} after ${few.nodes}`,
  );
  const late = genre.count(puzzle, { timeoutMs: 0 });
  must(late.limit === "time" && !late.exact, `a count without time says ${late.limit}`);
}

async function yields<P extends AnyPuzzle, G>({ genre }: LawGenre<P, G>, puzzle: P): Promise<void> {
  let turns = 0;
  let going = true;
  const turn = (): void => {
    turns++;
    if (going) setTimeout(turn, 0);
  };
  setTimeout(turn, 0);
  const counted = await genre.countAsync(puzzle, { maxNodes: 10_000 });
  going = false;
  must(turns >= 2, `the event loop had ${turns} turns in ${counted.nodes} nodes`);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 0);
  const stopped = await genre.countAsync(puzzle, { maxNodes: 100_000_000, signal: controller.signal });
  must(stopped.limit === "aborted", `an aborted count says ${stopped.limit}`);
}

async function agree<P extends AnyPuzzle, G>(law: LawGenre<P, G>): Promise<void> {
  const { genre } = law;
  const puzzles: P[] = [];
  forBoards(
    law,
    law.boards({ rules: law.settings[0] ?? {}, solvable: false, maxCells: 25 }),
    { law: "boards for both forms", runs: 40 },
    (puzzle) => {
      puzzles.push(puzzle);
    },
  );
  for (const puzzle of puzzles) {
    const options = { maxSolutions: 100 };
    const empty = genre.emptyProgress(puzzle);
    const pairs: [string, unknown, unknown][] = [
      ["solve", genre.solve(puzzle), await genre.solveAsync(puzzle)],
      ["count", genre.count(puzzle, options), await genre.countAsync(puzzle, options)],
      ["solutions", genre.solutions(puzzle, options), await genre.solutionsAsync(puzzle, options)],
      ["backbone", genre.backbone(puzzle), await genre.backboneAsync(puzzle)],
      ["hint", genre.hint(puzzle, empty), await genre.hintAsync(puzzle, empty)],
      ["explain", genre.explain(puzzle), await genre.explainAsync(puzzle)],
      ["grade", genre.grade(puzzle), await genre.gradeAsync(puzzle)],
    ];
    for (const [name, sync, async] of pairs)
      must(plain(sync) === plain(async), () => `${name} differs from ${name}Async on ${genre.format(puzzle, "url")}`);
  }
}

function plain(value: unknown): string {
  return JSON.stringify(value, (_, v: unknown) => (typeof v === "bigint" ? `${v}n` : v));
}
