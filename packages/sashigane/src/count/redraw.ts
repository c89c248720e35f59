/**
 * Exact conditional re-drawing: the roles of a window are drawn again, uniformly among all that fit the cells around
 * it.
 *
 * Claim.   The uniform distribution over the partitions of a board stays what it is under a re-draw of any window
 *          chosen without looking at the board.
 * Proof.   Given the cells outside, a uniform partition is uniform over the fillings of the window that fit them; the
 *          re-draw puts an independent draw from just that distribution in its place (heat bath).  ∎
 * Used by. draw.ts. Never fails, since the old filling fits.
 * Source.  Geman and Geman 1984; the pairs of roles (demands.ts) make the field local, so the cells around suffice.
 */

import { buildSampler, runSync, type UniformSource } from "@hashigo/core";
import { ALL, OPEN, TO_LEFT, TO_UP } from "../roles.js";
import { demandBelow, demandRight, OFF_BELOW, OFF_RIGHT, transposeBoard } from "./demands.js";
import { PartitionFrontier } from "./partition-frontier.js";

export interface Window {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** Draw the window again, in place. `roles` holds the role of each cell of a board with `cols` columns, a legal partition. */
export function redraw(roles: Uint8Array, cols: number, window: Window, random: UniformSource): void {
  const { top, left, height, width } = window;
  const around = surroundings(roles, cols, window);
  const turn = width > height; // the sweep runs along the shorter side
  const frontier = new PartitionFrontier(
    turn
      ? {
          rows: width,
          cols: height,
          allowed: transposeBoard(around.allowed, height, width),
          above: around.left,
          left: around.above,
        }
      : { rows: height, cols: width, ...around },
  );
  const built = runSync(buildSampler(frontier, { every: 1, maxBytes: Number.POSITIVE_INFINITY }));
  if (built.kind === "limit") throw new RangeError(`a window of ${height}×${width} is too large: ${built.limit}`);
  const drawn = Uint8Array.from(built.sampler.draw(random));
  const fresh = turn ? transposeBoard(drawn, width, height) : drawn;
  for (let r = 0; r < height; r++) {
    roles.set(fresh.subarray(r * width, (r + 1) * width), (top + r) * cols + left);
  }
}

/** What the cells around a window demand of it from above and the left, and allow below and to the right. */
function surroundings(
  roles: Uint8Array,
  cols: number,
  { top, left, height, width }: Window,
): { allowed: Uint8Array; above: Uint8Array; left: Uint8Array } {
  const rows = roles.length / cols;
  const role = (r: number, c: number): number => roles[r * cols + c] ?? 0;
  const allowed = new Uint8Array(height * width).fill(ALL);
  const above = new Uint8Array(width); // 0 is NEITHER, the demand of the edge
  const before = new Uint8Array(height);
  const bottom = top + height;
  const right = left + width;
  for (let c = 0; c < width; c++) {
    if (top > 0) above[c] = demandBelow(role(top - 1, left + c));
    const mask = bottom < rows ? (TO_UP[(OPEN << 8) | role(bottom, left + c)] ?? 0) : ALL & ~OFF_BELOW;
    const cell = (height - 1) * width + c;
    allowed[cell] = (allowed[cell] ?? 0) & mask;
  }
  for (let r = 0; r < height; r++) {
    if (left > 0) before[r] = demandRight(role(top + r, left - 1));
    const mask = right < cols ? (TO_LEFT[(OPEN << 8) | role(top + r, right)] ?? 0) : ALL & ~OFF_RIGHT;
    const cell = r * width + width - 1;
    allowed[cell] = (allowed[cell] ?? 0) & mask;
  }
  return { allowed, above, left: before };
}
