import type { Form } from "@hashigo/core";
import type { Work } from "../each.js";
import { DONE } from "../status.js";
import { changedRules } from "../words.js";

export const TARGETS = ["url", "file", "text", "svg"] as const;
export type Target = (typeof TARGETS)[number];

/** The drawing goes along where the form can hold it: everywhere but in a URL. */
export function convert(to: Target): Work {
  return async (session, { genre, puzzle, progress }) => {
    const { lang } = session.common;
    const output =
      to === "svg"
        ? genre.toSvg(puzzle, progress, undefined, { lang })
        : genre.format(puzzle, to satisfies Form, progress);
    const rules = Object.keys(changedRules(genre, puzzle.rules));
    if (rules.length > 0 && !session.common.json) {
      const list = rules.join(", ");
      session.note(
        session.say({ en: `warning: the output does not hold ${list}`, ja: `警告:出力に${list}は含まれません` }),
      );
    }
    return { status: DONE, fields: { to, output }, text: () => output.trimEnd() };
  };
}
