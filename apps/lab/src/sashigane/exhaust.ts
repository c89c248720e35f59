/** Every cutting of a board × every choice of arrow ends: how many of the printed boards have one answer? */
import { choices, clues, cuttings, isUnique } from "./pieces.js";

export interface Exhaustion {
  readonly answers: number;
  readonly pairs: number;
  readonly strict: number;
  readonly general: number;
  /** Cuttings that no choice of ends pins. */
  readonly neverStrict: number;
  readonly neverGeneral: number;
  /** The board of the first pair met, in the order of cuttings and choices, that is not unique in the strict form. */
  readonly exception: Int32Array | null;
}

export function exhaust(rows: number, cols: number, numbers: boolean): Exhaustion {
  const total = { answers: 0, pairs: 0, strict: 0, general: 0, neverStrict: 0, neverGeneral: 0 };
  let exception: Exhaustion["exception"] = null;
  for (const pieces of cuttings(rows, cols)) {
    let strict = 0;
    let general = 0;
    const masks = choices(pieces);
    for (const horizontal of masks) {
      const board = clues(pieces, rows * cols, horizontal, numbers);
      // Strict answers are general ones too, and the cutting itself is both: one general answer leaves one strict answer.
      if (isUnique(rows, cols, board, "general")) {
        general++;
        strict++;
      } else if (isUnique(rows, cols, board, "strict")) strict++;
      else exception ??= board;
    }
    total.answers++;
    total.pairs += masks.length;
    total.strict += strict;
    total.general += general;
    if (strict === 0) total.neverStrict++;
    if (general === 0) total.neverGeneral++;
  }
  return { ...total, exception };
}
