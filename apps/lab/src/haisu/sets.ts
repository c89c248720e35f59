/** The shipped bank of Haisu by size, with the numbers it keeps and its walks. */
import type { BankEntry, Settings } from "@hashigo/core";
import { type Progress, type Puzzle, parse } from "@hashigo/haisu";
import { bank } from "@hashigo/haisu/bank";
import { type BoardSet, bySize } from "../board-set.js";

export interface Shipped {
  readonly entry: BankEntry;
  readonly puzzle: Puzzle;
  readonly solution: Progress;
}

export function read(text: string, rules: Settings = {}): { readonly puzzle: Puzzle; readonly progress: Progress } {
  const parsed = parse(text, { rules });
  if (!parsed.ok) throw new RangeError(`${text}: ${parsed.error.message.en}`);
  return parsed.value;
}

export function bankSets(): BoardSet<Puzzle>[] {
  return bySize(bank, (url, rules) => read(url, rules).puzzle);
}

/** Boards of a size with their answers. Solutions are files, which hold the answer drawn. */
export function shippedOf(side: number): Shipped[] {
  return bank
    .filter(({ rows, cols }) => rows === side && cols === side)
    .map((entry) => ({
      entry,
      puzzle: read(entry.url, entry.rules).puzzle,
      solution: read(entry.solution, entry.rules).progress,
    }));
}

/** The walk of an answer, from S on. */
export function walkOf({ grid, start }: Puzzle, { edges }: Progress): number[] {
  const cells = [start];
  for (let at = start, before = -1; ; ) {
    const next = grid.neighbours(at).find((cell) => cell !== before && edges[grid.edgeBetween(at, cell)] === 1);
    if (next === undefined) return cells;
    cells.push(next);
    before = at;
    at = next;
  }
}
