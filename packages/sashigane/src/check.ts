/**
 * The rules as written: slow, plain, and without a solver. A part is what the drawn borders cut out; the clauses on arrows and
 * circles are judged only on parts that are L's, numbers on every part, in the order of the reference checker.
 */
import {
  type Cell,
  type Edge,
  place,
  placeJa,
  type Remark,
  type Fault as RuleFault,
  type RuleInfo,
  regionsOf,
  type Sentence,
  type Verdict,
  verdictOf,
} from "@hashigo/core";
import { breaches, CUT_LIMIT, canBeCut, isStraight, shapeOf, wrongNumbers } from "./pieces.js";
import { isArrow, isBorder, isCircle, marksOf, numberOf, type Progress, type Puzzle, withRules } from "./puzzle.js";

export const RULE_IDS = [
  "arrow-end",
  "arrow-home",
  "circle-bend",
  "number-size",
  "dead-end",
  "l-shape",
  "one-circle",
  "one-arrow",
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export interface Words {
  readonly failcode: string | null;
  readonly rule: Sentence;
}

export const WORDS: Readonly<Record<RuleId, Words>> = {
  "arrow-end": {
    failcode: "arBlkEdge",
    rule: { en: "An arrow is at the end of an arm.", ja: "矢印は腕の端のマスにある。" },
  },
  "arrow-home": {
    failcode: "arNotPtCnr",
    rule: { en: "An arrow points along its arm to the bend.", ja: "矢印は腕に沿って曲がり角を指す。" },
  },
  "circle-bend": { failcode: "ciNotOnCnr", rule: { en: "A circle is on the bend.", ja: "丸は曲がり角にある。" } },
  "number-size": {
    failcode: "bkSizeNe",
    rule: { en: "A number is the size of its piece in cells.", ja: "数字はそのL字のマスの数を表す。" },
  },
  "dead-end": {
    failcode: "bdDeadEnd",
    rule: { en: "No border ends inside the board.", ja: "境界線は盤の中で途切れない。" },
  },
  "l-shape": {
    failcode: "bkNotLshape",
    rule: { en: "Every piece is an L one cell wide.", ja: "盤を幅1マスのL字に分ける。" },
  },
  "one-circle": { failcode: null, rule: { en: "Every L has exactly one circle.", ja: "どのL字にも丸が一つある。" } },
  "one-arrow": { failcode: null, rule: { en: "Every L has exactly one arrow.", ja: "どのL字にも矢印が一つある。" } },
};

/** The last two hold only in the strict form. */
export const RULES: readonly RuleInfo[] = RULE_IDS.map((id) => ({ id, sentence: WORDS[id].rule }));

type Fault = RuleFault<RuleId>;

/**
 * `broken` when a fault is lasting: an L, which can be cut no further, breaks a clause; a part is straight, or smaller than a
 * number in it; or a part of at most 12 cells cannot be cut into L's that fit its clues. `violations` has every fault.
 */
export function check(puzzle: Puzzle, progress: Progress): Verdict<RuleId> {
  const drawn = drawnOn(progress);
  const faults = [
    ...partsOf(puzzle, progress).flatMap((cells) => partFaults(puzzle, cells, drawn)),
    ...deadEnds(puzzle, drawn),
  ];
  return verdictOf(faults, RULE_IDS, WORDS);
}

/** Does a finished board also satisfy the strict form: exactly one circle and one arrow in every L? */
export function satisfiesStrict(puzzle: Puzzle, solution: Progress): boolean {
  return check(withRules(puzzle, { form: "strict" }), solution).state === "solved";
}

/** Says when a board in the general form suits the strict one as well. */
export function remarks(puzzle: Puzzle, solution: Progress): Remark[] {
  if (puzzle.rules.form === "strict" || !satisfiesStrict(puzzle, solution)) return [];
  const en = "The board also satisfies the strict form: every piece has exactly one circle and one arrow.";
  return [
    {
      id: "strict-form",
      message: { en, ja: "厳しい形式にも合います。どのピースにも丸と矢印がちょうど一つずつあります。" },
    },
  ];
}

/** Cells of L's that break no clause. */
export function finishedCells(puzzle: Puzzle, progress: Progress): Cell[] {
  const { grid } = puzzle;
  return partsOf(puzzle, progress)
    .filter((cells) => {
      const shape = shapeOf(grid, cells);
      return shape !== null && breaches(puzzle, cells, shape).length === 0;
    })
    .flat()
    .sort((a, b) => a - b);
}

function partsOf(puzzle: Puzzle, progress: Progress): readonly (readonly Cell[])[] {
  marksOf(puzzle, progress);
  return regionsOf(puzzle.grid, drawnOn(progress)).cells;
}

function drawnOn(progress: Progress): (edge: Edge) => boolean {
  return (edge) => isBorder(progress.edges[edge] as number);
}

function partFaults(puzzle: Puzzle, cells: readonly Cell[], drawn: (edge: Edge) => boolean): Fault[] {
  const shape = shapeOf(puzzle.grid, cells);
  if (shape !== null) {
    return breaches(puzzle, cells, shape).flatMap(({ clause, cells: bad }): Fault[] =>
      clause === "one-circle" || clause === "one-arrow"
        ? [{ rule: clause, cells, lasting: true, message: () => sentence(puzzle, clause, cells[0] as Cell, cells) }]
        : bad.map((cell) => ({
            rule: clause,
            cells: [cell],
            lasting: true,
            message: () => sentence(puzzle, clause, cell, cells),
          })),
    );
  }
  const numbers = wrongNumbers(puzzle, cells).map((cell): Fault => {
    const lasting = numberOf(puzzle.clues[cell] as number) > cells.length;
    return { rule: "number-size", cells: [cell], lasting, message: () => sentence(puzzle, "number-size", cell, cells) };
  });
  const dead = isStraight(puzzle.grid, cells) || (cells.length <= CUT_LIMIT && !canBeCut(puzzle, cells, drawn));
  return [...numbers, { rule: "l-shape", cells, lasting: dead, message: () => shapeSentence(puzzle, cells, dead) }];
}

/** Points inside the board where exactly one drawn border ends. */
function deadEnds(puzzle: Puzzle, drawn: (edge: Edge) => boolean): Fault[] {
  const { grid, rows, cols } = puzzle;
  const out: Fault[] = [];
  for (let r = 1; r < rows; r++) {
    for (let c = 1; c < cols; c++) {
      const cell = r * cols + c;
      const around: readonly (readonly [Cell, Cell])[] = [
        [cell - cols - 1, cell - cols],
        [cell - 1, cell],
        [cell - cols - 1, cell - 1],
        [cell - cols, cell],
      ];
      const here = around.filter(([a, b]) => drawn(grid.edgeBetween(a, b)));
      if (here.length !== 1) continue;
      const [a, b] = here[0] as readonly [Cell, Cell];
      out.push({
        rule: "dead-end",
        cells: [a, b],
        lasting: false,
        message: () => ({
          en: `The border between ${place(a, cols)} and ${place(b, cols)} ends inside the board.`,
          ja: `${placeJa(a, cols)}と${placeJa(b, cols)}の間の境界線が盤の中で途切れています。`,
        }),
      });
    }
  }
  return out;
}

function shapeSentence(puzzle: Puzzle, cells: readonly Cell[], dead: boolean): Sentence {
  const at = cells[0] as Cell;
  const size = `${cells.length} ${cells.length === 1 ? "cell" : "cells"}`;
  return dead
    ? {
        en: `The part at ${place(at, puzzle.cols)} (${size}) cannot be cut into Ls that fit its clues.`,
        ja: `${placeJa(at, puzzle.cols)}を含む${cells.length}マスは、手がかりに合うL字に分けられません。`,
      }
    : {
        en: `The part at ${place(at, puzzle.cols)} (${size}) is not an L.`,
        ja: `${placeJa(at, puzzle.cols)}を含む${cells.length}マスはL字ではありません。`,
      };
}

/** Why a clause is broken, in words, for the clue or piece at a cell. */
function sentence(
  puzzle: Puzzle,
  clause: Exclude<RuleId, "dead-end" | "l-shape">,
  at: Cell,
  piece: readonly Cell[],
): Sentence {
  const en = place(at, puzzle.cols);
  const ja = placeJa(at, puzzle.cols);
  const has = (kind: (clue: number) => boolean): number =>
    piece.filter((cell) => kind(puzzle.clues[cell] as number)).length;
  switch (clause) {
    case "arrow-end":
      return { en: `The arrow at ${en} is not at the end of an arm.`, ja: `${ja}の矢印は腕の端にありません。` };
    case "arrow-home":
      return {
        en: `The arrow at ${en} does not point along its arm to the bend.`,
        ja: `${ja}の矢印は腕に沿って曲がり角を指していません。`,
      };
    case "circle-bend":
      return { en: `The circle at ${en} is not on the bend.`, ja: `${ja}の丸は曲がり角にありません。` };
    case "number-size": {
      const n = numberOf(puzzle.clues[at] as number);
      const cells = piece.length === 1 ? "cell" : "cells";
      return {
        en: `The ${n} at ${en} lies in a part of ${piece.length} ${cells}.`,
        ja: `${ja}の数字は${n}ですが、そこは${piece.length}マスです。`,
      };
    }
    case "one-circle":
      return {
        en: `The L at ${en} has ${has(isCircle)} circles instead of one.`,
        ja: `${ja}を含むL字の丸は${has(isCircle)}個で、一つではありません。`,
      };
    case "one-arrow":
      return {
        en: `The L at ${en} has ${has(isArrow)} arrows instead of one.`,
        ja: `${ja}を含むL字の矢印は${has(isArrow)}個で、一つではありません。`,
      };
  }
}
