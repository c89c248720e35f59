/**
 * Tables as Markdown, between `<!-- table:name -->` and `<!-- /table:name -->`.
 *
 * How a value stands to the published one is shown beside it: nothing for `reproduced`; `†` for `new`; `~` before a sampled value; a
 * published figure that differs, or that a sampled one stands beside, in brackets.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Column, Experiment, Study } from "./experiment.js";
import type { Results, Stored } from "./results.js";
import type { Row, Tag, Value } from "./value.js";

const MARKED = /(<!-- table:([a-z0-9-]+) -->\n)([\s\S]*?)(<!-- \/table:\2 -->)/g;

function plain(value: Value | undefined): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string" && typeof value !== "number") return value.map(String).join(", ");
  const text = String(value);
  // Five digits and more are parted; what stands around a number, or behind its point, is not.
  return text.replace(/(?<![0-9.])[0-9]{5,}/g, (digits) => digits.replace(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, ","));
}

function cell(row: Row, { field }: Column): string {
  const value = row.values[field];
  if (value === undefined) return "";
  const shown = plain(value);
  const tag = row.tags[field];
  const published = row.published[field];
  if (tag === "disagrees") return `**${shown}** (published: ${plain(published)})`;
  if (tag === "sampled") return `~${shown}${published === undefined ? "" : ` (published: ${plain(published)})`}`;
  return tag === "new" && value !== null ? `${shown}†` : shown;
}

const LEGEND: readonly (readonly [Tag, string])[] = [
  ["reproduced", "as published"],
  ["disagrees", "unlike the published one (bold)"],
  ["new", "new (†)"],
  ["sampled", "from a seeded draw (~)"],
];

/** How many values of each tag. */
function tally(rows: readonly Row[]): string {
  const tags = rows.flatMap((row) => Object.values(row.tags));
  const counted = LEGEND.map(([tag, words]) => [tags.filter((t) => t === tag).length, words] as const);
  return counted.flatMap(([n, words]) => (n === 0 ? [] : [`${n} ${words}`])).join(", ");
}

export function tableText({ columns, note }: Experiment, { rows }: Stored): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const lines = [
    line(columns.map((column) => column.heading)),
    line(columns.map((column) => (column.text === true ? "---" : "---:"))),
    ...rows.map((row) => line(columns.map((column) => cell(row, column)))),
    "",
    `Values: ${tally(rows)}.${note === undefined ? "" : ` ${note}`}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** The text with every marked table filled in. RangeError for a marker that no experiment answers to. */
export function rendered(text: string, study: Study, results: Results): string {
  return text.replace(MARKED, (_, open: string, name: string, __, close: string) => {
    const experiment = study.experiments.find((e) => e.name === name);
    if (experiment === undefined) throw new RangeError(`${study.genre} has no experiment ${name}`);
    const stored = results[name];
    return `${open}${stored === undefined ? "" : tableText(experiment, stored)}${close}`;
  });
}

export function markersIn(text: string): string[] {
  return [...text.matchAll(MARKED)].map((match) => match[2] as string);
}

export function readmeOf(genre: string): string {
  return fileURLToPath(new URL(`../../../packages/${genre}/README.md`, import.meta.url));
}

/** Renders the genre's README where it stands. True when something changed. */
export function renderReadme(study: Study, results: Results): boolean {
  const file = readmeOf(study.genre);
  if (!existsSync(file)) return false;
  const before = readFileSync(file, "utf8");
  const after = rendered(before, study, results);
  if (after !== before) writeFileSync(file, after);
  return after !== before;
}
