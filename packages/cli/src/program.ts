/**
 * The command line: which commands there are and which options they take. Options common to all commands belong to the
 * program, so they may stand before or behind the command's name.
 */
import { createRequire } from "node:module";
import { type AnyPuzzle, type Genre, MAX_SEED, type OptionInfo } from "@hashigo/core";
import { Command, Option } from "commander";
import { usage } from "./answer.js";
import { check } from "./commands/check.js";
import { convert, TARGETS, type Target } from "./commands/convert.js";
import { count } from "./commands/count.js";
import { explain } from "./commands/explain.js";
import { generate } from "./commands/generate.js";
import { grade } from "./commands/grade.js";
import { hint } from "./commands/hint.js";
import { solve } from "./commands/solve.js";
import { type EachOptions, eachPuzzle, type Work } from "./each.js";
import { integer, kebab, seconds, setting, whole } from "./numbers.js";
import { genreCalled } from "./recognise.js";
import type { Registered, Registry } from "./registry.js";
import type { Common, Session } from "./session.js";

type Flags = Readonly<Record<string, unknown>>;
type SessionOf = (common: Common) => Session;

const PUZZLES = "URLs, files, or - for standard input; a file holds one puzzle, or one a line";
const DEFAULT_LIMIT = 2;
const EXIT_STATUSES = `
Exit status:
  0  done
  1  the answer is "no": not solved (check), not unique (solve --unique), impossible (generate)
  2  an input or an option is wrong
  3  not settled: a limit came first
With several inputs the gravest of them counts: 2, then 3, then 1. Ctrl-C ends with 130.`;

export function buildProgram(registry: Registry, argv: readonly string[], open: SessionOf): Command {
  const program = new Command("hashigo");
  const start = (): Session => open(commonOf(program));
  program
    .description("Solve, check, explain, grade, generate, count and convert logic puzzles.")
    .version(version(), "-V, --version", "print the version")
    .option("--json", "one JSON object a line and input on standard output")
    .option("--rule <name=value>", "a rule setting; may be repeated", setting)
    .addOption(new Option("--ladder <ladder>", "whose rungs to use").choices(["default", "article"]).default("default"))
    .addOption(new Option("--lang <lang>", "language of sentences").choices(["en", "ja"]).default("en"))
    .option("--timeout <seconds>", "time for each input, or each puzzle to generate", seconds)
    .option("--max-nodes <n>", "search nodes for each input", whole(0))
    .option("--progress", "progress on standard error even when that is no terminal")
    .configureHelp({ showGlobalOptions: true })
    .addHelpText("after", EXIT_STATUSES)
    .exitOverride();
  addPuzzleCommands(program, start);
  // Options of a genre are known once its name is, wherever that stands.
  const genre = argv.map((word) => genreCalled(word, registry)).find((found) => found !== undefined);
  addGenerate(program, registry, genre, start);
  addCount(program, registry, genre, start);
  return program;
}

function version(): string {
  const manifest: unknown = createRequire(import.meta.url)("hashigo/package.json");
  return typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : "";
}

function commonOf(program: Command): Common {
  const { json, rule, ladder, lang, progress, timeout, maxNodes } = program.opts<{
    json?: true;
    rule?: Record<string, string>;
    ladder: "default" | "article";
    lang: "en" | "ja";
    progress?: true;
    timeout?: number;
    maxNodes?: number;
  }>();
  const timeoutMs = timeout === undefined ? undefined : timeout * 1000;
  return { json: json === true, rules: rule ?? {}, ladder, lang, progress: progress === true, timeoutMs, maxNodes };
}

function addPuzzleCommands(program: Command, start: () => Session): void {
  const command = (name: string, about: string, workOf: (flags: Flags) => Work, how: EachOptions = {}): Command =>
    program
      .command(name)
      .description(about)
      .argument("<puzzle...>", PUZZLES)
      .action((puzzles: string[], flags: Flags) => eachPuzzle(start(), puzzles, workOf(flags), how));

  command("solve", "count the solutions up to a limit and show them", (flags) =>
    solve({
      limit: Number(flags["limit"]),
      backbone: flags["backbone"] === true,
      unique: flags["unique"] === true,
      sat: flags["sat"] === true,
    }),
  )
    .option("--limit <n>", "solutions to find and show", whole(0), DEFAULT_LIMIT)
    .option("--backbone", "also the facts that hold in every solution")
    .option("--unique", "exit with 1 unless there is exactly one solution")
    .option("--sat", "with CaDiCaL, for genres that offer it (haisu); wants the package cadical-wasm");
  command("check", "judge a drawn answer by the rules", () => check, { solved: true });
  command("hint", "the next step for a puzzle with progress", (flags) =>
    hint({ rung: optional(flags["rung"]), upTo: optional(flags["upTo"]) }),
  )
    .option("--rung <id>", "this rung alone")
    .option("--up-to <id>", "no rung above this one");
  command("explain", "the whole solution, step by step", (flags) => explain({ upTo: optional(flags["upTo"]) })).option(
    "--up-to <id>",
    "no rung above this one",
  );
  command("grade", "the highest rung that is needed", () => grade);
  command("convert", "write puzzles in another form", (flags) => convert(String(flags["to"]) as Target), {
    bare: true,
  }).addOption(new Option("--to <form>", "the form to write").choices(TARGETS).makeOptionMandatory());
}

function optional(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function called(name: string, registry: Registry): Registered {
  const found = genreCalled(name, registry);
  if (found !== undefined) return found;
  const known = registry.map(({ genre }) => genre.id).join(", ");
  throw usage(`"${name}" is none of the genres known here: ${known}`, `「${name}」というジャンルはありません:${known}`);
}

function sized(program: Command, name: string, about: string, registry: Registry): Command {
  const ids = registry.map(({ genre }) => genre.id).join(", ");
  return program
    .command(name)
    .summary(about)
    .description(`${about}; hashigo ${name} <genre> --help lists the options of the genre`)
    .argument("<genre>", ids)
    .requiredOption("--rows <R>", "rows of the board", whole(1))
    .requiredOption("--cols <C>", "columns of the board", whole(1));
}

function addGenerate(program: Command, registry: Registry, genre: Registered | undefined, start: () => Session): void {
  const infos = genre === undefined ? [] : genre.genre.use(({ options }): readonly OptionInfo[] => options);
  const command = sized(program, "generate", "make puzzles with exactly one solution", registry)
    .option("--seed <n>", "the same seed and options give the same puzzle", whole(0, MAX_SEED), 0)
    .option("--count <k>", "this many puzzles, from seed on", whole(1), 1)
    .option("--grade <rung>", "exactly this rung is the highest needed")
    .option("--max-drafts <n>", "drafts to try for each puzzle", whole(1));
  for (const info of infos) addGenreOption(command, info);
  command.action(async (name: string, flags: Flags) => {
    const session = start();
    const seed = Number(flags["seed"]);
    const most = Number(flags["count"]);
    if (seed + most - 1 > MAX_SEED) throw usage(`seeds end at ${MAX_SEED}: too many puzzles from seed ${seed}`);
    const wishes = {
      rows: Number(flags["rows"]),
      cols: Number(flags["cols"]),
      seed,
      count: most,
      grade: optional(flags["grade"]),
      maxDrafts: typeof flags["maxDrafts"] === "number" ? flags["maxDrafts"] : undefined,
      options: genreOptions(infos, flags),
    };
    await called(name, registry).genre.use(<P extends AnyPuzzle, G>(typed: Genre<P, G>) =>
      generate(session, typed, wishes),
    );
  });
}

function addGenreOption(command: Command, { name, kind, values, title }: OptionInfo): void {
  const flag = `--${kebab(name)}`;
  switch (kind) {
    case "flag":
      command.option(flag, title.en).addOption(new Option(`--no-${kebab(name)}`).hideHelp());
      return;
    case "integer":
      command.option(`${flag} <n>`, title.en, integer);
      return;
    case "choice":
      command.addOption(new Option(`${flag} <choice>`, title.en).choices(values ?? []));
  }
}

function genreOptions(infos: readonly OptionInfo[], flags: Flags): Record<string, string | number | boolean> {
  const out: Record<string, string | number | boolean> = {};
  for (const { name } of infos) {
    const value = flags[name];
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") out[name] = value;
  }
  return out;
}

function addCount(program: Command, registry: Registry, genre: Registered | undefined, start: () => Session): void {
  const command = sized(program, "count", "count what a genre can count exactly", registry);
  genre?.counter.addOptions(command);
  command.action((name: string, flags: Flags) => {
    const session = start();
    const options = { ...flags, rows: Number(flags["rows"]), cols: Number(flags["cols"]) };
    return count(session, called(name, registry), options);
  });
}
