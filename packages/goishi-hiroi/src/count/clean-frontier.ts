/**
 * Clean clearances of a board, as a frontier for the sweep of core.
 *
 * A clearance is clean when it never flies over an emptied square. Then and only then it is legal read backwards, and the clean ones are the
 * paths through all stones in which each sees the next on the *full* board (oracle/clean.ts proves both). So they are the Hamiltonian
 * paths of a fixed graph: each stone with the first stone on each side. The clause against going straight back forbids none of them.
 *
 * Stones are done in reading order. What is open between done and undone: at most one line down each column, from the last stone done there to
 * the next, and one to the right of the stone just done. At a stone the lines from the left and from above end and others begin to the right
 * and down. A line over empty squares may cross another, so fragments are not nested as brackets are: each open line carries the number of its
 * fragment, two lines a number, or the mark of a fragment that has an end of the path inside it (two at most). Numbers are given in order of
 * appearance, so that equal frontiers are equal states.
 *
 * A fragment with both ends inside it is a whole path, so it may close at the last stone only; hence nobody counts the ends that are inside.
 */
import type { Frontier, Moves } from "@hashigo/core";
import type { Puzzle } from "../puzzle.js";
import { Stones } from "../stones.js";

/** The mark of a line whose fragment has an end of the path. */
const ANCHORED = 255;
/** Lines to a word. */
const PER_WORD = 4;
/** Most columns with a stone: numbers of fragments stay below the mark. */
export const MOST_LINES = 250;

const RIGHT = 1;
const DOWN = 2;

export class CleanFrontier implements Frontier {
  readonly words: number;
  readonly layers: number;
  private readonly stones: Stones;
  /** Column of a stone among those that hold any; line 0 is the one to the right. */
  private readonly lineOf: Int32Array;
  /** The open lines of the state at hand, and of the move that is made. */
  private readonly open: Uint8Array;
  private readonly made: Uint8Array;
  private readonly names: Uint8Array = new Uint8Array(256);

  /** @param puzzle a board of two or more stones */
  constructor(puzzle: Puzzle) {
    this.stones = new Stones(puzzle);
    this.layers = this.stones.count;
    const columns = [...new Set(this.stones.colOf)].sort((a, b) => a - b);
    if (columns.length > MOST_LINES) throw new RangeError(`stones in at most ${MOST_LINES} columns`);
    this.lineOf = Int32Array.from(this.stones.colOf, (col) => 1 + columns.indexOf(col));
    this.open = new Uint8Array(columns.length + 1);
    this.made = new Uint8Array(this.open.length);
    this.words = Math.ceil(this.open.length / PER_WORD);
  }

  /** Nothing is open. */
  start(): void {}

  accept(): number {
    return 0;
  }

  step(stone: number, state: Uint32Array, moves: Moves): void {
    const { open, stones, lineOf } = this;
    for (let i = 0; i < open.length; i++) open[i] = state[i >> 2]! >>> (8 * (i & 3));
    const exits = (stones.near[4 * stone]! >= 0 ? RIGHT : 0) | (stones.near[4 * stone + 1]! >= 0 ? DOWN : 0);
    const line = lineOf[stone]!;
    const left = open[0]!;
    const up = open[line]!;
    open[0] = 0;
    open[line] = 0;
    if (left !== 0 && up !== 0) this.join(stone, left, up, moves);
    else if (left !== 0 || up !== 0) this.go(stone, left | up, exits, moves);
    else this.begin(stone, exits, moves);
  }

  /** Two lines end here, and the stone is passed. */
  private join(stone: number, left: number, up: number, moves: Moves): void {
    if (left === ANCHORED && up === ANCHORED) this.close(stone, moves);
    else if (left === ANCHORED || up === ANCHORED) this.push(Math.min(left, up), ANCHORED, 0, 0, stone, moves);
    else if (left !== up) this.push(left, up, 0, 0, stone, moves);
  }

  /** One line ends here: it goes on, or the path ends. */
  private go(stone: number, fragment: number, exits: number, moves: Moves): void {
    if ((exits & RIGHT) !== 0) this.push(0, 0, fragment, 0, stone, moves);
    if ((exits & DOWN) !== 0) this.push(0, 0, 0, fragment, stone, moves);
    if (fragment === ANCHORED) this.close(stone, moves);
    else if (this.anchored() < 2) this.push(fragment, ANCHORED, 0, 0, stone, moves);
  }

  /** No line ends here: two begin, or the path does. */
  private begin(stone: number, exits: number, moves: Moves): void {
    // Nothing open behind the first stone: the path is whole, and this stone is not in it.
    if (stone > 0 && this.open.every((line) => line === 0)) return;
    const fresh = ANCHORED - 1;
    if (exits === (RIGHT | DOWN)) this.push(0, 0, fresh, fresh, stone, moves);
    if (this.anchored() === 2) return;
    if ((exits & RIGHT) !== 0) this.push(0, 0, ANCHORED, 0, stone, moves);
    if ((exits & DOWN) !== 0) this.push(0, 0, 0, ANCHORED, stone, moves);
  }

  private anchored(): number {
    let n = 0;
    for (let i = 0; i < this.open.length; i++) if (this.open[i] === ANCHORED) n++;
    return n;
  }

  /** The path is whole. */
  private close(stone: number, moves: Moves): void {
    if (stone === this.layers - 1) this.push(0, 0, 0, 0, stone, moves);
  }

  /** Lines of fragment `from` become lines of `to`; the lines to the right and down carry these fragments. */
  private push(from: number, to: number, right: number, down: number, stone: number, moves: Moves): void {
    const { open, made, names, lineOf } = this;
    for (let i = 0; i < open.length; i++) made[i] = from !== 0 && open[i] === from ? to : open[i]!;
    made[0] = right;
    made[lineOf[stone]!] = down;
    names.fill(0);
    names[ANCHORED] = ANCHORED;
    moves.next.fill(0);
    let last = 0;
    for (let i = 0; i < made.length; i++) {
      const fragment = made[i]!;
      if (fragment === 0) continue;
      if (names[fragment] === 0) names[fragment] = ++last;
      moves.next[i >> 2]! |= names[fragment]! << (8 * (i & 3));
    }
    moves.push((right !== 0 ? RIGHT : 0) | (down !== 0 ? DOWN : 0));
  }
}
