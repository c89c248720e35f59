/**
 * Why a step of `line`, `reach` or `dead` holds, and suppositions; `reasons-ends` has the others. The state stands just before the step; the board
 * as it would be with a candidate taken is looked at and left again.
 */
import { capital, type Sentence } from "@hashigo/core";
import type { Position } from "../position.js";
import { NOBODY } from "../stones.js";
import { inLine, isLow } from "./dead.js";
import { flood } from "./reach.js";
import { asked, because, leftOnes, type Say, seenFrom, stoneIn, stonesIn, supposed, turn } from "./sentences.js";

export const sayLine: Say = (t) => {
  const { state, fails } = t;
  const { place, left, stones } = state;
  const { en: next, ja: nextJa } = turn(state);
  if (fails) return sayStranded(state);
  const only = stoneIn(state, state.sole);
  if (left.count === 1)
    return stones.count === 1
      ? {
          en: `${capital(only.en)} is the only stone, so it is ${next}.`,
          ja: `石は${only.ja}だけなので、これが${nextJa}です。`,
        }
      : { en: `${capital(only.en)} is the last stone left.`, ja: `${only.ja}が残った最後の石です。` };
  const from = place === NOBODY ? { en: "Of all stones", ja: "はじめに" } : fromHere(state);
  const out = state.struck();
  if (out.length > 0) {
    const names = stonesIn(state, out);
    return {
      en: `${from.en} only ${only.en} is left (not ${names.en}), so ${only.en} is ${next}.`,
      ja: `${from.ja}取れるのは${names.ja}を除くと${only.ja}だけなので、これが${nextJa}です。`,
    };
  }
  const behind = lyingBack(state);
  return {
    en: `${from.en} only ${only.en} can be reached${behind === null ? "" : `, since ${behind.en} lies straight back`}, so ${only.en} is ${next}.`,
    ja: `${from.ja}取れるのは${only.ja}だけ${behind === null ? "" : `（${behind.ja}は来た方向）`}なので、これが${nextJa}です。`,
  };
};

const fromHere = (s: Position): Sentence => {
  const { en, ja } = stoneIn(s, s.place);
  return { en: `From ${en}`, ja: `${ja}から` };
};

/** The stone that only going straight back would reach. */
function lyingBack(s: Position): Sentence | null {
  const stone = s.back < 0 ? NOBODY : s.left.next[4 * s.place + s.back]!;
  return stone === NOBODY ? null : stoneIn(s, stone);
}

function sayStranded(s: Position): Sentence {
  const n = s.left.count;
  const behind = lyingBack(s);
  const from = fromHere(s);
  return {
    en: `${from.en} no stone can be reached${behind === null ? "" : `, since ${behind.en} lies straight back`}, and ${n} ${n === 1 ? "is" : "are"} left.`,
    ja: `${from.ja}は${behind === null ? "" : `（${behind.ja}は来た方向なので）`}どの石も取れないのに、まだ${n}個残っています。`,
  };
}

/** The smallest part of the stones left that is joined with no other. */
function smallestPart(s: Position): number[] {
  let best: number[] = [];
  for (let row = 0; row < s.stones.puzzle.rows; row++) {
    if (s.left.head[row] === NOBODY) continue;
    const size = flood(s, row);
    if (best.length > 0 && size >= best.length) continue;
    best = leftOnes(s, (stone) => s.seen[s.stones.rowOf[stone]!] !== 0);
  }
  return best;
}

export const sayReach: Say = (t) => {
  const { state } = t;
  const site = asked(t);
  const here = site === state.here;
  const alone = seenFrom(
    state,
    site,
    () => state.at !== NOBODY && leftOnes(state, (x) => inLine(state, x)).length === 0,
  );
  const part = stonesIn(
    state,
    seenFrom(state, site, () => smallestPart(state)),
  );
  if (alone) {
    const { en, ja } = stoneIn(state, here ? state.place : site);
    return because(
      t,
      { en: `No stone left shares a row or column with ${en}`, ja: `${ja}と同じ行や列に石が残っていません` },
      here,
    );
  }
  if (here)
    return because(
      t,
      {
        en: `No row or column joins ${part.en} with the other stones left`,
        ja: `${part.ja}は、残りのほかの石と行でも列でもつながりません`,
      },
      true,
    );
  const name = stoneIn(state, site);
  return because(t, {
    en: `Only ${name.en} joins ${part.en} with the other stones left, and one side has to be finished first`,
    ja: `${part.ja}と残りのほかの石をつなぐのは${name.ja}だけで、先に片側を取り終える必要があります`,
  });
};

export const sayDead: Say = (t) => {
  const { state } = t;
  const site = asked(t);
  const here = site === state.here;
  const low = seenFrom(state, site, () => leftOnes(state, (stone) => isLow(state, stone)));
  if (low.length > 2) return because(t, sayTooMany(state, low, here ? null : site), here);
  const far = stonesIn(
    state,
    seenFrom(state, site, () => low.filter((stone) => !inLine(state, stone))),
  );
  const from = stoneIn(state, here ? state.place : site);
  const if_ = supposed(state, site);
  return because(
    t,
    here
      ? {
          en: `${capital(far.en)} each have at most one other stone in line, and ${from.en} is in line with neither: both would have to be last`,
          ja: `${far.ja}は同じ行・列にほかの石が1個までしかなく、${from.ja}とも並ばないので、どちらも最後になってしまいます`,
        }
      : {
          en: `${if_.en}, ${far.en} would each have at most one other stone in line, and ${from.en} is in line with neither: both would have to be last`,
          ja: `${if_.ja}、${far.ja}は同じ行・列にほかの石が1個までになり、${from.ja}とも並ばないので、どちらも最後になってしまいます`,
        },
    here,
  );
};

/** More than two stones with few in line. `site`: the candidate that is taken, or null. */
function sayTooMany(s: Position, low: readonly number[], site: number | null): Sentence {
  const names = stonesIn(s, low);
  if (site === null)
    return {
      en: `${capital(names.en)} each have at most one other stone in line: one can be ${turn(s).en} and one last, not all ${low.length}`,
      ja: `${names.ja}は同じ行・列にほかの石が1個までしかありません。そのような石を取れるのは${turn(s).ja}と最後の2個までです`,
    };
  const if_ = supposed(s, site);
  return {
    en: `${if_.en}, ${names.en} would each have at most one other stone in line: one can come right after it and one last, not all ${low.length}`,
    ja: `${if_.ja}、${names.ja}は同じ行・列にほかの石が1個までになりますが、そのような石を取れるのはすぐ後と最後の2個までです`,
  };
}

export const sayTrial: Say = (t) => {
  const { state, inner } = t;
  const site = asked(t);
  const name = stoneIn(state, site);
  const [first, ...others] = inner;
  const more = Math.max(0, inner.length - 3);
  const last = others.slice(more);
  const en = [
    `Suppose ${name.en} were ${turn(state).en}.`,
    first?.en,
    more > 0 ? `… (${more} more ${more === 1 ? "step" : "steps"}) …` : undefined,
    ...last.map((said) => said.en),
  ];
  const ja = [
    `${name.ja}を${turn(state).ja}に取ると仮定します。`,
    first?.ja,
    more > 0 ? `…（ほか${more}手）…` : undefined,
    ...last.map((said) => said.ja),
  ];
  return because(t, {
    en: `${en.filter((said) => said !== undefined).join(" ")} That cannot be`,
    ja: `${ja.filter((said) => said !== undefined).join("")}これはありえません`,
  });
};
