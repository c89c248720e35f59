/**
 * Screens: reasons why a board has no answer that take no search. Each is necessary and says which theorem failed.
 *
 * The first part asks about S and G alone. For a rectangle without clues these screens are also sufficient: Itai,
 * Papadimitriou and Szwarcfiter 1982, theorem 3.2, builds a walk for every pair of ends that passes. The test compares
 * both with all walks of every board to 20 cells and with the sweep on wider ones; nothing here rests on it.
 *
 * The second part asks about regions: shape, border and numbers.
 */
import type { Cell } from "@hashigo/core";
import type { Puzzle } from "./puzzle.js";

export const ENDS_FAULTS = ["same-cell", "colour", "separation", "cut"] as const;
export type EndsFault = (typeof ENDS_FAULTS)[number];

/** Why no walk through all cells leads from `start` to `goal`; null if none of the screens knows a reason. */
export function screenEnds(rows: number, cols: number, start: Cell, goal: Cell): EndsFault | null {
  if (start === goal) return "same-cell";
  if (!coloursFit(rows, cols, start, goal)) return "colour";
  if (!staysConnected(rows, cols, start, goal)) return "separation";
  return cutsFit(rows, cols, start, goal) ? null : "cut";
}

/** +1 and -1 like a checkerboard; +1 in the upper left corner. */
export function colourOf(cols: number, cell: Cell): 1 | -1 {
  return (Math.floor(cell / cols) + (cell % cols)) % 2 === 0 ? 1 : -1;
}

/**
 * Claim.   On a board with an even number of cells S and G have different colours; with an odd number both have the
 *          colour of the corners.
 * Proof.   A walk alternates colours. Of an even number of cells the first and last differ. Of an odd number they are
 *          alike, and theirs is the colour with one cell more; on a board with two odd sides that is the corners'.  ∎
 * Used by. countWalks, walkSampler and drawWalk before any sweep (screenEnds); the sweep with free ends, which tries no
 *          others; screenPuzzle.
 * Source.  Itai, Papadimitriou and Szwarcfiter 1982, section 2 (colour compatible).
 */
export function coloursFit(rows: number, cols: number, start: Cell, goal: Cell): boolean {
  const [s, g] = [colourOf(cols, start), colourOf(cols, goal)];
  return (rows * cols) % 2 === 0 ? s !== g : s === 1 && g === 1;
}

/**
 * Claim.   The board without S, without G, and without both is connected.
 * Proof.   What is left of a walk without one or both of its ends is a walk through all cells left.  ∎
 *          One cell wide, that asks for the two outermost cells. Two wide, S and G may share a line across only if it
 *          is the first or the last. Wider, two cells disconnect the board only as the two neighbours of a corner, and
 *          those fail coloursFit: they have one colour, on odd boards not the corners'.
 * Used by. screenEnds.
 * Source.  Itai, Papadimitriou and Szwarcfiter 1982, section 3 (F1), (F2).
 */
export function staysConnected(rows: number, cols: number, start: Cell, goal: Cell): boolean {
  const short = Math.min(rows, cols);
  if (short > 2) return true;
  const long = Math.max(rows, cols);
  const along = (cell: Cell): number => (rows >= cols ? Math.floor(cell / cols) : cell % cols);
  const outer = (cell: Cell): boolean => along(cell) === 0 || along(cell) === long - 1;
  if (short === 1) return start !== goal ? outer(start) && outer(goal) : long === 1;
  return along(start) !== along(goal) || outer(start);
}

/**
 * Claim.   Cut a board three cells wide straight across, with S on one side and G on the other. If the side of S has an
 *          odd number of lines, S has the colour of that side's corners.
 * Proof.   Write colours as ±1, the side's corners +1. The walk falls into runs on the side of S. A run alternates, so
 *          its colours sum to half the sum of its two ends' (twice the cell if it is one cell). The ends of the runs are
 *          S and the cells where the walk crosses the cut, an odd number of the three along it, whose colours are +1,
 *          -1, +1 since the number of lines is odd. Crossing at one they sum to at most +1, at all three to +1. All
 *          cells of the side sum to +1, so half of (S + at most 1) is +1, which makes S +1.  ∎
 * Used by. screenEnds.
 * Source.  own proof of the necessity of (F3) in Itai, Papadimitriou and Szwarcfiter 1982, section 3.
 */
export function cutsFit(rows: number, cols: number, start: Cell, goal: Cell): boolean {
  if (Math.min(rows, cols) !== 3) return true;
  // the 3×3 board could be cut both ways, but its ends have the colour of all its corners
  const long = Math.max(rows, cols);
  const along = (cell: Cell): number => (rows >= cols ? Math.floor(cell / cols) : cell % cols);
  const [first, last] = along(start) <= along(goal) ? [start, goal] : [goal, start];
  const [a, b] = [along(first), along(last)];
  return (
    noOddCut(a, b, colourOf(cols, first), 1) &&
    noOddCut(long - 1 - b, long - 1 - a, colourOf(cols, last), long % 2 === 1 ? 1 : -1)
  );
}

/** With `near` lines before one end and `far` before the other: nothing is against a cut behind an odd number of lines. */
function noOddCut(near: number, far: number, colour: number, corner: number): boolean {
  const leastOdd = near + 1 + (near % 2);
  return colour === corner || leastOdd > far;
}

/** What shape, border and ends say about a region before any line is drawn. */
export interface RegionWindow {
  /** Cells of one colour more than of the other. */
  readonly imbalance: number;
  /** S and G inside. */
  readonly ends: number;
  /** Sides where its visits may begin or end; a border with the region on both sides is two. */
  readonly sides: number;
  /** Least and greatest number of visits; none are possible if the least is greater. */
  readonly least: number;
  readonly most: number;
}

/**
 * Claim.   A region with v visits, e of S and G inside and its border crossed k times (a border inside it twice) has
 *          k = 2v - e. If its colours differ by d, then v ≥ d.
 * Proof.   A visit is a run of the walk between crossings. It has two ends, each a crossing or S or G, and a crossing
 *          is an end of one visit of the region, or of two where the region lies on both sides. A run alternates
 *          colours, so it takes at most one cell more of one colour than of the other.  ∎
 *          So v is at most (sides + e) / 2, and at most the number of cells, since each visit takes one.
 * Used by. screenPuzzle; the rungs have the same bounds with lines drawn (visits.ts).
 * Source.  SEN LLC's article on Haisu.
 */
export function regionWindows(puzzle: Puzzle): RegionWindow[] {
  const { grid, regions, borders, cols } = puzzle;
  const sides = new Int32Array(regions.count);
  borders.forEach((border, edge) => {
    if (border === 1) for (const cell of grid.sides(edge)) sides[regions.of[cell]!]!++; // every cell has a region
  });
  return regions.cells.map((cells, region) => {
    const imbalance = Math.abs(cells.reduce((sum, cell) => sum + colourOf(cols, cell), 0));
    const ends = [puzzle.start, puzzle.goal].filter((end) => regions.of[end] === region).length;
    const most = Math.min(cells.length, Math.floor((sides[region]! + ends) / 2)); // region < count
    return { imbalance, ends, sides: sides[region]!, least: Math.max(1, imbalance), most };
  });
}

export interface ScreenFault {
  /** `window`: a region's shape asks for more visits than it can have; `number`: for others than a number; `first`: S is visit 1. */
  readonly kind: EndsFault | "window" | "number" | "first";
  /** What is at odds: S and G, a region, or a number. */
  readonly cells: readonly Cell[];
}

/** Why a puzzle has no answer, as far as one can tell without search; null if no screen knows a reason. */
export function screenPuzzle(puzzle: Puzzle): ScreenFault | null {
  const { rows, cols, start, goal, regions, numbers } = puzzle;
  const ends = screenEnds(rows, cols, start, goal);
  if (ends !== null) return { kind: ends, cells: start === goal ? [start] : [start, goal] };
  const ordinal = puzzle.rules.reading === "ordinal";
  if (ordinal && numbers[start]! > 1) return { kind: "first", cells: [start] }; // the walk begins with a visit
  const windows = regionWindows(puzzle);
  for (const [region, { least, most }] of windows.entries()) {
    const cells = regions.cells[region]!;
    if (least > most) return { kind: "window", cells };
    const wrong = cells.find(
      (cell) => numbers[cell]! > most || (!ordinal && numbers[cell]! > 0 && numbers[cell]! < least),
    );
    if (wrong !== undefined) return { kind: "number", cells: [wrong] };
  }
  return null;
}
