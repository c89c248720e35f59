/** Why a step of `ends` or `chain` holds. */
import { capital, type Sentence } from "@hashigo/core";
import { endsOf } from "../ends.js";
import type { Position } from "../position.js";
import { NOBODY, START } from "../stones.js";
import { lastAfter, MISSED, settlingMove } from "./ends.js";
import { asked, because, type Say, seenFrom, stoneIn, stonesIn, supposed, turn } from "./sentences.js";

/** What makes a stone an end, in brackets. */
function meaning({ allowReverse }: Position): Sentence {
  return allowReverse
    ? { en: "(at most one other stone in line)", ja: "（同じ行・列にほかの石が1個までの石）" }
    : { en: "(other stones on one side only)", ja: "（ほかの石が一方向にしかない石）" };
}

const endsNow = (s: Position): number[] => endsOf(s.left, s.allowReverse);

/** Too many ends, or a move that took neither of two, or the stone that was to be last. */
function sayMissed(s: Position): Sentence {
  const { ends, took } = settlingMove(s) ?? { ends: endsNow(s), took: NOBODY };
  const names = stonesIn(s, ends);
  const { en, ja } = meaning(s);
  if (took === NOBODY || ends.length > 2) return sayTooMany(s, ends, took);
  const move = stoneIn(s, took);
  if (ends.includes(took)) {
    const kept = stoneIn(s, ends[0] === took ? ends[1]! : ends[0]!);
    return {
      en: `${capital(names.en)} were the two ends ${en} when ${move.en} was taken, so ${kept.en} had to be last`,
      ja: `${move.ja}を取ったときの端${ja}は${names.ja}のふたつだったので、${kept.ja}は最後のはずでした`,
    };
  }
  return {
    en: `${capital(names.en)} were the two ends ${en} when ${move.en} was taken: one of them had to be next, the other last`,
    ja: `${move.ja}を取ったときの端${ja}は${names.ja}のふたつで、どちらかが次、もう一方が最後のはずでした`,
  };
}

function sayTooMany(s: Position, ends: readonly number[], took: number): Sentence {
  const names = stonesIn(s, ends);
  const { en, ja } = meaning(s);
  const when = took === NOBODY ? null : stoneIn(s, took);
  return {
    en: `${capital(names.en)} ${when === null ? "are" : "were"} ends ${en}${when === null ? "" : ` when ${when.en} was taken`}: one can be ${turn(s).en} and one last, not all ${ends.length}`,
    ja: `${when === null ? "" : `${when.ja}を取ったとき、`}${names.ja}が端${ja}${when === null ? "です" : "でした"}。取れるのは${turn(s).ja}と最後の2個までです`,
  };
}

/** Which stone is last, by an earlier move. */
function sayKept(s: Position): Sentence {
  const move = settlingMove(s);
  const last = stoneIn(s, s.last);
  const took = stoneIn(s, move?.took ?? s.last);
  const { en, ja } = meaning(s);
  return {
    en: `${capital(took.en)} and ${last.en} were the two ends ${en} when ${took.en} was taken: ${last.en} is last`,
    ja: `${took.ja}を取ったときの端${ja}は${took.ja}・${last.ja}のふたつだったので、${last.ja}は最後です`,
  };
}

/** At the position itself. */
const sayTurns: Say = (t) => {
  const { state, fails } = t;
  const ends = endsNow(state);
  if (state.last === MISSED) return because(t, sayMissed(state), true);
  if (ends.length > 2) return because(t, sayTooMany(state, ends, NOBODY), true);
  const names = stonesIn(state, ends);
  const { en, ja } = meaning(state);
  if (state.last === NOBODY)
    return because(t, {
      en: `${capital(names.en)} are the two ends ${en}: one is ${turn(state).en}, the other last`,
      ja: `${names.ja}がふたつの端${ja}で、一方が${turn(state).ja}、もう一方が最後です`,
    });
  const kept = sayKept(state);
  const other = ends.find((stone) => stone !== state.last);
  if (other === undefined) return because(t, kept);
  const name = stoneIn(state, other);
  return because(t, {
    en: `${kept.en}; ${name.en} is an end too${fails ? " and would have to be next" : " and has to be next"}`,
    ja: `${kept.ja}。${name.ja}も端なので、すぐ次に取らなければなりません`,
  });
};

export const sayEnds: Say = (t) => {
  const { state } = t;
  const site = asked(t);
  if (site === state.here) return sayTurns(t);
  const before = endsNow(state);
  const last = lastAfter(state, site);
  if (last === MISSED && state.last >= 0) return because(t, sayKept(state));
  if (last === MISSED) {
    const names = stonesIn(state, before);
    const { en, ja } = meaning(state);
    return because(t, {
      en: `${capital(names.en)} are ends ${en}: one is ${turn(state).en}, another last`,
      ja: `${names.ja}が端${ja}で、そのひとつが${turn(state).ja}、ひとつが最後です`,
    });
  }
  return because(t, sayAfter(state, site, last));
};

/** With a candidate taken: a third end, or one that would have to be next. */
function sayAfter(s: Position, site: number, last: number): Sentence {
  const ends = seenFrom(s, site, () => endsNow(s));
  const names = stonesIn(s, ends);
  const { en, ja } = meaning(s);
  const if_ = supposed(s, site);
  const from = stoneIn(s, site);
  if (ends.length > 2)
    return {
      en: `${if_.en}, ${names.en} would be ends ${en}: one can come right after it and one last, not all ${ends.length}`,
      ja: `${if_.ja}、${names.ja}が端${ja}になりますが、取れるのはそのすぐ後と最後の2個までです`,
    };
  const other = ends.find((stone) => stone !== last);
  if (last < 0 || other === undefined)
    return {
      en: `${if_.en}, ${names.en} would be ends ${en}: one can be kept for last, but neither can be taken right after ${from.en}`,
      ja: `${if_.ja}、${names.ja}が端${ja}になります。最後に残せるのは一方だけなのに、どちらも${from.ja}のすぐ後には取れません`,
    };
  const [one, kept] = [stoneIn(s, other), stoneIn(s, last)];
  return {
    en: `${if_.en}, ${one.en} would be an end ${en} besides ${kept.en}, which is kept for last, but ${one.en} cannot be taken right after ${from.en}`,
    ja: `${if_.ja}、最後に残す${kept.ja}のほかに${one.ja}も端${ja}になりますが、${from.ja}のすぐ後には取れません`,
  };
}

// ---- chain ----

interface Cut {
  readonly stone: number;
  readonly beyond: readonly number[];
}

interface Seen {
  readonly stuck: boolean;
  readonly unreached: readonly number[];
  readonly own: boolean;
  readonly cuts: readonly Cut[];
}

function lookFrom(s: Position, site: number): Seen {
  return seenFrom(s, site, () => {
    const { chain, left } = s;
    chain.look(left, s.at, s.by);
    const unreached = chain.apart ? chain.unreached(left) : [];
    const cuts = chain.forkCuts().map((stone) => ({ stone, beyond: chain.beyond(left, stone) }));
    return { stuck: unreached.length === left.count, own: chain.own, unreached, cuts };
  });
}

export const sayChain: Say = (t) => {
  const { state } = t;
  const site = asked(t);
  const here = site === state.here;
  const { stuck, unreached, own, cuts } = lookFrom(state, site);
  const at = here ? state.place : site;
  const from = at === NOBODY ? null : stoneIn(state, at);
  if (stuck && from !== null) return because(t, sayStuck(state, site, from), here);
  if (unreached.length > 0) {
    const names = stonesIn(state, unreached);
    return because(
      t,
      {
        en: `No row or column joins ${names.en} with the other stones left`,
        ja: `${names.ja}は、残りのほかの石と行でも列でもつながりません`,
      },
      here,
    );
  }
  if (own && from !== null)
    return because(
      t,
      {
        en: `Only ${from.en} joins two parts of the stones left, and one of them has to be finished first`,
        ja: `残りの石のふたつの組をつなぐのは${from.ja}だけで、先に片方を取り終える必要があります`,
      },
      here,
    );
  return because(t, sayCuts(state, cuts, here ? null : site), here);
};

function sayStuck(s: Position, site: number, from: Sentence): Sentence {
  const free = seenFrom(s, site, () => s.by === START);
  return free
    ? { en: `No stone left shares a row or column with ${from.en}`, ja: `${from.ja}と同じ行や列に石が残っていません` }
    : {
        en: `No stone can be taken right after ${from.en} without going straight back`,
        ja: `${from.ja}からは、来た方向へ戻らずに取れる石がありません`,
      };
}

/** Two sides that hang on the part one is in, each by one stone; or three and more ways across that meet. */
function sayCuts(s: Position, cuts: readonly Cut[], site: number | null): Sentence {
  const if_ = site === null ? null : supposed(s, site);
  const lead = (text: string): string => (if_ === null ? capital(text) : `${if_.en}, ${text}`);
  const leadJa = if_ === null ? "" : `${if_.ja}、`;
  const [a, b] = cuts;
  if (cuts.length === 2 && a !== undefined && b !== undefined) {
    const [one, other] = [stoneIn(s, a.stone), stoneIn(s, b.stone)];
    const [here, there] = [stonesIn(s, a.beyond), stonesIn(s, b.beyond)];
    return {
      en: `${lead(one.en)} ${if_ === null ? "is" : "would be"} the only way to ${here.en}, and ${other.en} the only way to ${there.en}: whoever goes to one side never gets to the other`,
      ja: `${leadJa}${here.ja}へは${one.ja}から、${there.ja}へは${other.ja}からしか行けず、片方へ渡るともう片方へは行けません`,
    };
  }
  const names = stonesIn(
    s,
    cuts.map(({ stone }) => stone),
  );
  return {
    en: `${lead(names.en)} ${if_ === null ? "are each" : "would each be"} the only way across to other stones, and they meet: one can be the way in and one the way out, not all ${cuts.length}`,
    ja: `${leadJa}${names.ja}はどれもほかの石へのただひとつの通り道で、ひとところに集まっています。入るのと出るのに使えるのは2個までです`,
  };
}
