/**
 * Tall shadings from short ones.
 *
 * Claim.   Lay a shading that falls right on top of another one, so that no shaded cell lies on a shaded cell at the seam. The whole falls right.
 * Proof.   Every column of the lower one has as many blanks as shaded cells, h / 2 for h rows. So each cell of the upper one falls h / 2 farther
 *          than in its own shading, all cells of a stone equally far; below nothing changes, and no stone crosses the seam.  ∎
 * Used by. The generator, for boards taller than a sampler's table.
 * Source.  own.
 */
import type { Random } from "@hashigo/core";
import type { ShadingSampler } from "./count/sampler.js";

/** Draws of one block that may clash at the seam before the board is given up. */
const TRIES = 20_000;

/** Even heights of at most `most` rows that add up to `rows`, as equal as can be, from the top. */
export function heightsOf(rows: number, most: number): number[] {
  const blocks = Math.ceil(rows / most);
  const pairs = rows / 2;
  return Array.from(
    { length: blocks },
    (_, k) => 2 * (Math.floor((pairs * (k + 1)) / blocks) - Math.floor((pairs * k) / blocks)),
  );
}

/** Blocks from the top, each drawn until it does not lie on the one above; null when that does not come about. 1 is shaded. */
export function stacked(samplers: readonly ShadingSampler[], cols: number, random: Random): Uint8Array | null {
  const blocks: Uint8Array[] = [];
  for (const sampler of samplers) {
    const above = blocks[blocks.length - 1];
    let block = sampler.draw(random);
    for (let tries = 0; above !== undefined && clash(above, block, cols); tries++) {
      if (tries === TRIES) return null;
      block = sampler.draw(random);
    }
    blocks.push(block);
  }
  const out = new Uint8Array(blocks.reduce((cells, block) => cells + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    out.set(block, at);
    at += block.length;
  }
  return out;
}

function clash(above: Uint8Array, below: Uint8Array, cols: number): boolean {
  const last = above.length - cols;
  for (let c = 0; c < cols; c++) if (above[last + c] === 1 && below[c] === 1) return true;
  return false;
}
