/**
 * Region after region takes its stone, out of all connected sets of its cells.
 *
 * Claim.   This lists every answer, and each once.
 * Proof.   A region's first shaded cell is looked for among its cells in order; once there is one, the stone grows: of the cells beside
 *          it (no border between) the first undecided one is tried as shaded, then as blank. When none is left undecided, the stone is
 *          complete: every connected set is met, and along one way only. The walk turns back for these reasons alone. (a) A cell
 *          would be shaded on both sides of a border, or be one too many for its region's number. (b) A complete stone is smaller than
 *          its number, or there is no stone where one must be. (c) Where the fall has a rule, a column has more than half of its cells
 *          shaded, or cannot get there with the cells of regions still to come: in every answer it has half (see `integer.ts`).  ∎
 *
 * The fall of complete grids is simulated as printed, row by row (`fall.ts`). Decisions are kept in a list and not on the call stack,
 * so a board of any size is legal.
 */
import type { Cell } from "@hashigo/core";
import { type Progress, type Puzzle, SHADED, UNTOUCHED } from "../src/puzzle.js";
import { fallByRows, isPacked, stoneNames, stonePicture } from "./fall.js";
import type { End, Visit } from "./integer.js";

const OPEN = 0;
const IN = 1;
const OUT = 2;

/** Nothing to decide: all stones are complete · the grid cannot become an answer. */
const COMPLETE = -1;
const DEAD = -2;

export class Subsets {
  /** Cells tried as shaded. */
  nodes = 0;
  private readonly marks: Uint8Array;
  private readonly sizes: Int32Array;
  /** Shaded cells of each column. */
  private readonly columns: Int32Array;
  /** The region whose stone is growing; those before it are complete. */
  private region = 0;
  /** Decided cells, and which region was growing then. */
  private readonly path: { readonly cell: Cell; readonly region: number }[] = [];
  /** Neighbours of each cell without, and with, a border between. */
  private readonly joined: readonly (readonly Cell[])[];
  private readonly apart: readonly (readonly Cell[])[];
  /** The region of each cell of a column. */
  private readonly regionsIn: readonly (readonly number[])[];

  constructor(private readonly puzzle: Puzzle) {
    const { grid, borders, regions, cols } = puzzle;
    const beside = (border: number): Cell[][] =>
      Array.from({ length: grid.size }, (_, cell) =>
        grid.neighbours(cell).filter((next) => borders[grid.edgeBetween(cell, next)] === border),
      );
    this.marks = new Uint8Array(grid.size);
    this.sizes = new Int32Array(regions.count);
    this.columns = new Int32Array(cols);
    this.joined = beside(0);
    this.apart = beside(1);
    const inside: number[][] = Array.from({ length: cols }, () => []);
    regions.of.forEach((region, cell) => {
      inside[cell % cols]?.push(region);
    });
    this.regionsIn = inside;
  }

  /** Shows each answer to `visit`, which may ask `shading` for it. */
  run(visit: () => Visit, maxNodes: number): End {
    if (this.puzzle.rules.fall !== "none" && this.puzzle.rows % 2 === 1) return "all";
    for (;;) {
      const cell = this.next();
      if (cell === DEAD || cell === COMPLETE) {
        if (cell === COMPLETE && this.falls() && visit() === "stop") return "stopped";
        if (!this.back()) return "all";
        continue;
      }
      if (this.nodes >= maxNodes) return "nodes";
      this.nodes++;
      this.path.push({ cell, region: this.region });
      if (this.fits(cell)) this.shade(cell, 1);
      else this.marks[cell] = OUT;
    }
  }

  /** The grid shown now. */
  shading(): Progress {
    return { cells: this.marks.map((mark) => (mark === IN ? SHADED : UNTOUCHED)) };
  }

  private number(region: number): number {
    return this.puzzle.numbers[region] ?? 0;
  }

  /** The cell to be decided next; stones that are complete are left behind. */
  private next(): Cell | typeof COMPLETE | typeof DEAD {
    const { cells, count } = this.puzzle.regions;
    for (; this.region < count; this.region++) {
      const n = this.number(this.region);
      const size = this.sizes[this.region] ?? 0;
      if (n < 0 || size < n) {
        const cell = (cells[this.region] ?? []).find((c) => this.marks[c] === OPEN && (size === 0 || this.grows(c)));
        if (cell !== undefined) return cell;
        if (n >= 0 || size === 0) return DEAD;
      }
      if (!this.columnsStand()) return DEAD;
    }
    return COMPLETE;
  }

  /** Is the cell beside the stone of its region? */
  private grows(cell: Cell): boolean {
    return (this.joined[cell] ?? []).some((next) => this.marks[next] === IN);
  }

  /** Reason (c), the second half, when a region is complete. */
  private columnsStand(): boolean {
    const { rows, rules } = this.puzzle;
    if (rules.fall === "none") return true;
    return this.columns.every((shaded, col) => {
      const ahead = (this.regionsIn[col] ?? []).filter((region) => region > this.region).length;
      return 2 * (shaded + ahead) >= rows;
    });
  }

  /** Reasons (a) and (c), for a cell that would be shaded. */
  private fits(cell: Cell): boolean {
    const { rows, cols, rules } = this.puzzle;
    if (rules.fall !== "none" && 2 * ((this.columns[cell % cols] ?? 0) + 1) > rows) return false;
    return (this.apart[cell] ?? []).every((next) => this.marks[next] !== IN);
  }

  private shade(cell: Cell, by: 1 | -1): void {
    const col = cell % this.puzzle.cols;
    this.marks[cell] = by === 1 ? IN : OUT;
    this.sizes[this.region] = (this.sizes[this.region] ?? 0) + by;
    this.columns[col] = (this.columns[col] ?? 0) + by;
  }

  /** To the last cell that was shaded, which is blank now; false when there is none. */
  private back(): boolean {
    for (let last = this.path.pop(); last !== undefined; last = this.path.pop()) {
      const { cell, region } = last;
      this.region = region;
      if (this.marks[cell] === IN) {
        this.shade(cell, -1);
        this.path.push(last);
        return true;
      }
      this.marks[cell] = OPEN;
    }
    return false;
  }

  /** For a complete grid. */
  private falls(): boolean {
    const { puzzle } = this;
    if (puzzle.rules.fall === "none") return true;
    if (this.columns.some((shaded) => 2 * shaded !== puzzle.rows)) return false;
    if (puzzle.rules.fall === "count") return true;
    const picture = stonePicture(puzzle, this.marks);
    if (puzzle.rules.fall === "exact") return isPacked(puzzle, fallByRows(puzzle, picture));
    return stoneNames(picture).every((stone) => hasNoHole(puzzle, picture, stone));
  }
}

/** Below a cell of the stone under which there is none of it, there is none of it at all. */
function hasNoHole({ cols }: Puzzle, picture: Int32Array, stone: number): boolean {
  return picture.every((name, cell) => {
    if (name !== stone || picture[cell + cols] === stone) return true;
    for (let below = cell + cols; below < picture.length; below += cols) if (picture[below] === stone) return false;
    return true;
  });
}
