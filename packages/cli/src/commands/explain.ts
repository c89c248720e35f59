import type { AnyPuzzle, Explanation } from "@hashigo/core";
import type { Answer } from "../answer.js";
import { checkRung, type Opened, type Work } from "../each.js";
import type { Session } from "../session.js";
import { DONE, UNSETTLED } from "../status.js";
import { titleOf, unsettled } from "../words.js";
import { deductionFields, deductionLines } from "./hint.js";

export interface ExplainFlags {
  readonly upTo: string | undefined;
}

export function explain({ upTo }: ExplainFlags): Work {
  return async (session, opened) => {
    const { genre, puzzle } = opened;
    checkRung(session, genre, upTo, "--up-to", ["search"]);
    const { ladder } = session.common;
    const run = await session.run(`explaining ${titleOf(genre, puzzle, "en")}`, (limits) =>
      genre.explainAsync(puzzle, { ...limits, ladder, upTo }),
    );
    return report(session, opened, run);
  };
}

/** Getting stuck is an answer (status 0): the ladder says how far it leads. */
function report<P extends AnyPuzzle, G>(session: Session, opened: Opened<P, G>, run: Explanation<G>): Answer {
  const { genre, puzzle } = opened;
  const { steps, solved, stuckAt, limit } = run;
  return {
    status: limit === null ? DONE : UNSETTLED,
    fields: {
      steps: steps.map(deductionFields),
      solved,
      stuckAt: stuckAt && { step: stuckAt.step, file: genre.format(puzzle, "file", stuckAt.progress) },
      limit,
    },
    text: () => {
      const lines = steps.flatMap((step, i) => {
        const number = `${i + 1}. `;
        return deductionLines(session, opened, step).map(
          (text, k) => (k === 0 ? number : " ".repeat(number.length)) + text,
        );
      });
      const board = stuckAt === null ? [] : [genre.format(puzzle, "text", stuckAt.progress).trimEnd()];
      return [titleOf(genre, puzzle, session.common.lang), ...lines, ending(session, run), ...board].join("\n");
    },
  };
}

function ending<G>(session: Session, { steps, solved, limit }: Explanation<G>): string {
  const { green, yellow } = session.colors;
  const n = steps.length;
  const counted = `${n} ${n === 1 ? "step" : "steps"}`;
  if (solved) return green(session.say({ en: `Solved in ${counted}.`, ja: `${n}手で完成。` }));
  if (limit !== null) return yellow(session.say(unsettled(limit)));
  return yellow(session.say({ en: `Stuck after ${counted}:`, ja: `${n}手で行き詰まり:` }));
}
