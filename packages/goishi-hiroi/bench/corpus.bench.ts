/**
 * The published puzzles and some larger boards: our CPU time to settle uniqueness, against the fastest public solver as recorded in the corpus
 * (on this kind of machine while it was busy, so rough) and against plain search in the same run. Prints; gates nothing. usage: pnpm bench corpus
 */
import { readFileSync } from "node:fs";
import { cpuMedian, cpuOnce, median, ms, sunk } from "@hashigo/testkit/measure";
import { search } from "../oracle/index.js";
import { solve } from "../src/api.js";
import { parse } from "../src/codec.js";
import { type Puzzle, withRules } from "../src/puzzle.js";

interface Published {
  readonly id: string;
  readonly url: string;
  /** Absent where none of the public solvers came to an end. */
  readonly fastestPeer?: { readonly cpuMs: number };
}

/** Rounds over all boards before anything is measured. */
const WARM_UP = 40;
/** Stones picked up by plain search before it is given up. */
const PLAIN = 3_000_000;
/** Grown stone by stone, each with one order of all stones. */
const GROWN = [
  "goishi/16/16/vvuvvunvvnvvjvvtq40lmvsvnvvviuvvtevtvvqbldnru6vvv1tg",
  "goishi/16/16/hmvrvvvvujvrpvujvucvjpvvrvurvu8vv3rtotvtnvuufouv9vvg",
  "goishi/16/16/vfvvnrvvkfuv69rsvlvvrvrvnvtrvumvvn7vhrvvgs5uvhv7sfvg",
  "goishi/18/18/udbbvsrbfvvuvvpnvvmjmrluvbvvjvvufvttlntfvulrtvtvvvluvupnvvnvvpres",
  "goishi/18/18/nvtnftsrv5imvvrrfvrivntfuvrfvtervv15rpvnfvvtrvvgbvrvvv7vvuvvt7vvu",
  "goishi/20/20/lfdnnvn7vvvftqmatrfvvvvttrfdlvrmnvvfi7vvunvnu7vvrrfvvvvuvvvuvvvtvtunvrfsvtvsbtvv",
  "goishi/20/20/vvbvvvrtvvbvvvbtvupvvvjvrvjvinlvufvnv7ulauvvjvvt7vvv7rmpvvvcvuvvvtfuvtsjsvuvrstv",
].map((body) => `https://puzz.link/p?${body}`);

const file = new URL("../../testkit/fixtures/corpus/goishi.json", import.meta.url);
const { puzzles } = JSON.parse(readFileSync(file, "utf8")) as { readonly puzzles: readonly Published[] };

function read(url: string): Puzzle {
  const parsed = parse(url);
  if (!parsed.ok) throw new Error(`${url}: ${parsed.error.message.en}`);
  return parsed.value.puzzle;
}

function label(id: string, { rows, cols, places }: Puzzle): string {
  return `${id} ${rows}×${cols}/${places.length}`;
}

const boards = puzzles.map(({ id, url, fastestPeer }) => ({ id, puzzle: read(url), peer: fastestPeer?.cpuMs ?? null }));
for (let i = 0; i < WARM_UP; i++) for (const { puzzle } of boards) solve(puzzle);

const rows = boards.map(({ id, puzzle, peer }) => {
  const { status, nodes } = solve(puzzle);
  const ours = cpuMedian(() => solve(puzzle).nodes);
  let settled = false;
  const plain = cpuOnce(() => {
    const outcome = search.solve(puzzle, { maxNodes: PLAIN });
    settled = outcome.status !== "unknown";
    return outcome.nodes;
  });
  return { label: label(id, puzzle), status, nodes, ours, peer, plain, settled };
});

console.log("puzzle                     ms   nodes  fastest peer   ratio  plain search     ratio");
for (const { label: name, status, nodes, ours, peer, plain, settled } of rows) {
  const other =
    peer === null ? "     no verdict       " : `${ms(peer).padStart(13)} ${(peer / ours).toFixed(0).padStart(8)}`;
  const slow = `${(settled ? "" : "> ") + ms(plain)}`.padStart(13);
  console.log(
    `${name.padEnd(22)} ${ms(ours).padStart(6)} ${String(nodes).padStart(7)} ${other} ${slow} ${(settled ? "" : "> ") + (plain / ours).toFixed(0).padStart(7)}${status === "unique" ? "" : ` ${status}`}`,
  );
}

const times = rows.map((row) => row.ours);
const peers = rows.flatMap((row) => (row.peer === null ? [] : [row.peer / row.ours]));
const slowest = rows.reduce((a, b) => (a.ours > b.ours ? a : b));
const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
const open = rows.filter((row) => !row.settled).length;
console.log(`
${rows.length} puzzles: ${ms(median(times))} ms in the median, ${ms(slowest.ours)} at most (${slowest.label}); ${nodes} nodes in all
fastest peer / ours: median ${median(peers).toFixed(0)}, worst ${Math.min(...peers).toFixed(0)}; no peer settles ${rows.length - peers.length}
plain search / ours: median ${median(rows.map((row) => row.plain / row.ours)).toFixed(0)}; ${open} not settled by ${PLAIN} stones picked up`);

const reverse = boards.map(({ id, puzzle }) => {
  const freed = withRules(puzzle, { allowReverse: "on" });
  return { label: label(id, puzzle), ours: cpuMedian(() => solve(freed).nodes), outcome: solve(freed) };
});
const worst = reverse.reduce((a, b) => (a.ours > b.ours ? a : b));
console.log(
  `allowReverse: ${ms(median(reverse.map((r) => r.ours)))} ms in the median, ${ms(worst.ours)} at most (${worst.label}); ${reverse.filter((r) => r.outcome.status === "unique").length} still have one answer`,
);

console.log("\ngrown boards           ms   nodes");
for (const url of GROWN) {
  const puzzle = read(url);
  const outcome = solve(puzzle);
  const ours = cpuMedian(() => solve(puzzle).nodes, 3);
  console.log(
    `${label("", puzzle).padEnd(14)} ${ms(ours).padStart(10)} ${String(outcome.nodes).padStart(7)} ${outcome.status}`,
  );
}
console.log(`node ${process.version}, sink ${sunk()}`);
