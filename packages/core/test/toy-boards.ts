/** Boards of the toy genre, and all answers of one by brute force. */
import fc from "fast-check";
import { type Fact, keyOf, Random } from "../src/index.js";
import { answerFacts, COUNT, isAnswer, type Marks, type Toy, toy } from "./toy.js";

/** The seed of every property. */
export const SEED: number = Number(process.env["HASHIGO_SEED"] ?? 20_240_229);

export function runs(quick: number, long: number = 10 * quick): { numRuns: number; seed: number } {
  return { numRuns: process.env["HASHIGO_LONG"] === "1" ? long : quick, seed: SEED };
}

/** Tries every colour in every cell in reading order, and drops what differs from a neighbour above or to the left. */
export function bruteForce(puzzle: Toy): Marks[] {
  const { grid } = puzzle;
  const out: Marks[] = [];
  const colours: number[] = [];
  const fill = (cell: number): void => {
    if (cell === grid.size) {
      if (isAnswer(puzzle, colours)) out.push({ cells: [...colours] });
      return;
    }
    for (const colour of [1, 2, 4]) {
      if (grid.neighbours(cell).some((x) => x < cell && colours[x] === colour)) continue;
      colours[cell] = colour;
      fill(cell + 1);
      colours.length = cell;
    }
  };
  fill(0);
  return out;
}

/** A random colouring whose neighbours differ: cells in reading order always have a colour left. */
function colouring(puzzle: Toy, random: Random): number[] {
  const colours: number[] = [];
  for (let cell = 0; cell < puzzle.grid.size; cell++) {
    const taken = puzzle.grid.neighbours(cell).map((x) => (x < cell ? (colours[x] as number) : 0));
    colours.push(random.pick([1, 2, 4].filter((c) => !taken.includes(c))));
  }
  return colours;
}

function make(rows: number, cols: number, seed: number, density: number, lies: number): Toy {
  const random = new Random(seed);
  const blank = toy(rows, cols, new Array(rows * cols).fill(0));
  const colours = colouring(blank, random);
  const clues = colours.map((colour, cell) => {
    if (random.int(10) >= density) return 0;
    if (random.int(10) < lies) return random.pick([1, 2, 3, COUNT, COUNT + 1, COUNT + 2]);
    const red = blank.grid.neighbours(cell).filter((x) => colours[x] === 1).length;
    return random.int(2) === 0 ? 32 - Math.clz32(colour) : COUNT + red;
  });
  return toy(rows, cols, clues);
}

/** One-wide boards included, clues from none to full; on two boards of three `lies` of ten clues may be wrong. */
export function boards(lies: number, maxCells: number = 12): fc.Arbitrary<Toy> {
  return fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .filter(([rows, cols]) => rows * cols <= maxCells)
    .chain(([rows, cols]) =>
      fc
        .tuple(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 3, 7, 9, 10, 10), fc.constantFrom(0, lies))
        .map(([seed, density, lie]) => make(rows, cols, seed, density, lie)),
    );
}

export const anyBoard: fc.Arbitrary<Toy> = boards(3);
export const smallBoard: fc.Arbitrary<Toy> = boards(3, 6);
export const solvable: fc.Arbitrary<Toy> = boards(0);

export const keyOfMarks = (marks: Marks): string => marks.cells.join("");

export function commonFacts(puzzle: Toy, answers: readonly Marks[]): Set<string> {
  const sets = answers.map((answer) => new Set(answerFacts(puzzle, answer).map(keyOf)));
  return new Set([...(sets[0] ?? [])].filter((key) => sets.every((set) => set.has(key))));
}

export const keysOf = (facts: readonly Fact[]): Set<string> => new Set(facts.map(keyOf));

/** A part of the facts: each with chance one in `n`. */
export function part(facts: readonly Fact[], n: number, random: Random): Fact[] {
  return facts.filter(() => random.int(n) === 0);
}

const words = (texts: Iterable<string>): string => [...texts].sort().join(" ");
export const sameSet = (a: Iterable<string>, b: Iterable<string>): boolean => words(a) === words(b);
