/** A piece of the text a user gave, and the warnings and refusals that point into it. */
import type { SettingInfo, Settings } from "../genre.js";
import { fail, type ParseCode, type ParseError, type ParseWarning, type Result, type WarningCode } from "../result.js";

/** `at` is the offset, from 0, of the piece's first character in the text as given. */
export interface Part {
  readonly text: string;
  readonly at: number;
}

/** Cut at every match of a global pattern; the offsets are kept. */
export function cut(part: Part, pattern: RegExp): Part[] {
  const out: Part[] = [];
  let from = 0;
  for (const match of part.text.matchAll(pattern)) {
    out.push({ text: part.text.slice(from, match.index), at: part.at + from });
    from = match.index + match[0].length;
  }
  out.push({ text: part.text.slice(from), at: part.at + from });
  return out;
}

export function refuse(code: ParseCode, at: number, en: string, ja: string): Result<never, ParseError> {
  return fail({ code, at, message: { en, ja } });
}

/** Text from outside inside a message: short, whatever was given. */
export function quoted(raw: string): string {
  // A terminal must not obey what a file says.
  const text = raw.replace(/\p{Cc}/gu, "\uFFFD");
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

const WORDS: Readonly<Partial<Record<WarningCode, readonly [en: string, ja: string]>>> = {
  "short-body": ["The text ends early; the rest is taken as empty.", "途中で終わっているので、残りは空きとしました。"],
  "surplus-body": ["There is more text than the board needs.", "盤より長い部分は読みませんでした。"],
  "skipped-character": ["What has no meaning here was skipped.", "意味のない文字を飛ばしました。"],
  "info-ignored": ["The puzzle's metadata was not read.", "作者などの情報は読みませんでした。"],
  "trial-ignored": ["The marks on trial were not read.", "仮置きの印は読みませんでした。"],
  "history-ignored": ["The history of moves was not read.", "手順の記録は読みませんでした。"],
};

/** At most one warning of each code, the first: hostile text must not make a long list. */
export class Warnings {
  readonly list: ParseWarning[] = [];

  /** Codes that only some genres can have come with their own words. */
  add(code: WarningCode, at: number, en?: string, ja?: string): void {
    if (this.list.some((warning) => warning.code === code)) return;
    const [shared, sharedJa] = WORDS[code] ?? ["", ""];
    this.list.push({ code, at, message: { en: en ?? shared, ja: ja ?? sharedJa } });
  }
}

/** The first of `settings` that is none of the genre's, refused; null when all are known. */
export function badRule(settings: Settings, infos: readonly SettingInfo[]): Result<never, ParseError> | null {
  for (const [name, value] of Object.entries(settings)) {
    const values = infos.find((info) => info.name === name)?.values;
    if (values?.includes(value) === true) continue;
    const given = quoted(`${name}=${value}`);
    const known = values?.join(", ") ?? infos.map((info) => info.name).join(", ");
    return refuse(
      "bad-rule",
      0,
      `No rule setting ${given}; there is ${known}.`,
      `設定 ${given} はありません（${known}）。`,
    );
  }
  return null;
}

/** The rules that `settings` leave of `base`. RangeError for a name or value that is none of the genre's. */
export function rulesWith<R extends Settings>(
  genre: string,
  infos: readonly SettingInfo[],
  base: R,
  settings: Settings,
): R {
  for (const [name, value] of Object.entries(settings)) {
    const info = infos.find((one) => one.name === name);
    if (info === undefined) throw new RangeError(`${genre} has no rule setting ${name}`);
    if (!info.values.includes(value)) throw new RangeError(`${name} is one of ${info.values.join(", ")}, not ${value}`);
  }
  return { ...base, ...settings };
}
