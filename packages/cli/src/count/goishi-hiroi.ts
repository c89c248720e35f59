/** `hashigo count goishi-hiroi`: every layout of a grid at once, or with `--full` the ways to clear the full board. */
import { freemem } from "node:os";
import { type Limit, type Limits, meter, runAsync } from "@hashigo/core";
import {
  type CensusTable,
  type CleanTable,
  cellsOf,
  censusJob,
  cleanSweepJob,
  compareReverseJob,
  countFullJob,
  genuineLayouts,
  MAX_CELLS,
  MAX_PRICED,
  type ReverseComparison,
} from "@hashigo/goishi-hiroi";
import { type Answer, type Fields, usage } from "../answer.js";
import type { Counter, CountRequest } from "../registry.js";
import type { Session } from "../session.js";
import { DONE, UNSETTLED } from "../status.js";
import { unsettled } from "../words.js";

export const goishiHiroiCounter: Counter = {
  addOptions: (command) => {
    command
      .option("--full", "ways to clear the full board instead of all layouts")
      .option("--clean", "also layouts that can be cleared without flying over an emptied square")
      .option("--compare-reverse", "also what becomes of them when going straight back is allowed")
      .option("--list", "also the layouts of two or more stones with exactly one answer");
  },
  count: async (session, request) => {
    const { options } = request;
    const extras = (["clean", "compareReverse", "list"] as const).filter((name) => options[name] === true);
    if (options["full"] !== true) return layouts(session, request, new Set(extras));
    if (extras.length > 0) {
      throw usage(
        "--full counts one board, so --clean, --compare-reverse and --list go without it",
        "--fullは1つの盤を数えるので、--clean・--compare-reverse・--listとは併用できません",
      );
    }
    return full(session, request);
  },
};

type Extra = "clean" | "compareReverse" | "list";

/** What a census may hold: most of what is free. More than that and it is not begun. */
function maxBytes(): number {
  return 0.8 * freemem();
}

async function full(session: Session, { rows, cols, rules }: CountRequest): Promise<Answer> {
  const { count, states, limit } = await session.run(`clearing the full ${rows}×${cols}`, (limits) =>
    runAsync(countFullJob(rows, cols, rules, { maxBytes: maxBytes() }, meter(limits))),
  );
  const settled = limit === null;
  return {
    status: settled ? DONE : UNSETTLED,
    fields: { count: settled ? String(count) : null, states, limit },
    text: () => (settled ? String(count) : session.say(unsettled(limit))),
  };
}

interface Found {
  readonly census: CensusTable;
  readonly kernel: string;
  readonly clean: CleanTable | null;
  readonly reverse: ReverseComparison | null;
}

async function layouts(session: Session, request: CountRequest, extras: ReadonlySet<Extra>): Promise<Answer> {
  const { rows, cols, rules } = request;
  assertSize(rows, cols, null);
  if (extras.has("clean")) assertSize(rows, cols, "--clean");
  if (extras.has("list")) assertSize(rows, cols, "--list");
  if (extras.has("compareReverse") && rules["allowReverse"] === "on") {
    throw usage(
      "--compare-reverse compares with the published rules, so it goes without --rule allowReverse=on",
      "--compare-reverseは通常のルールと比べるので、--rule allowReverse=onとは併用できません",
    );
  }
  const found = await session.run(`every layout of ${rows}×${cols}`, (limits) => find(request, extras, limits));
  if ("limit" in found) {
    return {
      status: UNSETTLED,
      fields: {
        kernel: found.kernel,
        layouts: null,
        clearable: null,
        unique: null,
        genuine: null,
        byStones: null,
        limit: found.limit,
      },
      text: () => session.say(unsettled(found.limit)),
    };
  }
  return {
    status: DONE,
    fields: { ...fieldsOf(found), ...(extras.has("list") ? { list: listOf(found.census) } : {}), limit: null },
    text: () => textOf(session, found, extras.has("list")),
  };
}

function assertSize(rows: number, cols: number, flag: "--clean" | "--list" | null): void {
  const cells = rows * cols;
  if (cells <= (flag === null ? MAX_CELLS : MAX_PRICED)) return;
  if (flag === null) {
    throw usage(
      `layouts are counted on at most ${MAX_CELLS} squares, and ${rows}×${cols} has ${cells}; --full has no such limit`,
      `配置を数えられるのは${MAX_CELLS}マスまでです（${rows}×${cols}は${cells}マス）。--fullにはこの上限がありません`,
    );
  }
  throw usage(
    `layouts are counted on at most ${MAX_PRICED} squares with ${flag}, and ${rows}×${cols} has ${cells}; without it ${MAX_CELLS}`,
    `${flag}で配置を数えられるのは${MAX_PRICED}マスまでです（${rows}×${cols}は${cells}マス）。なければ${MAX_CELLS}マスまでです`,
  );
}

async function find(
  { rows, cols, rules }: CountRequest,
  extras: ReadonlySet<Extra>,
  limits: Limits,
): Promise<Found | { readonly kernel: string | null; readonly limit: Limit }> {
  const budget = meter(limits);
  const size = { rows, cols, maxBytes: maxBytes() };
  let found: Pick<Found, "census" | "kernel" | "reverse">;
  if (extras.has("compareReverse")) {
    const compared = await runAsync(compareReverseJob(size, budget));
    if (compared.status === "unknown") return compared;
    const { kernel, comparison } = compared;
    found = { census: comparison.published, kernel, reverse: comparison };
  } else {
    const taken = await runAsync(censusJob({ ...size, rules, planes: extras.has("list") }, budget));
    if (taken.status === "unknown") return taken;
    found = { census: taken.census, kernel: taken.kernel, reverse: null };
  }
  if (!extras.has("clean")) return { ...found, clean: null };
  const swept = await runAsync(cleanSweepJob(rows, cols, { rules }, budget));
  return swept.status === "unknown" ? { kernel: found.kernel, limit: swept.limit } : { ...found, clean: swept.table };
}

function fieldsOf({ census, kernel, clean, reverse }: Found): Fields {
  const counted = ({ layouts, clearable, unique, genuine }: Omit<CensusTable, "byStones">): Fields => ({
    layouts: String(layouts),
    clearable: String(clearable),
    unique: String(unique),
    genuine: String(genuine),
  });
  return {
    kernel,
    ...counted(census),
    byStones: census.byStones.map(({ stones, clearable, genuine }) => ({
      stones,
      clearable: String(clearable),
      genuine: String(genuine),
    })),
    ...(clean === null
      ? {}
      : { clean: strings(clean, ["examined", "clearable", "one", "hasClean", "allClean", "oneAndClean"]) }),
    ...(reverse === null
      ? {}
      : {
          reverse: {
            ...counted(reverse.reverse),
            both: String(reverse.both),
            transitions: Object.fromEntries(
              Object.entries(reverse.transitions).map(([from, to]) => [from, strings(to, ["none", "one", "many"])]),
            ),
          },
        }),
  };
}

function strings<K extends string>(counts: Readonly<Record<K, number>>, names: readonly K[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(counts[name])]));
}

function listOf({ planes }: CensusTable): number[][] {
  return planes === null ? [] : [...genuineLayouts(planes)].map(cellsOf);
}

function textOf(session: Session, { census, kernel, clean, reverse }: Found, list: boolean): string {
  const { rows, cols, layouts, clearable, unique, genuine, byStones } = census;
  const say = (en: string, ja: string): string => session.say({ en, ja });
  const lines = [
    say(
      `${layouts} ${layouts === 1 ? "layout" : "layouts"}: ${clearable} can be cleared, ${unique} in exactly one way, ${genuine} of these genuine: two stones or more (kernel ${kernel})`,
      `配置は${layouts}通り。取り切れるもの:${clearable}、答えがただ1つのもの:${unique}、うち石が2個以上（問題になるもの）:${genuine}（カーネル${kernel}）`,
    ),
    ...byStones.map(({ stones, clearable, genuine }) =>
      say(
        `  ${stones} ${stones === 1 ? "stone" : "stones"}: ${clearable} can be cleared, ${genuine} genuine`,
        `  石${stones}個 取り切れるもの:${clearable}、問題になるもの:${genuine}`,
      ),
    ),
  ];
  if (clean !== null) {
    lines.push(
      say(
        `clean, of two or more stones: ${clean.hasClean} of ${clean.clearable} can be cleared without flying over an emptied square, ${clean.allClean} in no other way, ${clean.oneAndClean} of ${clean.one} with one answer`,
        `石が2個以上で取り切れる${clean.clearable}通りのうち、取った跡を飛び越さずに取り切れるもの:${clean.hasClean}、どの答えも飛び越さないもの:${clean.allClean}。答えがただ1つの${clean.one}通りのうち、飛び越さないもの:${clean.oneAndClean}`,
      ),
    );
  }
  if (reverse !== null) lines.push(...reverseLines(session, reverse));
  if (list) for (const cells of listOf(census)) lines.push(picture(rows, cols, cells));
  return lines.join("\n");
}

function reverseLines(session: Session, { reverse, transitions, both }: ReverseComparison): string[] {
  const say = (en: string, ja: string): string => session.say({ en, ja });
  const { none, one, many } = transitions;
  return [
    say(
      `straight back allowed: ${reverse.clearable} can be cleared, ${reverse.unique} in exactly one way, ${both} of these under both rules`,
      `来た方向へ戻ってよいとき、取り切れるもの:${reverse.clearable}、答えがただ1つのもの:${reverse.unique}、うちどちらのルールでもただ1つのもの:${both}`,
    ),
    say(
      `  none before: ${none.none} none, ${none.one} one, ${none.many} many`,
      `  答えがなかったもの なし:${none.none}、1つ:${none.one}、複数:${none.many}`,
    ),
    say(`  one before: ${one.one} one, ${one.many} many`, `  1つだったもの 1つ:${one.one}、複数:${one.many}`),
    say(`  many before: ${many.many} many`, `  複数だったもの 複数:${many.many}`),
  ];
}

/** A line for each row, and an empty one before. */
function picture(rows: number, cols: number, cells: readonly number[]): string {
  const marks = Array.from({ length: rows * cols }, (_, cell) => (cells.includes(cell) ? "o" : "."));
  const lines = Array.from({ length: rows }, (_, r) => marks.slice(r * cols, (r + 1) * cols).join(""));
  return ["", ...lines].join("\n");
}
