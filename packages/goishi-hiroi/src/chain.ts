/**
 * Chain: a stone that is the only way across.
 *
 * The stones R that are left are the edges of a graph: a vertex for each row and each column, a stone joins its row and its column. Two
 * stones share a line exactly when their edges share a vertex, so a clearance of R is an order of all edges in which neighbours share
 * a vertex. Blockers and directions are ignored. A *cut stone* is a bridge of the graph with further stones on both sides.
 *
 * Claim.   If R can be cleared, then (1) all of R hangs together. (2) A cut stone is taken after everything on one of its sides and before
 *          everything on the other. (3) Cut stones cut the graph into pieces; at most two meet in a piece, and in the piece that you start
 *          in at most one. (4) Where both your row and your column can be left by, your own stone is an edge too, and it is no cut stone.
 * Proof.   (1) Neighbours in the order share a vertex. (2) Without the cut stone e no stone of one side shares a line with one of the
 *          other, so the order passes between the sides only across e, once; and it is neither first nor last, since what is before
 *          or after it would then be on both sides. (3) By (2) the pieces are passed one after the other, so each meets the cut stone
 *          it was entered by and the one it is left by: they form a path. If you stand somewhere, the path starts in your piece. (4) Your
 *          own stone comes first in the order, and by (2) a cut stone does not.  ∎
 *          The clause against going straight back is not used, so all this holds under both rule settings; it only says by which lines
 *          you can leave (with allowReverse: always by both). If only one line can be left by, the next stone is in it, and your own
 *          stone is no edge: the walk starts at that vertex. A bridge at a vertex with no other edge has nothing on that side and
 *          cuts nothing; so has one at a start vertex without other stones: it is simply taken next.
 *          Consequence: a cut stone is never the next one, and before the first move neither the first nor the last.
 * Cost.    One depth-first search with low-links (Tarjan), linear in the stones left; no recursion, nothing allocated.
 * Used by. walk/forward.ts; the rungs `reach` (claim 1 alone) and `chain`.
 * Source.  own; bridges by low-links: ARCHITECTURE.md.
 */
import type { Left } from "./left.js";
import { NOBODY, START, type Stones } from "./stones.js";

/** The edge that is the stone stood on. */
const OWN = -2;
/** The numbers of visits begin anew beyond this. */
const LAST_VISIT = 2 ** 30;

export class Chain {
  /** Claim 1 fails: some stones left are not connected with where you stand (or with each other). */
  apart = false;
  /** Claim 4 fails: the stone stood on is the only way across. */
  own = false;
  /** Claim 3 fails at this vertex; see {@link forkCuts}. */
  private fork = NOBODY;
  /** The first {@link cutCount} entries: all cut stones found. */
  readonly cuts: Int32Array;
  cutCount = 0;

  private readonly rows: number;
  // For each line: number of its visit (below `base`: not visited in this look), lowest visit reached from below, stone entered by, stone
  // to look at next, and the list of cut stones that hang below it within its piece.
  private readonly visit: Int32Array;
  private readonly low: Int32Array;
  private readonly via: Int32Array;
  private readonly cursor: Int32Array;
  private readonly firstCut: Int32Array;
  private readonly lastCut: Int32Array;
  private readonly below: Int32Array;
  private readonly nextCut: Int32Array;
  private readonly stack: Int32Array;
  private depth = 0;
  private clock = 0;
  private base = 0;
  private root = NOBODY;
  /** The root has the own stone as an edge besides those left. */
  private both = false;

  constructor(private readonly stones: Stones) {
    this.rows = stones.puzzle.rows;
    const lines = this.rows + stones.puzzle.cols;
    this.visit = new Int32Array(lines).fill(-1);
    this.low = new Int32Array(lines);
    this.via = new Int32Array(lines);
    this.cursor = new Int32Array(lines);
    this.firstCut = new Int32Array(lines);
    this.lastCut = new Int32Array(lines);
    this.below = new Int32Array(lines);
    this.stack = new Int32Array(lines);
    this.nextCut = new Int32Array(stones.count);
    this.cuts = new Int32Array(stones.count);
  }

  /**
   * May the stones left still be cleared, for all that this argument knows? The fields say afterwards which claims fail.
   * @param place the stone stood on, which is not among those left; {@link NOBODY} before the first move
   * @param arrival the direction of the last move; {@link START} when all four may be left by
   */
  look(left: Left, place: number, arrival: number): boolean {
    this.apart = false;
    this.own = false;
    this.fork = NOBODY;
    this.cutCount = 0;
    this.depth = 0;
    if (this.clock > LAST_VISIT) {
      this.visit.fill(-1);
      this.clock = 0;
    }
    this.base = this.clock;
    if (left.count === 0) return true;
    if (!this.begin(left, place, arrival)) {
      this.apart = true;
      return false;
    }
    this.apart = this.search(left) < left.count;
    if (this.below[this.root]! > (place === NOBODY ? 2 : 1)) this.fork = this.root;
    return !this.apart && !this.own && this.fork === NOBODY;
  }

  /** Cut stones that meet in one piece and are too many, after a look; the one it is entered by first. Empty when claim 3 holds. */
  forkCuts(): number[] {
    if (this.fork === NOBODY) return [];
    const entry = this.via[this.fork]!;
    const cuts = entry >= 0 ? [entry] : [];
    for (let s = this.firstCut[this.fork]!; s >= 0; s = this.nextCut[s]!) cuts.push(s);
    return cuts;
  }

  /** After a look: the stones left that it did not reach. */
  unreached(left: Left): number[] {
    return this.collect(left, (row) => this.visit[row]! < this.base);
  }

  /** After a look: the stones left beyond a cut stone, seen from where the look began. */
  beyond(left: Left, cut: number): number[] {
    const { rows, stones } = this;
    const row = stones.rowOf[cut]!;
    const col = rows + stones.colOf[cut]!;
    const inside = new Set<number>([this.via[row] === cut ? row : col]);
    // Sets are read in the order in which lines are added, those added meanwhile included.
    for (const line of inside) {
      for (let s = left.head[line]!; s >= 0; s = left.next[4 * s + (line < rows ? 0 : 1)]!)
        if (s !== cut) inside.add(line < rows ? rows + stones.colOf[s]! : stones.rowOf[s]!);
    }
    return this.collect(left, (line) => inside.has(line)).filter((s) => s !== cut);
  }

  private collect(left: Left, keep: (row: number) => boolean): number[] {
    const found: number[] = [];
    for (let row = 0; row < this.rows; row++) {
      if (!keep(row)) continue;
      for (let s = left.head[row]!; s >= 0; s = left.next[4 * s]!) found.push(s);
    }
    return found;
  }

  /** Enters the vertices the walk starts from. False: there is no way to leave. */
  private begin(left: Left, place: number, arrival: number): boolean {
    const { next, head } = left;
    this.both = false;
    this.root = 0;
    if (place === NOBODY) {
      while (head[this.root] === NOBODY) this.root++;
      this.enter(left, this.root, NOBODY);
      return true;
    }
    const back = arrival === START ? START : (arrival + 2) & 3;
    const at = 4 * place;
    const byRow = (back !== 0 && next[at]! >= 0) || (back !== 2 && next[at + 2]! >= 0);
    const byCol = (back !== 1 && next[at + 1]! >= 0) || (back !== 3 && next[at + 3]! >= 0);
    if (!byRow && !byCol) return false;
    const row = this.stones.rowOf[place]!;
    const col = this.rows + this.stones.colOf[place]!;
    this.both = byRow && byCol;
    this.root = byRow ? row : col;
    this.enter(left, this.root, NOBODY);
    if (this.both) this.enter(left, col, OWN);
    return true;
  }

  private enter(left: Left, line: number, via: number): void {
    this.visit[line] = this.clock;
    this.low[line] = this.clock++;
    this.via[line] = via;
    this.cursor[line] = left.head[line]!;
    this.below[line] = 0;
    this.firstCut[line] = NOBODY;
    this.lastCut[line] = NOBODY;
    this.stack[this.depth++] = line;
  }

  /** How many stones it reached. */
  private search(left: Left): number {
    const { rows, stones, visit, low, via, cursor, stack, base } = this;
    const { rowOf, colOf } = stones;
    const { next } = left;
    let seen = 0;
    while (this.depth > 0) {
      const v = stack[this.depth - 1]!;
      const s = cursor[v]!;
      if (s < 0) {
        this.depth--;
        if (this.depth > 0) this.close(left, stack[this.depth - 1]!, v);
        continue;
      }
      let w: number;
      if (v < rows) {
        seen++;
        cursor[v] = next[4 * s]!;
        w = rows + colOf[s]!;
      } else {
        cursor[v] = next[4 * s + 1]!;
        w = rowOf[s]!;
      }
      if (s === via[v]) continue;
      if (visit[w]! < base) this.enter(left, w, s);
      else if (visit[w]! < low[v]!) low[v] = visit[w]!;
    }
    return seen;
  }

  /** All below `w` is done; `v` is where it was entered from. */
  private close(left: Left, v: number, w: number): void {
    const { low, via, below, nextCut, firstCut, lastCut } = this;
    if (low[w]! <= this.visit[v]!) {
      if (low[w]! < low[v]!) low[v] = low[w]!;
      this.merge(v, w);
      return;
    }
    const s = via[w]!;
    if (s === OWN) {
      this.own = true;
      return;
    }
    if (left.inLine[w] === 1) return;
    if (v === this.root && !this.both && left.inLine[v] === 1) {
      this.merge(v, w);
      return;
    }
    if (below[w]! > 1) this.fork = w;
    this.cuts[this.cutCount++] = s;
    nextCut[s] = firstCut[v]!;
    firstCut[v] = s;
    if (lastCut[v] === NOBODY) lastCut[v] = s;
    below[v]!++;
  }

  /** `w` is in the piece of `v`: what hangs below the one hangs below the other. */
  private merge(v: number, w: number): void {
    if (this.below[w] === 0) return;
    if (this.below[v] === 0) this.lastCut[v] = this.lastCut[w]!;
    else this.nextCut[this.lastCut[w]!] = this.firstCut[v]!;
    this.firstCut[v] = this.firstCut[w]!;
    this.below[v]! += this.below[w]!;
  }
}
