import type { AnyPuzzle, Genre, Settings } from "@hashigo/core";
import { UsageError } from "../answer.js";
import { wrongSetting } from "../each.js";
import type { Registered } from "../registry.js";
import type { Session } from "../session.js";
import { changedRules } from "../words.js";

export async function count(
  session: Session,
  { genre, counter }: Registered,
  options: Readonly<Record<string, unknown>> & { readonly rows: number; readonly cols: number },
): Promise<void> {
  const { rows, cols } = options;
  const { rules } = session.common;
  const changed = genre.use(<P extends AnyPuzzle, G>(typed: Genre<P, G>): Settings => {
    const wrong = wrongSetting(typed.id, typed.settings, rules);
    if (wrong !== null) throw new UsageError(wrong, "bad-rule");
    return changedRules(typed, rules);
  });
  const answer = await counter.count(session, { rows, cols, rules, options });
  session.answer(answer, { genre: genre.id, rows, cols, rules: changed });
}
