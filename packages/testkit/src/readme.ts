/**
 * Tables of a README that a genre's record knows by itself stand between `<!-- made:name -->` and `<!-- /made:name -->`, and pictures
 * beside it are files. Both are compared; `HASHIGO_README=write` makes them anew.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AnyPuzzle, Genre, LadderId } from "@hashigo/core";
import { describe, expect, test } from "vitest";

const MADE = /(<!-- made:([a-z-]+) -->\n)([\s\S]*?)(<!-- \/made:\2 -->)/g;
const NAMES = ["rules", "settings", "rungs-default", "rungs-article", "options"] as const;

export interface ReadmeParts {
  readonly readme: URL;
  /** The reference checker's name for each rule id. */
  readonly failcodes: Readonly<Record<string, string | null>>;
  /** Pictures by file name, beside the README. */
  readonly pictures: Readonly<Record<string, () => string>>;
}

type Parts<P extends AnyPuzzle, G> = Pick<Genre<P, G>, "rules" | "settings" | "options" | "ladders">;

export function readmeIsCurrent<P extends AnyPuzzle, G>(genre: Parts<P, G>, parts: ReadmeParts): void {
  const write = process.env["HASHIGO_README"] === "write";
  describe("README", () => {
    test("has the tables that the genre makes", () => {
      const text = readFileSync(parts.readme, "utf8");
      const made = text.replace(MADE, (_, open: string, name: string, __, close: string) => {
        return `${open}${tableOf(genre, name, parts.failcodes)}${close}`;
      });
      if (write && made !== text) writeFileSync(parts.readme, made);
      expect(write ? made : text).toBe(made);
      const names = [...text.matchAll(MADE)].map(([, , name]) => name);
      expect(NAMES.filter((name) => !names.includes(name))).toEqual([]);
    });
    test.each(Object.entries(parts.pictures))("%s is as drawn", (name, draw) => {
      const file = new URL(name, parts.readme);
      if (write) {
        mkdirSync(new URL(".", file), { recursive: true });
        writeFileSync(file, `${draw()}\n`);
      }
      expect(readFileSync(file, "utf8")).toBe(`${draw()}\n`);
    });
  });
}

function tableOf<P extends AnyPuzzle, G>(
  genre: Parts<P, G>,
  name: string,
  failcodes: ReadmeParts["failcodes"],
): string {
  switch (name) {
    case "rules":
      return table(
        ["rule", "reference checker", "says"],
        genre.rules.map(({ id, sentence }) => [code(id), failcodes[id] ? code(failcodes[id]) : "", sentence.en]),
      );
    case "settings":
      return table(
        ["setting", "values", "about"],
        genre.settings.map(({ name: setting, values, title }) => [
          code(setting),
          values.map(code).join(", "),
          title.en,
        ]),
      );
    case "options":
      return table(
        ["option", "values", "default", "about"],
        genre.options.map((option) => [
          code(option.name),
          option.values?.map(code).join(", ") ?? (option.kind === "flag" ? "`true`, `false`" : "whole number"),
          code(String(option.default)),
          option.title.en,
        ]),
      );
    case "rungs-default":
    case "rungs-article":
      return rungs(genre, name === "rungs-default" ? "default" : "article");
    default:
      throw new RangeError(`no table ${name} can be made`);
  }
}

function rungs<P extends AnyPuzzle, G>({ ladders }: Parts<P, G>, id: LadderId): string {
  const ladder = ladders[id];
  return table(
    ["rung", "name", "", "says"],
    ladder.rungs.map((rung, k) => {
      const { name, meaning } = ladder.info(k);
      return [code(rung), name.en, name.ja, meaning.en];
    }),
  );
}

const code = (text: string): string => `\`${text}\``;

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line)].join("");
}
