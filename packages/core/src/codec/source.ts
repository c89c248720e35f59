/**
 * What kind of text is this? A url, a pzprv3 file (also inside a url) or drawn text, of which genre and size: everything that can
 * be said before the genre reads its body. The rules for urls are those of the field's editors: all before the first `?`
 * is a host, `k=v&` is a parameter, `_edit` and `_play` are suffixes, `v:…` is a variant, one field that is not a number
 * before the size is a flag. Columns come before rows in a url, rows before columns in a file and in drawn text.
 */
import type { ParseError, Result } from "../result.js";
import { ok } from "../result.js";
import { FileLines } from "./file.js";
import { cut, type Part, quoted, refuse, Warnings } from "./part.js";

/** What a genre says about itself, so that core need not know any. */
export interface GenreText {
  /** The genre's name in urls and files. */
  readonly id: string;
  /** Its name in drawn text, where that is another. */
  readonly drawn?: string;
  /** Genres with the same kind of body, to be refused by name. */
  readonly siblings: readonly string[];
  readonly maxSide: number;
}

/** No board of more cells is read: a few characters must not ask for gigabytes. */
export const MAX_AREA = 250_000;

interface Size {
  readonly rows: number;
  readonly cols: number;
}

export type Source = Size & { readonly warnings: Warnings } & (
    | { readonly form: "url"; readonly body: Part }
    | { readonly form: "file"; readonly version: number; readonly lines: FileLines }
    | { readonly form: "text"; readonly lines: readonly Part[] }
  );

type Opening = Result<Source, ParseError>;

export function openSource(text: string, genre: GenreText): Opening {
  const at = text.search(/\S/);
  if (at < 0) return refuse("empty", 0, "There is nothing to read.", "読むものがありません。");
  const all = { text: text.slice(at).trimEnd(), at };
  if (/^hashigo\s/i.test(all.text)) return openDrawing(all, genre);
  if (/^pzprv\d/i.test(all.text)) return openFile(all, genre);
  return openUrl(all, genre);
}

function openUrl(all: Part, genre: GenreText): Opening {
  const alone = [genre.id, ...genre.siblings].includes(nameOf(all.text.split("/", 1)[0] as string));
  const query = alone ? -1 : all.text.indexOf("?");
  let rest = from(all, query + 1);
  for (
    let parameter = /^[\w.-]+=[^&/]*&/.exec(rest.text);
    parameter !== null;
    parameter = /^[\w.-]+=[^&/]*&/.exec(rest.text)
  )
    rest = from(rest, parameter[0].length);
  if (/^pzprv\d/i.test(rest.text)) return openFile(rest, genre);
  const fields = cut(rest, /\//g);
  const name = fields[0] as Part;
  if (!/^[a-z][\w-]*$/i.test(name.text) || (query < 0 && !alone && fields.length < 3))
    return refuse(
      "unknown-form",
      all.at,
      `No puzzle address, file or drawing: “${quoted(all.text)}”.`,
      `番地でもファイルでも図でもありません：「${quoted(all.text)}」。`,
    );
  const refused = refuseGenre(name, genre);
  if (refused !== null) return refused;
  let i = 1;
  if (fields[i]?.text.startsWith("v:") === true) i++;
  if (!isDigits(fields[i]) && isDigits(fields[i + 1]) && isDigits(fields[i + 2])) i++;
  const end = { text: "", at: rest.at + rest.text.length };
  const size = readSize([COLS, ROWS], [fields[i] ?? end, fields[i + 1] ?? end], genre.maxSide);
  if (!size.ok) return size;
  const body = from(rest, (fields[i + 2] ?? end).at - rest.at);
  let length = body.text.length;
  while (body.text[length - 1] === "/") length--;
  return ok({
    form: "url",
    ...size.value,
    warnings: new Warnings(),
    body: { text: body.text.slice(0, length), at: body.at },
  });
}

function openFile(all: Part, genre: GenreText): Opening {
  const warnings = new Warnings();
  const lines = new FileLines(all, warnings);
  const [version, name, rows, cols] = lines.head as [Part, Part, Part, Part];
  const number = /^pzprv3(?:\.(\d{1,3}))?$/i.exec(version.text.trim());
  if (number === null)
    return refuse(
      "unknown-form",
      version.at,
      `“${quoted(version.text)}” is no known kind of file.`,
      `「${quoted(version.text)}」という形のファイルは読めません。`,
    );
  const refused = refuseGenre(name, genre);
  if (refused !== null) return refused;
  const size = readRowsFirst(rows, cols, genre.maxSide);
  return size.ok ? ok({ form: "file", ...size.value, warnings, version: Number(number[1] ?? 0), lines }) : size;
}

function openDrawing(all: Part, genre: GenreText): Opening {
  const [head, ...lines] = cut(all, /\r?\n/g) as [Part, ...Part[]];
  const words = [...head.text.matchAll(/\S+/g)].map((word) => ({ text: word[0], at: head.at + word.index }));
  const end = { text: "", at: head.at + head.text.length };
  const refused = refuseGenre(words[1] ?? end, { ...genre, id: genre.drawn ?? genre.id });
  if (refused !== null) return refused;
  const [rows, cols] = cut(words[2] ?? end, /x/gi) as [Part, Part?];
  const size = readRowsFirst(rows, cols ?? { text: "", at: rows.at + rows.text.length }, genre.maxSide);
  return size.ok ? ok({ form: "text", ...size.value, warnings: new Warnings(), lines }) : size;
}

function from(part: Part, start: number): Part {
  return { text: part.text.slice(start), at: part.at + start };
}

function nameOf(text: string): string {
  return text
    .trim()
    .replace(/_(edit|play)$/i, "")
    .toLowerCase();
}

function isDigits(part: Part | undefined): boolean {
  return part !== undefined && /^\d+$/.test(part.text);
}

/** null when the name found is the genre's. */
export function refuseGenre(found: Part, genre: GenreText): Result<never, ParseError> | null {
  const name = nameOf(found.text);
  if (name === genre.id) return null;
  const shown = quoted(name);
  return genre.siblings.includes(name)
    ? refuse(
        "sibling-genre",
        found.at,
        // Without our own name: of several genres that are asked, the first would seem to be meant.
        `${shown} is another genre, written in a similar form.`,
        `${shown} は似た形で書かれる別の種類です。`,
      )
    : refuse(
        "unknown-genre",
        found.at,
        `The genre here is “${shown}”, not ${genre.id}.`,
        `種類が「${shown}」で、${genre.id} ではありません。`,
      );
}

const ROWS = { side: "rows", en: "rows", ja: "行数" } as const;
const COLS = { side: "cols", en: "columns", ja: "列数" } as const;

export function readRowsFirst(rows: Part, cols: Part, maxSide: number): Result<Size, ParseError> {
  return readSize([ROWS, COLS], [rows, cols], maxSide);
}

/** Two decimal numbers, at least 1, in the order of the text. */
function readSize(
  sides: readonly (typeof ROWS | typeof COLS)[],
  parts: readonly Part[],
  maxSide: number,
): Result<Size, ParseError> {
  const size = { rows: 0, cols: 0 };
  for (const [i, words] of sides.entries()) {
    const { side } = words;
    const part = parts[i] as Part;
    const text = part.text.trim();
    if (!/^\d+$/.test(text) || Number(text) === 0) {
      const en = `At place ${part.at + 1} the number of ${words.en} should stand`;
      const ja = `${part.at + 1}文字目は${words.ja}のはずです`;
      const not = quoted(text);
      return text === ""
        ? refuse("bad-size", part.at, `${en}.`, `${ja}。`)
        : refuse("bad-size", part.at, `${en}, not “${not}”.`, `${ja}が「${not}」です。`);
    }
    size[side] = Number(text);
    if (size[side] > maxSide || size.rows * size.cols > MAX_AREA)
      return refuse(
        "too-large",
        part.at,
        `The board is too large: at most ${maxSide} a side and ${MAX_AREA} cells.`,
        `盤が大きすぎます。一辺${maxSide}まで、全部で${MAX_AREA}マスまでです。`,
      );
  }
  return ok(size);
}
