/** The long jobs of a session, put together from the genre's own. */
import { type AnyPuzzle, type Fact, type Genre, keyOf, type Limits } from "@hashigo/core";
import type { GenreSpec } from "../genres/register.js";
import type { Extent, LadderCard, Solved, Witness } from "./protocol.js";

/** The same limits with a share of what is left of the time. */
function clock(limits: Limits): (share?: number) => Limits {
  const end = performance.now() + (limits.timeoutMs ?? Number.POSITIVE_INFINITY);
  return (share = 1) => ({ ...limits, timeoutMs: Math.max(0, share * (end - performance.now())) });
}

export async function solveOf<P extends AnyPuzzle, G>(
  { genre }: GenreSpec<P, G>,
  puzzle: P,
  limits: Limits,
): Promise<Solved> {
  const outcome = await genre.solveAsync(puzzle, limits);
  const { nodes } = outcome;
  switch (outcome.status) {
    case "none":
      return { status: "none", nodes };
    case "unknown":
      return { status: "unknown", nodes, limit: outcome.limit };
    case "unique":
      return { status: "unique", nodes, answer: genre.format(puzzle, "file", outcome.solution) };
    case "multiple": {
      const witness = (one: G, other: G): Witness => ({
        text: genre.format(puzzle, "file", one),
        differences: without(genre.answerFacts(puzzle, one), genre.answerFacts(puzzle, other)),
      });
      const { first, second } = outcome;
      return { status: "multiple", nodes, first: witness(first, second), second: witness(second, first) };
    }
  }
}

/** With two answers known: are there more, and what do all of them share? */
export async function extentOf<P extends AnyPuzzle, G>(
  { genre, settles }: GenreSpec<P, G>,
  puzzle: P,
  differing: number,
  limits: Limits,
): Promise<Extent> {
  const left = clock(limits);
  const count = await genre.countAsync(puzzle, { ...left(0.25), maxSolutions: 3 });
  const { facts, state } = await genre.backboneAsync(puzzle, left());
  const total = settles.total(puzzle);
  const forced = facts.length;
  const free = state === "exact" ? total - forced : differing;
  return {
    exactlyTwo: count.exact && count.count === 2n,
    shared: facts,
    forced,
    free,
    open: total - forced - free,
  };
}

function without(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const keys = new Set(others.map(keyOf));
  return facts.filter((fact) => !keys.has(keyOf(fact)));
}

/** Grade first, then every step in words; what the steps settle is counted by rung. */
export async function ladderOf<P extends AnyPuzzle, G>(
  genre: Genre<P, G>,
  puzzle: P,
  limits: Limits,
): Promise<LadderCard> {
  const left = clock(limits);
  const grade = await genre.gradeAsync(puzzle, left());
  const explained = await genre.explainAsync(puzzle, left());
  const settled: Record<string, number> = {};
  const used = new Set<string>();
  for (const { rung, because } of explained.steps) for (const step of [{ rung }, ...because]) used.add(step.rung);
  for (const { rung, effects } of explained.steps) settled[rung] = (settled[rung] ?? 0) + effects.length;
  return {
    status: grade.status,
    rung: grade.rung,
    used: [...used],
    settled,
    steps: explained.steps.map(({ rung, message }) => ({ rung, message })),
  };
}
