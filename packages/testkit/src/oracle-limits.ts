/** What an independent engine owes: limits end it, say so, and never give a wrong verdict. */
import type { AnyPuzzle, OracleEngine } from "@hashigo/core";
import { expect, test } from "vitest";

/** `hard`: some hundred nodes and several answers. `huge`: a board far beyond the engines. */
export function oraclesHaveLimits<P extends AnyPuzzle, G>(
  engines: readonly OracleEngine<P, G>[],
  hard: P,
  huge: P,
): void {
  test("maxSolutions stops, and says whether there are more", () => {
    for (const engine of engines) {
      const all = Number(engine.count(hard).count);
      expect(engine.solutions(hard, { maxSolutions: all }), engine.name).toMatchObject({ exact: true, limit: null });
      expect(engine.solutions(hard, { maxSolutions: 1 }), engine.name).toMatchObject({ exact: false, limit: null });
      expect(engine.count(hard, { maxSolutions: 3 })).toMatchObject({ count: 3n, exact: false, limit: null });
    }
  });
  test("maxNodes leaves the verdict open, and never gives a wrong one", () => {
    for (const engine of engines) {
      const needed = engine.count(hard).nodes;
      for (let maxNodes = 0; maxNodes < needed; maxNodes += 7) {
        const outcome = engine.solve(hard, { maxNodes });
        expect(outcome.nodes).toBeLessThanOrEqual(maxNodes);
        expect(["unknown", "multiple"]).toContain(outcome.status);
        expect(engine.count(hard, { maxNodes })).toMatchObject({ exact: false, limit: "nodes", nodes: maxNodes });
      }
      expect(engine.count(hard, { maxNodes: needed })).toMatchObject({ exact: true, limit: null });
    }
  });
  test("a large board is legal", () => {
    for (const engine of engines)
      expect(engine.solve(huge, { maxNodes: 3 })).toMatchObject({ status: "unknown", limit: "nodes" });
  });
}
