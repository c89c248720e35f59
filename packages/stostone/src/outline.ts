/**
 * The outline of a stone as one path, a little inside its cells: walls are followed clockwise, with the stone on the right hand, so that
 * holes come out counter-clockwise and stay empty. A wall is a side that leads out of the stone, or a border inside it.
 */
import { type Cell, cornerOf, type Direction, type Grid, short } from "@hashigo/core";

const INSET = 5;
/** Corners that point out of the stone, and into it. */
const OUTER = 10;
const INNER = 6;

/** Sides of a cell clockwise from the upper one. */
const AROUND: readonly Direction[] = ["up", "right", "down", "left"];
/** From each side to the middle of its cell. */
const INWARDS = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;
/** The corner at which a walk along each side ends, from the upper left of the cell. */
const ENDS = [
  [100, 0],
  [100, 100],
  [0, 100],
  [0, 0],
] as const;

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** @param joined may one go from a cell of the stone to this neighbour inside the stone? */
export function outline(
  grid: Grid,
  cells: readonly Cell[],
  joined: (from: Cell, to: Cell) => boolean,
  dropped = 0,
): string {
  const beyond = (cell: Cell, side: number): Cell => grid.step(cell, AROUND[side & 3] as Direction);
  const isWall = (cell: Cell, side: number): boolean => {
    const other = beyond(cell, side);
    return other < 0 || !joined(cell, other);
  };
  const seen = new Set<number>();
  let d = "";
  for (const first of cells) {
    for (let side = 0; side < 4; side++) {
      if (seen.has(first * 4 + side) || !isWall(first, side)) continue;
      const corners: Corner[] = [];
      let [cell, along] = [first, side];
      while (!seen.has(cell * 4 + along)) {
        seen.add(cell * 4 + along);
        const [x, y] = cornerOf(grid, cell);
        const [right, down] = ENDS[along] as readonly [number, number];
        const turn = (other: number, from: number, radius: number): void => {
          const [a, b] = [INWARDS[from & 3], INWARDS[other & 3]] as [
            readonly [number, number],
            readonly [number, number],
          ];
          corners.push({
            x: x + right + INSET * (a[0] + b[0]),
            y: y + down + INSET * (a[1] + b[1]) + 100 * dropped,
            radius,
          });
        };
        [cell, along] = follow(cell, along, beyond, isWall, turn);
      }
      d += rounded(corners);
    }
  }
  return d;
}

/** Where the wall goes on: around this cell, straight on, around the cell ahead, or back along the other side of a border's end. */
function follow(
  cell: Cell,
  along: number,
  beyond: (cell: Cell, side: number) => Cell,
  isWall: (cell: Cell, side: number) => boolean,
  turn: (other: number, from: number, radius: number) => void,
): [Cell, number] {
  if (isWall(cell, along + 1)) {
    turn(along + 1, along, OUTER);
    return [cell, (along + 1) & 3];
  }
  const ahead = beyond(cell, along + 1);
  if (isWall(ahead, along)) return [ahead, along];
  const across = beyond(ahead, along);
  turn(along + 3, along, INNER);
  if (isWall(across, along + 3)) return [across, (along + 3) & 3];
  turn(along + 2, along + 3, INNER);
  return [beyond(across, along + 3), (along + 2) & 3];
}

function rounded(corners: readonly Corner[]): string {
  const count = corners.length;
  return `${corners
    .map(({ x, y, radius }, i) => {
      const before = corners[(i + count - 1) % count] as Corner;
      const after = corners[(i + 1) % count] as Corner;
      const [inX, inY] = towards(x, y, before, radius);
      const [outX, outY] = towards(x, y, after, radius);
      return `${i === 0 ? "M" : "L"}${short(inX)} ${short(inY)}Q${short(x)} ${short(y)} ${short(outX)} ${short(outY)}`;
    })
    .join("")}Z`;
}

/** From a corner some way to the next one, at most half of it. */
function towards(x: number, y: number, next: Corner, radius: number): readonly [number, number] {
  const way = Math.abs(next.x - x) + Math.abs(next.y - y);
  const part = Math.min(radius, way / 2) / way;
  return [x + (next.x - x) * part, y + (next.y - y) * part];
}
