import { type AnyPuzzle, type Fact, type Genre, keyOf } from "@hashigo/core";
import type { Draw } from "./boards.js";

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
  if (answer[0]?.kind === "take") return answer.slice(0, draw(answer.length + 1));
  return answer.filter(() => draw(oneIn) === 0);
}
