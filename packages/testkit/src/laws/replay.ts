/**
 * LAW 3: every deduction holds again on a blank board from its stated premises, by its own trace and by climbing freely up to its
 * rung; and every premise is needed. Asked on boards with a solution, since from a contradiction everything follows. Where the answer is an
 * order, the premises are all that was taken before, first to last: replay rebuilds that position.
 */
import {
  type AnyLadder,
  type AnyPuzzle,
  type Deduction,
  type Fact,
  keyOf,
  type LadderId,
  runSync,
} from "@hashigo/core";
import { describe, test } from "vitest";
import { drawFrom } from "../boards.js";
import { isOrder, isTake, keysOf, part } from "../facts.js";
import { type LawGenre, runs } from "../law-genre.js";
import { forBoards, must, showSettings } from "../report.js";

const LADDERS: readonly LadderId[] = ["default", "article"];
/** With fewer facts known than this, all of them may well be needed. */
const MANY_FACTS = 10;
const FAR_REACHING: ReadonlySet<string> = new Set(["trial", "search"]);

interface Tally {
  deductions: number;
  premises: number;
  geometry: number;
  because: number;
  largest: number;
}

export interface ReplayRuns {
  readonly perSetting: { readonly quick: number; readonly long: number };
  /** Published puzzles, and the largest that each ladder is asked to explain, in cells. */
  readonly published: { readonly quick: number; readonly long: number };
  readonly cells: Readonly<Record<LadderId, number>>;
}

export function deductionsReplay<P extends AnyPuzzle, G>(law: LawGenre<P, G>, numbers: ReplayRuns): void {
  describe("replay", () => {
    for (const id of LADDERS) {
      test(`ladder ${id}: every deduction follows from its premises, and from no fewer`, () => {
        const tally: Tally = { deductions: 0, premises: 0, geometry: 0, because: 0, largest: 0 };
        for (const rules of law.settings) {
          forBoards(
            law,
            law.boards({ rules, solvable: true, maxCells: 25 }),
            {
              law: `replay (${id}, ${showSettings(rules)})`,
              runs: runs(numbers.perSetting.quick, numbers.perSetting.long),
            },
            (puzzle, choice) => {
              onBoard(law, id, puzzle, choice, tally);
            },
          );
        }
        report(law, id, "small boards", tally);
        must(tally.deductions >= 1000, `only ${tally.deductions} deductions`);
      });
      test(`ladder ${id}: premises on published puzzles`, () => {
        const tally: Tally = { deductions: 0, premises: 0, geometry: 0, because: 0, largest: 0 };
        const puzzles = law.published.flatMap((url) => {
          const parsed = law.genre.parse(url);
          must(parsed.ok, `cannot read ${url}`);
          const { puzzle } = parsed.value;
          return puzzle.rows * puzzle.cols <= numbers.cells[id] ? [{ url, puzzle }] : [];
        });
        for (const { url, puzzle } of spread(puzzles, runs(numbers.published.quick, numbers.published.long))) {
          const known: Fact[] = [];
          for (const deduction of recorded(law.genre.ladders[id], puzzle, [])) {
            follows(law.genre.ladders[id], puzzle, deduction, tally);
            notAllKnown(puzzle, deduction, known.length, url);
            known.push(...deduction.effects);
          }
        }
        report(law, id, "published puzzles", tally);
      });
    }
  });
}

/** So many of a list, evenly spaced, the last one among them: lists of puzzles go from small to large. */
function spread<T>(list: readonly T[], wanted: number): readonly T[] {
  const n = Math.min(wanted, list.length);
  return list.filter((_, i) => Math.floor(((i + 1) * n) / list.length) > Math.floor((i * n) / list.length));
}

function report<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  id: LadderId,
  where: string,
  { deductions, premises, geometry, because, largest }: Tally,
): void {
  console.log(
    `${law.genre.id}, ladder ${id}, replay on ${where}: ${deductions} deductions (${geometry} from geometry alone), ${premises} premises dropped one by one, largest set ${largest}, ${because} undrawable steps`,
  );
}

function recorded<P>(ladder: AnyLadder<P>, puzzle: P, known: readonly Fact[]): readonly Deduction[] {
  return runSync(ladder.climb(puzzle, { record: true, known })).deductions;
}

/** From the empty board, and from a random part of a solution. */
function onBoard<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  id: LadderId,
  puzzle: P,
  choice: number,
  tally: Tally,
): void {
  const ladder = law.genre.ladders[id];
  const draw = drawFrom(choice);
  const found = law.genre.solutions(puzzle, { maxSolutions: 5 }).solutions;
  const solution = found[draw(Math.max(1, found.length))];
  if (solution === undefined) return;
  const known = part(law.genre.answerFacts(puzzle, solution), 2 + draw(6), draw);
  for (const deduction of recorded(ladder, puzzle, [])) follows(ladder, puzzle, deduction, tally);
  for (const deduction of recorded(ladder, puzzle, known)) follows(ladder, puzzle, deduction, tally);
}

function follows<P>(ladder: AnyLadder<P>, puzzle: P, deduction: Deduction, tally: Tally): void {
  const said = (): string =>
    `${deduction.rung}: ${deduction.message.en} [${deduction.effects.map(keyOf).join(" ")}] from clues ${deduction.premises.clues.join(",")} facts ${deduction.premises.facts.map(keyOf).join(" ")}, trace ${JSON.stringify(deduction.trace)}`;
  const { clues, facts } = deduction.premises;
  must(deduction.effects.length > 0, () => `no effect: ${said()}`);
  must(ladder.rungs.includes(deduction.rung), () => `no such rung: ${said()}`);
  must(
    deduction.because.length === deduction.trace.length - (deduction.trace.length === 0 ? 0 : 1),
    () => `${deduction.because.length} reasons for ${deduction.trace.length} steps: ${said()}`,
  );
  must(
    deduction.because.every((b, i) => b.after.every((j) => j >= 0 && j < i)),
    () => `a reason rests on a later one: ${said()}`,
  );
  const drawn = keysOf(deduction.effects);
  must(
    facts.every((fact) => !drawn.has(keyOf(fact))),
    () => `a fact follows from itself: ${said()}`,
  );
  must(ladder.replays(puzzle, deduction, "trace"), () => `the trace does not replay: ${said()}`);
  must(ladder.replays(puzzle, deduction, "climb"), () => `climbing does not reach it: ${said()}`);
  wholeOrder(deduction, said);
  for (const clue of clues) {
    const less = { ...deduction, premises: { clues: clues.filter((c) => c !== clue), facts } };
    must(!ladder.replays(puzzle, less, "trace"), () => `the clue at ${clue} is not needed: ${said()}`);
  }
  for (const fact of facts) {
    const less = { ...deduction, premises: { clues, facts: facts.filter((f) => f !== fact) } };
    must(!ladder.replays(puzzle, less, "trace"), () => `the fact ${keyOf(fact)} is not needed: ${said()}`);
  }
  tally.deductions++;
  tally.premises += clues.length + facts.length;
  tally.because += deduction.because.length;
  tally.largest = Math.max(tally.largest, clues.length + facts.length);
  if (clues.length + facts.length === 0) tally.geometry++;
}

/** What is drawn is the next in the order, and what it rests on is the order so far. */
function wholeOrder({ premises, effects }: Deduction, said: () => string): void {
  if (!isOrder(effects)) return;
  const orders = [...premises.facts.filter(isTake), ...effects].map(({ order }) => order);
  must(
    orders.every((order, k) => order === k + 1),
    () => `premises and effects are no beginning of an order: ${said()}`,
  );
}

function notAllKnown(puzzle: AnyPuzzle, deduction: Deduction, known: number, url: string): void {
  if (isOrder(deduction.effects)) return;
  if (puzzle.rows * puzzle.cols <= 36 || known < MANY_FACTS || FAR_REACHING.has(deduction.rung)) return;
  must(
    deduction.premises.facts.length < known,
    () => `${deduction.rung} lists all ${known} known facts on ${url}: ${deduction.message.en}`,
  );
}
