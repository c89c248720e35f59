/**
 * LAW 4, the words: for every rung of both ladders deductions on real boards, in both languages, compared with a fixture that people read.
 * `HASHIGO_MESSAGES=write` writes the fixture anew; review it as a player would.
 */
import { readFileSync, writeFileSync } from "node:fs";
import {
  type AnyPuzzle,
  type Climb,
  type Deduction,
  type Genre,
  type LadderId,
  meter,
  runSync,
  type Sentence,
  type Settings,
} from "@hashigo/core";
import { describe, expect, test } from "vitest";

type Words<P extends AnyPuzzle, G> = Pick<Genre<P, G>, "parse" | "format" | "ladders" | "draw" | "emptyProgress">;

/** A url, the rules it is under, and the ladders that climb it (both unless said). */
export interface MessageBoard {
  readonly url: string;
  readonly rules?: Settings;
  readonly ladders?: readonly LadderId[];
}

const LADDERS: readonly LadderId[] = ["default", "article"];
const LEAST = 2;
const WANTED = 3;
/** Suppositions within one climb. */
const NODES = 5000;
/** Undrawable steps shown with a deduction. */
const BECAUSE = 3;
const LONGEST = { kernel: 400, trial: 900 } as const;

interface Told {
  readonly ladder: LadderId;
  readonly board: MessageBoard;
  readonly deduction: Deduction;
  readonly drawn: string;
  /** The rung it is an example of. */
  readonly rung?: number;
}

export function messagesAreReviewed<P extends AnyPuzzle, G>(
  genre: Words<P, G>,
  fixture: URL,
  boards: readonly MessageBoard[],
): void {
  describe("messages", () => {
    for (const ladder of LADDERS) {
      const file = new URL(`${ladder}.txt`, fixture);
      test(`ladder ${ladder}: every sentence is fit to print`, () => {
        for (const told of climbed(genre, ladder, boards)) fitToPrint(genre, told);
      });
      test(`ladder ${ladder}: ${LEAST} to ${WANTED} reviewed messages a rung`, () => {
        const chosen = choose(genre, ladder, boards);
        const text = chosen.map((told) => page(told, genre.ladders[ladder].rungs)).join("\n");
        if (process.env["HASHIGO_MESSAGES"] === "write") writeFileSync(file, text);
        expect(text).toBe(readFileSync(file, "utf8"));
        genre.ladders[ladder].rungs.forEach((id, k) => {
          expect(chosen.filter(({ rung }) => rung === k).length, `messages of ${id}`).toBeGreaterThanOrEqual(LEAST);
        });
      });
    }
  });
}

const climbs = new WeakMap<MessageBoard, Map<LadderId, readonly Told[]>>();

/** All deductions, board by board. */
function climbed<P extends AnyPuzzle, G>(
  genre: Words<P, G>,
  ladder: LadderId,
  boards: readonly MessageBoard[],
): readonly Told[] {
  return boards
    .filter((board) => board.ladders === undefined || board.ladders.includes(ladder))
    .flatMap((board) => {
      const known = climbs.get(board) ?? new Map<LadderId, readonly Told[]>();
      climbs.set(board, known);
      const told = known.get(ladder) ?? climbOf(genre, ladder, board);
      known.set(ladder, told);
      return told;
    });
}

function climbOf<P extends AnyPuzzle, G>(genre: Words<P, G>, ladder: LadderId, board: MessageBoard): readonly Told[] {
  const read = genre.parse(board.url, { rules: board.rules });
  if (!read.ok) throw new RangeError(`${board.url}: ${read.error.message.en}`);
  const { puzzle } = read.value;
  const climb: Climb = runSync(genre.ladders[ladder].climb(puzzle, { record: true }, meter({ maxNodes: NODES })));
  return climb.deductions.map((deduction) => {
    const drawing = genre.draw(puzzle, genre.emptyProgress(puzzle), deduction.premises.facts);
    return { ladder, board, deduction, drawn: genre.format(puzzle, "text", drawing) };
  });
}

/**
 * Those in which the rung itself has the last word, of different wording and from different boards as far as there are. A rung that
 * draws nothing has it where a supposition breaks, or else it is shown on the way to what another one draws.
 */
function choose<P extends AnyPuzzle, G>(genre: Words<P, G>, ladder: LadderId, boards: readonly MessageBoard[]): Told[] {
  const all = climbed(genre, ladder, boards);
  return genre.ladders[ladder].rungs.flatMap((_, k) => {
    const chosen: Told[] = [];
    const take = (own: readonly Told[], differs: (told: Told, other: Told) => boolean): void => {
      for (const told of own)
        if (chosen.length < WANTED && chosen.every((other) => other !== told && differs(told, other)))
          chosen.push(told);
    };
    const shown = ({ deduction: { because } }: Told): boolean =>
      because.slice(-BECAUSE).some(({ rung }) => rung === genre.ladders[ladder].rungs[k]);
    for (const speaks of [(told: Told) => lastWord(told) === k, (told: Told) => breaks(told) === k, shown]) {
      const own = all.filter(speaks);
      take(own, (told, other) => told.board !== other.board && wording(told) !== wording(other));
      take(own, (told, other) => wording(told) !== wording(other));
      take(own, () => true);
      if (chosen.length >= LEAST) break;
    }
    return chosen.map((told) => ({ ...told, rung: k }));
  });
}

const rungOf = (trace: Deduction["trace"]): number => trace.reduce((top, step) => Math.max(top, step.rung), 0);
/** The rung that decides a deduction, unless a higher one prepared it. */
function lastWord({ deduction: { trace } }: Told): number {
  const last = trace[trace.length - 1]?.rung ?? -1;
  return last === rungOf(trace) ? last : -1;
}
/** The rung at which the deciding supposition breaks. */
function breaks({ deduction: { trace } }: Told): number {
  const inner = trace[trace.length - 1]?.inner ?? [];
  return inner?.[inner.length - 1]?.rung ?? -1;
}
const wording = ({ deduction }: Told): string => deduction.message.en.replace(/\d+/g, "#");

function page({ ladder, board, deduction, drawn, rung = -1 }: Told, ids: readonly string[]): string {
  const rules = Object.entries(board.rules ?? {}).map(([name, value]) => ` ${name}=${value}`);
  const shown = deduction.because.slice(-BECAUSE);
  const left = deduction.because.length - shown.length;
  const sentence = ({ en, ja }: Sentence, indent: string): string => `${indent}en ${en}\n${indent}ja ${ja}\n`;
  return [
    `== ${ladder} ${ids[rung]}: ${board.url}${rules.join("")}\n`,
    drawn.endsWith("\n") ? drawn : `${drawn}\n`,
    left > 0 ? `  … ${left} earlier steps\n` : "",
    ...shown.map((step) => `  ${step.rung}\n${sentence(step.message, "  ")}`),
    sentence(deduction.message, ""),
  ].join("");
}

/** Coordinates and an end in both languages, nothing left over from a template. */
function fitToPrint<P extends AnyPuzzle, G>(genre: Words<P, G>, { ladder, board, deduction }: Told): void {
  const { rungs } = genre.ladders[ladder];
  for (const { rung, message } of [deduction, ...deduction.because]) {
    const kind = genre.ladders[ladder].info(rungs.indexOf(rung)).kind;
    const at = `${board.url} ${rung}`;
    expect(message.en, at).toMatch(/^[A-Z].*\.$/);
    expect(message.en, at).toMatch(/r\d+c\d+/i);
    expect(message.en, at).not.toMatch(
      /undefined|NaN| {2}| [,.;:]|[,;:]\.|\b(and|or|so) [.,;:]|\b(is|are|has) (is|are|has)\b/,
    );
    expect(message.ja, at).toMatch(/\d+行\d+列.*。$/);
    expect(message.ja, at).not.toMatch(/undefined|NaN| {2}|。。|、。|、、|・・|[a-z]{2}/);
    expect(message.en.length, `${at}: ${message.en}`).toBeLessThanOrEqual(LONGEST[kind]);
  }
}
