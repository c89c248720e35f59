/** The frame of every command about puzzles: read each input, ask, print, go on. */
import type { AnyPuzzle, Fact, Genre, Parsed, Sentence, Settings } from "@hashigo/core";
import type { Answer, Failure } from "./answer.js";
import { UsageError } from "./answer.js";
import { type Input, inputsOf } from "./inputs.js";
import { readWith } from "./recognise.js";
import type { Session } from "./session.js";
import { changedRules, factPhrase } from "./words.js";

export interface Opened<P extends AnyPuzzle, G> extends Parsed<P, G> {
  readonly genre: Genre<P, G>;
}

/** What a command does with one puzzle. */
export type Work = <P extends AnyPuzzle, G>(session: Session, opened: Opened<P, G>) => Promise<Answer>;

export interface EachOptions {
  /** Read the solved file that a JSON line holds, not its URL. */
  readonly solved?: boolean;
  /** Words for people go without the input's name, so that the output is a list again. */
  readonly bare?: boolean;
}

export async function eachPuzzle(
  session: Session,
  operands: readonly string[],
  work: Work,
  options: EachOptions = {},
): Promise<void> {
  for await (const source of inputsOf(operands, session.io)) {
    if (session.interrupted) return;
    if ("failure" in source) session.fail(source.name, source.failure);
    else {
      const several = operands.length > 1 || !operands.includes(source.name);
      await onePuzzle(session, source, work, { ...options, bare: options.bare === true || !several });
    }
  }
}

async function onePuzzle(session: Session, input: Input, work: Work, { solved, bare }: EachOptions): Promise<void> {
  const text = solved === true ? (input.solution ?? input.text) : input.text;
  const { name } = input;
  try {
    const settings = { ...input.rules, ...session.common.rules };
    const read = readWith(text, {}, session.registry, (genre, parsed) => {
      const wrong = wrongSetting(genre.id, genre.settings, settings);
      if (wrong !== null) throw new UsageError(wrong, "bad-rule");
      const puzzle = genre.withRules(parsed.puzzle, settings);
      const answer = work(session, { ...parsed, puzzle, genre });
      const frame = { input: name, genre: genre.id, rows: puzzle.rows, cols: puzzle.cols };
      const rules = changedRules(genre, puzzle.rules);
      return { answer, frame: { ...frame, rules }, warnings: parsed.warnings };
    });
    if (!read.ok) return session.fail(name, read.error, text);
    const { frame, warnings } = read.value;
    const answer = await read.value.answer;
    session.answer({ ...answer, fields: { ...answer.fields, warnings } }, frame, bare === true ? null : name);
    for (const warning of warnings) session.warn(name, warning.message);
  } catch (error) {
    session.fail(name, failureOf(error));
  }
}

/** The first setting that the genre does not have, or does not have with this value. */
export function wrongSetting(
  id: string,
  infos: readonly { readonly name: string; readonly values: readonly string[] }[],
  settings: Settings,
): Sentence | null {
  for (const [name, value] of Object.entries(settings)) {
    const info = infos.find((one) => one.name === name);
    if (info === undefined) {
      const known = infos.map((one) => one.name).join(", ") || "none";
      return {
        en: `${id} has no rule setting "${name}"; it has: ${known}`,
        ja: `${id}にルール設定「${name}」はありません(あるもの:${known})`,
      };
    }
    if (!info.values.includes(value)) {
      const values = info.values.join(", ");
      return {
        en: `rule setting ${name} of ${id} is one of ${values}, not "${value}"`,
        ja: `${id}のルール設定${name}は${values}のどれかで、「${value}」ではありません`,
      };
    }
  }
  return null;
}

/** An error as an input's failure. What the user did not cause is told apart, so that it can be reported. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UsageError) return { code: error.code, message: error.sentence, at: null };
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) return { code: "out-of-range", message: { en: reason, ja: reason }, at: null };
  const message = { en: `an error inside the program: ${reason}`, ja: `プログラム内部のエラー:${reason}` };
  return { code: "internal", message, at: null };
}

/** Two ladders, one list of rungs: refuses an id that is not on the chosen one. */
export function checkRung<P extends AnyPuzzle, G>(
  session: Session,
  genre: Genre<P, G>,
  rung: string | undefined,
  flag: string,
  also: readonly string[] = [],
): void {
  if (rung === undefined) return;
  const { ladder } = session.common;
  const known = [...new Set([...genre.ladders[ladder].rungs, ...also])];
  if (known.includes(rung)) return;
  const list = known.join(", ");
  throw new UsageError(
    {
      en: `${flag} takes a rung of the ${ladder} ladder of ${genre.id} (${list}), not "${rung}"`,
      ja: `${flag}には${genre.id}の${ladder}ラダーの段(${list})を指定します。「${rung}」はありません`,
    },
    "bad-rung",
  );
}

/** Facts as short phrases, one after the other. */
export function factPhrases<P extends AnyPuzzle, G>(
  session: Session,
  { genre, puzzle }: Pick<Opened<P, G>, "genre" | "puzzle">,
  facts: readonly Fact[],
): string {
  const edges = session.registered(genre.id)?.edges;
  return facts.map((fact) => factPhrase(fact, puzzle.cols, session.common.lang, edges)).join(" ");
}

/** The rung's name in the session's language; its id when the ladder does not have it, as with "search". */
export function rungName<P extends AnyPuzzle, G>(session: Session, genre: Genre<P, G>, id: string): string {
  const ladder = genre.ladders[session.common.ladder];
  const index = ladder.rungs.indexOf(id);
  return index < 0 ? id : session.say(ladder.info(index).name);
}
