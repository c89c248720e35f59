/**
 * How many shadings has a blank board, without regions and numbers, under each reading of the fall?
 *
 * Source. The article's table. Its counts come from walking all boards with balanced columns.
 * Method. The sweep of `countShadings`. `methods` counts the ways that agree, among it, the transfer matrix of whole columns continued by the
 *         recurrence proved for it (to TALLEST rows), and a walk of all boards with balanced columns whose stones are moved one by one (up to WALKED of
 *         them). A way that disagrees is an error, not a result. 2×n is a statement about all n: the recurrence a(n) = 2a(n−1) with a(1) = 2.
 * Cost.   A second for the published rows; 14×14 half a second, 16×16 some seconds.
 */
import { COUNTED, type CountedFall, countShadings, recurrence, type ShadingRecurrence } from "@hashigo/stostone";
import type { Experiment, Task } from "../../src/experiment.js";
import { shown, sidesOf } from "../../src/published.js";
import { balancedShadings, blankBoard, fallTogether, hasHole, isPacked, pictureOf } from "../../src/stostone/falls.js";
import { REGION_FREE } from "../../src/stostone/reference.js";
import { against, row } from "../../src/value.js";

const MORE = ["4x6", "6x8", "8x6", "8x8", "10x10", "12x12", "14x14", "16x16"] as const;
const DEAR: ReadonlySet<string> = new Set(["14x14", "16x16"]);
/** Most rows whose recurrence is found in under a second. */
const TALLEST = 8;
const WALKED = 10_000;

/** Per cent; two decimals more for every further two zeros behind the point, so that small shares are seen. */
function share(part: bigint, of: bigint): number {
  let decimals = 1n;
  while (part * 100n * 10n ** decimals < of) decimals += 2n;
  const unit = 10n ** decimals;
  return Number((200n * unit * part + of) / (2n * of)) / Number(unit);
}

const known = new Map<string, ShadingRecurrence>();

function byColumns(rows: number, cols: number, fall: CountedFall): bigint {
  const key = `${rows} ${fall}`;
  const found = known.get(key) ?? recurrence(rows, fall);
  known.set(key, found);
  const terms = [...found.terms];
  while (terms.length < cols)
    terms.push(found.coefficients.reduce((sum, c, i) => sum + c * (terms[terms.length - 1 - i] ?? 0n), 0n));
  return terms[cols - 1] as bigint;
}

function byWalk(rows: number, cols: number): Record<CountedFall, bigint> {
  const { grid } = blankBoard(rows, cols);
  const found = { exact: 0n, convex: 0n, count: 0n };
  for (const shading of balancedShadings(rows, cols)) {
    found.count++;
    if (!hasHole(grid, shading)) found.convex++;
    if (isPacked(grid, fallTogether(grid, pictureOf(grid, shading)))) found.exact++;
  }
  return found;
}

interface Counted extends Readonly<Record<CountedFall, bigint>> {
  readonly methods: number;
}

function counted(rows: number, cols: number): Counted {
  const swept = Object.fromEntries(COUNTED.map((fall) => [fall, countShadings(rows, cols, fall).count])) as Record<
    CountedFall,
    bigint
  >;
  const others: (readonly [string, Record<CountedFall, bigint>])[] = [];
  if (rows <= TALLEST) {
    const columns = COUNTED.map((fall) => [fall, byColumns(rows, cols, fall)]);
    others.push(["columns", Object.fromEntries(columns) as Record<CountedFall, bigint>]);
  }
  if (swept.count <= BigInt(WALKED)) others.push(["walk", byWalk(rows, cols)]);
  for (const [name, other] of others)
    for (const fall of COUNTED)
      if (other[fall] !== swept[fall])
        throw new Error(`${rows}×${cols} ${fall}: ${swept[fall]} by the sweep, ${other[fall]} by ${name}`);
  return { ...swept, methods: 1 + others.length };
}

type Line = (typeof REGION_FREE)[number];

function boardRow(board: string, published?: Line | undefined): Task {
  const [rows, cols] = sidesOf(board);
  const beside = (value: string | number | undefined): string | undefined =>
    value === undefined ? undefined : String(value);
  return {
    id: board,
    quick: !DEAR.has(board),
    run: () => {
      const found = counted(rows, cols);
      return row(
        board,
        { board: shown(board) },
        {
          ...Object.fromEntries(
            COUNTED.map((fall) => [fall, against(String(found[fall]), beside(published?.[fall]))] as const),
          ),
          percent: against(share(found.exact, found.count), published?.percent),
          methods: against(found.methods),
        },
      );
    },
  };
}

/** "2^n" when the recurrence says so, for every n. */
function power(fall: CountedFall): string {
  const { coefficients, terms, proved } = recurrence(2, fall);
  const [c] = coefficients;
  if (!proved || coefficients.length !== 1 || c === undefined || terms[0] !== c) throw new Error(`2×n, ${fall}`);
  return `${c}^n`;
}

function twoRows(published: Line): Task {
  return {
    id: published.board,
    quick: true,
    run: () => {
      const found = Object.fromEntries(COUNTED.map((fall) => [fall, power(fall)])) as Record<CountedFall, string>;
      const same = found.exact === found.count;
      return row(
        published.board,
        { board: shown(published.board) },
        {
          ...Object.fromEntries(COUNTED.map((fall) => [fall, against(found[fall], String(published[fall]))] as const)),
          percent: against(same ? 100 : null, published.percent),
        },
      );
    },
  };
}

export const regionFree: Experiment = {
  name: "region-free",
  parameters: { more: MORE, tallest: TALLEST, walked: WALKED },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "exact", heading: "`exact`" },
    { field: "convex", heading: "`convex`" },
    { field: "count", heading: "`count`" },
    { field: "percent", heading: "`exact` / `count`, %" },
    { field: "methods", heading: "methods that agree" },
  ],
  tasks: () => [
    ...REGION_FREE.map((line) => (line.board === "2xn" ? twoRows(line) : boardRow(line.board, line))),
    ...MORE.map((board) => boardRow(board)),
  ],
};
