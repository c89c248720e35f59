/** What is wrong with a drawing or missing in it, place by place, and whether any further line could mend that. */
import { type Cell, place, placeJa, type Fault as RuleFault, type Sentence } from "@hashigo/core";
import { lineEnds, pieces, type Stop, walk } from "./line.js";
import { isLine, marksOf, type Progress, type Puzzle } from "./puzzle.js";

/** The reference checker's seven in its order, then our own. */
export const RULE_IDS = [
  "branch",
  "cross",
  "start-goal",
  "visit-number",
  "dead-end",
  "every-cell",
  "one-line",
  "closed-ring",
  "missed-visit",
  "visit-total",
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export type Fault = RuleFault<RuleId>;

/** A puzzle with its drawing, and what all judges ask of it. */
export class Drawing {
  readonly ends: Uint8Array;
  readonly stops: readonly Stop[];
  /** One line from S to G, whatever else is drawn: it cannot grow. */
  readonly complete: boolean;
  constructor(
    readonly puzzle: Puzzle,
    readonly progress: Progress,
  ) {
    const { start, goal } = puzzle;
    marksOf(puzzle, progress);
    this.ends = lineEnds(puzzle, progress);
    this.stops = walk(puzzle, progress, this.ends);
    this.complete = start !== goal && this.ends[goal] === 1 && this.stops.at(-1)?.cell === goal;
  }

  isEnd(cell: Cell): boolean {
    return cell === this.puzzle.start || cell === this.puzzle.goal;
  }

  /** Strokes that may still come to a cell. */
  room(cell: Cell): number {
    return (this.isEnd(cell) ? 1 : 2) - (this.ends[cell] as number);
  }

  /** Has it fewer sides left than strokes to come? Crosses are the player's opinion and leave a side open. */
  isStuck(cell: Cell): boolean {
    const { grid } = this.puzzle;
    const open = grid
      .neighbours(cell)
      .filter((to) => this.room(to) > 0 && !isLine(this.progress.edges[grid.edgeBetween(cell, to)] as number));
    return open.length < this.room(cell);
  }

  fault(rule: RuleId, cells: readonly Cell[], lasting: boolean, message: (en: string, ja: string) => Sentence): Fault {
    const { cols } = this.puzzle;
    const first = cells[0] as Cell;
    return { rule, cells, lasting, message: () => message(place(first, cols), placeJa(first, cols)) };
  }
}

/** Where too many strokes end, or too few. */
export function cellFaults(drawing: Drawing): Fault[] {
  const out: Fault[] = [];
  drawing.ends.forEach((ends, cell) => {
    const add = (rule: RuleId, lasting: boolean, message: (en: string, ja: string) => Sentence): void => {
      out.push(drawing.fault(rule, [cell], lasting, message));
    };
    if (ends === 3)
      add("branch", true, (en, ja) => ({ en: `The line branches at ${en}.`, ja: `線が${ja}で枝分かれしています。` }));
    if (ends === 4)
      add("cross", true, (en, ja) => ({ en: `The line crosses itself at ${en}.`, ja: `線が${ja}で交差しています。` }));
    if (ends > 1 && drawing.isEnd(cell)) {
      const letter = cell === drawing.puzzle.start ? "S" : "G";
      add("start-goal", true, (en, ja) => ({
        en: `The line passes through ${letter} at ${en}.`,
        ja: `線が${ja}の${letter}を通り抜けています。`,
      }));
    }
    if (ends === 1 && !drawing.isEnd(cell)) {
      const stuck = drawing.isStuck(cell);
      const lost = stuck || drawing.puzzle.start === drawing.puzzle.goal;
      add("dead-end", lost, (en, ja) => ({
        en: `The line ends at ${en}${stuck ? " and cannot go on" : ""}.`,
        ja: `線が${ja}で途切れて${stuck ? "、先に進めません" : "います"}。`,
      }));
    }
    if (ends === 0) out.push(emptyCell(drawing, cell));
  });
  return out;
}

function emptyCell(drawing: Drawing, cell: Cell): Fault {
  const { start, goal } = drawing.puzzle;
  if (drawing.complete)
    return drawing.fault("every-cell", [cell], true, (en, ja) => ({
      en: `The line from S to G leaves out ${en}.`,
      ja: `SからGまでの線が${ja}を通っていません。`,
    }));
  if (start === goal && cell === start)
    return drawing.fault("every-cell", [cell], true, (en, ja) => ({
      en: `S and G are the same cell, ${en}, so no line runs between them.`,
      ja: `SとGが同じマス（${ja}）なので、線を引けません。`,
    }));
  if (drawing.isStuck(cell))
    return drawing.fault("every-cell", [cell], true, (en, ja) => ({
      en: `Too few sides of ${en} are left for the line.`,
      ja: `${ja}に線を通すには、空いている辺が足りません。`,
    }));
  return drawing.fault("every-cell", [cell], false, (en, ja) => ({
    en: `No line passes ${en}.`,
    ja: `${ja}に線がありません。`,
  }));
}

/** Pieces apart from the one that holds S, or from the first; and rings. */
export function pieceFaults(drawing: Drawing): Fault[] {
  const { puzzle, progress, ends } = drawing;
  const found = pieces(puzzle, progress, ends);
  const main = found.find((cells) => cells.includes(puzzle.start)) ?? found[0];
  return found.flatMap((cells) => {
    const out: Fault[] = [];
    if (cells !== main)
      out.push(
        drawing.fault("one-line", cells, drawing.complete, (en, ja) => ({
          en: `The line at ${en} is apart from the rest.`,
          ja: `${ja}の線がほかとつながっていません。`,
        })),
      );
    if (cells.every((cell) => ends[cell] === 2))
      out.push(
        drawing.fault("closed-ring", cells, true, (en, ja) => ({
          en: `The line at ${en} is a closed ring.`,
          ja: `${ja}の線が輪になっています。`,
        })),
      );
    return out;
  });
}

export function numberFaults(drawing: Drawing): Fault[] {
  return drawing.puzzle.rules.reading === "cardinal"
    ? wrongTotals(drawing)
    : [...wrongVisits(drawing), ...missedVisits(drawing)];
}

/** Numbers on the known line from S that stand on another visit. The reference asks only when one stroke ends at S. */
function wrongVisits(drawing: Drawing): Fault[] {
  const { puzzle, ends, stops } = drawing;
  if (ends[puzzle.start] !== 1) return [];
  return stops.flatMap(({ cell, visit }) => {
    const n = puzzle.numbers[cell] as number;
    if (n <= 0 || n === visit) return [];
    return drawing.fault("visit-number", [cell], true, (en, ja) => ({
      en: `The line comes to the ${n} at ${en} on visit ${visit} to its region.`,
      ja: `${ja}の数字は${n}ですが、線がそこを通るのはその区画の${visit}回目の訪問です。`,
    }));
  });
}

/** Numbers off the known line whose visit is over, or for which too few cells are left; a number on an S without line. */
function missedVisits(drawing: Drawing): Fault[] {
  const { puzzle, ends, stops, complete } = drawing;
  const { regions, numbers, start } = puzzle;
  if (complete) return [];
  const visits = new Int32Array(regions.count);
  const left = Int32Array.from(regions.cells, (cells) => cells.length);
  const walked = new Set<Cell>();
  for (const { cell, visit } of stops) {
    const region = regions.of[cell] as number;
    visits[region] = visit;
    (left[region] as number)--;
    walked.add(cell);
  }
  const here = regions.of[(stops.at(-1) as Stop).cell];
  if (ends[start] !== 1) walked.delete(start);
  const out: Fault[] = [];
  numbers.forEach((n, cell) => {
    if (n <= 0 || walked.has(cell)) return;
    const region = regions.of[cell] as number;
    const first = cell === start || region === here ? (visits[region] as number) : (visits[region] as number) + 1;
    const last = cell === start ? 1 : (visits[region] as number) + (left[region] as number);
    if (n >= first && n <= last) return;
    const fault = drawing.fault("missed-visit", [cell], true, (en, ja) =>
      n < first
        ? {
            en: `The ${n} at ${en} is missed: visit ${n} to its region is over.`,
            ja: `${ja}の数字は${n}ですが、その区画の${n}回目の訪問はもう終わっています。`,
          }
        : {
            en: `The ${n} at ${en} cannot be met: there the line is on visit ${last} at most.`,
            ja: `${ja}の数字は${n}ですが、線がそこを通るのは多くても${last}回目の訪問です。`,
          },
    );
    out.push(fault);
  });
  return out;
}

/**
 * Every visit has a beginning and an end: a border crossed, or S or G. So the strokes drawn across borders tell how many visits there
 * are at least; a region has no more visits than cells, or than any number in it says.
 */
function wrongTotals(drawing: Drawing): Fault[] {
  const { puzzle, progress, complete } = drawing;
  const { grid, regions, numbers, borders, start, goal } = puzzle;
  const limits = new Int32Array(regions.count);
  const count = (cell: Cell): void => {
    (limits[regions.of[cell] as number] as number)++;
  };
  count(start);
  count(goal);
  progress.edges.forEach((mark, edge) => {
    if (borders[edge] === 1 && isLine(mark)) grid.sides(edge).forEach(count);
  });
  const most = Int32Array.from(regions.cells, (cells) => cells.length);
  numbers.forEach((n, cell) => {
    const region = regions.of[cell] as number;
    if (n > 0) most[region] = Math.min(most[region] as number, n);
  });
  const out: Fault[] = [];
  numbers.forEach((n, cell) => {
    const region = regions.of[cell] as number;
    const least = Math.ceil((limits[region] as number) / 2);
    const upTo = most[region] as number;
    if (n <= 0 || (n === least && n <= upTo)) return;
    const lasting = complete || n < least || n > upTo;
    out.push(
      drawing.fault("visit-total", [cell], lasting, (en, ja) => totalWords(n, least, n > upTo, lasting, en, ja)),
    );
  });
  return out;
}

function totalWords(n: number, least: number, tooMany: boolean, lasting: boolean, en: string, ja: string): Sentence {
  if (tooMany)
    return {
      en: `The region of the ${n} at ${en} cannot have so many visits.`,
      ja: `${ja}の数字は${n}ですが、その区画はそれほど多く訪れることができません。`,
    };
  const visits = `${least} visit${least === 1 ? "" : "s"}`;
  return lasting
    ? {
        en: `The region of the ${n} at ${en} has ${visits}.`,
        ja: `${ja}の数字は${n}ですが、その区画の訪問は${least}回です。`,
      }
    : {
        en: `The region of the ${n} at ${en} has ${visits} so far.`,
        ja: `${ja}の数字は${n}ですが、その区画の訪問はまだ${least}回です。`,
      };
}
