/** From what is wrong or missing, place by place, to a verdict: how every genre's `check` ends. */
import type { Cell, Sentence } from "./fact.js";
import type { Verdict, Violation } from "./outcome.js";

/** One place where a rule is broken or not met yet. */
export interface Fault<R extends string = string> {
  readonly rule: R;
  readonly cells: readonly Cell[];
  /** No further mark can mend it. */
  readonly lasting: boolean;
  /** In words; put together only for the fault that tells its rule. Ends in a full stop. */
  readonly message: () => Sentence;
}

/**
 * `broken` exactly when a fault is lasting. At most two violations a rule, in the order of the rules: its lasting faults in one, then what
 * is only unfinished in another. Each is told by its first fault, which counts the others of its own kind.
 */
export function verdictOf<R extends string>(
  faults: readonly Fault<R>[],
  order: readonly R[],
  words: Readonly<Record<R, { readonly failcode: string | null }>>,
): Verdict<R> {
  const violations = order.flatMap((rule) => {
    const own = faults.filter((fault) => fault.rule === rule);
    return [true, false].flatMap((lasting) => {
      const alike = own.filter((fault) => fault.lasting === lasting);
      return alike.length === 0 ? [] : [gathered(alike, lasting, words[rule].failcode)];
    });
  });
  const state = violations.some(({ lasting }) => lasting) ? "broken" : violations.length > 0 ? "incomplete" : "solved";
  return { state, violations };
}

function gathered<R extends string>(
  alike: readonly Fault<R>[],
  lasting: boolean,
  failcode: string | null,
): Violation<R> {
  const [first] = alike as readonly [Fault<R>, ...Fault<R>[]];
  const more = alike.length - 1;
  const { en, ja } = first.message();
  const message =
    more === 0
      ? { en, ja }
      : {
          en: `${en.slice(0, -1)}, and so in ${more} more ${more === 1 ? "place" : "places"}.`,
          ja: `${ja}ほかに${more}か所。`,
        };
  const cells = [...new Set(alike.flatMap((fault) => fault.cells))].sort((a, b) => a - b);
  return { rule: first.rule, failcode, cells, lasting, message };
}
