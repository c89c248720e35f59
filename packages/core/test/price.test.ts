import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ablating,
  attributing,
  type Fact,
  keyOf,
  meter,
  type Position,
  pricing,
  runSync,
  solving,
  wholeBoard,
} from "../src/index.js";
import { answerFacts, finder, fused, genre, type Marks, plain, type Toy, toy } from "./toy.js";
import { boards, bruteForce, keyOfMarks, keysOf, runs } from "./toy-boards.js";

const LADDERS = [fused, plain] as const;

const unique: fc.Arbitrary<{ puzzle: Toy; answer: Marks }> = boards(0, 6)
  .map((puzzle) => ({ puzzle, answers: bruteForce(puzzle) }))
  .filter(({ answers }) => answers.length === 1)
  .map(({ puzzle, answers }) => ({ puzzle, answer: answers[0] as Marks }));

/** Boards that the kernels alone do not finish. */
const hard: fc.Arbitrary<{ puzzle: Toy; answer: Marks }> = boards(0)
  .map((puzzle) => ({ puzzle, outcome: runSync(solving(genre, puzzle)) }))
  .filter(({ outcome }) => outcome.status === "unique" && outcome.nodes > 0)
  .map(({ puzzle, outcome }) => {
    if (outcome.status !== "unique") throw new Error("filtered");
    return { puzzle, answer: outcome.solution };
  });

const whole = (puzzle: Toy, answer: Marks): Position[] => wholeBoard(answerFacts(puzzle, answer));
const budget = (): ReturnType<typeof meter> => meter({ maxNodes: 100_000 });

describe("price", () => {
  test.each(LADDERS)("$id: shares grow with the stack and are those of a climb", (ladder) => {
    fc.assert(
      fc.property(unique, ({ puzzle, answer }) => {
        const priced = runSync(pricing(ladder, puzzle, whole(puzzle, answer), budget));
        expect(priced.map((p) => p.rung)).toEqual(ladder.rungs);
        let below = 0;
        priced.forEach(({ share, decides, nodes }, k) => {
          const climb = runSync(ladder.climb(puzzle, { upTo: k + 1 }));
          expect(share.asked).toBe(2 * puzzle.grid.size);
          expect(share.settled).toBe(climb.settled.length);
          expect(share.settled).toBeGreaterThanOrEqual(below);
          expect([share.positions, share.finished]).toEqual([1, climb.solved ? 1 : 0]);
          if (share.settled > below && ladder === fused) expect(decides).toBe(true);
          if (decides) expect(share.settled).toBeGreaterThan(below);
          expect(nodes).not.toBe(null);
          below = share.settled;
        });
      }),
      runs(80),
    );
  });

  test("a budget per rung: where it is spent, the nodes are unknown and the rest stands", () => {
    const puzzle = toy(2, 3, [0, 0, 0, 0, 0, 0]);
    const priced = runSync(pricing(fused, puzzle, [{ known: [], asked: [] }], () => meter({ maxNodes: 1 })));
    expect(priced.map((p) => p.nodes)).toEqual([null, null, null, null, null]);
    expect(priced.every((p) => p.share.finished === 1 && p.share.asked === 0)).toBe(true);
  });
});

describe("attribute", () => {
  test.each(LADDERS)("$id: each fact asked for goes to the rung that wrote it", (ladder) => {
    fc.assert(
      fc.property(unique, ({ puzzle, answer }) => {
        const table = runSync(attributing(ladder, puzzle, whole(puzzle, answer), budget()));
        expect(Object.keys(table)).toEqual([...ladder.rungs]);
        const climb = runSync(ladder.climb(puzzle));
        const expected = ladder.rungs.map((_, k) => [...climb.wroteBy.values()].filter((rung) => rung === k).length);
        expect(Object.values(table)).toEqual(expected);
      }),
      runs(80),
    );
  });
});

describe("ablate", () => {
  test.each(LADDERS)("$id: the stack without one rung, and the guesses after it", (ladder) => {
    fc.assert(
      fc.property(unique, ({ puzzle, answer }) => {
        const ablated = runSync(ablating(genre, ladder, puzzle, whole(puzzle, answer), budget));
        ablated.forEach(({ without, share, guesses }, k) => {
          const climb = runSync(ladder.climb(puzzle, { without: k }));
          expect([without, share.settled]).toEqual([ladder.rungs[k], climb.settled.length]);
          if (share.finished === 1) expect(guesses).toBe(0);
          else expect(guesses).not.toBe(null);
        });
      }),
      runs(80),
    );
  });

  test("positions with facts known: each is asked from where it stands, and guesses are summed over them", () => {
    fc.assert(
      fc.property(hard, ({ puzzle, answer }) => {
        // As a genre of sequences does: the first cells known, the next one asked.
        const facts = answerFacts(puzzle, answer);
        const exam: Position[] = puzzle.clues.map((_, cell) => ({
          known: facts.filter((f) => f.kind !== "edge" && f.cell < cell),
          asked: facts.filter((f) => f.kind === "take" && f.cell === cell),
        }));
        const ablated = runSync(ablating(genre, fused, puzzle, exam, budget));
        ablated.forEach(({ share, guesses }, k) => {
          const climbs = exam.map(({ known }) => runSync(fused.climb(puzzle, { known, without: k })));
          const held = exam.filter(({ asked }, i) => asked.every((f) => climbs[i]?.holds(f)));
          expect([share.settled, share.asked, share.positions]).toEqual([held.length, exam.length, exam.length]);
          let nodes = 0;
          exam.forEach((position, i) => {
            if (held.includes(position)) return;
            nodes += searched(puzzle, [...position.known, ...(climbs[i]?.settled ?? [])]);
          });
          expect(guesses).toBe(nodes);
        });
      }),
      runs(15),
    );
  });
});

/** Nodes to prove that there is one answer at most. */
function searched(puzzle: Toy, known: readonly Fact[]): number {
  const m = meter();
  const source = finder(puzzle, known);
  const given = new Set<string>();
  for (let found = runSync(source.next(null, m)); found.kind === "solution"; found = runSync(source.next(null, m))) {
    expect(
      known.every((f) =>
        keysOf(answerFacts(puzzle, found.kind === "solution" ? found.solution : { cells: [] })).has(keyOf(f)),
      ),
    ).toBe(true);
    given.add(keyOfMarks(found.solution));
    if (given.size === 2) break;
  }
  return m.nodes;
}
