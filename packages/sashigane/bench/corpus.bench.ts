/**
 * The published puzzles: our CPU time to settle uniqueness, against the fastest public solver as recorded in the corpus (on this kind of
 * machine while it was busy, so rough), and against the straightforward program, the scanner, in this very run.
 * Prints; gates nothing. usage: pnpm bench corpus
 */
import { readFileSync } from "node:fs";
import { cpuMedian, cpuOnce, median, ms, sunk } from "@hashigo/testkit/measure";
import { solve as scan } from "../oracle/index.js";
import { type Puzzle, parse, solve } from "../src/index.js";

interface Published {
  readonly id: string;
  readonly url: string;
  readonly rows: number;
  readonly cols: number;
  readonly fastestPeer: { readonly name: string; readonly cpuMs: number };
}

/** Pieces the scanner may lay on one board: about a second. */
const SCANNED = 1_000_000;
/** Rounds over all boards before anything is measured. */
const WARM_UP = 5;

const file = new URL("../../testkit/fixtures/corpus/sashigane.json", import.meta.url);
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

interface Row {
  readonly label: string;
  readonly ours: number;
  readonly nodes: number;
  readonly peer: number;
  readonly scanned: number | null;
}

/** null: not within its budget. What takes long is measured once. */
function scanner(puzzle: Puzzle): number | null {
  let unique = false;
  const run = (): number => {
    const { status, nodes } = scan(puzzle, { maxNodes: SCANNED });
    unique = status === "unique";
    return nodes;
  };
  const once = cpuOnce(run);
  if (!unique) return null;
  return once > 20 ? once : cpuMedian(run, 3);
}

const rows: Row[] = boards.map(({ published, puzzle }) => {
  const outcome = solve(puzzle);
  if (outcome.status !== "unique") throw new Error(`${published.url}: ${outcome.status}`);
  const ours = cpuMedian(() => solve(puzzle).nodes);
  const scanned = scanner(puzzle);
  const label = `${published.id} ${puzzle.rows}×${puzzle.cols}`;
  return { label, ours, nodes: outcome.nodes, peer: published.fastestPeer.cpuMs, scanned };
});

console.log("puzzle                  ms   nodes  fastest peer  ratio   scanner  ratio");
for (const { label, ours, nodes, peer, scanned } of rows) {
  const straight =
    scanned === null ? "  gives up" : `${ms(scanned).padStart(8)} ${`${(scanned / ours).toFixed(0)}`.padStart(7)}`;
  console.log(
    `${label.padEnd(20)} ${ms(ours).padStart(6)} ${String(nodes).padStart(6)} ${ms(peer).padStart(12)} ${(peer / ours).toFixed(1).padStart(7)} ${straight}`,
  );
}

const ratios = rows.map(({ ours, peer }) => peer / ours);
const scans = rows.flatMap(({ ours, scanned }) => (scanned === null ? [] : [scanned / ours]));
const worst = rows.reduce((a, b) => (a.peer / a.ours < b.peer / b.ours ? a : b));
const slowest = rows.reduce((a, b) => (a.ours > b.ours ? a : b));
const longest = rows.reduce((a, b) => (a.nodes > b.nodes ? a : b));
console.log(`
${rows.length} puzzles: ${ms(median(rows.map((r) => r.ours)))} ms in the median, ${ms(slowest.ours)} at most (${slowest.label}); ${median(rows.map((r) => r.nodes))} nodes in the median, ${longest.nodes} at most (${longest.label})
fastest peer / ours: median ${median(ratios).toFixed(1)}, worst ${Math.min(...ratios).toFixed(1)} (${worst.label}); faster on ${ratios.filter((x) => x > 1).length} of ${ratios.length}
scanner / ours: finished ${scans.length} of ${rows.length} within ${SCANNED} pieces; median ${median(scans).toFixed(0)}, worst ${Math.min(...scans).toFixed(1)}
node ${process.version}, sink ${sunk()}`);
