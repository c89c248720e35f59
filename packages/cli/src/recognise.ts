/**
 * Which genre a text belongs to.
 *
 * The genre that is named in the text has the say, so its complaint is the one to report. A text that names none (an old
 * form), or a name no genre has, is offered to every genre: one may read it or know the name as a sibling's.
 */
import {
  type AnyPuzzle,
  fail,
  type Genre,
  type Parsed,
  type ParseError,
  type Result,
  type Settings,
} from "@hashigo/core";
import type { Registered, Registry } from "./registry.js";

/** The visitor of a puzzle that was read, with its genre. */
export type Reader<R> = <P extends AnyPuzzle, G>(genre: Genre<P, G>, parsed: Parsed<P, G>) => R;

export function readWith<R>(
  text: string,
  rules: Settings,
  registry: Registry,
  reader: Reader<R>,
): Result<R, ParseError> {
  const name = genreNamed(text);
  const named = registry.filter(({ genre }) => name !== null && (genre.id === name || genre.puzzlinkId === name));
  const errors: ParseError[] = [];
  for (const { genre } of named.length > 0 ? named : registry) {
    const result = genre.use(<P extends AnyPuzzle, G>(typed: Genre<P, G>): Result<R, ParseError> => {
      const parsed = typed.parse(text, { rules });
      return parsed.ok ? { ok: true, value: reader(typed, parsed.value) } : parsed;
    });
    if (result.ok) return result;
    errors.push(result.error);
  }
  return fail(worthTelling(errors, name, text, registry, named.length > 0));
}

function worthTelling(
  errors: readonly ParseError[],
  name: string | null,
  text: string,
  registry: Registry,
  isNamed: boolean,
): ParseError {
  const first = errors[0];
  const telling = errors.find(({ code }) => code !== "unknown-form" && code !== "unknown-genre" && code !== "empty");
  if (first !== undefined && (isNamed || name === null)) return telling ?? first;
  if (telling !== undefined) return telling;
  const known = registry.map(({ genre }) => genre.id).join(", ");
  return {
    code: "unknown-genre",
    at: name === null ? 0 : Math.max(0, text.indexOf(name)),
    message: {
      en: `"${name}" is none of the genres known here (${known})`,
      ja: `「${name}」は扱えるジャンル(${known})ではありません`,
    },
  };
}

const PATTERNS: readonly RegExp[] = [
  // A file, also within a URL, with its lines parted by breaks or slashes.
  /(?:^|\?|&)\s*pzprv3(?:\.\d+)?\s*(?:\/|\n|%2F|%0A)\s*([\w-]+)/i,
  // The drawn text.
  /^\s*hashigo\s+([\w-]+)/,
  // Kanpen: the genre is the page's name.
  /kanpen\.net\/([\w-]+?)\.html/i,
  // A URL: parameters and a variant may stand around the name.
  /\?(?:\w+=\w*&)*([\w-]+)(?:\/|$)/,
  // What stands behind the `?` alone.
  /^\s*(?:\w+=\w*&)*([a-z][\w-]*)\//i,
];

/** The genre's name as the text writes it, or null. */
export function genreNamed(text: string): string | null {
  for (const pattern of PATTERNS) {
    const name = pattern.exec(text.replace(/\r/g, ""))?.[1];
    if (name !== undefined) return name.replace(/_(?:edit|play)$/, "");
  }
  return null;
}

/** The registered genre of that id or puzz.link name. */
export function genreCalled(name: string, registry: Registry): Registered | undefined {
  return registry.find(({ genre }) => genre.id === name) ?? registry.find(({ genre }) => genre.puzzlinkId === name);
}
