/** What is wrong with the columns and the fall, or missing; each setting asks for its part. */
import type { Cell, Sentence } from "@hashigo/core";
import { fallen, ranks, restOf } from "./fall.js";
import type { Drawing, Fault } from "./faults.js";
import { SHADED } from "./puzzle.js";

/** `none` asks for nothing, so that any number of rows will do. */
export function fallFaults(drawing: Drawing): Fault[] {
  const { rows, rules } = drawing.puzzle;
  if (rules.fall === "none") return [];
  const odd = rows % 2 === 1 ? [oddRows(drawing)] : [];
  if (rules.fall === "exact") {
    // Where a column is overfull, more is wrong than that some stone cannot fall as one.
    const overfull = drawing.room.columns.some((count) => count > rows >> 1);
    const torn = odd.length > 0 || overfull ? [] : tornStones(drawing, "lower-half");
    return [...odd, ...overfullColumns(drawing, "upper-half"), ...torn, ...atRest(drawing)];
  }
  if (odd.length > 0) return odd;
  return [
    ...overfullColumns(drawing, "column-half"),
    ...shortColumns(drawing, "column-half", (cells) => cells),
    ...(rules.fall === "convex" ? holes(drawing) : []),
  ];
}

function oddRows({ puzzle: { rows, cols } }: Drawing): Fault {
  const cells = Array.from({ length: cols }, (_, c) => (rows >> 1) * cols + c);
  const message = (): Sentence => ({
    en: `A board of ${rows} ${rows === 1 ? "row" : "rows"} has no lower half to be filled, so there is no answer.`,
    ja: `${rows}行の盤は半分にできないので、答えがありません。`,
  });
  return { rule: "even-rows", cells, lasting: true, message };
}

function columnOf({ puzzle: { rows, cols } }: Drawing, col: number): Cell[] {
  return Array.from({ length: rows }, (_, r) => r * cols + col);
}

function overfullColumns(drawing: Drawing, rule: "upper-half" | "column-half"): Fault[] {
  const { puzzle, progress, room } = drawing;
  const most = puzzle.rows >> 1;
  return [...room.columns].flatMap((count, col): Fault[] => {
    if (count <= most) return [];
    const cells = columnOf(drawing, col).filter((cell) => progress.cells[cell] === SHADED);
    const message = (): Sentence => ({
      en: `Column ${col + 1} has ${count} shaded cells, and half of it is ${most}.`,
      ja: `${col + 1}列目の黒マスは${count}個で、列の半分の${most}個より多いです。`,
    });
    return [{ rule, cells, lasting: true, message }];
  });
}

/** Columns with fewer shaded cells than half; past mending when too few cells are left. `cells`: what to point at while it is not. */
function shortColumns(
  drawing: Drawing,
  rule: "lower-half" | "column-half",
  cells: (column: readonly Cell[], col: number) => readonly Cell[],
): Fault[] {
  const { puzzle, room } = drawing;
  const least = Math.ceil(puzzle.rows / 2);
  return [...room.columns].flatMap((count, col): Fault[] => {
    if (count >= least) return [];
    const column = columnOf(drawing, col);
    const most = column.filter((cell) => room.open[cell] === 1).length;
    const lasting = most < least && puzzle.rows % 2 === 0;
    const message = (): Sentence =>
      lasting
        ? {
            en: `Column ${col + 1} can hold ${most} shaded cell${most === 1 ? "" : "s"} at most and needs ${least}.`,
            ja: `${col + 1}列目に入る黒マスは${most}個までで、必要なのは${least}個です。`,
          }
        : {
            en: `Column ${col + 1} has ${count} of ${least} shaded cells.`,
            ja: `${col + 1}列目の黒マスは${least}個のうち${count}個です。`,
          };
    return [{ rule, cells: lasting ? column : cells(column, col), lasting, message }];
  });
}

/**
 * The picture after the fall of what is drawn so far, as the reference looks at it. A cell that comes to rest in the upper half stays there
 * (fall.ts, more stones). When each column has its half and a gap is left, some stone cannot fall as one, which says more than the gap.
 */
function atRest(drawing: Drawing): Fault[] {
  const { puzzle, stones, room } = drawing;
  const { grid, rows, cols } = puzzle;
  const falls = restOf(puzzle, stones);
  const picture = fallen(puzzle, stones, falls);
  const complete = room.columns.every((count) => 2 * count === rows);
  const out: Fault[] = [];
  stones.cells.forEach((cells, stone) => {
    const high = cells.filter((cell) => 2 * (grid.rowOf(cell) + (falls[stone] as number)) < rows);
    if (high.every((cell) => (room.columns[grid.colOf(cell)] as number) > rows >> 1)) return;
    const message = (): Sentence => {
      const { en, ja } = drawing.at(high[0] as Cell);
      return {
        en: `The stone of ${en} does not fall all the way into the lower half.`,
        ja: `${ja}の石は下半分まで落ちきりません。`,
      };
    };
    out.push({ rule: "upper-half", cells: high, lasting: true, message });
  });
  const gaps = (column: readonly Cell[]): Cell[] =>
    column.filter((cell, r) => r >= rows >> 1 && (picture[cell] as number) < 0);
  out.push(...shortColumns(drawing, "lower-half", gaps));
  if (complete) return out;
  for (let col = 0; col < cols; col++) {
    const cells = gaps(columnOf(drawing, col));
    if (cells.length === 0 || 2 * (room.columns[col] as number) < rows) continue;
    const message = (): Sentence => {
      const { en, ja } = drawing.at(cells[0] as Cell);
      return { en: `After the fall ${en} is empty.`, ja: `落ちたあと、${ja}が空いています。` };
    };
    out.push({ rule: "lower-half", cells, lasting: false, message });
  }
  return out;
}

/** Shaded cells that must come to lie in one stone: a region's, or each stone's where a region can no longer have one. */
function groups({ puzzle, stones, room }: Drawing): (readonly Cell[])[] {
  return [
    ...room.shaded.filter((cells, region) => cells.length > 0 && !room.isSplit(region)),
    ...stones.cells.filter((cells) => room.isSplit(puzzle.regions.of[cells[0] as Cell] as number)),
  ];
}

/** Two cells of one column with a cell between them that stays blank; at most one pair a column. */
function blankBetween({ puzzle, room }: Drawing, group: readonly Cell[]): readonly (readonly [Cell, Cell])[] {
  const { cols } = puzzle;
  const last = new Map<number, Cell>();
  const found = new Map<number, readonly [Cell, Cell]>();
  for (const cell of group) {
    const col = cell % cols;
    const above = last.get(col) ?? cell;
    for (let between = above + cols; between < cell; between += cols)
      if (room.open[between] === 0) found.set(col, [above, cell]);
    last.set(col, cell);
  }
  return [...found.values()];
}

/**
 * Stones that no further mark lets fall as one: a hole between two cells of a column stays open, or the distances that two cells can
 * still fall have nothing in common. At most one fault a stone.
 *
 * A cell falls as far as there are blanks below it in the end. Of the H shaded cells of its column at least as many lie below as are there
 * now, or as do not fit above; at most as many as there is room for below, or as those above leave.
 */
function tornStones(drawing: Drawing, rule: "lower-half"): Fault[] {
  const bounds = fallBounds(drawing);
  return groups(drawing).flatMap((group): Fault[] => {
    const [hole] = blankBetween(drawing, group);
    if (hole !== undefined) return [{ rule, cells: hole, lasting: true, message: () => holeWords(drawing, hole) }];
    let far = group[0] as Cell;
    let near = far;
    for (const cell of group) {
      if ((bounds.least[cell] as number) > (bounds.least[far] as number)) far = cell;
      if ((bounds.most[cell] as number) < (bounds.most[near] as number)) near = cell;
    }
    const [least, most] = [bounds.least[far] as number, bounds.most[near] as number];
    if (least <= most) return [];
    const message = (): Sentence => {
      const [one, other] = [drawing.at(far), drawing.at(near)];
      const exactly = least === bounds.most[far] && most === bounds.least[near];
      return {
        en: `${one.en} and ${other.en} cannot fall as one stone: the one falls ${exactly ? "" : "at least "}${rowsEn(least)}, the other ${exactly ? "" : "at most "}${rowsEn(most)}.`,
        ja: `落ちる距離は${one.ja}が${least}マス${exactly ? "" : "以上"}、${other.ja}が${most}マス${exactly ? "" : "以下"}なので、一つの石として落ちません。`,
      };
    };
    return [{ rule, cells: [far, near], lasting: true, message }];
  });
}

function rowsEn(n: number): string {
  return `${n} row${n === 1 ? "" : "s"}`;
}

/** How far each shaded cell falls at least and at most, once its column has its half. 0 and R in columns that no longer can. */
function fallBounds({ puzzle, progress, room }: Drawing): { readonly least: Int32Array; readonly most: Int32Array } {
  const { rows, cols, grid } = puzzle;
  const half = rows / 2;
  const least = new Int32Array(grid.size);
  const most = new Int32Array(grid.size).fill(rows);
  const below = ranks(puzzle, progress);
  for (let col = 0; col < cols; col++) {
    const total = room.columns[col] as number;
    let open = 0;
    for (let r = 0; r < rows; r++) open += room.open[r * cols + col] as number;
    if (open < half) continue;
    let openAbove = 0;
    for (let r = 0; r < rows; r++) {
      const cell = r * cols + col;
      if (progress.cells[cell] === SHADED) {
        const shadedBelow = below[cell] as number;
        const fewest = Math.max(shadedBelow, half - 1 - openAbove);
        const greatest = Math.min(open - openAbove - 1, half - 1 - (total - 1 - shadedBelow));
        least[cell] = rows - 1 - r - greatest;
        most[cell] = rows - 1 - r - fewest;
      }
      openAbove += room.open[cell] as number;
    }
  }
  return { least, most };
}

function holeWords(drawing: Drawing, [a, b]: readonly [Cell, Cell]): Sentence {
  const [one, other] = [drawing.at(a), drawing.at(b)];
  return {
    en: `The stone of ${one.en} and ${other.en} keeps a hole between them.`,
    ja: `${one.ja}と${other.ja}の間で、石にすき間が残ります。`,
  };
}

/** `convex`: a hole between two cells of one stone in a column, or one that will stay between two that must come to be one stone. */
function holes(drawing: Drawing): Fault[] {
  const { puzzle, stones } = drawing;
  const lasting = groups(drawing).flatMap((group) => blankBetween(drawing, group));
  const known = new Set(lasting.map(([, cell]) => cell));
  const out = lasting.map(
    (hole): Fault => ({ rule: "stone-hole", cells: hole, lasting: true, message: () => holeWords(drawing, hole) }),
  );
  for (const cells of stones.cells) {
    const last = new Map<number, Cell>();
    for (const cell of cells) {
      const col = cell % puzzle.cols;
      const above = last.get(col) ?? cell - puzzle.cols;
      last.set(col, cell);
      if (above === cell - puzzle.cols || known.has(cell)) continue;
      const message = (): Sentence => {
        const [one, other] = [drawing.at(above), drawing.at(cell)];
        return {
          en: `The stone of ${one.en} and ${other.en} has a hole between them.`,
          ja: `${one.ja}と${other.ja}の間で、石にすき間があります。`,
        };
      };
      out.push({ rule: "stone-hole", cells: [above, cell], lasting: false, message });
    }
  }
  return out;
}
