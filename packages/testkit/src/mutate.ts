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
 * The size that a text writes down, read as plainly as can be: after the genre in a url (columns first), in lines three and four of
 * a file, behind the genre in a drawn text. Null when it stands in no such place.
 */
export function writtenSize(
  text: string,
  genre: string,
  puzzlinkId: string,
): { readonly rows: number; readonly cols: number } | null {
  const drawn = new RegExp(`^\\s*hashigo ${genre} (\\d+)x(\\d+)\\s`).exec(text);
  if (drawn !== null) return { rows: Number(drawn[1]), cols: Number(drawn[2]) };
  const file = new RegExp(`^pzprv3(?:\\.1)?\\n${puzzlinkId}\\n(\\d+)\\n(\\d+)\\n`).exec(text);
  if (file !== null) return { rows: Number(file[1]), cols: Number(file[2]) };
  const url = new RegExp(`^https://puzz\\.link/p\\?${puzzlinkId}/(\\d+)/(\\d+)/`).exec(text);
  if (url !== null) return { rows: Number(url[2]), cols: Number(url[1]) };
  return null;
}
