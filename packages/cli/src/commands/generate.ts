import type { AnyPuzzle, Generated, GenerateError, GenerateOptions, Genre } from "@hashigo/core";
import type { Answer } from "../answer.js";
import { UsageError } from "../answer.js";
import { checkRung, rungName, wrongSetting } from "../each.js";
import type { Session } from "../session.js";
import { BAD, DONE, NO, type Status, UNSETTLED } from "../status.js";
import { changedRules, titleOf } from "../words.js";

export interface GenerateFlags {
  readonly rows: number;
  readonly cols: number;
  readonly seed: number;
  readonly count: number;
  readonly grade: string | undefined;
  readonly maxDrafts: number | undefined;
  readonly options: NonNullable<GenerateOptions["options"]>;
}

/** One puzzle a seed, from `seed` on. Bad options end the run, since they are bad for every seed. */
export async function generate<P extends AnyPuzzle, G>(
  session: Session,
  genre: Genre<P, G>,
  flags: GenerateFlags,
): Promise<void> {
  const { rules, ladder } = session.common;
  const wrong = wrongSetting(genre.id, genre.settings, rules);
  if (wrong !== null) throw new UsageError(wrong, "bad-rule");
  checkRung(session, genre, flags.grade, "--grade", ["search"]);
  const { rows, cols, grade, maxDrafts, options } = flags;
  for (let i = 0; i < flags.count && !session.interrupted; i++) {
    const seed = flags.seed + i;
    const part = flags.count === 1 ? "" : ` ${i + 1} of ${flags.count}`;
    const made = await session.run(`generating ${genre.id} ${rows}×${cols}${part}, seed ${seed}`, (limits) =>
      genre.generateAsync({ ...limits, rows, cols, seed, grade, ladder, rules, maxDrafts, options }),
    );
    if (made.ok) session.answer(success(session, genre, made.value));
    else {
      session.answer(failure(session, genre, flags, seed, made.error));
      if (statusOf(made.error) === BAD) return;
    }
  }
}

function success<P extends AnyPuzzle, G>(session: Session, genre: Genre<P, G>, made: Generated<P, G>): Answer {
  const { puzzle, solution, grade, seed, source, minimal, options } = made;
  const url = genre.format(puzzle, "url");
  return {
    status: DONE,
    fields: {
      genre: genre.id,
      url,
      rows: puzzle.rows,
      cols: puzzle.cols,
      seed,
      grade: grade.rung,
      rules: changedRules(genre, puzzle.rules),
      options,
      minimal,
      solution: genre.format(puzzle, "file", solution),
      source,
      ladder: session.common.ladder,
      steps: grade.steps,
    },
    text: () => {
      const { lang } = session.common;
      const head = `${titleOf(genre, puzzle, lang)}, ${seedWord(session)} ${seed}: ${session.colors.bold(rungName(session, genre, grade.rung ?? ""))}`;
      return [head, url, genre.format(puzzle, "text").trimEnd()].join("\n");
    },
  };
}

function statusOf({ code }: GenerateError): Status {
  switch (code) {
    case "bad-option":
    case "bad-size":
      return BAD;
    case "no-object":
      return NO;
    // Out of drafts proves nothing: more of them might do.
    case "no-draft":
    case "limit":
      return UNSETTLED;
  }
}

function failure<P extends AnyPuzzle, G>(
  session: Session,
  genre: Genre<P, G>,
  { rows, cols }: GenerateFlags,
  seed: number,
  error: GenerateError,
): Answer {
  session.note(`${genre.id} ${rows}×${cols}, ${seedWord(session)} ${seed}: ${session.say(error.message)}`);
  return { status: statusOf(error), fields: { genre: genre.id, rows, cols, seed, error }, text: () => "" };
}

function seedWord(session: Session): string {
  return session.say({ en: "seed", ja: "シード" });
}
