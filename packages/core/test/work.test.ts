import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boning,
  counting,
  enumerating,
  explaining,
  type Fact,
  grading,
  type Hint,
  hinting,
  keyOf,
  Random,
  runAsync,
  rungIndex,
  runSync,
  solving,
} from "../src/index.js";
import { answerFacts, COUNT, genre, type Marks, type Toy, toy } from "./toy.js";
import { anyBoard, bruteForce, commonFacts, keyOfMarks, keysOf, part, runs, sameSet, solvable } from "./toy-boards.js";

const LADDERS = ["default", "article"] as const;
const empty = (puzzle: Toy): Marks => genre.emptyProgress(puzzle);

/** Hint and apply until there is no deduction more. */
function applied(puzzle: Toy, from: Marks, ladder: (typeof LADDERS)[number]): { progress: Marks; last: Hint<Marks> } {
  let progress = from;
  for (;;) {
    const hint = runSync(hinting(genre, puzzle, progress, { ladder }));
    if (hint.kind !== "deduction") return { progress, last: hint };
    const before = keysOf(genre.factsOf(puzzle, progress));
    expect(hint.effects.length).toBeGreaterThan(0);
    for (const fact of hint.effects) expect(before.has(keyOf(fact))).toBe(false);
    expect(genre.ladders[ladder].replays(puzzle, hint, "trace")).toBe(true);
    progress = genre.draw(puzzle, progress, hint.effects);
  }
}

describe("answers", () => {
  test("verdict, count, list and backbone agree with brute force", () => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const all = bruteForce(puzzle).map(keyOfMarks).sort();
        const outcome = runSync(solving(genre, puzzle));
        expect(outcome.status).toBe(all.length === 0 ? "none" : all.length === 1 ? "unique" : "multiple");
        expect(runSync(counting(genre, puzzle))).toMatchObject({ count: BigInt(all.length), exact: true, limit: null });
        const listed = runSync(enumerating(genre, puzzle));
        expect(listed.exact).toBe(true);
        expect(listed.solutions.map(keyOfMarks).sort()).toEqual(all);
        const bone = runSync(boning(genre, () => [], puzzle));
        expect(sameSet(keysOf(bone.facts), commonFacts(puzzle, bruteForce(puzzle)))).toBe(true);
      }),
      runs(150),
    );
  });

  test("counts up to a maximum say that there may be more", () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 0, max: 5 }), (puzzle, maxSolutions) => {
        const n = bruteForce(puzzle).length;
        const counted = runSync(counting(genre, puzzle, { maxSolutions }));
        expect(counted.count).toBe(BigInt(Math.min(n, maxSolutions)));
        expect([counted.exact, counted.limit]).toEqual([n < maxSolutions, null]);
      }),
      runs(100),
    );
  });

  test("known facts restrict the answers, and such as clash leave none", () => {
    fc.assert(
      fc.property(solvable, fc.nat(0xffff), (puzzle, seed) => {
        const random = new Random(seed);
        const all = bruteForce(puzzle);
        const known = part(answerFacts(puzzle, random.pick(all)), 3, random);
        const mine = all.filter((a) => known.every((f) => keysOf(answerFacts(puzzle, a)).has(keyOf(f))));
        const outcome = runSync(solving(genre, puzzle, { known }));
        expect(outcome.status).toBe(mine.length === 1 ? "unique" : "multiple");
        const clash: Fact[] = [
          { kind: "take", cell: 0, order: 1 },
          { kind: "cell", cell: 0, value: "blank" },
        ];
        expect(runSync(solving(genre, puzzle, { known: clash })).status).toBe("none");
      }),
      runs(100),
    );
  });

  test("the asynchronous reading of a job gives the same and lets others run", async () => {
    const puzzle = toy(4, 4, new Array(16).fill(0));
    const limits = { maxSolutions: 3000 };
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const counted = await runAsync(counting(genre, puzzle, limits));
    clearInterval(timer);
    expect(counted).toEqual(runSync(counting(genre, puzzle, limits)));
    expect(turns).toBeGreaterThan(0);
  });
});

describe("hints", () => {
  test.each(LADDERS)("%s: hint and apply settles what explain settles", (ladder) => {
    fc.assert(
      fc.property(solvable, (puzzle) => {
        const { progress, last } = applied(puzzle, empty(puzzle), ladder);
        const explanation = runSync(explaining(genre, puzzle, { ladder }));
        const drawn = explanation.steps.flatMap((step) => step.effects.map(keyOf));
        expect(sameSet(keysOf(genre.factsOf(puzzle, progress)), drawn)).toBe(true);
        expect(last.kind).toBe(explanation.solved ? "solved" : "stuck");
        expect(explanation.stuckAt === null).toBe(explanation.solved);
        if (explanation.stuckAt !== null) {
          expect(explanation.stuckAt.step).toBe(explanation.steps.length);
          expect(explanation.stuckAt.progress).toEqual(progress);
        }
      }),
      runs(80),
    );
  });

  test.each(LADDERS)("%s: and no less from part of an answer", (ladder) => {
    fc.assert(
      fc.property(solvable, fc.nat(0xffff), (puzzle, seed) => {
        const random = new Random(seed);
        const answer = random.pick(bruteForce(puzzle));
        const start = genre.draw(puzzle, empty(puzzle), part(answerFacts(puzzle, answer), 4, random));
        const { progress, last } = applied(puzzle, start, ladder);
        if (last.kind === "solved") {
          expect(genre.check(puzzle, progress).state).toBe("solved");
          return;
        }
        expect(last.kind).toBe("stuck");
        const held = keysOf(genre.factsOf(puzzle, progress));
        for (const step of runSync(explaining(genre, puzzle, { ladder })).steps)
          for (const fact of step.effects) expect(held).toContain(keyOf(fact));
      }),
      runs(60),
    );
  });

  test("a drawing that no answer has is a mistake; what may stay has an answer, and nothing more can stay beside it", () => {
    let met = 0;
    fc.assert(
      fc.property(anyBoard, fc.nat(0xffff), (puzzle, seed) => {
        const random = new Random(seed);
        const all = bruteForce(puzzle);
        const marks = puzzle.clues.map(() => (random.int(3) === 0 ? random.pick([1, 2, 4, 8, 16]) : 0));
        const progress = { cells: marks };
        const known = genre.factsOf(puzzle, progress);
        const has = (facts: readonly Fact[]): boolean =>
          all.some((a) => facts.every((f) => keysOf(answerFacts(puzzle, a)).has(keyOf(f))));
        const hint = runSync(hinting(genre, puzzle, progress));
        if (all.length === 0) expect(hint.kind).toBe("noSolution");
        else if (has(known)) expect(["deduction", "solved", "stuck"]).toContain(hint.kind);
        else {
          if (hint.kind !== "mistake") throw new Error(hint.kind);
          met++;
          const keep = genre.factsOf(puzzle, hint.keep);
          const kept = keysOf(keep);
          expect(has(keep)).toBe(true);
          expect(keep.length).toBeLessThan(known.length);
          for (const fact of known) if (!kept.has(keyOf(fact))) expect(has([...keep, fact])).toBe(false);
          expect(hint.cells.length).toBeGreaterThan(0);
          const broken = genre.check(puzzle, progress).state === "broken";
          expect(hint.rule).toBe(broken ? "neighbours-differ" : null);
        }
      }),
      runs(300),
    );
    expect(met).toBeGreaterThan(50);
  });

  test("a mistake is told by what is beyond mending, not by what is only unfinished before it", () => {
    const unfinished = {
      rule: "all-coloured",
      failcode: null,
      cells: [2],
      lasting: false,
      message: { en: "r1c3 has no colour.", ja: "1行3列に色がありません。" },
    };
    const check: typeof genre.check = (puzzle, marks) => {
      const { state, violations } = genre.check(puzzle, marks);
      return { state, violations: [unfinished, ...violations] };
    };
    const told = (cells: readonly number[]): Hint<Marks> =>
      runSync(hinting({ ...genre, check }, toy(1, 3, [1, 0, 0]), { cells }));
    expect(told([0, 2, 2])).toMatchObject({ kind: "mistake", rule: "neighbours-differ", cells: [1, 2] });
    expect(told([2, 0, 0])).toMatchObject({ kind: "mistake", rule: null, cells: [0] });
  });

  test("one rung alone, up to a rung, and rungs there are not", () => {
    const puzzle = toy(1, 3, [1, 0, 0]);
    const only = runSync(hinting(genre, puzzle, empty(puzzle), { rung: "told" }));
    expect(only).toMatchObject({ kind: "deduction", rung: "told", premises: { clues: [0], facts: [] } });
    expect(runSync(hinting(genre, puzzle, empty(puzzle), { rung: "count" })).kind).toBe("stuck");
    const told = genre.draw(puzzle, empty(puzzle), only.kind === "deduction" ? only.effects : []);
    expect(runSync(hinting(genre, puzzle, told, { upTo: "told" })).kind).toBe("stuck");
    expect(runSync(hinting(genre, puzzle, told, { upTo: "search" }))).toMatchObject({ rung: "differ" });
    expect(() => runSync(hinting(genre, puzzle, told, { rung: "search" }))).toThrow(RangeError);
    expect(() => rungIndex(genre.ladders.default, "nothing")).toThrow(/no rung nothing/);
  });

  test("a budget gives unknown or the very same", () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 0, max: 12 }), (puzzle, maxNodes) => {
        const hint = runSync(hinting(genre, puzzle, empty(puzzle), { maxNodes }));
        if (hint.kind === "unknown") expect(hint.limit).toBe("nodes");
        else expect(hint).toEqual(runSync(hinting(genre, puzzle, empty(puzzle))));
      }),
      runs(150),
    );
  });
});

describe("explain", () => {
  test("a board without an answer is not solved, however far the steps lead", () => {
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        if (bruteForce(puzzle).length === 0) expect(runSync(explaining(genre, puzzle)).solved).toBe(false);
      }),
      runs(200),
    );
  });

  test("up to a rung it uses no higher one", () => {
    fc.assert(
      fc.property(solvable, fc.constantFrom("told", "differ", "count", "two", "any"), (puzzle, upTo) => {
        const top = rungIndex(genre.ladders.default, upTo);
        for (const step of runSync(explaining(genre, puzzle, { upTo })).steps)
          expect(rungIndex(genre.ladders.default, step.rung)).toBeLessThanOrEqual(top);
      }),
      runs(100),
    );
  });
});

describe("explaining takes turns", () => {
  const puzzle = toy(
    10,
    10,
    Array.from({ length: 100 }, (_, i) => 1 + ((i + Math.floor(i / 10)) % 2)),
  );

  test("it rests although nothing is supposed, and ends the same", () => {
    const job = explaining(genre, puzzle);
    let rests = 0;
    let step = job.next();
    for (; step.done !== true; step = job.next()) rests++;
    expect(rests).toBeGreaterThanOrEqual(3);
    expect(step.value).toMatchObject({ solved: true, limit: null });
    expect(step.value.steps).toEqual(runSync(genre.ladders.default.climb(puzzle, { record: true })).deductions);
  });

  test("a signal and a clock end it in between", async () => {
    const controller = new AbortController();
    const running = runAsync(explaining(genre, puzzle, { signal: controller.signal }));
    controller.abort();
    const { steps, limit, solved } = await running;
    expect([limit, solved]).toEqual(["aborted", false]);
    expect(steps).toEqual(runSync(explaining(genre, puzzle)).steps.slice(0, steps.length));
    expect(steps.length).toBeLessThan(50);
    expect(runSync(explaining(genre, puzzle, { timeoutMs: -1 }))).toMatchObject({ limit: "time", solved: false });
  });

  test("at whatever look a signal comes, the steps are the first ones, and what is drawn is what they say", () => {
    const whole = runSync(explaining(genre, puzzle)).steps;
    let all = 0;
    runSync(explaining(genre, puzzle, { onProgress: () => all++ }));
    // An argument takes some looks of its own.
    expect(all).toBeGreaterThan(whole.length);
    for (let k = 0; k < all; k += 7) {
      const controller = new AbortController();
      let looks = 0;
      const onProgress = (): void => {
        if (looks++ === k) controller.abort();
      };
      const { steps, limit, stuckAt } = runSync(explaining(genre, puzzle, { signal: controller.signal, onProgress }));
      expect([limit, looks]).toEqual(["aborted", k + 1]);
      expect(steps).toEqual(whole.slice(0, steps.length));
      const said = steps.flatMap(({ effects }) => effects.map(keyOf)).sort();
      expect(
        genre
          .factsOf(puzzle, stuckAt?.progress ?? genre.emptyProgress(puzzle))
          .map(keyOf)
          .sort(),
      ).toEqual(said);
    }
  });

  test("also while the kernels find nothing", () => {
    const silent = toy(30, 30, new Array<number>(900).fill(0));
    let looks = 0;
    const asked = { upTo: "count", onProgress: () => looks++ };
    expect(runSync(explaining(genre, silent, asked))).toMatchObject({ steps: [], limit: null });
    // Three kernels at 900 cells each.
    expect(looks).toBe(Math.floor((3 * 900) / 64));
    expect(runSync(explaining(genre, silent, { upTo: "count", timeoutMs: -1 }))).toMatchObject({ limit: "time" });
    // On a large board a kernel takes longer.
    const large = toy(100, 100, new Array<number>(10_000).fill(0));
    looks = 0;
    runSync(explaining(genre, large, asked));
    // 19,800 facts: a look at every 7 runs.
    expect(looks).toBe(Math.floor((3 * 10_000) / 7));
    const progress = genre.emptyProgress(silent);
    const alone = runSync(hinting(genre, silent, progress, { rung: "differ", onProgress: () => looks++ }));
    expect(alone).toMatchObject({ kind: "stuck" });
  });
});

describe("grade", () => {
  test.each(LADDERS)("%s: the lowest stack of rungs that settles the board", (ladder) => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(anyBoard, (puzzle) => {
        const n = bruteForce(puzzle).length;
        const grade = runSync(grading(genre, puzzle, { ladder }));
        expect(grade.status).toBe(n === 0 ? "none" : n === 1 ? "unique" : "multiple");
        expect(grade.limit).toBe(null);
        if (n !== 1) {
          expect([grade.rung, grade.guesses]).toEqual([null, 0]);
          return;
        }
        const { rungs } = genre.ladders[ladder];
        const rung = grade.rung ?? "none";
        seen.set(rung, (seen.get(rung) ?? 0) + 1);
        const enough = rungs.find((upTo) => runSync(explaining(genre, puzzle, { ladder, upTo })).solved);
        if (ladder === "default") expect(rung).toBe(enough ?? "search");
        else if (enough === undefined) expect(rung).toBe("search");
        expect(grade.guesses > 0).toBe(rung === "search");
        for (const id of rungs)
          if (rungs.indexOf(id) > rungs.indexOf(rung) && rung !== "search") expect(grade.steps[id]).toBe(0);
      }),
      runs(500),
    );
    expect([...seen.keys()].length).toBeGreaterThan(2);
  });

  test("a budget gives unknown, a limit, or the very same", () => {
    fc.assert(
      fc.property(anyBoard, fc.integer({ min: 0, max: 12 }), (puzzle, maxNodes) => {
        const whole = runSync(grading(genre, puzzle));
        const grade = runSync(grading(genre, puzzle, { maxNodes }));
        if (grade.limit === null) expect(grade).toEqual(whole);
        else expect(["unknown", whole.status]).toContain(grade.status);
      }),
      runs(150),
    );
  });

  test("a board that clues alone fill is graded by the lowest rung", () => {
    expect(runSync(grading(genre, toy(1, 2, [1, 2])))).toMatchObject({ rung: "told", guesses: 0, steps: { told: 2 } });
    expect(runSync(grading(genre, toy(1, 2, [COUNT + 1, 2])))).toMatchObject({ status: "none", rung: null });
  });
});
