/**
 * Random cuttings into Ls, and clues that are true to them under given rule settings. Not uniform, and nothing but a source of
 * boards that have a solution. It is written apart from both engines: all Ls of a board are listed once, and a cutting takes for
 * its first free cell a random L of those that fit, going back where none does.
 */
import type { Draw } from "@hashigo/testkit";
import { CIRCLE, DOWN, LEFT, NONE, RIGHT, type Rules, UP } from "../src/puzzle.js";

/** Arms from the bend outwards; `home` is the arrow that points back along the arm. */
export interface Shape {
  readonly bend: number;
  readonly arms: readonly { readonly cells: readonly number[]; readonly home: number }[];
  readonly cells: readonly number[];
}

const shapesOf = new Map<string, readonly (readonly Shape[])[]>();

/** For each cell the Ls that cover it. */
function shapes(rows: number, cols: number): readonly (readonly Shape[])[] {
  const known = shapesOf.get(`${rows}x${cols}`);
  if (known !== undefined) return known;
  const byCell: Shape[][] = Array.from({ length: rows * cols }, () => []);
  const arm = (bend: number, dr: number, dc: number, length: number): number[] => {
    const cells: number[] = [];
    for (let i = 1; i <= length; i++) {
      const r = Math.floor(bend / cols) + i * dr;
      const c = (bend % cols) + i * dc;
      if (r >= 0 && r < rows && c >= 0 && c < cols) cells.push(r * cols + c);
    }
    return cells.length === length ? cells : [];
  };
  for (let bend = 0; bend < rows * cols; bend++) {
    for (const dr of [-1, 1]) {
      for (const dc of [-1, 1]) {
        for (let p = 1; p < rows; p++) {
          for (let q = 1; q < cols; q++) {
            const upright = arm(bend, dr, 0, p);
            const lying = arm(bend, 0, dc, q);
            if (upright.length === 0 || lying.length === 0) continue;
            const arms = [
              { cells: upright, home: dr < 0 ? DOWN : UP },
              { cells: lying, home: dc < 0 ? RIGHT : LEFT },
            ];
            const shape: Shape = { bend, arms, cells: [bend, ...upright, ...lying] };
            for (const cell of shape.cells) byCell[cell]?.push(shape);
          }
        }
      }
    }
  }
  shapesOf.set(`${rows}x${cols}`, byCell);
  return byCell;
}

/** The Ls with this cell at the bend. */
export function shapesAt(rows: number, cols: number, bend: number): readonly Shape[] {
  return (shapes(rows, cols)[bend] ?? []).filter((shape) => shape.bend === bend);
}

/** Null when the board has no cutting, or none was met in a few hundred attempts. */
export function randomCutting(rows: number, cols: number, draw: Draw): readonly Shape[] | null {
  const byCell = shapes(rows, cols);
  const taken = new Uint8Array(rows * cols);
  const chosen: Shape[] = [];
  let attempts = 400;
  const cover = (): boolean => {
    const first = taken.indexOf(0);
    if (first < 0) return true;
    const fitting = (byCell[first] ?? []).filter((shape) => shape.cells.every((cell) => taken[cell] === 0));
    while (fitting.length > 0 && attempts-- > 0) {
      const [shape] = fitting.splice(draw(fitting.length), 1);
      if (shape === undefined) break;
      for (const cell of shape.cells) taken[cell] = 1;
      chosen.push(shape);
      if (cover()) return true;
      chosen.pop();
      for (const cell of shape.cells) taken[cell] = 0;
    }
    return false;
  };
  return cover() ? chosen : null;
}

/** Of a hundred, how many pieces get a circle, a number in it, and how many arms an arrow. */
export interface Densities {
  readonly circle: number;
  readonly number: number;
  readonly arrow: number;
}

/** Clues that the cutting meets under the rules; the strict form gets exactly one circle and one arrow a piece. */
export function cluesOf(
  cells: number,
  cutting: readonly Shape[],
  rules: Rules,
  densities: Densities,
  draw: Draw,
): Int32Array {
  const clues = new Int32Array(cells);
  const strict = rules.form === "strict";
  for (const shape of cutting) {
    if (strict || draw(100) < densities.circle) {
      const at = rules.circleBend === "on" ? shape.bend : pick(shape.cells, draw);
      const size = rules.numberSize === "on" ? shape.cells.length : 1 + draw(12);
      clues[at] = draw(100) < densities.number ? CIRCLE + size : CIRCLE;
    }
    const arms = strict ? [draw(2)] : [0, 1].filter(() => draw(100) < densities.arrow);
    for (const i of arms) if (!arrow(clues, shape, i, rules, draw) && strict) arrow(clues, shape, 1 - i, rules, draw);
  }
  return clues;
}

/** Puts an arrow on an arm where the rules let one stand; false when the circle is in the way. */
function arrow(clues: Int32Array, shape: Shape, i: number, rules: Rules, draw: Draw): boolean {
  const arm = shape.arms[i];
  if (arm === undefined) return false;
  const loose = rules.arrowEnd === "off" && rules.arrowHome === "off";
  const places = rules.arrowEnd === "on" ? arm.cells.slice(-1) : loose ? shape.cells : arm.cells;
  const free = places.filter((cell) => clues[cell] === NONE);
  if (free.length === 0) return false;
  clues[pick(free, draw)] = rules.arrowHome === "on" ? arm.home : UP + draw(4);
  return true;
}

function pick(list: readonly number[], draw: Draw): number {
  return list[draw(list.length)] ?? -1;
}
