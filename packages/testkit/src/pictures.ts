/** Reading a picture back, for tests of what is drawn. */
import { must } from "./report.js";

const TAG = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/gi;

/** Tags must open and close as they should; returns how often each stands. */
export function tagsOf(svg: string): Map<string, number> {
  const open: string[] = [];
  const seen = new Map<string, number>();
  for (const [, closing, name = "", , selfClosing] of svg.matchAll(TAG)) {
    if (closing === "/") {
      const last = open.pop();
      must(last === name, `</${name}> closes <${last}>`);
      continue;
    }
    seen.set(name, (seen.get(name) ?? 0) + 1);
    if (selfClosing === "") open.push(name);
  }
  must(open.length === 0, `left open: ${open.join(", ")}`);
  must(!/[<>]/.test(svg.replace(TAG, "")), "an angle bracket outside of tags");
  return seen;
}

/** How many elements have this class, and no other. */
export function classes(svg: string, name: string): number {
  return svg.split(`class="${name}"`).length - 1;
}

/** The path of the first element of a class; empty when there is none. */
export function pathOf(svg: string, name: string): string {
  return new RegExp(`class="${name}" d="([^"]*)"`).exec(svg)?.[1] ?? "";
}

/** What the texts of a class say. */
export function textsOf(svg: string, name: string): string[] {
  return [...svg.matchAll(new RegExp(`class="${name}"[^>]*>([^<]*)<`, "g"))].map((match) => match[1] as string);
}
