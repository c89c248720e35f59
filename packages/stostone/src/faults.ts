/** What is wrong with a drawing or missing in it, place by place, and whether any further mark could mend that: borders and regions. */
import { type Cell, place, placeJa, type Fault as RuleFault, type Sentence } from "@hashigo/core";
import { type Stones, stonesOf } from "./fall.js";
import { type Progress, type Puzzle, SHADED } from "./puzzle.js";
import { type Part, Room } from "./room.js";

/** An odd number of rows, which ends all else; then the reference checker's six in its order; then what other settings ask. */
export const RULE_IDS = [
  "even-rows",
  "stones-apart",
  "one-stone",
  "upper-half",
  "stone-size",
  "lower-half",
  "stone-missing",
  "column-half",
  "stone-hole",
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export type Fault = RuleFault<RuleId>;

/** A puzzle with its drawing, and what all judges ask of it. */
export class Drawing {
  readonly stones: Stones;
  readonly room: Room;
  constructor(
    readonly puzzle: Puzzle,
    readonly progress: Progress,
  ) {
    this.stones = stonesOf(puzzle, progress);
    this.room = new Room(puzzle, progress);
  }

  /** As people say it. */
  at(cell: Cell): Sentence {
    const { cols } = this.puzzle;
    return { en: place(cell, cols), ja: placeJa(cell, cols) };
  }
}

/** Both sides of a border shaded. */
export function borderFaults(drawing: Drawing): Fault[] {
  const { puzzle, progress } = drawing;
  const out: Fault[] = [];
  puzzle.borders.forEach((border, edge) => {
    if (border !== 1) return;
    const [a, b] = puzzle.grid.sides(edge);
    if (progress.cells[a] !== SHADED || progress.cells[b] !== SHADED) return;
    const message = (): Sentence => {
      const [one, other] = [drawing.at(a), drawing.at(b)];
      return {
        en: `The shaded cells ${one.en} and ${other.en} touch across a border.`,
        ja: `${one.ja}と${other.ja}の黒マスが境界線をはさんで隣り合っています。`,
      };
    };
    out.push({ rule: "stones-apart", cells: [a, b], lasting: true, message });
  });
  return out;
}

/** One stone in each region, as large as its number says; none where that is 0. */
export function regionFaults(drawing: Drawing): Fault[] {
  const { puzzle, stones, room } = drawing;
  const stonesIn = puzzle.regions.cells.map((): number[] => []);
  stones.cells.forEach((cells, stone) => {
    (stonesIn[puzzle.regions.of[cells[0] as Cell] as number] as number[]).push(stone);
  });
  return stonesIn.flatMap((own, region) => {
    const shaded = room.shaded[region] as readonly Cell[];
    const n = puzzle.numbers[region] as number;
    return [
      ...(own.length > 1 ? [divided(drawing, region, own)] : []),
      ...(n >= 0 && n !== shaded.length ? [wrongSize(drawing, region, n)] : []),
      ...(n !== 0 && shaded.length === 0 ? [missing(drawing, region)] : []),
    ];
  });
}

function divided(drawing: Drawing, region: number, own: readonly number[]): Fault {
  const { stones, room } = drawing;
  const lasting = room.isSplit(region);
  const [part, other] = room.parts[region] as readonly Part[];
  const shadedIn = (cells: readonly Cell[]): Cell =>
    cells.find((cell) => drawing.progress.cells[cell] === SHADED) as Cell;
  const [a, b] = lasting
    ? [shadedIn((part as Part).cells), shadedIn((other as Part).cells)]
    : [(stones.cells[own[0] as number] as Cell[])[0] as Cell, (stones.cells[own[1] as number] as Cell[])[0] as Cell];
  const message = (): Sentence => {
    const [one, two] = [drawing.at(a), drawing.at(b)];
    return lasting
      ? {
          en: `The shaded cells ${one.en} and ${two.en} lie in one region and can no longer be joined.`,
          ja: `${one.ja}と${two.ja}の黒マスは同じ区画にありますが、もうつながりません。`,
        }
      : {
          en: `The shaded cells ${one.en} and ${two.en} lie in one region and are not joined.`,
          ja: `${one.ja}と${two.ja}の黒マスは同じ区画にありますが、つながっていません。`,
        };
  };
  return { rule: "one-stone", cells: room.shaded[region] as readonly Cell[], lasting, message };
}

function wrongSize(drawing: Drawing, region: number, n: number): Fault {
  const { puzzle, room } = drawing;
  const shaded = room.shaded[region] as readonly Cell[];
  const clue = puzzle.clueCell(region);
  const tooMany = shaded.length > n;
  const lasting = tooMany || room.largest(region) < n;
  const message = (): Sentence => {
    const { en, ja } = drawing.at(clue);
    return tooMany || !lasting
      ? {
          en: `The region of the ${n} at ${en} has ${shaded.length} shaded cell${shaded.length === 1 ? "" : "s"}.`,
          ja: `${ja}の数字は${n}ですが、その区画の黒マスは${shaded.length}個です。`,
        }
      : {
          en: `The region of the ${n} at ${en} has no room for a stone of ${n} cell${n === 1 ? "" : "s"}.`,
          ja: `${ja}の数字は${n}ですが、その区画に${n}マスの石は入りません。`,
        };
  };
  return { rule: "stone-size", cells: tooMany ? shaded : [clue], lasting, message };
}

function missing(drawing: Drawing, region: number): Fault {
  const { puzzle, room } = drawing;
  const lasting = room.largest(region) === 0;
  const cells = puzzle.regions.cells[region] as readonly Cell[];
  const message = (): Sentence => {
    const { en, ja } = drawing.at(cells[0] as Cell);
    return lasting
      ? { en: `The region of ${en} has no room for a stone.`, ja: `${ja}の区画には石を置けません。` }
      : { en: `The region of ${en} has no stone.`, ja: `${ja}の区画に石がありません。` };
  };
  return { rule: "stone-missing", cells, lasting, message };
}
