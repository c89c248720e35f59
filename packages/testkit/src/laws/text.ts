/** LAW 6: reading what was written gives the same board back, in all three forms; damaged text never does harm. */
import { type AnyPuzzle, type Form, type ParseWarning, WARNING_CODES } from "@hashigo/core";
import { describe, test } from "vitest";
import { type Draw, drawFrom } from "../boards.js";
import { type LawGenre, runs } from "../law-genre.js";
import { mutate, writtenSize } from "../mutate.js";
import { forBoards, must, SEED, showSettings } from "../report.js";

const FORMS: readonly Form[] = ["url", "file", "text"];
/** Damaged sizes can be large: such boards are read and written, and only smaller ones are judged and solved. */
const JUDGED_CELLS = 40_000;
const SOLVED_CELLS = 1_600;
const NODES = 40;
/** Of a refusal's sentence: what was given is quoted, never all of it. */
const SENTENCE = 300;

export function textIsFaithful<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
): void {
  describe("text", () => {
    test("parse after format is the identity", () => {
      for (const rules of law.settings) {
        forBoards(
          law,
          law.boards({ rules, solvable: false, maxCells: 42 }),
          { law: `text (${showSettings(rules)})`, runs: runs(perSetting.quick, perSetting.long) },
          (puzzle, choice) => {
            for (const form of FORMS) comesBack(law, puzzle, law.scribble(puzzle, drawFrom(choice)), form);
          },
        );
      }
    });
    test("published puzzles come back", () => {
      for (const url of law.published) {
        const parsed = law.genre.parse(url);
        must(parsed.ok && parsed.value.warnings.length === 0, `${url} is not read cleanly`);
        for (const form of FORMS) comesBack(law, parsed.value.puzzle, parsed.value.progress, form);
      }
    });
    test("damaged text does no harm", () => damage(law));
  });
}

function comesBack<P extends AnyPuzzle, G>(
  { genre, keyOfPuzzle, keyOfProgress }: LawGenre<P, G>,
  puzzle: P,
  progress: G,
  form: Form,
): void {
  const text = genre.format(puzzle, form, progress);
  const again = genre.parse(text, { rules: puzzle.rules });
  must(again.ok, () => `${form} is not read: ${again.ok ? "" : JSON.stringify(again.error)}\n${text}`);
  must(
    again.value.warnings.length === 0,
    () => `${form} is read with warnings: ${JSON.stringify(again.value.warnings)}\n${text}`,
  );
  must(keyOfPuzzle(again.value.puzzle) === keyOfPuzzle(puzzle), () => `${form} comes back as another puzzle:\n${text}`);
  const wanted = keyOfProgress(form === "url" ? genre.emptyProgress(puzzle) : progress);
  must(keyOfProgress(again.value.progress) === wanted, () => `${form} comes back with another drawing:\n${text}`);
}

interface Tally {
  texts: number;
  parsed: number;
  solved: number;
}

/** Texts as they are written, of boards of all kinds and of published puzzles. */
function intactTexts<P extends AnyPuzzle, G>(law: LawGenre<P, G>): string[] {
  const { genre } = law;
  const texts = [...law.published, ...(law.spellings ?? [])];
  forBoards(
    law,
    law.boards({ rules: law.settings[0] ?? {}, solvable: false, maxCells: 30 }),
    { law: "texts to damage", runs: 200 },
    (puzzle, choice) => {
      const progress = law.scribble(puzzle, drawFrom(choice));
      for (const form of FORMS) texts.push(genre.format(puzzle, form, progress));
      const file = genre.format(puzzle, "file", progress).replaceAll("\n", "/");
      texts.push(`https://puzz.link/p?${encodeURI(file)}`);
    },
  );
  for (const text of texts) {
    const parsed = genre.parse(text);
    must(
      parsed.ok && parsed.value.warnings.length === 0,
      () => `not a sound text to begin with: ${JSON.stringify(text)}`,
    );
  }
  return texts;
}

function damage<P extends AnyPuzzle, G>(law: LawGenre<P, G>): void {
  const texts = intactTexts(law);
  const draw = drawFrom(SEED);
  const tally: Tally = { texts: 0, parsed: 0, solved: 0 };
  const wanted = runs(10_000, 100_000);
  while (tally.texts < wanted) {
    const text = mutate(texts[draw(texts.length)] ?? "", texts[draw(texts.length)] ?? "", draw);
    tally.texts++;
    try {
      survives(law, text, draw, tally);
    } catch (error) {
      throw new Error(
        `damaged text ${JSON.stringify(text)}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
  console.log(
    `${law.genre.id}, damaged texts: ${tally.texts}, of which ${tally.parsed} still parse, ${tally.solved} solved`,
  );
  must(10 * tally.parsed >= 3 * tally.texts, `only ${tally.parsed} of ${tally.texts} damaged texts parse`);
}

function survives<P extends AnyPuzzle, G>(law: LawGenre<P, G>, text: string, draw: Draw, tally: Tally): void {
  const { genre } = law;
  const parsed = genre.parse(text);
  if (!parsed.ok) {
    const { code, at, message } = parsed.error;
    must(code.length > 0 && message.en.length > 0 && message.ja.length > 0, "an error without code or message");
    must(message.en.length < SENTENCE && message.ja.length < SENTENCE, "an error that quotes too much");
    must(Number.isInteger(at) && at >= 0 && at <= text.length, `an error at ${at}, outside the text`);
    return;
  }
  tally.parsed++;
  const { puzzle, progress, warnings } = parsed.value;
  const size = writtenSize(text, genre.puzzlinkId);
  must(
    puzzle.rows === size?.rows && puzzle.cols === size.cols,
    `the board is ${puzzle.rows} × ${puzzle.cols}, written is ${size?.rows} × ${size?.cols}`,
  );
  saysWhere(warnings, text);
  const cells = puzzle.rows * puzzle.cols;
  if (cells > JUDGED_CELLS) return;
  for (const form of FORMS)
    if (form !== "url" || law.urlHolds?.(puzzle) !== false) comesBack(law, puzzle, progress, form);
  genre.check(puzzle, progress);
  if (cells > SOLVED_CELLS || draw(2) === 0) return;
  const outcome = genre.solve(puzzle, { maxNodes: NODES });
  must(outcome.status !== "unknown" || outcome.limit === "nodes", "solve gives up without a limit");
  tally.solved++;
}

/** At most one warning of a code, each in the text. */
function saysWhere(warnings: readonly ParseWarning[], text: string): void {
  must(warnings.length <= WARNING_CODES.length, `${warnings.length} warnings`);
  for (const { at } of warnings)
    must(Number.isInteger(at) && at >= 0 && at <= text.length, `a warning at ${at}, outside the text`);
}
