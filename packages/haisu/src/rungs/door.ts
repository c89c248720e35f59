/**
 * The only door. Take the cells and the edges that are not off.
 *
 * An edge whose loss would part the board is a bridge: the line crosses it, since it must have cells on both sides, and then S and G are on
 * different sides; a part with neither could not be left again. A cell whose loss would part the board is met once, so it joins at most
 * two parts, one with S and one with G; S or G itself joins only one.
 */
import type { Cell } from "@hashigo/core";
import { SIDES } from "../layout.js";
import { type Lines, OFF, ON } from "../state.js";

interface Visit {
  readonly low: Int32Array;
  readonly order: Int32Array;
  /** Ends of the walk below a cell in the search tree, as bits: 1 S, 2 G. */
  readonly ends: Uint8Array;
}

export function doorKernel(s: Lines): boolean {
  const { size } = s.layout;
  const visit: Visit = { low: new Int32Array(size), order: new Int32Array(size), ends: new Uint8Array(size) };
  const tree = explore(s, visit);
  if (tree === null) return false;
  for (const { cell, edge, parent } of tree) {
    if (visit.low[cell]! > visit.order[parent]! && !bridge(s, visit, cell, edge)) return false;
    const cutsOff = visit.low[cell]! >= visit.order[parent]!;
    // Searched from S, the part below holds no S: entered through one cell only, the line must end in it. S itself has the whole rest below.
    if (cutsOff && visit.ends[cell] === 0) {
      s.failedAt = cell;
      return false;
    }
  }
  return true;
}

function bridge(s: Lines, visit: Visit, cell: Cell, edge: number): boolean {
  if (visit.ends[cell] !== 0) return s.put(edge, ON);
  s.failedAt = cell;
  return false;
}

interface Branch {
  readonly cell: Cell;
  readonly edge: number;
  readonly parent: Cell;
}

/** Depth-first from S, iteratively; branches of the tree, children before parents. null: not all cells are reached. */
function explore(s: Lines, visit: Visit): Branch[] | null {
  const { around, beyond, size } = s.layout;
  const { low, order, ends } = visit;
  const next = new Uint8Array(size);
  const branches: Branch[] = [];
  const stack: Branch[] = [{ cell: s.puzzle.start, edge: -1, parent: -1 }];
  let count = 1;
  order[s.puzzle.start] = low[s.puzzle.start] = count++;
  if (s.puzzle.goal === s.puzzle.start) ends[s.puzzle.start] = 2;
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const k = next[top.cell]!;
    if (k < SIDES) {
      next[top.cell] = k + 1;
      const edge = around[SIDES * top.cell + k]!;
      if (edge < 0 || edge === top.edge || s.edge(edge) === OFF) continue;
      const to = beyond[SIDES * top.cell + k]!;
      if (order[to] !== 0) {
        low[top.cell] = Math.min(low[top.cell]!, order[to]!);
        continue;
      }
      order[to] = low[to] = count++;
      if (to === s.puzzle.goal) ends[to] = 2;
      stack.push({ cell: to, edge, parent: top.cell });
      continue;
    }
    stack.pop();
    if (top.parent < 0) continue;
    low[top.parent] = Math.min(low[top.parent]!, low[top.cell]!);
    ends[top.parent]! |= ends[top.cell]!;
    branches.push(top);
  }
  if (count > size) return branches;
  s.failedAt = order.indexOf(0);
  return null;
}
