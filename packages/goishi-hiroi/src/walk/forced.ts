/** How far the way is forced when every next stone is looked at once: what can be said of a board without searching. */
import { endsOf } from "../ends.js";
import { NOBODY, START } from "../stones.js";
import { Board } from "./board.js";
import { Guard } from "./guard.js";
import { Moves } from "./moves.js";
import type { Task } from "./task.js";

/** Openings that are looked at; a board with more says nothing. */
const OPENINGS = 256;

export interface Forced {
  /** Stones 1, 2, … of every answer. */
  readonly takes: readonly number[];
  /** The last stone of every answer, or {@link NOBODY} when that is not known. */
  readonly last: number;
}

export function forcedTakes(task: Task): Forced {
  const board = new Board(task.stones, task.allowReverse);
  const moves = new Moves(board, new Guard(task), null);
  const starts = moves.starts(task.first);
  const takes: number[] = [];
  if (starts.length > OPENINGS) return { takes, last: NOBODY };
  const ends = task.first === NOBODY && board.ends === 2 ? endsOf(board.left, task.allowReverse) : [];
  let arrival = task.arrival;
  let open = Array.from(starts, (stone) => ({ stone, arrival }));
  while (open.length > 0) {
    const alive = open.filter((next) => survives(board, moves, next.stone, next.arrival, takes.length + 2));
    if (alive.length !== 1) break;
    const [{ stone, arrival: by }] = alive as [{ stone: number; arrival: number }];
    board.take(stone);
    takes.push(stone);
    arrival = by;
    open = listed(board, moves.from(stone, arrival, takes.length + 1), stone);
  }
  const last = takes.length === 0 ? NOBODY : (ends.find((stone) => stone !== takes[0]) ?? NOBODY);
  return { takes, last };
}

function listed(board: Board, list: number, place: number): { stone: number; arrival: number }[] {
  const out: { stone: number; arrival: number }[] = [];
  for (let rest = board.ends > 2 ? 0 : list; rest !== 0; rest >>>= 4) {
    const d = (rest & 15) - 1;
    out.push({ stone: board.left.next[4 * place + d]!, arrival: board.allowReverse ? START : d });
  }
  return out;
}

/** Could it go on after this stone, for all that ends and chain know? */
function survives(board: Board, moves: Moves, stone: number, arrival: number, order: number): boolean {
  board.take(stone);
  const done = board.left.count === 0;
  const alive = done || (board.ends <= 2 && moves.from(stone, arrival, order) !== 0 && moves.holds(stone, arrival));
  board.putBack(stone);
  return alive;
}
