import { rungName, type Work } from "../each.js";
import { DONE, UNSETTLED } from "../status.js";
import { titleOf, unsettled } from "../words.js";

export const grade: Work = async (session, { genre, puzzle }) => {
  const { ladder } = session.common;
  const { status, rung, steps, guesses, limit } = await session.run(
    `grading ${titleOf(genre, puzzle, "en")}`,
    (limits) => genre.gradeAsync(puzzle, { ...limits, ladder }),
  );
  return {
    status: status === "unknown" || limit !== null ? UNSETTLED : DONE,
    fields: { url: genre.format(puzzle, "url"), ladder, status, rung, steps, guesses, limit },
    text: () => {
      const verdicts = {
        unique: session.say({ en: "unique", ja: "唯一解" }),
        multiple: session.say({ en: "several solutions", ja: "複数解" }),
        none: session.say({ en: "no solution", ja: "解なし" }),
        unknown: session.say(unsettled(limit)),
      };
      const used = Object.entries(steps).filter(([, n]) => n > 0);
      const counts = used.map(([id, n]) => `${rungName(session, genre, id)} ${n}`).join(", ");
      const guessed = { en: guesses === 1 ? "1 guess" : `${guesses} guesses`, ja: `仮定${guesses}回` };
      const spent = [counts, guesses > 0 ? session.say(guessed) : ""].filter((part) => part !== "");
      const name = rung === null ? verdicts[status] : session.colors.bold(rungName(session, genre, rung));
      const cost =
        spent.length === 0 ? "" : ` ${session.colors.dim(`(${spent.join(session.say({ en: ", ", ja: "、" }))})`)}`;
      return `${titleOf(genre, puzzle, session.common.lang)}: ${name}${cost}`;
    },
  };
};
