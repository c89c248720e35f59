/** The command with the real genres, and what holds of every published board alike. */
import { expect } from "vitest";
import { GENRES } from "../src/genres.js";
import { type Ran, hashigo as runWith, type World } from "./world.js";

export type Line = Readonly<Record<string, unknown>>;

export function hashigo(argv: readonly string[], world: World = {}): Promise<Ran> {
  return runWith(argv, { registry: GENRES, ...world });
}

export function solutionsIn(line: Line = {}): readonly string[] {
  return (line["solutions"] as string[] | undefined) ?? [];
}

/** The answer of a board, as a file. */
export async function solved(url: string): Promise<string> {
  const { lines } = await hashigo(["solve", url, "--json"]);
  return solutionsIn(lines[0])[0] ?? "";
}

/** Converted there and back, a board keeps its answer, and its url. */
export async function comesBack(url: string): Promise<void> {
  const drawing = await solved(url);
  for (const to of ["file", "text"]) {
    const there = (await hashigo(["convert", "-", "--to", to], { stdin: drawing })).out;
    const back = (await hashigo(["convert", "-", "--to", "file"], { stdin: there })).out;
    expect(back.trim()).toBe(drawing.trim());
  }
  expect((await hashigo(["convert", "-", "--to", "url"], { stdin: drawing })).out).toBe(`${url}\n`);
}

/** The same seed gives the same puzzle: unique by solve, right by check. */
export async function comesAgain(argv: readonly string[]): Promise<void> {
  const made = await hashigo(argv);
  expect(made.status).toBe(0);
  expect((await hashigo(argv)).lines[0]).toEqual(made.lines[0]);
  expect((await hashigo(["solve", "-", "--unique"], { stdin: made.out })).status).toBe(0);
  expect((await hashigo(["check", "-"], { stdin: made.out })).status).toBe(0);
}
