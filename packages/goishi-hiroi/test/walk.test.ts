import { type Cell, type Fact, type Finder, type Found, keyOf, meter, Random, runSync } from "@hashigo/core";
import { describe, expect, test } from "vitest";
import { answerFacts } from "../src/facts.js";
import { type Progress, Puzzle, prefixOf } from "../src/puzzle.js";
import { finder, rootFacts } from "../src/solve.js";
import { Counter, type CounterOptions } from "../src/walk/count.js";
import { Portfolio, type PortfolioOptions } from "../src/walk/portfolio.js";
import { taskOf } from "../src/walk/task.js";
import { orders, shown, someBoard, stroll } from "./walk-brute.js";

const FULL = process.env["HASHIGO_LONG"] === "1";
const BOARDS = FULL ? 10_000 : 1_000;
const SETTINGS = [{ allowReverse: "off" }, { allowReverse: "on" }];
const MOST_STONES = 9;
const MOST_ANSWERS = 400;

/** One search alone, its memo from the first node and of few entries, turns that end at once. */
const SEARCHES: Readonly<Record<string, PortfolioOptions>> = {
  "as it is": {},
  "forward alone": { backward: 0 },
  "forward, memo at once": { backward: 0, openAfter: 0 },
  "forward, memo of few entries": { backward: 0, openAfter: 0, memoBytes: 13_000 },
  "backward alone": { forward: 0 },
  "backward, memo at once": { forward: 0, openAfter: 0 },
  "backward, memo of few entries": { forward: 0, openAfter: 0, memoBytes: 13_000 },
  "turns of one node": { forward: 1, backward: 1, openAfter: 0 },
};

interface Case {
  readonly puzzle: Puzzle;
  readonly answers: readonly (readonly Cell[])[];
}

function* cases(seed: number, boards: number): Generator<Case> {
  for (const rules of SETTINGS) {
    const random = new Random(seed);
    for (let i = 0; i < boards; i++) {
      const puzzle = someBoard(random, MOST_STONES, rules);
      const answers = orders(puzzle, MOST_ANSWERS);
      if (answers !== null) yield { puzzle, answers };
    }
  }
}

/** Answers one by one, as text and sorted. `nodes`: of each meter; a fresh one follows when it is spent. */
function listed(
  search: Finder<Progress>,
  nodes: number = Number.POSITIVE_INFINITY,
  avoid: readonly Fact[] | null = null,
): string[] {
  const found: string[] = [];
  for (let left = 1_000_000; left > 0; left--) {
    const next = runSync(search.next(avoid, meter({ maxNodes: nodes })));
    if (next.kind === "none") return found.sort();
    if (next.kind === "solution") found.push(prefixOf(next.solution).join());
  }
  throw new Error("no end");
}

function texts(answers: readonly (readonly Cell[])[]): string[] {
  return answers.map((cells) => cells.join()).sort();
}

function searchOf(puzzle: Puzzle, known: readonly Fact[], options: PortfolioOptions): Finder<Progress> | null {
  const task = taskOf(puzzle, known);
  return task === null ? null : new Portfolio(task, options);
}

describe.each(Object.entries(SEARCHES))("%s", (_, options) => {
  test("finds every answer, once", () => {
    for (const { puzzle, answers } of cases(1, BOARDS))
      expect(listed(searchOf(puzzle, [], options)!), shown(puzzle)).toEqual(texts(answers));
  });

  test("goes on where a limit stopped it", () => {
    let stopped = 0;
    for (const { puzzle, answers } of cases(2, BOARDS / 5)) {
      const search = searchOf(puzzle, [], options)!;
      const { kind } = runSync(search.next(null, meter({ maxNodes: 0 })));
      expect(kind === "limit" || (kind === "none" && answers.length === 0), shown(puzzle)).toBe(true);
      if (kind === "limit") stopped++;
      for (const nodes of [1, 2, 5])
        expect(listed(searchOf(puzzle, [], options)!, nodes), shown(puzzle)).toEqual(texts(answers));
      expect(listed(search, 1)).toEqual(texts(answers));
    }
    expect(stopped).toBeGreaterThan(BOARDS / 10);
  });

  test("agrees with facts known, gaps included", () => {
    const random = new Random(3);
    let gaps = 0;
    for (const { puzzle, answers } of cases(3, BOARDS / 2)) {
      const model = answers.length > 0 && random.coin() ? random.pick(answers) : stroll(random, puzzle);
      const prefix = random.int(2) * random.int(1 + model.length);
      const known = model
        .map((cell, k): Fact => ({ kind: "take", cell, order: k + 1 }))
        .filter((_, k) => random.int(3) === 0 || k < prefix);
      if (random.int(4) === 0)
        known.push({ kind: "take", cell: random.pick(puzzle.places), order: 1 + random.int(puzzle.places.length) });
      const fitting = answers.filter((cells) => known.every((f) => f.kind === "take" && cells[f.order - 1] === f.cell));
      const search = searchOf(puzzle, known, options);
      expect(search === null ? [] : listed(search), `${shown(puzzle)} ${JSON.stringify(known)}`).toEqual(
        texts(fitting),
      );
      if (known.some((f) => f.kind === "take" && f.order > known.length)) gaps++;
    }
    expect(gaps).toBeGreaterThan(BOARDS / 10);
  });

  test("facts to avoid that stay as they are leave the answers that break one", () => {
    const random = new Random(9);
    let broken = 0;
    for (const { puzzle, answers } of cases(9, BOARDS / 2)) {
      const model = answers.length > 0 ? random.pick(answers) : puzzle.places;
      const facts = model.map((cell, k): Fact => ({ kind: "take", cell, order: k + 1 }));
      const avoid = facts.filter(() => random.int(2) === 0);
      const keys = avoid.map(keyOf);
      const others = answers.filter((cells) => !keys.every((key) => factKeys(cells).includes(key)));
      const search = searchOf(puzzle, [], options)!;
      expect(listed(search, 1 + random.int(4), avoid), `${shown(puzzle)} ${keys.join()}`).toEqual(texts(others));
      if (others.length > 1 && others.length < answers.length) broken++;
    }
    expect(broken).toBeGreaterThan(BOARDS / 20);
  });

  test("a backbone: each answer breaks a fact that all before it share", () => {
    let several = 0;
    for (const { puzzle, answers } of cases(4, BOARDS / 2)) {
      const search = searchOf(puzzle, [], options)!;
      const shared = answers
        .map(factKeys)
        .reduce((a, b) => a?.filter((key) => b.includes(key)), factKeys(answers[0] ?? []));
      let common: Fact[] | null = null;
      for (let asked = 0; ; asked++) {
        const found: Found<Progress> = runSync(search.next(common, meter()));
        if (found.kind !== "solution") break;
        const own: string[] = answerFacts(puzzle, found.solution).map(keyOf);
        expect(common === null || common.some((fact) => !own.includes(keyOf(fact)))).toBe(true);
        common = (common ?? answerFacts(puzzle, found.solution)).filter((fact) => own.includes(keyOf(fact)));
        expect(asked).toBeLessThan(MOST_STONES + 1);
      }
      expect((common ?? []).map(keyOf), shown(puzzle)).toEqual(shared);
      if (answers.length > 1 && shared.length > 0) several++;
    }
    expect(several).toBeGreaterThan(BOARDS / 20);
  });
});

function factKeys(cells: readonly Cell[]): string[] {
  return cells.map((cell, k) => keyOf({ kind: "take", cell, order: k + 1 }));
}

describe("counting", () => {
  const COUNTERS: readonly CounterOptions[] = [{}, { openAfter: 0 }, { openAfter: 0, memoBytes: 21_000 }];

  test("equals listing, up to any number", () => {
    const random = new Random(5);
    for (const { puzzle, answers } of cases(5, BOARDS)) {
      for (const options of COUNTERS) {
        const all = runSync(new Counter(taskOf(puzzle, [])!, options).run(Number.POSITIVE_INFINITY, meter()));
        expect(all, shown(puzzle)).toEqual({ count: BigInt(answers.length), exact: true, limit: null });
        const most = random.int(6);
        const some = runSync(new Counter(taskOf(puzzle, [])!, options).run(most, meter()));
        const count = BigInt(Math.min(most, answers.length));
        expect(some, shown(puzzle)).toEqual({ count, exact: answers.length < most, limit: null });
      }
    }
  });

  test("a limit leaves a count that is not too high, and says so", () => {
    let open = 0;
    for (const { puzzle, answers } of cases(6, BOARDS / 5)) {
      for (const nodes of [0, 1, 2, 3, 5, 8, 13, 21]) {
        const counter = new Counter(taskOf(puzzle, [])!, { openAfter: 0 });
        const { count, exact, limit } = runSync(counter.run(Number.POSITIVE_INFINITY, meter({ maxNodes: nodes })));
        expect(exact ? count === BigInt(answers.length) : count <= BigInt(answers.length), shown(puzzle)).toBe(true);
        expect(limit).toBe(exact ? null : "nodes");
        if (!exact) open++;
      }
    }
    expect(open).toBeGreaterThan(BOARDS / 5);
  });

  test("beyond what a number holds", () => {
    // In a line with straight back allowed, each stone but the first is the next on the left or on the right: 2^(stones − 1) orders.
    const line = Puzzle.of({ rows: 1, cols: 80, stones: new Uint8Array(80).fill(1) }, { allowReverse: "on" });
    const task = taskOf(line, [])!;
    expect(runSync(new Counter(task).run(Number.POSITIVE_INFINITY, meter())).count).toBe(2n ** 79n);
    expect(runSync(new Counter(task).run(2 ** 60, meter()))).toEqual({ count: 2n ** 60n, exact: false, limit: null });
  });
});

test("what is said without searching holds in every answer", () => {
  let said = 0;
  for (const { puzzle, answers } of cases(7, BOARDS)) {
    const facts = rootFacts(puzzle);
    for (const cells of answers)
      expect(
        facts.every((fact) => fact.kind === "take" && cells[fact.order - 1] === fact.cell),
        shown(puzzle),
      ).toBe(true);
    if (answers.length > 0 && facts.length > 0) said++;
  }
  expect(said).toBeGreaterThan(BOARDS / 20);
});

test("facts that contradict each other or the board leave no answer", () => {
  const puzzle = Puzzle.of({ rows: 1, cols: 4, stones: [1, 1, 0, 1] });
  const take = (cell: Cell, order: number): Fact => ({ kind: "take", cell, order });
  const none: readonly (readonly Fact[])[] = [
    [take(2, 1)],
    [take(0, 4)],
    [take(0, 0)],
    [take(0, 1), take(1, 1)],
    [take(0, 1), take(0, 2)],
    [take(0, 1), take(3, 2)],
    [{ kind: "cell", cell: 0, value: "shaded" }],
  ];
  for (const known of none) expect(listed(finder(puzzle, known))).toEqual([]);
  expect(listed(finder(puzzle, [take(3, 3)]))).toEqual(["0,1,3"]);
  expect(listed(finder(Puzzle.of({ rows: 2, cols: 2, stones: [0, 0, 0, 0] }), []))).toEqual([]);
  expect(listed(finder(Puzzle.of({ rows: 2, cols: 2, stones: [0, 1, 0, 0] }), []))).toEqual(["1"]);
});
