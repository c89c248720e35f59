/**
 * The address of the page: `#p=<puzz.link url or text>`, and `&rule.<name>=<value>` for settings that no url can hold.
 *
 * Bodies of old urls may contain `%`, so a link that was pasted behind `#p=` as it stood is taken as it stands.
 */
import type { Settings } from "@hashigo/core";

export interface Link {
  readonly text: string;
  readonly rules: Settings;
}

const RULE = /&rule\.([A-Za-z]+)=([A-Za-z]+)$/;

export function readAddress(hash: string): Link | null {
  if (!hash.startsWith("#p=")) return null;
  let rest = hash.slice(3);
  const rules: Record<string, string> = {};
  for (let match = RULE.exec(rest); match !== null; match = RULE.exec(rest)) {
    const [whole, name = "", value = ""] = match;
    rules[name] = value;
    rest = rest.slice(0, -whole.length);
  }
  if (rest === "") return null;
  return { text: isRaw(rest) ? rest : decode(rest), rules };
}

function isRaw(text: string): boolean {
  return /[/?\n]/.test(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function writeAddress({ text, rules }: Link): string {
  const settings = Object.entries(rules).map(([name, value]) => `&rule.${name}=${value}`);
  return `#p=${encodeURIComponent(text)}${settings.join("")}`;
}
