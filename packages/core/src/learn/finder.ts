/**
 * Solutions of a learner, one after the other. A solution is what some of the variables say (the drawn edges, the cells): each one
 * found is blocked on these variables alone, so helper variables that it leaves undetermined never make it come twice. All that
 * was learned stays, from solution to solution and from "is there one?" to "is there another?".
 */
import type { Fact } from "../fact.js";
import type { Finder, Found } from "../finder.js";
import type { Job, Meter } from "../meter.js";
import type { Lit } from "./constraint.js";
import type { Learner } from "./learner.js";

export interface LearnFinderParts<S> {
  readonly learner: Learner;
  /** Reads the solution off `learner.value`. */
  readonly capture: (learner: Learner) => S;
  /** The literal that says what the fact says. */
  readonly litOf: (fact: Fact) => Lit;
  /** The variables that make a solution. */
  readonly variables: readonly number[];
  /** Facts that every solution must contain; assumed, so `learner.failed` names those at fault. */
  readonly known?: readonly Fact[] | undefined;
}

export class LearnFinder<S> implements Finder<S> {
  private readonly assumptions: readonly Lit[];
  private pending = false;
  private avoided: readonly Fact[] | null = null;

  constructor(private readonly parts: LearnFinderParts<S>) {
    this.assumptions = (parts.known ?? []).map(parts.litOf);
  }

  /** No solution that contains all these facts: for one that another finder has given. */
  exclude(facts: readonly Fact[]): void {
    this.parts.learner.add(facts.map((fact) => this.parts.litOf(fact) ^ 1));
  }

  *next(avoid: readonly Fact[] | null, meter: Meter): Job<Found<S>> {
    const { learner, capture, variables } = this.parts;
    if (this.pending) {
      this.pending = false;
      learner.exclude(variables);
    }
    this.avoid(avoid);
    const answer = yield* learner.solve(this.assumptions, meter);
    if (answer === null) return { kind: "limit" };
    if (!answer) return { kind: "none" };
    this.pending = true;
    return { kind: "solution", solution: capture(learner) };
  }

  /** "One of these fails" is a clause; for a smaller set a stronger one, so nothing has to be taken back. */
  private avoid(facts: readonly Fact[] | null): void {
    const before = this.avoided;
    if (before !== null && (facts === null || facts.length > before.length))
      throw new RangeError(`the facts to avoid may only shrink: ${before.length}, then ${facts?.length ?? "none"}`);
    if (facts === null || facts.length === before?.length) return;
    this.avoided = facts;
    this.exclude(facts);
  }
}
