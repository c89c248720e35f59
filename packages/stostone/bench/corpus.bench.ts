/**
 * The published puzzles: our CPU time to settle uniqueness, against the fastest public solver as recorded in the corpus (on this kind of
 * machine while it was busy, so rough). Prints; gates nothing. usage: pnpm bench corpus
 */
import { readFileSync } from "node:fs";
import { cpuMedian, median, ms, sunk } from "@hashigo/testkit/measure";
import { solve } from "../src/api.js";
import { parse } from "../src/codec.js";
import type { Puzzle } from "../src/puzzle.js";

interface Published {
  readonly id: string;
  readonly url: string;
  readonly rows: number;
  readonly cols: number;
  readonly fastestPeer: { readonly name: string; readonly cpuMs: number };
}

/** Rounds over all boards before anything is measured. */
const WARM_UP = 5;

const file = new URL("../../testkit/fixtures/corpus/stostone.json", import.meta.url);
const { puzzles } = JSON.parse(readFileSync(file, "utf8")) as { readonly puzzles: readonly Published[] };

function read(url: string): Puzzle {
  const parsed = parse(url);
  if (!parsed.ok) throw new Error(`${url}: ${parsed.error.message.en}`);
  return parsed.value.puzzle;
}

const boards = puzzles
  .map((published) => ({ published, puzzle: read(published.url) }))
  .sort((a, b) => a.puzzle.rows * a.puzzle.cols - b.puzzle.rows * b.puzzle.cols);
for (let i = 0; i < WARM_UP; i++) for (const { puzzle } of boards) solve(puzzle);

const rows = boards.map(({ published, puzzle }) => {
  const outcome = solve(puzzle);
  const ours = cpuMedian(() => solve(puzzle).nodes);
  const label = `${published.id} ${puzzle.rows}×${puzzle.cols}`;
  return { label, status: outcome.status, ours, nodes: outcome.nodes, peer: published.fastestPeer.cpuMs };
});

console.log("puzzle                  ms   nodes  fastest peer  ratio");
for (const { label, status, ours, nodes, peer } of rows) {
  console.log(
    `${label.padEnd(20)} ${ms(ours).padStart(6)} ${String(nodes).padStart(6)} ${ms(peer).padStart(12)} ${(peer / ours).toFixed(1).padStart(7)}${status === "unique" ? "" : ` ${status}`}`,
  );
}

const ratios = rows.map(({ ours, peer }) => peer / ours);
const worst = rows.reduce((a, b) => (a.peer / a.ours < b.peer / b.ours ? a : b));
const slowest = rows.reduce((a, b) => (a.ours > b.ours ? a : b));
const longest = rows.reduce((a, b) => (a.nodes > b.nodes ? a : b));
const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
console.log(`
${rows.length} puzzles: ${ms(median(rows.map((r) => r.ours)))} ms in the median, ${ms(slowest.ours)} at most (${slowest.label}); ${median(rows.map((r) => r.nodes))} nodes in the median, ${longest.nodes} at most (${longest.label}), ${nodes} in all
fastest peer / ours: median ${median(ratios).toFixed(1)}, worst ${Math.min(...ratios).toFixed(1)} (${worst.label}); faster on ${ratios.filter((x) => x > 1).length} of ${ratios.length}
node ${process.version}, sink ${sunk()}`);
