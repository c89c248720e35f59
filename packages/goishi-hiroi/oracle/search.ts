/**
 * The plain search: stand on a stone, look along the row and the column, pick up the first stone met, go on from there, and put it back
 * when there is no way on. Nothing is remembered and nothing is foreseen, so there is nothing to be wrong about but the rules themselves.
 *
 * The way so far is kept in lists and not on the call stack, so a board of any size is legal; what it costs is another matter.
 */
import type { Cell } from "@hashigo/core";
import { type Progress, type Puzzle, progressOf } from "../src/puzzle.js";

export type Visit = "go on" | "stop";
/** `visit` was shown every answer · it asked to stop · one more stone would have been one too many, or the board is out of range. */
export type End = "all" | "stopped" | "nodes";

/** Right, down, left, up: straight back is two further. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

interface Taken {
  readonly cell: Cell;
  /** The direction it was reached in; null for the first stone. */
  readonly by: number | null;
  /** The next direction to be looked in from here. */
  next: number;
}

export class Walk {
  /** Stones picked up. */
  nodes = 0;
  /** 1 where a stone is left. */
  private readonly left: Uint8Array;
  private readonly way: Taken[] = [];
  /** The next opening stone to be tried. */
  private opening = 0;

  constructor(private readonly puzzle: Puzzle) {
    this.left = Uint8Array.from(puzzle.stones);
  }

  /** Shows each answer to `visit`, which may ask `order` for it. A board without stones has none. */
  run(visit: () => Visit, maxNodes: number): End {
    const stones = this.puzzle.places.length;
    if (stones === 0) return "all";
    for (;;) {
      const found = this.way.length === stones ? null : this.following();
      if (found === null) {
        if (this.way.length === stones && visit() === "stop") return "stopped";
        if (!this.putBack()) return "all";
        continue;
      }
      if (this.nodes >= maxNodes) return "nodes";
      this.nodes++;
      this.left[found.cell] = 0;
      this.way.push(found);
    }
  }

  /** The order shown now. */
  order(): Progress {
    return progressOf(
      this.puzzle,
      this.way.map(({ cell }) => cell),
    );
  }

  /** The next stone to be tried from here. */
  private following(): Taken | null {
    const here = this.way[this.way.length - 1];
    if (here === undefined) {
      const cell = this.puzzle.places[this.opening++];
      return cell === undefined ? null : { cell, by: null, next: 0 };
    }
    while (here.next < STEPS.length) {
      const by = here.next++;
      const back = here.by !== null && by === (here.by + 2) % STEPS.length;
      if (back && !this.puzzle.allowsReverse) continue;
      const cell = this.firstFrom(here.cell, by);
      if (cell !== null) return { cell, by, next: 0 };
    }
    return null;
  }

  /** The first stone that is left in a direction. */
  private firstFrom(cell: Cell, by: number): Cell | null {
    const { rows, cols } = this.puzzle;
    const [down, right] = STEPS[by] ?? [0, 0];
    let r = Math.floor(cell / cols) + down;
    let c = (cell % cols) + right;
    for (; r >= 0 && r < rows && c >= 0 && c < cols; r += down, c += right)
      if (this.left[r * cols + c] === 1) return r * cols + c;
    return null;
  }

  private putBack(): boolean {
    const last = this.way.pop();
    if (last === undefined) return false;
    this.left[last.cell] = 1;
    return true;
  }
}
