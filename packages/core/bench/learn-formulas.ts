/** Formulas to try a clause-learning solver on. Clauses are lists of literals: 2v true, 2v + 1 false. */
import { Random } from "../src/index.js";

export interface Formula {
  readonly name: string;
  readonly vars: number;
  readonly clauses: number[][];
}

/** Random k-SAT: distinct variables in each clause. */
export function randomFormula(vars: number, clauses: number, seed: number, k = 3): Formula {
  const random = new Random(seed);
  const made: number[][] = [];
  while (made.length < clauses) {
    const chosen = new Set<number>();
    while (chosen.size < k) chosen.add(random.int(vars));
    made.push([...chosen].map((v) => 2 * v + random.int(2)));
  }
  return { name: `random ${vars}/${clauses} #${seed}`, vars, clauses: made };
}

/** n + 1 pigeons, n holes: no model, and resolution needs exponentially many steps. */
export function pigeons(n: number): Formula {
  const lit = (pigeon: number, hole: number) => 2 * (pigeon * n + hole);
  const clauses: number[][] = [];
  for (let p = 0; p <= n; p++) clauses.push(Array.from({ length: n }, (_, h) => lit(p, h)));
  for (let h = 0; h < n; h++)
    for (let p = 0; p <= n; p++) for (let q = 0; q < p; q++) clauses.push([lit(p, h) ^ 1, lit(q, h) ^ 1]);
  return { name: `pigeons ${n}`, vars: (n + 1) * n, clauses };
}

/** A sum modulo 2 over each edge set of a random 3-regular multigraph, with charges that cannot add up (Tseitin). */
export function parities(vertices: number, seed: number): Formula {
  const random = new Random(seed);
  const ends = random.shuffle(Array.from({ length: 3 * vertices }, (_, i) => i % vertices));
  const edges = Array.from({ length: ends.length / 2 }, (_, i) => [ends[2 * i] as number, ends[2 * i + 1] as number]);
  const clauses: number[][] = [];
  for (let v = 0; v < vertices; v++) {
    const mine = edges.flatMap((edge, e) => (edge[0] !== edge[1] && edge.includes(v) ? [e] : []));
    const charge = v === 0 ? 1 : 0;
    for (let signs = 0; signs < 1 << mine.length; signs++) {
      // The clause forbids the assignment `signs` if its sum is wrong.
      const sum = mine.reduce((s, _, i) => s ^ ((signs >> i) & 1), 0);
      if (sum !== charge) clauses.push(mine.map((e, i) => 2 * e + ((signs >> i) & 1)));
    }
  }
  return { name: `parities ${vertices} #${seed}`, vars: edges.length, clauses };
}

export interface Line {
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  /** Rim cells, [row, col]; they may not be the same. */
  readonly start: readonly [number, number];
  readonly goal: readonly [number, number];
  readonly inner: (r: number, c: number) => boolean;
  /** [row, col, n]: the line passes this cell on its nth stay in the cell's part. */
  readonly numbers: readonly (readonly [number, number, number])[];
}

/** Counts clauses and variables while a formula is written. */
class Writer {
  vars = 0;
  readonly clauses: number[][] = [];
  readonly yes: number;
  constructor() {
    this.yes = this.lit();
    this.add(this.yes);
  }
  lit(): number {
    return 2 * this.vars++;
  }
  add(...clause: number[]): void {
    this.clauses.push(clause);
  }
  atMostOne(lits: readonly number[]): void {
    if (lits.length <= 5) {
      for (let i = 0; i < lits.length; i++)
        for (let j = 0; j < i; j++) this.add((lits[i] as number) ^ 1, (lits[j] as number) ^ 1);
      return;
    }
    const more = this.lit();
    this.atMostOne([...lits.slice(0, 4), more]);
    this.atMostOne([...lits.slice(4), more ^ 1]);
  }
  exactlyOne(lits: readonly number[]): void {
    this.add(...lits);
    this.atMostOne(lits);
  }
}

/**
 * One line from start to goal through all cells of a grid, going in and out of an inner part. A line from rim to rim cuts the
 * board in two, so each corner has a side, and the line crosses just the segments between corners of different sides; that
 * each side is a tree of segments excludes loops. Around a corner of the first side the line runs counterclockwise, past
 * every segment except the one towards the root: so both cells beside any segment are in order, and the number of stays so far,
 * written as "at least j", never falls along it.
 */
export function lineFormula(line: Line): Formula & { readonly shown: readonly number[] } {
  const { rows, cols } = line;
  const w = new Writer();
  const sides = cornerSides(line, w);
  const corner = (i: number, j: number) => i * (cols + 1) + j;
  const rim = (p: number) => {
    const i = Math.floor(p / (cols + 1));
    const j = p % (cols + 1);
    return i === 0 || j === 0 || i === rows || j === cols;
  };
  const out: number[][] = sides.map(() => []);
  const into: number[][] = Array.from({ length: rows * cols }, () => []);
  const counts = countVariables(line, w);
  const entries: { to: number; from: number; arc: number }[] = [];
  const shown: number[] = [];
  /** Segment p–q with cell u before and v after it, counterclockwise around p. */
  const segment = (p: number, q: number, u: number, v: number) => {
    const a = sides[p] as number;
    const b = sides[q] as number;
    const forward = w.lit();
    const backward = w.lit();
    const drawn = w.lit();
    const order = w.lit();
    shown.push(drawn >> 1);
    w.add(forward ^ 1, a);
    w.add(forward ^ 1, b ^ 1);
    w.add(a ^ 1, b, forward);
    w.add(backward ^ 1, a ^ 1);
    w.add(backward ^ 1, b);
    w.add(a, b ^ 1, backward);
    w.add(drawn ^ 1, forward, backward);
    w.add(forward ^ 1, drawn);
    w.add(backward ^ 1, drawn);
    (into[v] as number[]).push(forward);
    (into[u] as number[]).push(backward);
    const up = rim(p) ? null : w.lit();
    const down = rim(q) ? null : w.lit();
    if (up !== null) (out[p] as number[]).push(up);
    if (down !== null) (out[q] as number[]).push(down);
    const arcs = [up, down].filter((lit) => lit !== null);
    w.exactlyOne([drawn, ...arcs]);
    const free = (arc: number | null) => (arc === null ? [] : [arc]);
    w.add(a ^ 1, ...free(up), order);
    w.add(a, ...free(up), order ^ 1);
    w.add(b ^ 1, ...free(down), order ^ 1);
    w.add(b, ...free(down), order);
    counts.along(u, v, forward, order);
    counts.along(v, u, backward, order ^ 1);
    if (counts.part(u) !== counts.part(v))
      entries.push({ from: u, to: v, arc: forward }, { from: v, to: u, arc: backward });
  };
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const here = r * cols + c;
      if (c + 1 < cols) segment(corner(r, c + 1), corner(r + 1, c + 1), here, here + 1);
      if (r + 1 < rows) segment(corner(r + 1, c + 1), corner(r + 1, c), here, here + cols);
      const [a, b, d, e] = [corner(r, c), corner(r, c + 1), corner(r + 1, c + 1), corner(r + 1, c)].map(
        (p) => sides[p] as number,
      ) as [number, number, number, number];
      w.add(a, b, d, e);
      w.add(a ^ 1, b ^ 1, d ^ 1, e ^ 1);
      w.add(a, b ^ 1, d, e ^ 1);
      w.add(a ^ 1, b, d ^ 1, e);
    }
  sides.forEach((_, p) => {
    if (!rim(p)) w.exactlyOne(out[p] as number[]);
  });
  into.forEach((arcs, cell) => {
    if (cell === line.start[0] * cols + line.start[1]) for (const arc of arcs) w.add(arc ^ 1);
    else w.exactlyOne(arcs);
  });
  counts.enterOnce(entries);
  return { name: line.name, vars: w.vars, clauses: w.clauses, shown };
}

/** A literal for each corner: on the side that is left of the walk. Clockwise along the rim from start to goal: yes; back: no. */
function cornerSides(line: Line, w: Writer): number[] {
  const { rows, cols } = line;
  const sides = Array.from({ length: (rows + 1) * (cols + 1) }, () => -1);
  const ring: [number, number][] = [];
  for (let j = 0; j < cols; j++) ring.push([0, j]);
  for (let i = 0; i < rows; i++) ring.push([i, cols]);
  for (let j = cols; j > 0; j--) ring.push([rows, j]);
  for (let i = rows; i > 0; i--) ring.push([i, 0]);
  /** Index in the ring of the corner after the outer segment through which the line leaves this cell. */
  const after = ([r, c]: readonly [number, number]) => {
    if (r === 0) return c + 1;
    if (c === cols - 1) return cols + r + 1;
    if (r === rows - 1) return cols + rows + (cols - 1 - c) + 1;
    return 2 * cols + rows + (rows - 1 - r) + 1;
  };
  const from = after(line.start);
  const to = after(line.goal);
  for (let k = 0; k < ring.length; k++) {
    const [i, j] = ring[(from + k) % ring.length] as [number, number];
    const left = k < (to - from + ring.length) % ring.length;
    sides[i * (cols + 1) + j] = left ? w.yes : w.yes ^ 1;
  }
  return sides.map((side) => (side < 0 ? w.lit() : side));
}

interface Counts {
  part(cell: number): number;
  along(u: number, v: number, arc: number, order: number): void;
  enterOnce(entries: readonly { to: number; from: number; arc: number }[]): void;
}

/** Stays so far, of both parts together: the part of the start is at odd counts, the other at even ones. */
function countVariables(line: Line, w: Writer): Counts {
  const { rows, cols } = line;
  const home = line.inner(...line.start);
  const part = (cell: number) => (line.inner(Math.floor(cell / cols), cell % cols) === home ? 1 : 0);
  const total = (r: number, c: number, n: number) => 2 * n - (part(r * cols + c) === 1 ? 1 : 0);
  const most = Math.max(1, ...line.numbers.map(([r, c, n]) => total(r, c, n)));
  const start = line.start[0] * cols + line.start[1];
  const goal = line.goal[0] * cols + line.goal[1];
  const atLeast: number[][] = Array.from({ length: rows * cols }, (_, cell) => {
    const lits = [w.yes, w.yes];
    for (let j = 2; j <= most + 1; j++) lits.push(cell === start ? w.yes ^ 1 : j % 2 !== part(cell) ? -1 : w.lit());
    // At an odd cell "at least 2" says "at least 3": a count is of the cell's parity.
    for (let j = most + 1; j >= 2; j--) if (lits[j] === -1) lits[j] = lits[j + 1] ?? w.lit();
    return lits;
  });
  const ge = (cell: number, j: number) => (atLeast[cell] as number[])[Math.min(j, most + 1)] as number;
  for (let cell = 0; cell < rows * cols; cell++)
    for (let j = 2; j <= most + 1; j++) {
      w.add(ge(cell, j) ^ 1, ge(cell, j - 1));
      w.add(ge(cell, j) ^ 1, ge(goal, j));
    }
  for (const [r, c, n] of line.numbers) {
    w.add(ge(r * cols + c, total(r, c, n)));
    if (total(r, c, n) <= most) w.add(ge(r * cols + c, total(r, c, n) + 1) ^ 1);
  }
  return {
    part,
    along(u, v, arc, order) {
      const step = part(u) === part(v) ? 0 : 1;
      for (let j = 2; j <= most + 1; j++) {
        w.add(order ^ 1, ge(u, j) ^ 1, ge(v, j));
        if (j - step >= 1) w.add(arc ^ 1, ge(v, j) ^ 1, j > most && step === 1 ? ge(u, most) : ge(u, j - step));
        w.add(arc ^ 1, ge(u, j - step) ^ 1, ge(v, j));
      }
    },
    enterOnce(entries) {
      for (let j = 2; j <= most; j++) {
        const ways = entries
          .filter(({ to }) => j % 2 === part(to))
          .map(({ from, to, arc }) => {
            const way = w.lit();
            for (const lit of [arc, ge(to, j), ge(to, j + 1) ^ 1, ge(from, j - 1), ge(from, j) ^ 1])
              w.add(way ^ 1, lit);
            w.add(way, arc ^ 1, ge(to, j) ^ 1, ge(to, j + 1));
            return way;
          });
        w.exactlyOne(ways);
      }
    },
  };
}
