/** What is wrong with the numbers of a drawing, place by place. */
import { type Cell, place, placeJa, type Fault as RuleFault, type Sentence } from "@hashigo/core";
import type { Move, Moves } from "./moves.js";
import type { Puzzle } from "./puzzle.js";

/** The reference checker's first, the moves by the published rules, the numbers themselves, and the reference's last. */
export const RULE_IDS = [
  "no-stone",
  "not-in-line",
  "blocked",
  "straight-back",
  "repeated",
  "missing",
  "remaining",
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export type Fault = RuleFault<RuleId>;

export function emptyBoard({ rows, cols }: Puzzle): Fault {
  const message = (): Sentence => ({
    en: `There is no stone on this board of ${counted(rows, "row")} and ${counted(cols, "column")}.`,
    ja: `この${rows}行${cols}列の盤には石がありません。`,
  });
  return { rule: "no-stone", cells: [], lasting: true, message };
}

/** Each move by itself; a move to or from a number that stands twice, or nowhere, cannot be judged. */
export function moveFaults(moves: Moves): Fault[] {
  return moves.list.flatMap((move, i): Fault[] => {
    if (move.step === 0) return [notInLine(moves, move)];
    const blocker = moves.between(move).find((cell) => moves.standsAfter(move.n, cell));
    return [
      ...(blocker === undefined ? [] : [blocked(moves, move, blocker)]),
      ...straightBack(moves, moves.list[i - 1], move),
    ];
  });
}

function notInLine(moves: Moves, move: Move): Fault {
  const message = (): Sentence => {
    const { from, to } = told(moves, move);
    return {
      en: `${from.en} and ${to.en} share neither a row nor a column.`,
      ja: `${from.ja}から${to.ja}へは、同じ行でも同じ列でもないので進めません。`,
    };
  };
  return { rule: "not-in-line", cells: [move.from, move.to], lasting: true, message };
}

function blocked(moves: Moves, move: Move, blocker: Cell): Fault {
  const message = (): Sentence => {
    const { from, to } = told(moves, move);
    const stone = at(moves, blocker);
    return {
      en: `On the way from ${from.en} to ${to.en} the stone at ${stone.en} comes first.`,
      ja: `${from.ja}から${to.ja}へ進むと、先に${stone.ja}の石に出会います。`,
    };
  };
  return { rule: "blocked", cells: [move.from, blocker, move.to], lasting: true, message };
}

function straightBack(moves: Moves, before: Move | undefined, move: Move): Fault[] {
  if (moves.puzzle.allowsReverse || before?.to !== move.from || before.step !== -move.step) return [];
  const message = (): Sentence => {
    const { from, to } = told(moves, move);
    return {
      en: `From ${from.en} the way goes straight back to ${to.en}.`,
      ja: `${from.ja}から${to.ja}へは、来た方向へ引き返しています。`,
    };
  };
  return [{ rule: "straight-back", cells: [before.from, move.from, move.to], lasting: true, message }];
}

/** Numbers that several stones bear. */
export function repeats(moves: Moves): Fault[] {
  return [...moves.holders].flatMap(([n, cells]): Fault[] => {
    if (cells.length < 2) return [];
    const message = (): Sentence => {
      const [one, other] = [at(moves, cells[0] as Cell), at(moves, cells[1] as Cell)];
      return cells.length === 2
        ? {
            en: `${one.en} and ${other.en} both bear the number ${n}.`,
            ja: `${one.ja}と${other.ja}がどちらも${n}です。`,
          }
        : {
            en: `${cells.length} stones bear the number ${n}, among them ${one.en} and ${other.en}.`,
            ja: `${one.ja}や${other.ja}など、${n}の石が${cells.length}個あります。`,
          };
    };
    return [{ rule: "repeated", cells, lasting: true, message }];
  });
}

/** One for each gap: the number before a stone's is on none. */
export function gaps(moves: Moves): Fault[] {
  return [...moves.holders].flatMap(([n, cells]): Fault[] => {
    if (n === 1 || moves.holders.has(n - 1)) return [];
    const message = (): Sentence => {
      const stone = at(moves, cells[0] as Cell);
      return {
        en: `${stone.en} bears the number ${n}, but no stone bears ${n - 1}.`,
        ja: `${stone.ja}が${n}ですが、${n - 1}の石がありません。`,
      };
    };
    return [{ rule: "missing", cells, lasting: true, message }];
  });
}

/** Stones without a number, all in one. */
export function remaining(moves: Moves): Fault[] {
  const cells = moves.puzzle.places.filter((cell) => moves.numberOf(cell) === 0);
  if (cells.length === 0) return [];
  const message = (): Sentence => {
    const stone = at(moves, cells[0] as Cell);
    return cells.length === 1
      ? { en: `The stone at ${stone.en} is not taken.`, ja: `${stone.ja}の石を拾っていません。` }
      : {
          en: `${cells.length} stones are not taken, among them the one at ${stone.en}.`,
          ja: `${stone.ja}など、拾っていない石が${cells.length}個あります。`,
        };
  };
  return [{ rule: "remaining", cells, lasting: false, message }];
}

/** As people say it. */
function at({ puzzle: { cols } }: Moves, cell: Cell): Sentence {
  return { en: place(cell, cols), ja: placeJa(cell, cols) };
}

/** Both ends of a move, with their numbers. */
function told(moves: Moves, { n, from, to }: Move): { readonly from: Sentence; readonly to: Sentence } {
  const end = (cell: Cell, number: number): Sentence => {
    const { en, ja } = at(moves, cell);
    return { en: `${number} at ${en}`, ja: `${ja}の${number}` };
  };
  return { from: end(from, n), to: end(to, n + 1) };
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
