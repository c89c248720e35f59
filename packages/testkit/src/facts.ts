import { type AnyPuzzle, type Fact, type Genre, keyOf } from "@hashigo/core";
import type { Draw } from "./boards.js";

/** A fact of a genre in which the answer is an order. */
type Take = Extract<Fact, { kind: "take" }>;

export function isTake(fact: Fact): fact is Take {
  return fact.kind === "take";
}

/** All facts of an answer, as keys. */
export function keysOf(facts: readonly Fact[]): Set<string> {
  return new Set(facts.map(keyOf));
}

/** Two answers are the same when they say the same, whatever marks they were drawn with. */
export function keyOfAnswer<P extends AnyPuzzle, G>(genre: Genre<P, G>, puzzle: P, answer: G): string {
  return genre.answerFacts(puzzle, answer).map(keyOf).sort().join(" ");
}

/** Facts that all answers share; of an empty list, none. */
export function common(answers: readonly (readonly Fact[])[]): Fact[] {
  const [first, ...others] = answers;
  if (first === undefined) return [];
  const sets = others.map(keysOf);
  return first.filter((fact) => sets.every((set) => set.has(keyOf(fact))));
}

/** The answers that agree with what is known. */
export function agreeing(answers: readonly (readonly Fact[])[], known: readonly Fact[]): (readonly Fact[])[] {
  return answers.filter((answer) => {
    const keys = keysOf(answer);
    return known.every((fact) => keys.has(keyOf(fact)));
  });
}

/** The contrary of a fact, where it has one. */
export function contrary(fact: Fact): Fact | null {
  switch (fact.kind) {
    case "take":
      return null;
    case "cell":
      return { ...fact, value: fact.value === "shaded" ? "blank" : "shaded" };
    case "edge":
      return { ...fact, value: fact.value === "on" ? "off" : "on" };
  }
}

/** A part of an answer that a person may have found so far: the beginning of an order, or about one fact in `oneIn`. */
export function part(answer: readonly Fact[], oneIn: number, draw: Draw): Fact[] {
  if (isOrder(answer)) return answer.slice(0, draw(answer.length + 1));
  return answer.filter(() => draw(oneIn) === 0);
}

/** Is the answer an order, its facts first to last? What is known of one is its beginning: a state is a history. */
export function isOrder(answer: readonly Fact[]): answer is readonly Take[] {
  return answer.length > 0 && answer.every(isTake);
}

/**
 * The beginning of an order, and from there one or two taken that may be wrong: mostly such as `check` has nothing against, since what
 * breaks a rule at once teaches nothing.
 */
export function astray<P extends AnyPuzzle, G>(
  genre: Pick<Genre<P, G>, "draw" | "check" | "emptyProgress">,
  puzzle: P,
  answer: readonly Take[],
  draw: Draw,
): Fact[] {
  const taken = answer.slice(0, draw(answer.length));
  const fits = (next: Take): boolean =>
    genre.check(puzzle, genre.draw(puzzle, genre.emptyProgress(puzzle), [...taken, next])).state !== "broken";
  for (let n = 1 + draw(2); n > 0; n--) {
    const left = answer.filter(({ cell }) => taken.every((fact) => fact.cell !== cell));
    const nexts = left.map(({ cell }): Take => ({ kind: "take", cell, order: taken.length + 1 }));
    const allowed = draw(6) === 0 ? nexts : nexts.filter(fits);
    const next = allowed[draw(Math.max(1, allowed.length))];
    if (next !== undefined) taken.push(next);
  }
  return taken;
}
