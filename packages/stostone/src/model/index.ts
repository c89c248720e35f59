/**
 * A Stostone board for the learner: cells, counters below them and falls of stones as clauses, number and connection as a constraint. It
 * starts from what the native kernels prove at the root.
 */
import { type Fact, type Job, Learner, LearnFinder, type Lit, type Meter } from "@hashigo/core";
import type { Layout } from "../layout.js";
import { BLANK, type Progress, type Puzzle, SHADED } from "../puzzle.js";
import type { Falls } from "../state.js";
import { addClause, not } from "./clauses.js";
import { addColumns, addRuns, counterVariables } from "./counters.js";
import { Stones } from "./stones.js";

/** Beyond so many counters a board is refused: some hundred megabytes. */
export const MAX_COUNTERS: number = 2 ** 22;

export function isTooLarge(layout: Layout): boolean {
  return layout.counted && counterVariables(layout) > MAX_COUNTERS;
}

export function litOf(fact: Fact): Lit {
  if (fact.kind !== "cell") throw new RangeError(`no cell: ${JSON.stringify(fact)}`);
  return 2 * fact.cell + (fact.value === "shaded" ? 0 : 1);
}

/** Answers that agree with a state at rest. Null: a limit was hit. */
export function* learnFinder(puzzle: Puzzle, state: Falls, meter: Meter): Job<LearnFinder<Progress> | null> {
  const { layout } = state;
  const { size } = layout;
  const learner = new Learner(size);
  const falls = layout.exact ? addFalls(learner, layout) : null;
  if (layout.counted && !(yield* addColumns(learner, layout, falls, meter))) return null;
  if (layout.unbroken) addRuns(learner, layout);
  addBorders(learner, puzzle);
  addRoot(learner, state, falls);
  const variables = Array.from({ length: size }, (_, cell) => cell);
  const total = layout.counted ? layout.half * layout.cols : -1;
  learner.constrain(new Stones(learner, layout, addNumbers(learner, state), total), variables);
  return new LearnFinder({
    learner,
    capture: (l) => ({ cells: Uint8Array.from(variables, (cell) => (l.value(cell) ? SHADED : BLANK)) }),
    litOf,
    variables,
  });
}

/** For each region "its stone falls at least 1, 2, …". */
function addFalls(learner: Learner, { count, half }: Layout): Lit[][] {
  return Array.from({ length: count }, () => {
    const lits = Array.from({ length: half }, () => 2 * learner.newVar());
    for (let k = 1; k < half; k++) addClause(learner, not(lits[k]!), lits[k - 1]!);
    return lits;
  });
}

function addBorders(learner: Learner, { borders, grid }: Puzzle): void {
  for (let edge = 0; edge < grid.edges; edge++) {
    if (borders[edge] !== 1) continue;
    const [a, b] = grid.sides(edge);
    addClause(learner, 2 * a + 1, 2 * b + 1);
  }
}

function addNumbers(learner: Learner, state: Falls): { least: Int32Array; most: Int32Array } {
  const { count, head, cells } = state.layout;
  const least = Int32Array.from({ length: count }, (_, g) => state.leastOf(g));
  const most = Int32Array.from({ length: count }, (_, g) => state.mostOf(g));
  for (let g = 0; g < count; g++)
    if (least[g]! > 0) learner.add([...cells.subarray(head[g], head[g + 1])].map((cell) => 2 * cell));
  return { least, most };
}

/** Settled cells, and the falls that are left: first and last of a region, and of its cells where they are fewer. */
function addRoot(learner: Learner, state: Falls, falls: readonly (readonly Lit[])[] | null): void {
  const { store, layout } = state;
  for (let cell = 0; cell < layout.size; cell++) {
    const value = store[cell]!;
    if (value === 0) addClause(learner, 2 * cell + 1);
    else if (value < 0) addClause(learner, 2 * cell);
  }
  if (falls === null || !layout.falling) return;
  for (let g = 0; g < layout.count; g++) {
    const left = state.fallsOf(g);
    if (left === 0) continue;
    const stone = falls[g]!;
    const least = 31 - Math.clz32(left & -left);
    const most = 31 - Math.clz32(left);
    if (least > 0) addClause(learner, stone[least - 1]!);
    if (most < layout.half) addClause(learner, not(stone[most]!));
  }
}
