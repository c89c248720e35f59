import { describe, expect, test } from "vitest";
import { type OracleEnd, type OracleVisit, oracleEngine } from "../src/index.js";

/** "Answers" of a number n are 1 … n, a node each. */
class Numbers {
  nodes = 0;
  constructor(private readonly most: number) {}
  run(visit: () => OracleVisit, maxNodes: number): OracleEnd {
    while (this.nodes < this.most) {
      if (this.nodes >= maxNodes) return "nodes";
      this.nodes++;
      if (visit() === "stop") return "stopped";
    }
    return "all";
  }
}

const engine = oracleEngine(
  "numbers",
  (most: number) => new Numbers(most),
  ({ nodes }) => nodes,
);

describe("the frame of the oracles", () => {
  test("lists and counts, and knows whether there are more", () => {
    expect(engine.solutions(3)).toEqual({ solutions: [1, 2, 3], exact: true, limit: null, nodes: 3 });
    expect(engine.solutions(3, { maxSolutions: 3 })).toMatchObject({ solutions: [1, 2, 3], exact: true });
    expect(engine.solutions(3, { maxSolutions: 2 })).toMatchObject({ solutions: [1, 2], exact: false, limit: null });
    expect(engine.count(3, { maxSolutions: 0 })).toMatchObject({ count: 0n, exact: false, limit: null });
    expect(engine.count(3)).toEqual({ count: 3n, exact: true, limit: null, nodes: 3 });
    expect(engine.count(0)).toEqual({ count: 0n, exact: true, limit: null, nodes: 0 });
    expect(engine.count(3, { maxNodes: 2 })).toEqual({ count: 2n, exact: false, limit: "nodes", nodes: 2 });
  });

  test("gives a verdict, or none where nodes ran out before the second answer", () => {
    expect(engine.solve(0)).toEqual({ status: "none", nodes: 0 });
    expect(engine.solve(1)).toEqual({ status: "unique", solution: 1, nodes: 1 });
    expect(engine.solve(5)).toMatchObject({ status: "multiple", first: 1, second: 2 });
    expect(engine.solve(5, { maxNodes: 1 })).toEqual({ status: "unknown", limit: "nodes", nodes: 1 });
    expect(engine.solve(5, { maxNodes: 2 })).toMatchObject({ status: "multiple" });
    expect(engine.solve(0, { maxNodes: 0 })).toMatchObject({ status: "none" });
  });
});
