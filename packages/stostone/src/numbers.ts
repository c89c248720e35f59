/**
 * Which numbers a map needs. They are *erased* in seeded order while the answer stays the only one, or, as the article does, *bought*: start
 * with none, find another answer, write a number that it breaks, and so on until there is none.
 *
 * Every other answer met is kept as the regions whose numbers it breaks. A choice of numbers that holds none of these leaves that answer
 * right, so no search is needed to refuse it.
 */
import { type Fact, type Job, type Workbench, within } from "@hashigo/core";
import { answerFacts } from "./facts.js";
import { withNumbers } from "./map.js";
import { type Progress, type Puzzle, SHADED } from "./puzzle.js";
import { finder } from "./solve.js";

/** Nodes for one proof of uniqueness; a board that needs more counts as not unique. */
const PROOF = 20_000;

/** Regions whose numbers are written. */
export type Choice = readonly number[];

export class Numbers {
  private readonly facts: readonly Fact[];
  /** For each other answer the regions whose numbers it breaks. */
  private readonly broken: (readonly number[])[] = [];

  /** @param full all numbers written; those of regions without a stone stay */
  constructor(
    private readonly full: Puzzle,
    solution: Progress,
    private readonly bench: Workbench,
  ) {
    this.facts = answerFacts(full, solution);
  }

  /** Has the board one answer, with all numbers? */
  *isPinned(): Job<boolean> {
    return (yield* this.leavesOne(this.all())) === true;
  }

  all(): Choice {
    return [...this.full.numbers.keys()];
  }

  /** Numbers bought one by one; null: the budget was spent, or no number helps. */
  *bought(): Job<Choice | null> {
    const bought: number[] = [];
    for (;;) {
      const broken = yield* this.other(bought);
      if (broken === "none") return bought;
      if (broken === "limit" || broken.length === 0) return null;
      bought.push(this.bench.random.pick(broken));
    }
  }

  /** Without those that are not needed, as long as `mayGo` lets the board pass, and not below the number to be left. */
  *erased(chosen: Choice, mayGo: (board: Puzzle) => Job<boolean>): Job<Choice> {
    const { full, bench } = this;
    let kept = chosen;
    const order = bench.random.shuffle([...chosen]);
    // fewer numbers are never easier
    if (!(yield* mayGo(withNumbers(full, chosen)))) return chosen;
    for (const region of order) {
      if (kept.length <= (bench.wish["keep"] as number) || bench.work.limit !== null) break;
      if (full.numbers[region] === 0) continue;
      const fewer = kept.filter((other) => other !== region);
      if ((yield* this.leavesOne(fewer)) === true && (yield* mayGo(withNumbers(full, fewer)))) kept = fewer;
    }
    return kept;
  }

  /** Has the board several answers without any one number? A 0 cannot go: its region would need a stone. */
  *isMinimal(kept: Choice): Job<boolean> {
    for (const region of kept) {
      if (this.full.numbers[region] === 0) continue;
      if ((yield* this.leavesOne(kept.filter((other) => other !== region))) !== false) return false;
    }
    return true;
  }

  /** Is the answer the only one with these numbers? null: the budget was spent. */
  private *leavesOne(kept: Choice): Job<boolean | null> {
    const written = new Set(kept);
    if (this.broken.some((regions) => regions.every((region) => !written.has(region)))) return false;
    const other = yield* this.other(kept);
    return other === "limit" ? null : other === "none";
  }

  /** The regions whose numbers another answer breaks, of the board with these numbers. */
  private *other(kept: Choice): Job<readonly number[] | "none" | "limit"> {
    const { full, facts, bench } = this;
    const found = yield* finder(withNumbers(full, kept), []).next(facts, within(bench.work, PROOF));
    if (found.kind !== "solution") return found.kind;
    const shaded = new Int32Array(full.regions.count);
    found.solution.cells.forEach((mark, cell) => {
      const region = full.regions.of[cell] as number;
      if (mark === SHADED) shaded[region] = (shaded[region] as number) + 1;
    });
    const broken = this.all().filter((region) => shaded[region] !== full.numbers[region]);
    this.broken.push(broken);
    return broken;
  }
}
