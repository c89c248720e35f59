/**
 * Partitions into L shapes as a frontier for the sweep of core.
 *
 * Cells are taken row by row; a move is a cell's role. What the cells to come need to know is the demand (demands.ts)
 * of the last cell of each column on the cell below it, and that of the cell just done on its right neighbour: two bits
 * a column at bits 2c, and two bits at 2·cols. At the end of a row the last demand is dropped. A field never straddles
 * two words. With `tally` one more word counts the bends so far, and `accept` answers with it.
 *
 * The lower and right edge of the board act through `allowed`, which strikes the roles that leave it, so every state of
 * the last layer is accepted and few states die. The same masks make it a conditional sweep: of a window of a board
 * whose outside is fixed (`above`, `left` hold the demands of the cells outside), or of a board with some roles ruled
 * out.
 *
 * States: measured on blank squares, at most 171,554 in a layer at 10 columns and 1,723,275 at 12, 3.17 times as many a
 * column.
 */
import type { Frontier, Moves } from "@hashigo/core";
import { BENDS } from "../roles.js";
import { demandBelow, demandRight, FROM_ABOVE, FROM_LEFT, NEITHER } from "./demands.js";

export interface PartitionSweep {
  readonly rows: number;
  readonly cols: number;
  /** Role mask a cell, row-major. Must strike what the cells below and to the right of the area rule out. */
  readonly allowed: Uint8Array;
  /** Demand on each cell of the first row, and of the first column; default NEITHER, which is the edge of the board. */
  readonly above?: Uint8Array;
  readonly left?: Uint8Array;
  /** Count bends in the state. */
  readonly tally?: boolean;
}

/** Demand fields that a role leaves behind, by role mask: below in bits 0-1, right in bits 2-3. */
const DEMANDS: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  { length: 256 },
  (_, role) => demandBelow(role) | (demandRight(role) << 2),
);
/** Roles allowed, by demand from above in bits 0-1 and from the left in bits 2-3. */
const ALLOWED: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  { length: 16 },
  (_, both) => (FROM_ABOVE[both & 3] ?? 0) & (FROM_LEFT[both >> 2] ?? 0),
);

export class PartitionFrontier implements Frontier {
  readonly words: number;
  readonly layers: number;
  private readonly cols: number;
  private readonly tallyAt: number;

  constructor(private readonly sweep: PartitionSweep) {
    const { rows, cols, allowed } = sweep;
    if (allowed.length !== rows * cols) throw new RangeError(`${rows}×${cols} cells, but ${allowed.length} role masks`);
    const fields = Math.ceil((2 * (cols + 1)) / 32);
    this.cols = cols;
    this.words = fields + (sweep.tally === true ? 1 : 0);
    this.tallyAt = sweep.tally === true ? fields : -1;
    this.layers = rows * cols;
  }

  start(state: Uint32Array): void {
    const { cols, above, left } = this.sweep;
    for (let c = 0; c < cols; c++) write(state, c, above?.[c] ?? NEITHER);
    write(state, cols, left?.[0] ?? NEITHER);
  }

  step(layer: number, state: Uint32Array, moves: Moves): void {
    const { cols, sweep, tallyAt } = this;
    const { next } = moves;
    const c = layer % cols;
    const rowEnds = c === cols - 1;
    const leftOfNextRow = rowEnds ? (sweep.left?.[(layer + 1) / cols] ?? NEITHER) : 0;
    // layer < allowed.length and ALLOWED has 16 entries
    let open = sweep.allowed[layer]! & ALLOWED[read(state, c) | (read(state, cols) << 2)]!;
    for (let w = 0; w < state.length; w++) next[w] = state[w]!;
    while (open !== 0) {
      const role = open & -open;
      open ^= role;
      const demands = DEMANDS[role]!;
      write(next, c, demands & 3);
      write(next, cols, rowEnds ? leftOfNextRow : demands >> 2);
      if (tallyAt >= 0) next[tallyAt] = state[tallyAt]! + ((role & BENDS) !== 0 ? 1 : 0);
      moves.push(role);
    }
  }

  accept(state: Uint32Array): number {
    return this.tallyAt < 0 ? 0 : state[this.tallyAt]!;
  }
}

/** Two-bit field `i`; i ≤ cols, so the word exists. */
function read(state: Uint32Array, i: number): number {
  return (state[i >>> 4]! >>> ((i & 15) * 2)) & 3;
}

function write(state: Uint32Array, i: number, value: number): void {
  const shift = (i & 15) * 2;
  state[i >>> 4] = (state[i >>> 4]! & ~(3 << shift)) | (value << shift);
}
