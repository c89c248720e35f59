import type { AnyPuzzle, Deduction, Hint, Sentence } from "@hashigo/core";
import type { Answer, Fields } from "../answer.js";
import { checkRung, factPhrases, type Opened, rungName, type Work } from "../each.js";
import type { Session } from "../session.js";
import { DONE, UNSETTLED } from "../status.js";
import { titleOf, unsettled } from "../words.js";

export interface HintFlags {
  readonly rung: string | undefined;
  readonly upTo: string | undefined;
}

export function hint(flags: HintFlags): Work {
  return async (session, opened) => {
    const { genre, puzzle, progress } = opened;
    checkRung(session, genre, flags.rung, "--rung");
    checkRung(session, genre, flags.upTo, "--up-to", ["search"]);
    const { ladder } = session.common;
    const found = await session.run("looking for a hint", (limits) =>
      genre.hintAsync(puzzle, progress, { ...limits, ladder, ...flags }),
    );
    return report(session, opened, found);
  };
}

const NO_DEDUCTION: Fields = { rung: null, premises: { clues: [], facts: [] }, because: [], effects: [] };

/** Status 0 whatever the hint says, for it says something; 3 when a limit came first. */
function report<P extends AnyPuzzle, G>(session: Session, opened: Opened<P, G>, found: Hint<G>): Answer {
  const { genre, puzzle, progress } = opened;
  const { kind } = found;
  const message = messageOf(found);
  const fields = (more: Fields): Fields => ({ kind, ...NO_DEDUCTION, message, ...more });
  const head = `${titleOf(genre, puzzle, session.common.lang)}: `;
  switch (found.kind) {
    case "deduction": {
      const next = genre.draw(puzzle, progress, found.effects);
      return {
        status: DONE,
        fields: fields({ ...deductionFields(found), next: genre.format(puzzle, "file", next) }),
        text: () =>
          [...deductionLines(session, opened, found), genre.format(puzzle, "text", next).trimEnd()].join("\n"),
      };
    }
    case "mistake": {
      const { rule, cells, keep } = found;
      return {
        status: DONE,
        fields: fields({ rule, cells, keep: genre.format(puzzle, "file", keep) }),
        text: () => {
          const kept = session.say({ en: "What may stay:", ja: "残してよいもの:" });
          const board = genre.format(puzzle, "text", keep).trimEnd();
          return `${head}${session.colors.red(session.say(message))}\n${kept}\n${board}`;
        },
      };
    }
    case "unknown":
      return { status: UNSETTLED, fields: fields({ limit: found.limit }), text: () => head + session.say(message) };
    default:
      return { status: DONE, fields: fields({}), text: () => head + session.say(message) };
  }
}

function messageOf<G>(found: Hint<G>): Sentence {
  switch (found.kind) {
    case "deduction":
    case "mistake":
      return found.message;
    case "solved":
      return { en: "solved: nothing is left to find", ja: "完成しています" };
    case "stuck":
      return { en: "stuck: these rungs have nothing more to say", ja: "行き詰まり:これらの段で進める手はありません" };
    case "noSolution":
      return { en: "this puzzle has no solution", ja: "この問題には解がありません" };
    case "unknown":
      return unsettled(found.limit);
  }
}

/** The trace that replays a deduction is for programs that hold the engine: it stays out of the output. */
export function deductionFields({ rung, premises, because, effects, message }: Deduction): Fields {
  return { rung, premises, because, effects, message };
}

/** The reasons first, then what follows, then the marks to draw. */
export function deductionLines<P extends AnyPuzzle, G>(
  session: Session,
  opened: Pick<Opened<P, G>, "genre" | "puzzle">,
  deduction: Deduction,
): string[] {
  const { dim, bold, cyan } = session.colors;
  const tag = (rung: string): string => cyan(`[${rungName(session, opened.genre, rung)}]`);
  return [
    ...deduction.because.map(({ rung, message }) => `${tag(rung)} ${session.say(message)}`),
    `${tag(deduction.rung)} ${bold(session.say(deduction.message))}`,
    dim(`→ ${factPhrases(session, opened, deduction.effects)}`),
  ];
}
