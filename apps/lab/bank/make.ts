// Makes packages/<genre>/bank/<rows>x<cols>.jsonl from packages/<genre>/bank/plan.json: `tsx --conditions=hashigo-source apps/lab/bank/make.ts <genre> [<rows>x<cols>]`.
// A plan says how many boards of which size, grade and options, and from which seed on; seeds without a board are passed over.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyPuzzle, type BankEntry, type Genre, type HiddenGenre, hide, type Settings } from "@hashigo/core";

interface Plan {
  readonly rows: number;
  readonly cols: number;
  readonly count: number;
  readonly seed: number;
  readonly grade?: string;
  readonly rules?: Settings;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly maxDrafts?: number;
}

/** The least url among the images of a board: equal for boards that are equal under the genre's symmetries. */
function canonical<P extends AnyPuzzle, G>(genre: Genre<P, G>, puzzle: P): string {
  const urls = genre.symmetries.map((symmetry) => genre.format(genre.transform(puzzle, symmetry), "url"));
  return urls.sort()[0] as string;
}

function* entries<P extends AnyPuzzle, G>(genre: Genre<P, G>, plan: Plan, seen: Set<string>): Generator<Omit<BankEntry, "id">> {
  const { rows, cols, count, grade, rules, options, maxDrafts } = plan;
  for (let seed = plan.seed, made = 0; made < count; seed++) {
    const result = genre.generate({ rows, cols, seed, grade, rules, options, maxDrafts });
    if (!result.ok) {
      if (result.error.code !== "no-draft") throw new Error(result.error.message.en);
      continue;
    }
    const { puzzle, solution, minimal } = result.value;
    const key = canonical(genre, puzzle);
    if (seen.has(key)) continue;
    seen.add(key);
    made++;
    yield {
      url: genre.format(puzzle, "url"),
      rows,
      cols,
      rules: puzzle.rules,
      grade: result.value.grade.rung as string,
      seed,
      options: result.value.options,
      minimal,
      solution: genre.format(puzzle, "file", solution),
    };
  }
}

const id = process.argv[2] ?? "";
const folder = join(import.meta.dirname, "..", "..", "..", "packages", id, "bank");
const only = process.argv[3];
const plans = (JSON.parse(readFileSync(join(folder, "plan.json"), "utf8")) as Plan[]).filter(
  ({ rows, cols }) => only === undefined || only === `${rows}x${cols}`,
);
const { genre } = (await import(`@hashigo/${id}`)) as { genre: Parameters<typeof hide>[0] };
const hidden: HiddenGenre = hide(genre);
const bySize = new Map<string, string[]>();
const seen = new Set<string>();
for (const plan of plans) {
  const size = `${plan.rows}x${plan.cols}`;
  const lines = bySize.get(size) ?? [];
  bySize.set(size, lines);
  hidden.use((g) => {
    for (const entry of entries(g, plan, seen)) {
      const name = `${id}-${size}-${String(lines.length + 1).padStart(3, "0")}`;
      lines.push(JSON.stringify({ id: name, ...entry }));
      process.stderr.write(`${name} ${entry.grade} seed ${entry.seed}${entry.minimal ? " minimal" : ""}\n`);
    }
  });
  writeFileSync(join(folder, `${size}.jsonl`), `${lines.join("\n")}\n`);
}
