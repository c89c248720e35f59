/**
 * The frame of a genre's independent engines (`oracle/`): what is asked of them, and how a walk through all answers replies. The walks
 * themselves share nothing, neither with the package's solver nor with each other.
 */
import type { CountOutcome, Enumeration, SolveOutcome } from "./outcome.js";

export interface OracleOptions {
  /** Stop after so many answers. */
  readonly maxSolutions?: number | undefined;
  /** Stop before more nodes than this would be visited; the engine says what its nodes are. */
  readonly maxNodes?: number | undefined;
}

export interface OracleEngine<P, G> {
  readonly name: string;
  /** Answers in the order in which the engine meets them. `exact`: there are no others. */
  solutions(puzzle: P, options?: OracleOptions): Enumeration<G>;
  /** As `solutions`, without keeping them. */
  count(puzzle: P, options?: OracleOptions): CountOutcome;
  /** Exactly one answer, two witnesses, none, or unknown when `maxNodes` was hit first or the board is out of the engine's range. */
  solve(puzzle: P, options?: Pick<OracleOptions, "maxNodes">): SolveOutcome<G>;
}

export type OracleVisit = "go on" | "stop";
export type OracleEnd = "all" | "stopped" | "nodes";

/** One walk through all answers of a board. */
export interface OracleRun {
  readonly nodes: number;
  /** Calls `visit` with each answer laid out. */
  run(visit: () => OracleVisit, maxNodes: number): OracleEnd;
}

/** @param answer what is laid out when a visit is made */
export function oracleEngine<P, G, R extends OracleRun>(
  name: string,
  start: (puzzle: P) => R,
  answer: (run: R) => G,
): OracleEngine<P, G> {
  const solutions = (puzzle: P, options: OracleOptions = {}): Enumeration<G> => {
    const found: G[] = [];
    const { exact, limit, nodes } = runAll(start(puzzle), options, (run) => found.push(answer(run)));
    return { solutions: found, exact, limit, nodes };
  };
  return {
    name,
    solutions,
    count: (puzzle, options = {}) => {
      const { found, exact, limit, nodes } = runAll(start(puzzle), options, () => {});
      return { count: BigInt(found), exact, limit, nodes };
    },
    solve: (puzzle, options = {}) => oracleVerdict(solutions(puzzle, { ...options, maxSolutions: 2 })),
  };
}

interface Found {
  readonly found: number;
  readonly exact: boolean;
  readonly limit: "nodes" | null;
  readonly nodes: number;
}

/** Stops on the answer after the last one asked for: only then is it known whether there are more. */
function runAll<R extends OracleRun>(run: R, options: OracleOptions, keep: (run: R) => void): Found {
  const most = options.maxSolutions ?? Number.POSITIVE_INFINITY;
  let found = 0;
  const end = run.run(() => {
    if (found >= most) return "stop";
    found++;
    keep(run);
    return "go on";
  }, options.maxNodes ?? Number.POSITIVE_INFINITY);
  return { found, exact: end === "all", limit: end === "nodes" ? "nodes" : null, nodes: run.nodes };
}

/** What a list of up to two answers says. */
export function oracleVerdict<G>({ solutions, limit, nodes }: Enumeration<G>): SolveOutcome<G> {
  const [first, second] = solutions;
  if (first !== undefined && second !== undefined) return { status: "multiple", first, second, nodes };
  if (limit !== null) return { status: "unknown", limit, nodes };
  return first === undefined ? { status: "none", nodes } : { status: "unique", solution: first, nodes };
}
