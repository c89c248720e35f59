/** LAW 6: reading what was written gives the same board back, in all three forms; damaged text never does harm. */
import type { AnyPuzzle, Form } from "@hashigo/core";
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
  sized: number;
  solved: number;
}

/** Texts as they are written, of boards of all kinds and of published puzzles. */
function intactTexts<P extends AnyPuzzle, G>(law: LawGenre<P, G>): string[] {
  const { genre } = law;
  const texts = [...law.published];
  forBoards(
    law,
    law.boards({ rules: law.settings[0] ?? {}, solvable: false, maxCells: 30 }),
    { law: "texts to damage", runs: 200 },
    (puzzle, choice) => {
      const progress = law.scribble(puzzle, drawFrom(choice));
      for (const form of FORMS) texts.push(genre.format(puzzle, form, progress));
    },
  );
  return texts;
}

function damage<P extends AnyPuzzle, G>(law: LawGenre<P, G>): void {
  const texts = intactTexts(law);
  const draw = drawFrom(SEED);
  const tally: Tally = { texts: 0, parsed: 0, sized: 0, solved: 0 };
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
    `${law.genre.id}, damaged texts: ${tally.texts}, of which ${tally.parsed} still parse (size compared in ${tally.sized}), ${tally.solved} solved`,
  );
  must(10 * tally.parsed >= 3 * tally.texts, `only ${tally.parsed} of ${tally.texts} damaged texts parse`);
  must(tally.sized >= tally.parsed / 2, "the size was compared too rarely");
}

function survives<P extends AnyPuzzle, G>(law: LawGenre<P, G>, text: string, draw: Draw, tally: Tally): void {
  const { genre } = law;
  const parsed = genre.parse(text);
  if (!parsed.ok) {
    const { code, at, message } = parsed.error;
    must(code.length > 0 && message.en.length > 0 && message.ja.length > 0, "an error without code or message");
    must(Number.isInteger(at) && at >= 0 && at <= text.length, `an error at ${at}, outside the text`);
    return;
  }
  tally.parsed++;
  const { puzzle, progress } = parsed.value;
  const size = writtenSize(text, genre.id, genre.puzzlinkId);
  if (size !== null) {
    tally.sized++;
    must(
      puzzle.rows === size.rows && puzzle.cols === size.cols,
      `the board is ${puzzle.rows} × ${puzzle.cols}, written is ${size.rows} × ${size.cols}`,
    );
  }
  const cells = puzzle.rows * puzzle.cols;
  if (cells > JUDGED_CELLS) return;
  for (const form of FORMS) comesBack(law, puzzle, progress, form);
  genre.check(puzzle, progress);
  if (cells > SOLVED_CELLS || draw(2) === 0) return;
  const outcome = genre.solve(puzzle, { maxNodes: NODES });
  must(outcome.status !== "unknown" || outcome.limit === "nodes", "solve gives up without a limit");
  tally.solved++;
}
