/**
 * Number and connection of the stones, which clauses say badly, explained when asked.
 *
 * In each region that something was told about: too many shaded cells, or too few left; the number reached, or all that is left needed; a
 * part that a shaded cell elsewhere cannot reach; a part smaller than the number. And over all regions: more or fewer shaded cells than half
 * of the board, which clauses cannot add up. A part is a connected set of cells that are not blank;
 * what proves it a part are the blank cells around it.
 *
 * Reasons look at the past: `when` says how many cells had been told before a cell was, `stamp` how many when a literal was implied, and only
 * cells told before that count. So a reason is made of literals before the one it explains.
 *
 * Kernel: cells and regions are those of the layout; `list` holds each cell at most once, as `seen` says.
 */
import type { Constraint, Learner, Lit } from "@hashigo/core";
import { type Layout, SIDES } from "../layout.js";

const OPEN = 0;
const SHADED = 1;
const BLANK = 2;

export interface Bounds {
  readonly least: Int32Array;
  readonly most: Int32Array;
}

export class Stones implements Constraint {
  private readonly value: Uint8Array;
  private readonly when: Int32Array;
  private readonly stamp: Int32Array;
  private clock = 0;
  private readonly shaded: Int32Array;
  private readonly blank: Int32Array;
  private readonly dirty: Int32Array;
  private readonly isDirty: Uint8Array;
  private waiting = 0;
  private readonly seen: Int32Array;
  private readonly list: Int32Array;
  private round = 0;
  /** What all regions take at least and at most. */
  private leastOfAll = 0;
  private mostOfAll = 0;

  /** @param total shaded cells of the whole board, or −1 where that is not given */
  constructor(
    private readonly learner: Learner,
    private readonly layout: Layout,
    private readonly bounds: Bounds,
    private readonly total: number,
  ) {
    const { size, count } = layout;
    this.value = new Uint8Array(size);
    this.when = new Int32Array(size);
    this.stamp = new Int32Array(2 * size);
    this.shaded = new Int32Array(count);
    this.blank = new Int32Array(count);
    this.dirty = new Int32Array(count);
    this.isDirty = new Uint8Array(count);
    this.seen = new Int32Array(size);
    this.list = new Int32Array(size);
    for (let g = 0; g < count; g++) {
      this.touch(g);
      this.leastOfAll += this.takesLeast(g);
      this.mostOfAll += this.takesMost(g);
    }
  }

  assigned(lit: Lit): void {
    const cell = lit >> 1;
    const g = this.layout.region[cell]!;
    this.value[cell] = (lit & 1) === 0 ? SHADED : BLANK;
    this.when[cell] = this.clock++;
    this.count(g, (lit & 1) === 0 ? this.shaded : this.blank, 1);
  }

  undone(lit: Lit): void {
    const cell = lit >> 1;
    const g = this.layout.region[cell]!;
    this.value[cell] = OPEN;
    this.clock--;
    this.count(g, (lit & 1) === 0 ? this.shaded : this.blank, -1);
  }

  private count(g: number, kind: Int32Array, by: number): void {
    this.leastOfAll -= this.takesLeast(g);
    this.mostOfAll -= this.takesMost(g);
    kind[g]! += by;
    this.leastOfAll += this.takesLeast(g);
    this.mostOfAll += this.takesMost(g);
    this.touch(g);
  }

  private takesLeast(g: number): number {
    return Math.max(this.bounds.least[g]!, Math.min(this.shaded[g]!, this.bounds.most[g]!));
  }

  private takesMost(g: number): number {
    return Math.min(this.bounds.most[g]!, Math.max(this.sizeOf(g) - this.blank[g]!, this.bounds.least[g]!));
  }

  private touch(region: number): void {
    if (this.isDirty[region] === 1) return;
    this.isDirty[region] = 1;
    this.dirty[this.waiting++] = region;
  }

  /** Region by region, until one has something to say. */
  check(): { readonly conflict: readonly Lit[] } | null {
    while (this.waiting > 0) {
      const region = this.dirty[--this.waiting]!;
      this.isDirty[region] = 0;
      const found = this.look(region);
      if (found === null) continue;
      this.touch(region);
      return found === SAID ? null : { conflict: found };
    }
    return this.overall();
  }

  /** All regions together against half of the board. The reason: in each, the cells that make it take more, or less, than it need. */
  private overall(): { readonly conflict: readonly Lit[] } | null {
    if (this.total < 0) return null;
    const { least, most } = this.bounds;
    if (this.leastOfAll > this.total)
      return { conflict: this.all(SHADED, (g) => (this.shaded[g]! > least[g]! ? this.shaded[g]! : 0)) };
    if (this.mostOfAll < this.total)
      return { conflict: this.all(BLANK, (g) => (this.sizeOf(g) - this.blank[g]! < most[g]! ? this.blank[g]! : 0)) };
    return null;
  }

  private all(value: number, wanted: (g: number) => number): Lit[] {
    return Array.from(this.shaded, (_, g) => this.every(g, value, wanted(g))).flat();
  }

  private look(g: number): readonly Lit[] | typeof SAID | null {
    const size = this.sizeOf(g);
    const left = size - this.blank[g]!;
    const shaded = this.shaded[g]!;
    const least = this.bounds.least[g]!;
    const most = this.bounds.most[g]!;
    if (shaded > most) return this.every(g, SHADED, most + 1);
    if (left < least) return this.every(g, BLANK, size - least + 1);
    if (shaded < left && shaded === most) return this.settle(g, BLANK);
    if (shaded < left && left === least) return this.settle(g, SHADED);
    return shaded > 0 ? this.joined(g, least) : this.roomy(g, least);
  }

  private sizeOf(g: number): number {
    return this.layout.head[g + 1]! - this.layout.head[g]!;
  }

  /** All open cells of a region become shaded or blank. */
  private settle(g: number, to: number): typeof SAID {
    const { head, cells } = this.layout;
    for (let k = head[g]!; k < head[g + 1]!; k++)
      if (this.value[cells[k]!] === OPEN && !this.imply(2 * cells[k]! + (to === SHADED ? 0 : 1))) break;
    return SAID;
  }

  private imply(lit: Lit): boolean {
    if (this.learner.valueNow(lit) > 0) return true;
    this.stamp[lit] = this.clock;
    return this.learner.imply(lit, this);
  }

  /** What a shaded cell cannot reach is blank; a shaded cell there, or too little room, is a conflict. */
  private joined(g: number, least: number): readonly Lit[] | typeof SAID | null {
    const { head, cells } = this.layout;
    let first = -1;
    for (let k = head[g]!; k < head[g + 1]! && first < 0; k++) if (this.value[cells[k]!] === SHADED) first = cells[k]!;
    const round = ++this.round;
    const size = this.flood(first, this.clock);
    if (size < least) return [2 * first + 1, ...this.around(size, this.clock)];
    if (size === this.sizeOf(g) - this.blank[g]!) return null;
    let other = -1;
    for (let k = head[g]!; k < head[g + 1]!; k++)
      if (this.value[cells[k]!] === SHADED && this.seen[cells[k]!] !== round) other = cells[k]!;
    if (other >= 0) return [2 * first + 1, 2 * other + 1, ...this.around(size, this.clock)];
    for (let k = head[g]!; k < head[g + 1]!; k++) {
      const cell = cells[k]!;
      if (this.value[cell] === OPEN && this.seen[cell] !== round && !this.imply(2 * cell + 1)) break;
    }
    return SAID;
  }

  /** Without a shaded cell: parts smaller than the number are blank. */
  private roomy(g: number, least: number): typeof SAID | null {
    const { head, cells } = this.layout;
    if (least < 2) return null;
    const start = this.round;
    let said = false;
    for (let k = head[g]!; k < head[g + 1]!; k++) {
      const cell = cells[k]!;
      if (this.value[cell] !== OPEN || this.seen[cell]! > start) continue;
      this.round++;
      const size = this.flood(cell, this.clock);
      if (size >= least) continue;
      said = true;
      for (let j = 0; j < size; j++) if (!this.imply(2 * this.list[j]! + 1)) return SAID;
    }
    return said ? SAID : null;
  }

  /** What the cell counted as when so many had been told. */
  private at(cell: number, clock: number): number {
    return this.when[cell]! < clock ? this.value[cell]! : OPEN;
  }

  /** The part of a cell: in `list`, marked in `seen` with the present round. Its size. */
  private flood(first: number, clock: number): number {
    const { inside } = this.layout;
    const { seen, list, round } = this;
    seen[first] = round;
    list[0] = first;
    let size = 1;
    for (let j = 0; j < size; j++) {
      const cell = list[j]!;
      for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
        const next = inside[k]!;
        if (next < 0 || seen[next] === round || this.at(next, clock) === BLANK) continue;
        seen[next] = round;
        list[size++] = next;
      }
    }
    return size;
  }

  /** The blank cells around the part in `list`, as literals that are false. */
  private around(size: number, clock: number): Lit[] {
    const { inside } = this.layout;
    const { seen, list, round } = this;
    const out: Lit[] = [];
    for (let j = 0; j < size; j++) {
      const cell = list[j]!;
      for (let k = SIDES * cell; k < SIDES * cell + SIDES; k++) {
        const next = inside[k]!;
        if (next < 0 || seen[next] === round || this.at(next, clock) !== BLANK) continue;
        seen[next] = round;
        out.push(2 * next);
      }
    }
    return out;
  }

  /** The first `n` cells of a region with this value, as literals that are false. */
  private every(g: number, value: number, n: number, clock: number = this.clock): Lit[] {
    const { head, cells } = this.layout;
    const out: Lit[] = [];
    for (let k = head[g]!; k < head[g + 1]! && out.length < n; k++)
      if (this.at(cells[k]!, clock) === value) out.push(2 * cells[k]! + (value === SHADED ? 1 : 0));
    return out;
  }

  explain(lit: Lit): readonly Lit[] {
    const cell = lit >> 1;
    const g = this.layout.region[cell]!;
    const clock = this.stamp[lit]!;
    if ((lit & 1) === 0) return [lit, ...this.every(g, BLANK, this.sizeOf(g), clock)];
    const full = this.every(g, SHADED, this.sizeOf(g), clock);
    if (full.length >= this.bounds.most[g]!) return [lit, ...full.slice(0, this.bounds.most[g]!)];
    this.round++;
    const size = this.flood(cell, clock);
    const outside = full.find((shaded) => this.seen[shaded >> 1] !== this.round);
    const around = this.around(size, clock);
    return outside === undefined ? [lit, ...around] : [lit, outside, ...around];
  }
}

/** Something was implied. */
const SAID = "said";
