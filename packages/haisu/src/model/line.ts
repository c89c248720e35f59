/**
 * The line as clauses: one line from S to G through every cell, with a time order between neighbouring cells.
 *
 * Picture. Corners are the inner lattice points; the frame is one more. The segment between two corners lies between two neighbouring
 * cells; the line runs from the one to the other exactly across it. Segments that are not crossed join the corners.
 *
 * Claim (tree). Let every cell have its line ends (2; S and G 1), one way in (not S) and one way out (not G). Root the corners at one that
 * touches S or G; let every other corner have exactly one arc to a neighbour, every uncrossed segment carry exactly one arc, and crossed
 * ones none. Then the drawing is one line.
 * Proof.   Suppose there is a ring. The corners inside it have no uncrossed segment to the outside, so the arcs of those inside lead
 *          round a circle of corners unless the root is inside; the root touches S or G, and a ring that holds the root inside
 *          leaves S and G on one side with it: take the other side, whose corners are without a root likewise. The circle of arcs
 *          encloses cells, whose lines it does not cross: rings again (or S and G alone, which the root's place forbids), inside a smaller
 *          area; no smallest one exists.  ∎
 *
 * Sides and order. Walk along the line and keep an eye on the corners to the left (side A) and right (B). A corner whose part of the tree
 * does not enclose the far end of the line has one side. Around a corner of side A the line runs counterclockwise past all its
 * segments but the one that carries the corner's own arc; around one of side B clockwise. So every segment, crossed or not, says which of
 * its two cells comes first. With both ends on the rim the frame is cut in two at them, and rim cells are met in order from S both ways round.
 * Corners whose part of the tree does enclose the far end ("mixed") are marked: the topmost one at that end, and all on the way to the root.
 *
 * Counted against brute force on all small boards of the tests. Without the order a board of 18 × 18 was out of reach (bench notes).
 */
import type { Cell, Edge, Job, Pace } from "@hashigo/core";
import { type Layout, SIDES } from "../layout.js";
import { type Clauses, type Lit, not } from "./clauses.js";

/** The corner on either side of the way from an edge's first cell to its second: `left` on the left hand. −1 − f is the frame. */
interface Ends {
  readonly left: number;
  readonly right: number;
}

export class LineModel {
  /** Is there a line on the edge? */
  readonly on: readonly Lit[];
  /** Does the edge's first cell come before its second? Means something for edges without a line too. */
  readonly before: readonly Lit[];
  /** The line runs over the edge from its first cell to the second; the other way. */
  readonly forth: readonly Lit[];
  readonly back: readonly Lit[];
  private readonly corners: number;
  private readonly frame: number;
  private readonly root: number;
  private readonly ends: readonly Ends[];
  /** Arc from the left corner over the segment to the right one; the other way. */
  private readonly arcLeft: readonly Lit[];
  private readonly arcRight: readonly Lit[];
  private readonly sideA: readonly Lit[];
  private readonly mixed: readonly Lit[];
  private readonly rimA: Int8Array;
  private readonly bothOnRim: boolean;

  /** For boards with at least two rows and columns, S and G apart. */
  constructor(
    private readonly c: Clauses,
    private readonly layout: Layout,
  ) {
    const { puzzle, edges } = layout;
    const { rows, cols, start, goal } = puzzle;
    this.corners = (rows - 1) * (cols - 1);
    this.frame = this.corners;
    this.bothOnRim = this.isRim(start) && this.isRim(goal);
    this.root = this.isRim(start) || this.isRim(goal) ? this.frame : this.cornersAt(start)[0]!;
    this.ends = Array.from({ length: edges }, (_, edge) => this.endsOf(edge));
    const each = (make: (edge: Edge) => Lit): Lit[] => Array.from({ length: edges }, (_, edge) => make(edge));
    this.on = each(() => c.newVar());
    this.before = each(() => c.newVar());
    this.forth = each((edge) => c.both(this.on[edge]!, this.before[edge]!));
    this.back = each((edge) => c.both(this.on[edge]!, not(this.before[edge]!)));
    this.arcLeft = each((edge) => (this.ends[edge]!.left === this.root ? c.no : c.newVar()));
    this.arcRight = each((edge) => (this.ends[edge]!.right === this.root ? c.no : c.newVar()));
    const nodes = Array.from({ length: this.corners + 1 }, (_, node) => node);
    this.sideA = nodes.map((node) => (node === this.root ? c.no : c.newVar()));
    this.mixed = nodes.map((node) => (node === this.root ? c.yes : this.bothOnRim ? c.no : c.newVar()));
    this.rimA = this.rimSides();
  }

  /** Adds the clauses. False: a limit was hit. */
  *build(pace: Pace): Job<boolean> {
    const { edges } = this.layout;
    if (!(yield* this.cells(pace))) return false;
    if (!(yield* this.tree(pace))) return false;
    if (!this.bothOnRim && !(yield* this.marks(pace))) return false;
    for (let edge = 0; edge < edges; edge++) {
      this.order(edge);
      if (pace.due(1) && !(yield* pace.pause())) return false;
    }
    return true;
  }

  // ---- geometry ----

  private isRim(cell: Cell): boolean {
    const { rows, cols, grid } = this.layout.puzzle;
    const r = grid.rowOf(cell);
    const k = grid.colOf(cell);
    return r === 0 || k === 0 || r === rows - 1 || k === cols - 1;
  }

  /** The lattice point at row i, column j as a corner. */
  private corner(i: number, j: number): number {
    const { rows, cols } = this.layout.puzzle;
    return i === 0 || j === 0 || i === rows || j === cols ? this.frame : (i - 1) * (cols - 1) + j - 1;
  }

  private cornersAt(cell: Cell): number[] {
    const { grid } = this.layout.puzzle;
    const i = grid.rowOf(cell);
    const j = grid.colOf(cell);
    return [this.corner(i, j), this.corner(i, j + 1), this.corner(i + 1, j + 1), this.corner(i + 1, j)];
  }

  /** Going right the upper corner is on the left hand, going down the right one. */
  private endsOf(edge: Edge): Ends {
    const { grid } = this.layout.puzzle;
    const first = this.layout.first[edge]!;
    const i = grid.rowOf(first);
    const j = grid.colOf(first);
    if (grid.isAcross(edge)) return { left: this.corner(i, j + 1), right: this.corner(i + 1, j + 1) };
    return { left: this.corner(i + 1, j + 1), right: this.corner(i + 1, j) };
  }

  /** Rim cells clockwise from the upper left. */
  private rim(): Cell[] {
    const { rows, cols } = this.layout.puzzle;
    const out: Cell[] = [];
    for (let k = 0; k < cols; k++) out.push(k);
    for (let r = 1; r < rows; r++) out.push(r * cols + cols - 1);
    for (let k = cols - 2; k >= 0; k--) out.push((rows - 1) * cols + k);
    for (let r = rows - 2; r > 0; r--) out.push(r * cols);
    return out;
  }

  /**
   * For edges along the rim, with both ends on it: 1 where the frame is on side A there (clockwise from S to G), −1 on side B; 0 elsewhere.
   */
  private rimSides(): Int8Array {
    const { puzzle, edges } = this.layout;
    const out = new Int8Array(edges);
    if (!this.bothOnRim) return out;
    const rim = this.rim();
    let at = rim.indexOf(puzzle.start);
    let side = 1;
    for (let k = 0; k < rim.length; k++) {
      const next = (at + 1) % rim.length;
      out[puzzle.grid.edgeBetween(rim[at]!, rim[next]!)] = side;
      if (rim[next] === puzzle.goal) side = -1;
      at = next;
    }
    return out;
  }

  // ---- clauses ----

  /** Line ends, one way in and one way out of each cell. */
  private *cells(pace: Pace): Job<boolean> {
    const { layout, c } = this;
    const { around, puzzle, first, size } = layout;
    for (let cell = 0; cell < size; cell++) {
      const edges: Edge[] = [];
      for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) if (around[k]! >= 0) edges.push(around[k]!);
      const out = edges.map((edge) => (first[edge] === cell ? this.forth[edge]! : this.back[edge]!));
      const into = edges.map((edge) => (first[edge] === cell ? this.back[edge]! : this.forth[edge]!));
      if (cell === puzzle.goal) for (const lit of out) c.add(not(lit));
      else c.exactlyOne(out);
      if (cell === puzzle.start) for (const lit of into) c.add(not(lit));
      else c.exactlyOne(into);
      this.degree(
        edges.map((edge) => this.on[edge]!),
        layout.need[cell]!,
      );
      if (pace.due(1) && !(yield* pace.pause())) return false;
    }
    return true;
  }

  /** Exactly `need` of at most four. */
  private degree(lits: readonly Lit[], need: number): void {
    const { c } = this;
    if (need === 1) {
      c.exactlyOne(lits);
      return;
    }
    for (let i = 0; i < lits.length; i++) {
      c.add(...lits.filter((_, j) => j !== i));
      for (let j = 0; j < i; j++) for (let k = 0; k < j; k++) c.add(not(lits[i]!), not(lits[j]!), not(lits[k]!));
    }
  }

  private *tree(pace: Pace): Job<boolean> {
    const { c } = this;
    const out: Lit[][] = Array.from({ length: this.corners + 1 }, () => []);
    for (const [edge, { left, right }] of this.ends.entries()) {
      const [a, b, on] = [this.arcLeft[edge]!, this.arcRight[edge]!, this.on[edge]!];
      out[left]!.push(a);
      out[right]!.push(b);
      c.exactlyOne([on, a, b]);
      if (pace.due(1) && !(yield* pace.pause())) return false;
    }
    for (const [node, arcs] of out.entries()) {
      if (node !== this.root) c.exactlyOne(arcs);
      if (pace.due(1) && !(yield* pace.pause())) return false;
    }
    return true;
  }

  /** The end of the line that the root does not touch. */
  private farEnd(): Cell {
    const { start, goal } = this.layout.puzzle;
    return this.root === this.frame && !this.isRim(start) ? start : goal;
  }

  private *marks(pace: Pace): Job<boolean> {
    const { c, layout } = this;
    const end = this.farEnd();
    const touching = new Map<number, Lit[]>();
    for (let k = SIDES * end; k < SIDES * end + SIDES; k++) {
      const edge = layout.around[k]!;
      if (edge < 0) continue;
      const { left, right } = this.ends[edge]!;
      touching.set(left, [...(touching.get(left) ?? []), this.arcLeft[edge]!]);
      touching.set(right, [...(touching.get(right) ?? []), this.arcRight[edge]!]);
    }
    const causes: Lit[][] = Array.from({ length: this.corners + 1 }, () => []);
    for (const [node, arcs] of touching) {
      c.addAll([...arcs, this.mixed[node]!]);
      const own = c.newVar();
      for (const arc of arcs) c.add(not(own), not(arc));
      causes[node]!.push(own);
    }
    for (const [edge, { left, right }] of this.ends.entries()) {
      this.handOn(left, right, this.arcLeft[edge]!, causes);
      this.handOn(right, left, this.arcRight[edge]!, causes);
      if (pace.due(1) && !(yield* pace.pause())) return false;
    }
    causes.forEach((some, node) => {
      if (node !== this.root) c.addAll([not(this.mixed[node]!), ...some]);
    });
    return true;
  }

  private handOn(from: number, to: number, arc: Lit, causes: Lit[][]): void {
    if (to === this.root || arc === this.c.no) return;
    const passed = this.c.both(this.mixed[from]!, arc);
    this.c.add(not(passed), this.mixed[to]!);
    causes[to]!.push(passed);
  }

  /** What the two corners of an edge's segment say of the order of its cells, and of each other's side. */
  private order(edge: Edge): void {
    const { c } = this;
    const { left, right } = this.ends[edge]!;
    const [before, on] = [this.before[edge]!, this.on[edge]!];
    const side = this.rimA[edge]!;
    if (left !== this.root) c.equal([not(this.mixed[left]!), not(this.arcLeft[edge]!)], before, this.sideA[left]!);
    else if (side !== 0) c.add(side > 0 ? before : not(before));
    if (right !== this.root)
      c.equal([not(this.mixed[right]!), not(this.arcRight[edge]!)], before, not(this.sideA[right]!));
    else if (side !== 0) c.add(side > 0 ? not(before) : before);
    const pure = [left, right].filter((node) => node !== this.root).map((node) => not(this.mixed[node]!));
    const a = left === this.root ? this.rimLit(side) : this.sideA[left]!;
    const b = right === this.root ? this.rimLit(side) : this.sideA[right]!;
    if (a === null || b === null) return;
    c.equal([...pure, not(on)], a, b);
    c.equal([...pure, on], a, not(b));
  }

  private rimLit(side: number): Lit | null {
    return side === 0 ? null : side > 0 ? this.c.yes : this.c.no;
  }
}
