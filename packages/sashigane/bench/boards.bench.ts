/**
 * Boards nobody prints: 20×20 and 40×40 with no, few, or contradictory clues; and how long reasons take on made boards from 8×8 to
 * 20×20. Prints; gates nothing. usage: pnpm bench boards
 */
import { type Limits, Random } from "@hashigo/core";
import { cpuMedian, cpuOnce, median, ms, sunk } from "@hashigo/testkit/measure";
import {
  CIRCLE,
  draw,
  emptyProgress,
  explain,
  generate,
  grade,
  hint,
  LEFT,
  type Progress,
  Puzzle,
  RIGHT,
  solve,
} from "../src/index.js";

const LIMITS: Limits = { maxNodes: 100_000 };

/** Clues true to a cutting of the board: a part of those of a made puzzle. */
function sparse(size: number, seed: number, oneIn: number): Puzzle {
  const { clues } = made(size, seed);
  const random = new Random(seed);
  return Puzzle.of(
    size,
    size,
    Array.from(clues, (clue) => (random.int(oneIn) === 0 ? clue : 0)),
  );
}

function made(size: number, seed: number): Puzzle {
  const draft = generate({ rows: size, cols: size, seed });
  if (!draft.ok) throw new Error(`${size}×${size}, seed ${seed}: ${draft.error.code}`);
  return draft.value.puzzle;
}

function blank(size: number): number[] {
  return new Array<number>(size * size).fill(0);
}

/** A clash that one look finds: two arrows point at each other with nothing between. */
function clashAtOnce(size: number): Puzzle {
  const clues = blank(size);
  const middle = (size >> 1) * size + (size >> 1);
  clues[middle] = RIGHT;
  clues[middle + 1] = LEFT;
  return Puzzle.of(size, size, clues);
}

/** A number that has no room: between the frame and other circles. */
function clashInCorner(size: number): Puzzle {
  const clues = blank(size);
  clues[0] = CIRCLE + 4;
  clues[2] = CIRCLE;
  clues[2 * size] = CIRCLE;
  return Puzzle.of(size, size, clues);
}

/** Circles with 3 on every second cell of both directions: more than there is room for, everywhere at once. */
function lattice(size: number): Puzzle {
  const clues = blank(size);
  for (let r = 1; r < size; r += 2) for (let c = 1; c < size; c += 2) clues[r * size + c] = CIRCLE + 3;
  return Puzzle.of(size, size, clues);
}

console.log("board                                    verdict    nodes       ms");
for (const size of [20, 40]) {
  const boards: readonly (readonly [string, Puzzle])[] = [
    ["no clue", Puzzle.of(size, size, blank(size))],
    ["one number of 12", Puzzle.of(size, size, blank(size).fill(CIRCLE + 12, size * 5 + 5, size * 5 + 6))],
    ["1 clue of 20", sparse(size, 1, 20)],
    ["1 clue of 4", sparse(size, 1, 4)],
    [
      "3 clues of 4",
      (() => {
        const { clues } = made(size, 1);
        const random = new Random(2);
        return Puzzle.of(
          size,
          size,
          Array.from(clues, (clue) => (random.int(4) > 0 ? clue : 0)),
        );
      })(),
    ],
    ["all clues of a made puzzle", made(size, 1)],
    ["two arrows face each other", clashAtOnce(size)],
    ["a number without room in the corner", clashInCorner(size)],
    ["3s on a lattice", lattice(size)],
  ];
  for (const [label, puzzle] of boards) {
    let said = "";
    const once = cpuOnce(() => {
      const outcome = solve(puzzle, LIMITS);
      said = `${outcome.status.padEnd(8)} ${String(outcome.nodes).padStart(7)}`;
      return outcome.nodes;
    });
    const taken = once > 200 ? once : cpuMedian(() => solve(puzzle, LIMITS).nodes, 3);
    console.log(`${`${size}×${size} ${label}`.padEnd(40)} ${said} ${ms(taken).padStart(9)}`);
  }
}

console.log("\nmade boards   hint, first  hint, half  explain   steps  grade    rung");
for (const size of [8, 10, 12, 14, 16, 18, 20]) {
  const times: number[][] = [[], [], [], []];
  let steps = 0;
  const rungs = new Map<string, number>();
  const seeds = [1, 2, 3];
  for (const seed of seeds) {
    const puzzle = made(size, seed);
    const whole = explain(puzzle);
    const half: Progress = draw(
      puzzle,
      emptyProgress(puzzle),
      whole.steps.slice(0, whole.steps.length >> 1).flatMap((step) => step.effects),
    );
    const length = (kind: string): number => kind.length;
    times[0]?.push(cpuMedian(() => length(hint(puzzle, emptyProgress(puzzle)).kind), 3));
    times[1]?.push(cpuMedian(() => length(hint(puzzle, half).kind), 3));
    times[2]?.push(cpuOnce(() => explain(puzzle).steps.length));
    times[3]?.push(cpuMedian(() => grade(puzzle).guesses, 3));
    steps += whole.steps.length;
    const rung = grade(puzzle).rung ?? "none";
    rungs.set(rung, (rungs.get(rung) ?? 0) + 1);
  }
  const [first, middle, all, graded] = times.map((list) => ms(median(list)));
  console.log(
    `${`${size}×${size}`.padEnd(13)} ${`${first}`.padStart(11)} ${`${middle}`.padStart(11)} ${`${all}`.padStart(8)} ${(steps / seeds.length).toFixed(0).padStart(7)} ${`${graded}`.padStart(6)}    ${[...rungs].map(([rung, n]) => `${rung} ${n}`).join(", ")}`,
  );
}
console.log(`\nmedians of 3 seeds, CPU ms; node ${process.version}, sink ${sunk()}`);
