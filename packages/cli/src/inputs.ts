/**
 * From the operands of a command to the texts of puzzles.
 *
 * An operand is `-` (standard input), a puzzle's own text (a URL, a file's text), or a file's name. A text holds one puzzle,
 * or one a line; which of the two is decided by what stands in it, never by the file's name.
 */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Settings } from "@hashigo/core";
import type { Failure } from "./answer.js";
import type { Io } from "./io.js";

export interface Input {
  /** The operand, with `:<line>` when the text is a list. */
  readonly name: string;
  readonly text: string;
  /** Rule settings that stand beside the puzzle in a JSON line. */
  readonly rules: Settings;
  /** The solved file that a JSON line holds besides: what `check` reads. */
  readonly solution?: string;
}

export type Source = { readonly name: string; readonly failure: Failure } | Input;

/** A URL, or what stands behind its `?`: `sashigane/5/5/…`, `pzprv3/…`. */
const URL_LIKE =
  /^(?:[a-z][a-z0-9+.-]*:\/\/\S+|\S+\?\S+|(?:type=\w+&)?[a-z]\w*\/(?:v:\w*\/)?(?:\w+\/)?\d+\/\d+(?:\/|$))/i;
const ONE_LINE_FILE = /^pzprv3(?:\.\d+)?\/\w/;
const OWN_TEXT = /^(?:pzprv3(?:\.\d+)?[/\r\n]|hashigo\s)/;

export async function* inputsOf(operands: readonly string[], io: Io): AsyncGenerator<Source> {
  let stdin: string | null = null;
  for (const name of operands) {
    if (name === "-") {
      stdin ??= await readAll(io);
      yield* split(name, stdin);
    } else if (isText(name)) {
      yield { name, text: name, rules: {} };
    } else {
      yield* fromFile(name, io);
    }
  }
}

function isText(operand: string): boolean {
  return operand.includes("://") || OWN_TEXT.test(operand);
}

async function* fromFile(name: string, io: Io): AsyncGenerator<Source> {
  let text: string;
  try {
    text = await readFile(resolve(io.cwd, name), "utf8");
  } catch (error) {
    // A URL without its scheme is no file, most likely.
    if (URL_LIKE.test(name)) yield { name, text: name, rules: {} };
    else yield { name, failure: unreadable(error) };
    return;
  }
  yield* split(name, text);
}

function unreadable(error: unknown): Failure {
  const reason = error instanceof Error && "code" in error ? String(error.code) : "";
  if (reason === "ENOENT" || reason === "ENOTDIR") {
    const message = { en: "this is neither a puzzle's URL nor a file", ja: "パズルのURLでもファイルでもありません" };
    return { code: "no-file", message, at: null };
  }
  const message = { en: `the file cannot be read (${reason})`, ja: `ファイルを読めません(${reason})` };
  return { code: "unreadable", message, at: null };
}

async function readAll(io: Io): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of io.stdin)
    text += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** One puzzle, or a list: at least one line that is a URL, a one-line file or a JSON object, and no file's head before it. */
function split(name: string, raw: string): Source[] {
  const text = raw.replace(/^\uFEFF/, "");
  const lines = text.split(/\r?\n/);
  const filled = lines.map((line, i) => ({ line: line.trim(), number: i + 1 })).filter(({ line }) => line !== "");
  const entries = filled.filter(({ line }) => !line.startsWith("#"));
  const oneLineFiles = entries.every(({ line }) => ONE_LINE_FILE.test(line));
  const isList =
    oneLineFiles || (!OWN_TEXT.test(`${entries[0]?.line ?? ""}\n`) && entries.some(({ line }) => isEntry(line)));
  if (!isList || entries.length === 0) return [{ name, text, rules: {} }];
  const alone = entries.length === 1;
  return entries.map(({ line, number }) => entry(alone ? name : `${name}:${number}`, line));
}

function isEntry(line: string): boolean {
  return line.startsWith("{") || URL_LIKE.test(line) || ONE_LINE_FILE.test(line);
}

/** A line of a list: a puzzle's text, or a JSON object with `url` and, perhaps, `rules`, as a bank or `--json` writes it. */
function entry(name: string, line: string): Source {
  if (!line.startsWith("{")) return { name, text: line, rules: {} };
  const object = jsonObject(line);
  const url = object?.["url"];
  if (object === null || typeof url !== "string") {
    const message = { en: "this JSON line has no url", ja: "このJSONの行にurlがありません" };
    return { name, failure: { code: "bad-line", message, at: 0 } };
  }
  const solution = object["solution"];
  const input = { name, text: url, rules: settingsIn(object["rules"]) };
  return typeof solution === "string" ? { ...input, solution } : input;
}

function jsonObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function settingsIn(value: unknown): Settings {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, setting]) => [name, String(setting)]));
}
