import type { Work } from "../each.js";
import { DONE, NO } from "../status.js";
import { titleOf } from "../words.js";

/** Status 1 both for a broken drawing and for an unfinished one: neither is a solution. */
export const check: Work = async (session, { genre, puzzle, progress }) => {
  const { state, violations } = genre.check(puzzle, progress);
  return {
    status: state === "solved" ? DONE : NO,
    fields: { state, violations },
    text: () => {
      const { green, yellow, red } = session.colors;
      const words = {
        solved: green(session.say({ en: "solved", ja: "正解" })),
        incomplete: yellow(session.say({ en: "not finished", ja: "未完成" })),
        broken: red(session.say({ en: "broken", ja: "ルール違反" })),
      };
      const lines = violations.map(({ rule, failcode, lasting, message }) => {
        const id = failcode === null ? rule : `${rule}, ${failcode}`;
        const told = session.say(message);
        return `  ${lasting ? red(told) : told} ${session.colors.dim(`[${id}]`)}`;
      });
      return [`${titleOf(genre, puzzle, session.common.lang)}: ${words[state]}`, ...lines].join("\n");
    },
  };
};
