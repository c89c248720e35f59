/** The stored results of a genre: read, merged row by row, and written with sorted keys, so that equal results are equal bytes. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Experiment, Task } from "./experiment.js";
import { type Row, TAGS, type Tag, type Value } from "./value.js";

export interface Stored {
  readonly parameters: Readonly<Record<string, Value>>;
  readonly rows: readonly Row[];
}
export type Results = Readonly<Record<string, Stored>>;

const FOLDER = fileURLToPath(new URL("../results/", import.meta.url));

function fileOf(genre: string): string {
  return `${FOLDER}${genre}.json`;
}

export function readResults(genre: string): Results {
  const file = fileOf(genre);
  if (!existsSync(file)) return {};
  const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(Object.entries(record(stored)).map(([name, entry]) => [name, storedOf(record(entry))]));
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new RangeError("results: no record");
  return value as Record<string, unknown>;
}

function storedOf(entry: Record<string, unknown>): Stored {
  if (!Array.isArray(entry["rows"])) throw new RangeError("results: no rows");
  const rows = entry["rows"].map(rowOf);
  return { parameters: record(entry["parameters"]) as Record<string, Value>, rows };
}

function rowOf(line: unknown): Row {
  const { id, tags, published = {}, ...values } = record(line);
  const tagged = Object.entries(record(tags));
  for (const [field, tag] of tagged)
    if (!TAGS.some((known) => known === tag)) throw new RangeError(`results: ${field} has no tag ${String(tag)}`);
  return {
    id: String(id),
    values: values as Record<string, Value>,
    tags: Object.fromEntries(tagged) as Record<string, Tag>,
    published: record(published) as Record<string, Value>,
  };
}

/** As it is stored: `{…values, tags, published}`. */
function lineOf({ id, values, tags, published }: Row): unknown {
  return { ...values, id, tags, ...(Object.keys(published).length === 0 ? {} : { published }) };
}

/** Rows in the experiment's order: those just made, else those stored before under the same parameters. */
export function merged(experiment: Experiment, before: Stored | undefined, made: readonly Row[]): Stored {
  const kept = sameText(before?.parameters, experiment.parameters) ? (before?.rows ?? []) : [];
  const byId = new Map([...kept, ...made].map((row) => [row.id, row]));
  const rows = experiment.tasks().flatMap(({ id }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [row];
  });
  return { parameters: experiment.parameters, rows };
}

export function isStored(results: Results, experiment: Experiment, task: Task): boolean {
  return merged(experiment, results[experiment.name], []).rows.some(({ id }) => id === task.id);
}

export function sameText(a: unknown, b: unknown): boolean {
  return textOf(a) === textOf(b);
}

/** JSON with sorted keys, one row a line. */
export function textOf(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}

export function resultsText(results: Results): string {
  const entries = Object.keys(results)
    .sort()
    .map((name) => {
      const { parameters, rows } = results[name] as Stored;
      const lines = rows.map((row) => `      ${textOf(lineOf(row))}`).join(",\n");
      return `  ${JSON.stringify(name)}: {\n    "parameters": ${textOf(parameters)},\n    "rows": [\n${lines}\n    ]\n  }`;
    });
  return `{\n${entries.join(",\n")}\n}\n`;
}

/** Writes rows just made into the genre's file. Shards that run at the same time take turns, by a folder that only one can make. */
export function store(genre: string, experiment: Experiment, made: readonly Row[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const lock = `${FOLDER}.${genre}.lock`;
  while (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  try {
    const before = readResults(genre);
    const after = { ...before, [experiment.name]: merged(experiment, before[experiment.name], made) };
    const draft = `${fileOf(genre)}.${process.pid}`;
    writeFileSync(draft, resultsText(after));
    renameSync(draft, fileOf(genre));
  } finally {
    rmdirSync(lock);
  }
}

function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
