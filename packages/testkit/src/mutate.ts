/** Damaged texts: what people paste. */
import type { Draw } from "./boards.js";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz.-+=@%*$/ \n|?><^vo#_~ÿ丸";

/** One to four small accidents. */
export function mutate(text: string, other: string, draw: Draw): string {
  let out = text;
  for (let n = 1 + draw(4); n > 0; n--) out = accident(out, other, draw);
  return out;
}

function accident(text: string, other: string, draw: Draw): string {
  const at = draw(text.length + 1);
  const to = Math.min(text.length, at + 1 + draw(6));
  const char = ALPHABET[draw(ALPHABET.length)] ?? "";
  switch (draw(9)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + char + text.slice(at);
    case 2:
    case 3:
      return text.slice(0, at) + char + text.slice(at + 1);
    case 4:
      return text.slice(0, at) + text.slice(to);
    case 5:
      return text.slice(0, to) + text.slice(at, to) + text.slice(to);
    case 6:
      return draw(4) === 0
        ? text.slice(0, at)
        : text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
    case 7:
      return draw(3) === 0 ? text.slice(0, at) + other.slice(draw(other.length + 1)) : text + char;
    default:
      return oneDigitMore(text, draw);
  }
}

/** Changes one number: sizes and clues are numbers, and numbers are where boards grow. */
function oneDigitMore(text: string, draw: Draw): string {
  const numbers = [...text.matchAll(/\d+/g)];
  const hit = numbers[draw(Math.max(1, numbers.length))];
  if (hit === undefined) return text;
  const value = ["0", "1", "-1", String(Number(hit[0]) + 1), `${hit[0]}0`, "255", "4294967296", "1e9"][draw(8)] ?? "";
  return text.slice(0, hit.index) + value + text.slice(hit.index + hit[0].length);
}

/**
 * The size that a text writes down, found without the reader: behind the genre in a drawn text; in lines three and four of a file, which may
 * stand percent-encoded in a url; else behind the genre in a url, columns first, or behind `problem=` in one of kanpen, or at the head of
 * one of its files. Null when it stands in no such place.
 */
export function writtenSize(text: string, puzzlinkId: string): { readonly rows: number; readonly cols: number } | null {
  const plain = text.trim();
  const found = (rows: unknown, cols: unknown): { rows: number; cols: number } => ({
    rows: Number(rows),
    cols: Number(cols),
  });
  const drawn = /^hashigo\s+\S+\s+(\d+)x(\d+)/i.exec(plain);
  if (drawn !== null) return found(drawn[1], drawn[2]);
  const kanpen =
    /^\S*kanpen\.net\/\S+\?problem=\s*(\d+)\s*\/\s*(\d+)\s*(?:\/|$)/i.exec(plain) ??
    /^(\d+)[ \t]*(?:\r\n|[\r\n])[ \t]*(\d+)[ \t]*(?:\r\n|[\r\n])/.exec(plain);
  if (kanpen !== null) return found(kanpen[1], kanpen[2]);
  const isAlone = new RegExp(`^(?:pzprv\\d|${puzzlinkId}(?:_edit|_play)?\\s*/)`, "i").test(plain);
  const query = isAlone ? plain : plain.slice(plain.indexOf("?") + 1).replace(/^(?:[\w.-]+=[^&/]*&)+/, "");
  if (/^pzprv\d/i.test(query)) {
    const file = query.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    const lines = file.split(/\r\n|[\r\n/]/);
    return found(lines[2], lines[3]);
  }
  const fields = new RegExp(
    `^\\s*${puzzlinkId}(?:_edit|_play)?\\s*/(?:v:[^/]*/)?(?:[^/]*[^/\\d][^/]*/(?=\\d+/\\d+(?:/|$))|/)?\\s*(\\d+)\\s*/\\s*(\\d+)\\s*(?:/|$)`,
    "i",
  ).exec(query);
  return fields === null ? null : found(fields[2], fields[1]);
}
