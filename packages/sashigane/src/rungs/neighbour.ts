/**
 * What a cell's roles allow its four neighbours: one look into a table each, which is full arc consistency on the pair rules
 * (`roles`). Where an edge has been drawn, the table of joined or of cut pairs is used instead.
 */
import { TO_DOWN, TO_LEFT, TO_RIGHT, TO_UP } from "../roles.js";
import type { Roles } from "../state.js";

export function neighbourKernel(s: Roles, q: number): boolean {
  const { store, cellAt, W, P } = s;
  const mine = store[q]!;
  if (mine === 0) {
    // Only a board of one cell: the frame forbids every role, and there is no neighbour to notice.
    s.failedAt = q;
    return false;
  }
  const drawn = s.drawn !== 0;
  let x = q + W;
  if (cellAt[x]! >= 0 && !pass(s, x, TO_DOWN[drawn ? (store[P + q]! << 8) | mine : mine]!)) return false;
  x = q - W;
  if (cellAt[x]! >= 0 && !pass(s, x, TO_UP[drawn ? (store[P + x]! << 8) | mine : mine]!)) return false;
  x = q + 1;
  if (cellAt[x]! >= 0 && !pass(s, x, TO_RIGHT[drawn ? (store[2 * P + q]! << 8) | mine : mine]!)) return false;
  x = q - 1;
  return !(cellAt[x]! >= 0) || pass(s, x, TO_LEFT[drawn ? (store[2 * P + x]! << 8) | mine : mine]!);
}

function pass(s: Roles, x: number, roles: number): boolean {
  const before = s.store[x]!;
  const after = before & roles;
  if (after === before) return true;
  if (after === 0) {
    s.failedAt = x;
    return false;
  }
  s.set(x, after);
  return true;
}
