/**
 * For the hardest boards: the same clauses, settled by CaDiCaL as WebAssembly (the optional peer dependency `cadical-wasm`, about 1 MB). The
 * main entry never loads it.
 *
 * CaDiCaL runs in portions of conflicts. Each conflict of a portion is charged to the budget before it is run, and while it runs the clock and
 * the signal are looked at through its own callback, so that a time limit ends it within a fraction of a second.
 */
import {
  type Fact,
  type Finder,
  type Found,
  type Job,
  Later,
  type Meter,
  NOTHING,
  rest,
  runAsync,
  type SolveOptions,
  type SolveOutcome,
  solving,
} from "@hashigo/core";
import { Cadical } from "cadical-wasm";
import { answerFacts } from "./facts.js";
import { litOf, type Model, modelOf } from "./model/index.js";
import type { Progress, Puzzle } from "./puzzle.js";
import { screenPuzzle } from "./screens.js";
import { finder } from "./solve.js";

/** Conflicts in the first portion and in the largest, some seconds on the largest published board; each portion is twice the one before. */
const FIRST_PORTION = 250;
const LARGEST_PORTION = 32_000;
/** CaDiCaL asks often whether it should stop; a look at the clock every so many times. */
const ASKED = 64;

/** 2v and 2v + 1 as v + 1 and −(v + 1). */
function signed(lit: number): number {
  return (lit & 1) === 0 ? (lit >> 1) + 1 : -((lit >> 1) + 1);
}

class SatFinder implements Finder<Progress> {
  private readonly litOf: (fact: Fact) => number;
  private pending: readonly number[] | null = null;
  private size = FIRST_PORTION;

  constructor(
    private readonly solver: Cadical,
    puzzle: Puzzle,
    private readonly model: Model,
    known: readonly Fact[],
  ) {
    this.litOf = litOf(puzzle, model);
    for (const clause of model.clauses) solver.addClause(clause.map(signed));
    for (const fact of known) solver.addClause([signed(this.litOf(fact))]);
  }

  *next(avoid: readonly Fact[] | null, meter: Meter): Job<Found<Progress>> {
    const { solver, model } = this;
    if (this.pending !== null) solver.addClause(this.pending);
    this.pending = null;
    if (avoid !== null) solver.addClause(avoid.map((fact) => -signed(this.litOf(fact))));
    for (;;) {
      const answer = this.portion(meter);
      if (answer === "unsatisfiable") return { kind: "none" };
      if (answer === "satisfiable") break;
      if (meter.limit !== null) return { kind: "limit" };
      yield* rest(meter);
    }
    const edges = Int8Array.from(model.on, (on) => (solver.value(signed(on)) ? 1 : 0));
    this.pending = model.on.map((on, edge) => (edges[edge] === 1 ? -signed(on) : signed(on)));
    return { kind: "solution", solution: { edges } };
  }

  private portion(meter: Meter): ReturnType<Cadical["solve"]> {
    let conflicts = 0;
    while (conflicts < this.size && meter.tick()) conflicts++;
    if (conflicts === 0) return "unknown";
    this.size = Math.min(2 * this.size, LARGEST_PORTION);
    let asked = 0;
    this.solver.setTerminate(() => ++asked % ASKED === 0 && !meter.tick());
    return this.solver.solve({ conflicts });
  }
}

/** As `solve`, by CaDiCaL. Rejects when `cadical-wasm` is not installed. */
export async function solveWithSat(puzzle: Puzzle, options: SolveOptions = {}): Promise<SolveOutcome<Progress>> {
  const solver = await Cadical.create();
  try {
    return await runAsync(
      solving({ finder: (board, known) => satFinder(solver, board, known), answerFacts }, puzzle, options),
    );
  } finally {
    solver.dispose();
  }
}

function satFinder(solver: Cadical, puzzle: Puzzle, known: readonly Fact[]): Finder<Progress> {
  if (screenPuzzle(puzzle) !== null || Math.min(puzzle.rows, puzzle.cols) === 1) return finder(puzzle, known);
  return new Later(function* (meter): Job<Finder<Progress> | null> {
    const model = yield* modelOf(puzzle, meter);
    if (model === "none") return NOTHING;
    return model === "limit" ? null : new SatFinder(solver, puzzle, model, known);
  });
}
