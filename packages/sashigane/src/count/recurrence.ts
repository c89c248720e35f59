/**
 * The least linear recurrence of the number a(n) of partitions of the k × n board, k fixed, with a proof.
 *
 * Let d be the number of demand profiles (partition-frontier.ts) between two lines of k cells that can be reached from
 * the empty one, and T the d × d matrix of the ways from profile to profile over one line. Then a(n) = u Tⁿ v, where u
 * picks the empty profile and v those that a board may end with; core proves what follows from that.
 */
import { leastRecurrence, Moves, type Recurrence, type TransferMatrix } from "@hashigo/core";
import { NEITHER, OFF_RIGHT } from "./demands.js";
import { PartitionFrontier } from "./partition-frontier.js";

export type { Recurrence };

/** Six rows have 731 profiles and take about two seconds; seven would take minutes, as profiles grow by 3.17 a row. */
const WIDEST = 6;

/** The recurrence of boards with `rows` rows, 1 to 6. */
export function recurrence(rows: number): Recurrence {
  if (!(Number.isInteger(rows) && rows >= 1 && rows <= WIDEST)) {
    throw new RangeError(`recurrences are found for 1 to ${WIDEST} rows, not ${rows}`);
  }
  return leastRecurrence(transferMatrix(rows));
}

/** Ways from profile to profile over one line of `width` cells: `matrix[i]` lists where profile i leads, once a way. */
export function transferMatrix(width: number): TransferMatrix {
  const allowed = new Uint8Array(width).fill(255);
  allowed[width - 1] = 255 & ~OFF_RIGHT;
  const line = new PartitionFrontier({ rows: 1, cols: width, allowed });
  const moves = new Moves(line.words);
  const profiles: Uint32Array[] = [new Uint32Array(line.words)];
  line.start(profiles[0] as Uint32Array);
  const numberOf = new Map([[String(profiles[0]), 0]]);
  const matrix: number[][] = [];
  for (let i = 0; i < profiles.length; i++) {
    let front = [profiles[i] as Uint32Array];
    for (let cell = 0; cell < width; cell++) front = front.flatMap((state) => successors(line, cell, state, moves));
    matrix.push(
      front.map((state) => {
        const known = numberOf.get(String(state));
        if (known !== undefined) return known;
        numberOf.set(String(state), profiles.length);
        return profiles.push(state) - 1;
      }),
    );
  }
  return { matrix, final: profiles.map((profile) => mayEnd(profile, width)) };
}

function successors(line: PartitionFrontier, cell: number, state: Uint32Array, moves: Moves): Uint32Array[] {
  moves.size = 0;
  line.step(cell, state, moves);
  const { words } = line;
  return Array.from({ length: moves.size }, (_, m) => moves.states.slice(m * words, (m + 1) * words));
}

/** Nothing below is asked for: every demand is NEITHER or MAY, which is 0 or 1. */
function mayEnd(profile: Uint32Array, width: number): boolean {
  for (let c = 0; c < width; c++) if ((((profile[c >>> 4] ?? 0) >>> ((c & 15) * 2)) & 2) !== NEITHER) return false;
  return true;
}
