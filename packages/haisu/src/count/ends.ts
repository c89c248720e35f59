/** Which cells can be ends of a walk, for the sweep and the draws: the screens, asked for all cells at once. */
import { type EndsFault, screenEnds } from "../screens.js";

/** RangeError for sides and cells that are none. */
export function assertBoard(rows: number, cols: number, ...ends: readonly (number | null)[]): void {
  for (const side of [rows, cols]) {
    if (!(Number.isInteger(side) && side >= 1)) throw new RangeError(`a side is 1 cell or more, not ${side}`);
  }
  for (const end of ends) {
    if (end !== null && !(Number.isInteger(end) && end >= 0 && end < rows * cols))
      throw new RangeError(`no cell of a ${rows}×${cols} board: ${end}`);
  }
}

/** 1 for the cells that a free end may take, beside the end that is given if one is; none if both are. */
export function roomForEnds(rows: number, cols: number, start: number | null, goal: number | null): Uint8Array {
  const room = new Uint8Array(rows * cols);
  if (start !== null && goal !== null) return room;
  const given = start ?? goal;
  for (let cell = 0; cell < room.length; cell++) {
    const fits = given === null ? !isMinor(rows, cols, cell) : screenEnds(rows, cols, given, cell) === null;
    if (fits) room[cell] = 1;
  }
  return room;
}

/** On an odd board, a cell of the colour that has one cell less: no end of a walk (screens.ts). */
function isMinor(rows: number, cols: number, cell: number): boolean {
  return (rows * cols) % 2 === 1 && cell % 2 === 1;
}

/** Why there is no walk, whatever the free ends; null where the screens know no reason. */
export function faultOf(rows: number, cols: number, start: number | null, goal: number | null): EndsFault | null {
  if (start !== null && goal !== null) return screenEnds(rows, cols, start, goal);
  if (rows * cols === 1) return "same-cell";
  return roomForEnds(rows, cols, start, goal).includes(1) ? null : "colour";
}
