/**
 * The candidates of a board: one byte of roles a cell, on padded places (`layout`), with everything trailed.
 *
 * Slots, for P padded places: roles `0 … P−1`; what is drawn on the edge below a place `P …`, to its right `2P …` (OPEN, JOINED, CUT);
 * whether its clue has been laid `3P …`.
 *
 * Edges are a relation between two role bytes and not variables of their own, so search never pays for them: a drawn edge only picks
 * another pair table, and `holds` reads an edge off the two bytes.
 *
 * What a missing clue means: a cell without a printed clue is known to have none from the start; a cell whose clue is printed but not
 * laid may hold anything. Only the strict form concludes from absence.
 *
 * No candidate shapes are stored: a clueless 40 × 40 has 2.4 million of them, and their only inference is weaker than the pairs.
 */
import { type Cell, Due, type Engine, type Fact, lowest, popcount, Trail } from "@hashigo/core";
import { Layout } from "./layout.js";
import { CIRCLE, isArrow, isCircle, NONE, type Progress, type Puzzle } from "./puzzle.js";
import { ALL, ARMS, CUT, JOINED, joinsDown, joinsRight, OPEN, TO_DOWN, TO_RIGHT } from "./roles.js";
import { clueKernel } from "./rungs/clue.js";
import { neighbourKernel } from "./rungs/neighbour.js";
import { numberKernel } from "./rungs/number.js";
import { PieceTable, pieceKernel } from "./rungs/piece.js";

export class Roles implements Engine {
  readonly layout: Layout;
  readonly store: Int32Array;
  readonly trail: Trail;
  /** Fields of the layout that kernels read all the time. */
  readonly W: number;
  readonly P: number;
  readonly at: Int32Array;
  readonly cellAt: Int32Array;
  readonly clue: Int32Array;
  readonly clues: Due;
  readonly pairs: Due;
  readonly numbers: Due;
  readonly pieces: Due;
  /** For rule sets whose pieces must be looked at whole; null in the published game up to number {@link NUMBER_WORD}. */
  readonly piece: PieceTable | null;
  /** Has any edge been drawn? Set once and for all: it only saves looking. */
  drawn = 0;
  /** Where the last contradiction stood. */
  failedAt = 0;
  private readonly weight: Float64Array;
  private readonly head: Int32Array;
  private readonly near: Int32Array;
  /** An arrow's cell is the end of some arm, whichever: its kernel looks again after each change nearby. */
  private readonly tips: boolean;

  constructor(readonly puzzle: Puzzle) {
    const layout = new Layout(puzzle);
    const { P } = layout;
    this.layout = layout;
    this.W = layout.W;
    this.P = P;
    this.at = layout.at;
    this.cellAt = layout.cellAt;
    this.clue = layout.clue;
    this.head = layout.head;
    this.near = layout.near;
    this.tips = layout.arrowEnd && !layout.arrowHome;
    this.store = new Int32Array(4 * P);
    this.trail = new Trail(this.store);
    this.clues = new Due(P);
    this.pairs = new Due(P);
    this.numbers = new Due(P);
    this.weight = new Float64Array(P).fill(1);
    // In strict form a cell without a printed clue is no bend.
    const noBends = layout.strict && layout.circleBend;
    for (let cell = 0; cell < layout.size; cell++) {
      const q = this.at[cell]!;
      this.store[q] = layout.framed(cell) & (noBends && this.clue[q] === NONE ? ARMS : ALL);
    }
    this.piece = PieceTable.for(this);
    this.pieces = new Due(this.piece === null ? 0 : P);
  }

  // ---- writing ----

  /** Kernel: `roles` is a non-empty proper subset of what stands at the place. */
  set(q: number, roles: number): void {
    this.trail.write(q, roles);
    this.pairs.add(q);
    for (let e = this.head[q]!, end = this.head[q + 1]!; e < end; e++) this.numbers.add(this.near[e]!);
    if (this.piece !== null) this.piece.touched(q);
    if (this.tips) this.tipsNear(q);
  }

  private tipsNear(q: number): void {
    const { clue, W } = this;
    for (const x of [q, q - W, q + W, q - 1, q + 1]) if (isArrow(clue[x]!)) this.clues.add(x);
  }

  /** Leaves at most these roles at a place. False: none is left. */
  keep(q: number, roles: number): boolean {
    const before = this.store[q]!;
    const after = before & roles;
    if (after === before) return true;
    if (after === 0) {
      this.failedAt = q;
      return false;
    }
    this.set(q, after);
    return true;
  }

  isLaid(q: number): boolean {
    return this.store[3 * this.P + q] !== 0;
  }

  // ---- State ----

  mark(): number {
    return this.trail.length;
  }

  undoTo(mark: number): void {
    this.trail.undoTo(mark);
  }

  slotAt(i: number): number {
    return this.trail.slot(i);
  }

  oldAt(i: number): number {
    return this.trail.old(i);
  }

  value(slot: number): number {
    return this.store[slot]!;
  }

  give(cell: Cell): boolean {
    const q = this.at[cell]!;
    this.trail.write(3 * this.P + q, 1);
    this.clues.add(q);
    if (isCircle(this.clue[q]!)) this.numbers.add(q);
    if (this.piece !== null) this.piece.touched(q);
    return true;
  }

  /** The slot of the edge between two neighbours; negative when there is none. */
  private edgeSlot(fact: Fact): number {
    if (fact.kind !== "edge") return -1;
    const a = this.at[Math.min(fact.cells[0], fact.cells[1])]!;
    const b = this.at[Math.max(fact.cells[0], fact.cells[1])]!;
    return b === a + this.W ? this.P + a : b === a + 1 ? 2 * this.P + a : -1;
  }

  assert(fact: Fact): boolean {
    const slot = this.edgeSlot(fact);
    if (slot < 0 || fact.kind !== "edge") throw new RangeError(`no edge of this board: ${JSON.stringify(fact)}`);
    const drawn = fact.value === "on" ? CUT : JOINED;
    this.drawn = 1;
    if (this.store[slot] === drawn) return true;
    if (this.store[slot] !== OPEN || !this.allows(slot, drawn)) return false;
    this.trail.write(slot, drawn);
    const across = slot >= 2 * this.P;
    const q = slot - (across ? 2 : 1) * this.P;
    this.pairs.add(q);
    this.pairs.add(across ? q + 1 : q + this.W);
    return true;
  }

  /** Could the two cells of this edge slot be joined, or cut? */
  private allows(slot: number, drawn: number): boolean {
    const across = slot >= 2 * this.P;
    const q = slot - (across ? 2 : 1) * this.P;
    const table = across ? TO_RIGHT : TO_DOWN;
    const other = this.store[across ? q + 1 : q + this.W]!;
    return (table[(drawn << 8) | this.store[q]!]! & other) !== 0;
  }

  holds(fact: Fact): boolean {
    const slot = this.edgeSlot(fact);
    if (slot < 0 || fact.kind !== "edge") return false;
    const on = fact.value === "on";
    const drawn = this.store[slot]!;
    if (drawn !== OPEN) return on ? drawn === CUT : drawn === JOINED;
    return !this.allows(slot, on ? JOINED : CUT);
  }

  settled(from: number, out: Fact[]): void {
    const { P, W } = this;
    const seen = new Set<number>();
    for (let i = from; i < this.trail.length; i++) {
      const q = this.trail.slot(i);
      if (q >= P) continue;
      for (const slot of [P + q - W, 2 * P + q - 1, 2 * P + q, P + q]) {
        if (seen.has(slot)) continue;
        seen.add(slot);
        this.settledEdge(slot, out);
      }
    }
  }

  private settledEdge(slot: number, out: Fact[]): void {
    const across = slot >= 2 * this.P;
    const q = slot - (across ? 2 : 1) * this.P;
    const a = this.cellAt[q]!;
    const b = this.cellAt[across ? q + 1 : q + this.W]!;
    if (a < 0 || b < 0 || this.store[slot] !== OPEN) return;
    const joined = this.allows(slot, JOINED);
    if (joined !== this.allows(slot, CUT)) out.push({ kind: "edge", cells: [a, b], value: joined ? "off" : "on" });
  }

  /** Atoms are `8 * cell + bit of the role`. Trial 0 supposes in cells of two roles, trial 1 in all. */
  open(from: number, trial: number): number {
    for (let atom = from; atom < 8 * this.layout.size; atom++) {
      const roles = this.store[this.at[atom >> 3]!]!;
      const n = popcount(roles);
      if (n < 2 || (trial === 0 && n > 2)) {
        atom |= 7;
        continue;
      }
      if (((roles >> (atom & 7)) & 1) === 1) return atom;
    }
    return -1;
  }

  assume(atom: number): boolean {
    this.set(this.at[atom >> 3]!, 1 << (atom & 7));
    return true;
  }

  refute(atom: number): boolean {
    return this.keep(this.at[atom >> 3]!, ALL & ~(1 << (atom & 7)));
  }

  idle(): void {
    this.clues.clear();
    this.pairs.clear();
    this.numbers.clear();
    this.pieces.clear();
  }

  wake(): void {
    for (let i = 0; i < this.layout.size; i++) {
      const q = this.at[i]!;
      this.pairs.add(q);
      if (this.clue[q] !== NONE) this.clues.add(q);
      if (this.clue[q]! > CIRCLE) this.numbers.add(q);
    }
    if (this.piece !== null) this.piece.wake();
  }

  // ---- Engine ----

  propagate(upTo: number): boolean {
    for (;;) {
      const rung = this.lowestDue(upTo);
      if (rung < 0) return true;
      if (this.runOne(rung)) continue;
      this.idle();
      return false;
    }
  }

  /** The cheapest rung below `upTo` with something due, or −1. */
  private lowestDue(upTo: number): number {
    if (this.clues.size > 0) return upTo > 0 ? 0 : -1;
    if (this.pairs.size > 0) return upTo > 1 ? 1 : -1;
    if (this.numbers.size > 0) return upTo > 2 ? 2 : -1;
    if (this.pieces.size > 0) return upTo > 3 ? 3 : -1;
    return -1;
  }

  private runOne(rung: number): boolean {
    switch (rung) {
      case 0:
        return clueKernel(this, this.clues.pop());
      case 1:
        return neighbourKernel(this, this.pairs.pop());
      case 2:
        return numberKernel(this, this.numbers.pop());
      default:
        return pieceKernel(this, this.pieces.pop());
    }
  }

  /** Fewest roles for the weight of past contradictions: nothing else kept large boards with several answers short. */
  choose(): number {
    const { store, at, weight } = this;
    let best = -1;
    let score = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.layout.size; i++) {
      const q = at[i]!;
      const roles = store[q]!;
      if ((roles & (roles - 1)) === 0) continue;
      const mine = popcount(roles) / weight[q]!;
      if (mine < score) {
        score = mine;
        best = i;
      }
    }
    return best < 0 ? -1 : 8 * best + lowest(store[at[best]!]!);
  }

  failed(): void {
    this.weight[this.failedAt]! += 1;
  }

  /** The answer, once every cell has one role. */
  answer(): Progress {
    const { rows, cols, grid } = this.puzzle;
    const edges = new Int8Array(grid.edges);
    let across = 0;
    let down = grid.across;
    for (let r = 0, cell = 0; r < rows; r++) {
      for (let c = 0; c < cols; c++, cell++) {
        const q = this.at[cell]!;
        if (c + 1 < cols) edges[across++] = joinsRight(this.store[q]!, this.store[q + 1]!) ? 0 : 1;
        if (r + 1 < rows) edges[down++] = joinsDown(this.store[q]!, this.store[q + this.W]!) ? 0 : 1;
      }
    }
    return { edges };
  }

  /** The roles of a cell as bits. */
  rolesOf(cell: Cell): number {
    return this.store[this.at[cell]!]!;
  }
}
