/**
 * The published puzzles: our CPU time to settle uniqueness, model and all, against the fastest public solver as recorded in the corpus (on this
 * kind of machine while it was busy, so rough), and against CaDiCaL on the same clauses. The 18 × 18, which no public solver settles, runs
 * once. Prints; gates nothing. usage: pnpm bench corpus
 */
import { readFileSync } from "node:fs";
import { cpuMedian, cpuOnce, ms, sunk } from "@hashigo/testkit/measure";
import { type Puzzle, parse, solve } from "../src/index.js";
import { solveWithSat } from "../src/sat.js";

interface Published {
  readonly id: string;
  readonly url: string;
  readonly fastestPeer?: { readonly cpuMs: number };
}

/** Boards with more cells are measured once and cold. */
const LARGE = 200;

const file = new URL("../../testkit/fixtures/corpus/haisu.json", import.meta.url);
const { puzzles } = JSON.parse(readFileSync(file, "utf8")) as { readonly puzzles: readonly Published[] };

function read(url: string): Puzzle {
  const parsed = parse(url);
  if (!parsed.ok) throw new Error(`${url}: ${parsed.error.message.en}`);
  return parsed.value.puzzle;
}

async function bySat(puzzle: Puzzle): Promise<number> {
  const before = process.cpuUsage();
  await solveWithSat(puzzle);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

console.log("puzzle                ours ms   nodes  CaDiCaL ms  fastest peer ms  ratio");
for (const { id, url, fastestPeer } of puzzles) {
  const puzzle = read(url);
  const large = puzzle.rows * puzzle.cols > LARGE;
  if (!large) for (let k = 0; k < 5; k++) solve(puzzle);
  const { status, nodes } = large ? { status: "once", nodes: 0 } : solve(puzzle);
  const ours = large ? cpuOnce(() => solve(puzzle).nodes) : cpuMedian(() => solve(puzzle).nodes);
  await bySat(puzzle);
  const sat = await bySat(puzzle);
  const peer = fastestPeer?.cpuMs;
  const ratio = peer === undefined ? "–" : (peer / ours).toFixed(1);
  const cells = [
    ms(ours).padStart(8),
    String(nodes).padStart(7),
    ms(sat).padStart(11),
    (peer === undefined ? "none" : ms(peer)).padStart(16),
  ];
  console.log(`${`${id} ${puzzle.rows}×${puzzle.cols}`.padEnd(20)} ${cells.join(" ")} ${ratio.padStart(6)} ${status}`);
}
console.log(`node ${process.version}, sink ${sunk()}`);
