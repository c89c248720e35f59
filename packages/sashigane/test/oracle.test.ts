import { BLANK_SASHIGANE, drawFrom, publishedPuzzles } from "@hashigo/testkit";
import { describe, expect, test } from "vitest";
import { count, solutions, solve } from "../oracle/index.js";
import { parse } from "../src/codec.js";
import {
  CIRCLE,
  directionOf,
  isArrow,
  isCircle,
  NONE,
  numberOf,
  type Progress,
  PUBLISHED,
  Puzzle,
  UNKNOWN,
  UP,
} from "../src/puzzle.js";
import { ALL_SETTINGS } from "./settings.js";

function blank(rows: number, cols: number): Puzzle {
  return Puzzle.of(rows, cols, new Int32Array(rows * cols));
}

function read(text: string): { readonly puzzle: Puzzle; readonly progress: Progress } {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message.en}`);
  return parsed.value;
}

/** Drawn borders alone: what is no border counts as none, however it is marked. */
function borders(progress: Progress): string {
  return [...progress.edges].map((mark) => (mark > 0 ? 1 : 0)).join("");
}

describe("blank boards", () => {
  const most = process.env["HASHIGO_LONG"] === "1" ? 2_000_000n : 100_000n;
  for (const { rows, cols, count: wanted } of BLANK_SASHIGANE.filter((board) => board.count <= most)) {
    test(`${rows} × ${cols}: ${wanted}`, () => {
      expect(count(blank(rows, cols))).toMatchObject({ count: wanted, exact: true, limit: null });
      if (rows * cols < 25) expect(count(blank(cols, rows)).count).toBe(wanted);
    });
  }
  test("one cell wide: none", () => {
    for (let n = 1; n < 10; n++) {
      expect(count(blank(1, n)).count).toBe(0n);
      expect(solve(blank(n, 1)).status).toBe("none");
    }
  });
  test("the strict form asks for clues", () => {
    expect(count(Puzzle.of(4, 4, new Int32Array(16), { form: "strict" })).count).toBe(0n);
  });
});

describe("limits", () => {
  test("maxSolutions stops, and says whether there are more", () => {
    expect(solutions(blank(2, 3), { maxSolutions: 1 })).toMatchObject({ exact: false, limit: null });
    expect(solutions(blank(2, 3), { maxSolutions: 2 })).toMatchObject({ exact: true, limit: null });
    expect(count(blank(4, 4), { maxSolutions: 100 })).toMatchObject({ count: 100n, exact: false, limit: null });
  });
  test("maxNodes leaves the verdict open, and never gives a wrong one", () => {
    for (let maxNodes = 0; maxNodes < 60; maxNodes++) {
      const outcome = solve(blank(3, 4), { maxNodes });
      expect(outcome.nodes).toBeLessThanOrEqual(maxNodes);
      expect(["unknown", "multiple"]).toContain(outcome.status);
    }
    expect(count(blank(5, 5), { maxNodes: 1000 })).toMatchObject({ exact: false, limit: "nodes", nodes: 1000 });
  });
  test("a large board is legal", () => {
    expect(solve(blank(1000, 1000), { maxNodes: 10 })).toMatchObject({ status: "unknown", limit: "nodes" });
  });
});

describe("published", () => {
  test("a board with its answer", () => {
    const { puzzle, progress } = read(
      "pzprv3/sashigane/5/5/4 . . . o /. . . . . /o3 . 2 . 1 /. . . . . /4 . . . o4 /-1 0 0 -1 /0 0 0 1 /-1 1 1 1 /1 1 0 1 /-1 1 -1 -1 /1 1 1 1 -1 /1 1 1 0 -1 /-1 1 -1 1 1 /1 -1 1 1 -1 /",
    );
    const outcome = solve(puzzle);
    expect(outcome.status).toBe("unique");
    if (outcome.status === "unique") expect(borders(outcome.solution)).toBe(borders(progress));
    expect([...read("https://puzz.link/p?sashigane/5/5/jm.o3khkgojm4").puzzle.clues]).toEqual([...puzzle.clues]);
  });
  test("a board of two pieces without clues", () => {
    const { puzzle, progress } = read("pzprv3/sashigane/2/3/. . . /. . . /1 0 /0 1 /0 1 0 /");
    expect(solutions(puzzle).solutions.map(borders)).toContain(borders(progress));
  });
  test("a board of one answer, and one of none", () => {
    expect(solve(read("https://puzz.link/p?sashigane/6/6/l4mjm.ngpgkjmiq").puzzle).status).toBe("unique");
    expect(solve(read("https://puzz.link/p?sashigane/3/2/-10k@.gj").puzzle).status).toBe("none");
  });
  for (const { id, url, rows, cols, solutions: wanted } of publishedPuzzles("sashigane").filter(
    (p) => p.rows * p.cols <= 49,
  )) {
    test(`${id} (${rows} × ${cols}): ${wanted}`, () => expect(solve(read(url).puzzle).status).toBe(wanted));
  }
});

describe("the rules, read once more", () => {
  // All subsets of the edges of a 3 × 4 board, and of smaller ones: a judge on borders against pieces laid in reading order.
  const sides = [
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 4],
    [3, 4],
  ] as const;
  for (const [rows, cols] of sides) {
    const cuttings = allCuttings(rows, cols);
    test(`${rows} × ${cols}: the scanner gives what a judge leaves of all ${2 ** blank(rows, cols).grid.edges} drawings`, () => {
      const draw = drawFrom(rows * 100 + cols);
      const tally = { none: 0, some: 0 };
      for (let n = 0; n < 1600; n++) {
        const share = 1 + draw(9);
        const clues = Int32Array.from({ length: rows * cols }, () =>
          draw(10) < share ? NONE : draw(2) === 0 ? UP + draw(5) : CIRCLE + draw(2) * draw(7),
        );
        const puzzle = Puzzle.of(rows, cols, clues, ALL_SETTINGS[n % ALL_SETTINGS.length] ?? PUBLISHED);
        const wanted = cuttings
          .filter((cutting) => cutting.pieces.every((cells) => judge(puzzle, cells)))
          .map((cutting) => cutting.key);
        expect(solutions(puzzle).solutions.map(borders).sort()).toEqual(wanted.sort());
        if (wanted.length > 0) tally.some++;
        else tally.none++;
      }
      if (rows * cols > 4 && rows * cols !== 9) expect(tally.some).toBeGreaterThan(50);
      expect(tally.none).toBeGreaterThan(50);
    });
  }
});

interface Cutting {
  readonly key: string;
  readonly pieces: readonly (readonly number[])[];
}

/** Every drawing of borders whose parts all are Ls, and whose borders all lie between two parts. */
function allCuttings(rows: number, cols: number): Cutting[] {
  const { grid } = blank(rows, cols);
  const out: Cutting[] = [];
  for (let bits = 0; bits < 2 ** grid.edges; bits++) {
    const part = parts(
      grid.size,
      grid.edges,
      (edge) => grid.sides(edge),
      (edge) => ((bits >> edge) & 1) === 1,
    );
    let loose = false;
    for (let edge = 0; edge < grid.edges; edge++) {
      const [a, b] = grid.sides(edge);
      if (((bits >> edge) & 1) === 1 && part[a] === part[b]) loose = true;
    }
    const pieces = [...new Set(part)].map((name) => [...part.keys()].filter((cell) => part[cell] === name));
    if (loose || !pieces.every((cells) => armsOf(cells, cols) !== null)) continue;
    out.push({ key: Array.from({ length: grid.edges }, (_, edge) => (bits >> edge) & 1).join(""), pieces });
  }
  return out;
}

/** For each cell the first cell of its part. */
function parts(
  cells: number,
  edges: number,
  sides: (edge: number) => readonly [number, number],
  border: (edge: number) => boolean,
): number[] {
  const part = Array.from({ length: cells }, (_, cell) => cell);
  for (let changed = true; changed; ) {
    changed = false;
    for (let edge = 0; edge < edges; edge++) {
      const [a, b] = sides(edge);
      const least = Math.min(part[a] ?? a, part[b] ?? b);
      if (border(edge) || (part[a] === least && part[b] === least)) continue;
      part[a] = least;
      part[b] = least;
      changed = true;
    }
  }
  return part;
}

interface Arms {
  readonly bend: number;
  /** Along a row, and along a column; the far end last. */
  readonly arms: readonly (readonly number[])[];
}

/** The bend is the one cell in whose row and column all others lie, some in each; on each side of it they are next to each other. */
function armsOf(cells: readonly number[], cols: number): Arms | null {
  for (const bend of cells) {
    const row = cells.filter((cell) => cell !== bend && Math.floor(cell / cols) === Math.floor(bend / cols));
    const col = cells.filter((cell) => cell !== bend && cell % cols === bend % cols);
    if (row.length === 0 || col.length === 0 || row.length + col.length + 1 !== cells.length) continue;
    const arms = [row, col].map((arm) => [...arm].sort((a, b) => Math.abs(a - bend) - Math.abs(b - bend)));
    const oneSided = arms.every((arm) => arm.every((cell) => cell > bend) || arm.every((cell) => cell < bend));
    const joined = arms.every(
      (arm, i) => Math.abs((arm[arm.length - 1] ?? 0) - bend) === arm.length * (i === 0 ? 1 : cols),
    );
    if (oneSided && joined) return { bend, arms };
  }
  return null;
}

function judge(puzzle: Puzzle, cells: readonly number[]): boolean {
  const { rules, cols, grid } = puzzle;
  const found = armsOf(cells, cols);
  if (found === null) return false;
  const clued = cells
    .map((cell) => ({ cell, clue: puzzle.clues[cell] ?? NONE }))
    .filter(({ clue }) => clue !== NONE && clue !== UNKNOWN);
  const circles = clued.filter(({ clue }) => isCircle(clue));
  const arrows = clued.filter(({ clue }) => isArrow(clue));
  if (rules.form === "strict" && (circles.length !== 1 || arrows.length !== 1)) return false;
  if (rules.circleBend === "on" && circles.some(({ cell }) => cell !== found.bend)) return false;
  if (rules.numberSize === "on" && circles.some(({ clue }) => numberOf(clue) > 0 && numberOf(clue) !== cells.length))
    return false;
  if (rules.arrowEnd === "on" && arrows.some(({ cell }) => !found.arms.some((arm) => arm[arm.length - 1] === cell)))
    return false;
  if (rules.arrowHome === "off") return true;
  return arrows.every(({ cell, clue }) => {
    const arm = found.arms.find((some) => some.includes(cell));
    return arm !== undefined && grid.ray(cell, directionOf(clue)).includes(found.bend);
  });
}
