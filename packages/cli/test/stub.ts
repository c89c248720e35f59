/**
 * A genre without a game: its body is a word, and the word says how everything ends. So each exit status and each shape can
 * be had without an engine.
 */
import {
  type AnyPuzzle,
  type Deduction,
  type Explanation,
  type Fact,
  type Form,
  fail,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  type Genre,
  type Grade,
  type Hint,
  hide,
  ok,
  type Parsed,
  type ParseError,
  type Result,
  type Settings,
} from "@hashigo/core";
import type { Counter, Registry } from "../src/registry.js";

export interface StubPuzzle extends AnyPuzzle {
  readonly word: string;
}
type StubProgress = string;

const SENTENCE = { en: "in English", ja: "日本語で" };
const EDGE: Fact = { kind: "edge", cells: [0, 1], value: "on" };
const DEDUCTION: Deduction = {
  rung: "low",
  premises: { clues: [0], facts: [] },
  because: [
    {
      rung: "high",
      premises: { clues: [1], facts: [] },
      after: [],
      note: { kind: "pair", cells: [0], values: ["a"] },
      message: { en: "since r1c2 is a clue", ja: "1行2列が手掛かりなので" },
    },
  ],
  effects: [EDGE],
  message: { en: "a border right of r1c1", ja: "1行1列の右に境界" },
  trace: [],
};

function error(code: ParseError["code"], at: number, en: string): Result<never, ParseError> {
  return fail({ code, at, message: { en, ja: "読めません" } });
}

function parse(text: string): Result<Parsed<StubPuzzle, StubProgress>, ParseError> {
  const url = /\?stub(?:_edit)?\/(\w+)\/(\w+)\/(\w*)/.exec(text);
  const file = /^pzprv3\/stub\/(\d+)\/(\d+)\/(\w+)\/(\w*)/.exec(text);
  const drawn = /^hashigo stub (\d+)x(\d+)\n(\w+) (\w*)/.exec(text);
  if (/\?stubling\//.test(text)) return error("sibling-genre", text.indexOf("stubling"), "stubling is another game");
  const [, a, b, word, progress = ""] = url ?? file ?? drawn ?? [];
  if (a === undefined || b === undefined || word === undefined) return error("unknown-genre", 0, "no stub");
  const [rows, cols] = (url === null ? [a, b] : [b, a]).map(Number);
  if (!(Number(rows) >= 1 && Number(cols) >= 1)) return error("bad-size", text.indexOf(b), `"${b}" is no size`);
  const warnings = word === "surplus" ? [{ code: "surplus-body", at: 3, message: SENTENCE } as const] : [];
  const puzzle = { rows: Number(rows), cols: Number(cols), word, rules: { form: "wide", odd: "on" } };
  return ok({ puzzle, progress, warnings });
}

function format({ rows, cols, word }: StubPuzzle, form: Form, progress = ""): string {
  switch (form) {
    case "url":
      return `https://puzz.link/p?stub/${cols}/${rows}/${word}`;
    case "file":
      return `pzprv3/stub/${rows}/${cols}/${word}/${progress}/`;
    case "text":
      return `hashigo stub ${rows}x${cols}\n${word} ${progress}\n`;
  }
}

function hint({ word }: StubPuzzle): Hint<StubProgress> {
  switch (word) {
    case "mistake":
      return { kind: "mistake", rule: "some-rule", cells: [3], keep: "kept", message: SENTENCE };
    case "stuck":
      return { kind: "stuck" };
    case "none":
      return { kind: "noSolution" };
    case "unknown":
      return { kind: "unknown", limit: "nodes" };
    default:
      return { kind: "deduction", ...DEDUCTION };
  }
}

function explain({ word }: StubPuzzle): Explanation<StubProgress> {
  const steps = [DEDUCTION, DEDUCTION];
  if (word === "stuck") return { steps, solved: false, stuckAt: { step: 2, progress: "half" }, limit: null };
  if (word === "unknown") return { steps: [], solved: false, stuckAt: null, limit: "time" };
  return { steps, solved: true, stuckAt: null, limit: null };
}

function grade({ word }: StubPuzzle): Grade {
  const status = word === "none" || word === "multiple" || word === "unknown" ? word : "unique";
  const rung = status === "unique" ? (word === "deep" ? "search" : "high") : null;
  return {
    status,
    rung,
    steps: { low: 4, high: 1 },
    guesses: word === "deep" ? 7 : 0,
    limit: word === "unknown" ? "time" : null,
  };
}

function generate(options: GenerateOptions): Result<Generated<StubPuzzle, StubProgress>, GenerateError> {
  const { rows, cols, seed = 0, rules = {}, options: own = {} } = options;
  const codes = { 13: "no-object", 14: "no-draft", 15: "limit", 16: "bad-size" } as const;
  const code = codes[rows as keyof typeof codes];
  if (code !== undefined) return fail({ code, message: SENTENCE, drafts: 5, grades: { low: 4, high: 1 } });
  const puzzle = { rows, cols, word: `seed${seed}`, rules: { form: "wide", odd: "on", ...rules } };
  const value = {
    puzzle,
    solution: "solved",
    grade: grade(puzzle),
    seed,
    source: "uniform",
    minimal: own["minimal"] === true,
  } as const;
  return ok({ ...value, options: { minimal: false, density: 3, ...own } });
}

function solutionsOf(word: string): string[] {
  return word === "multiple" ? ["one", "two", "three"] : word === "none" || word === "unknown" ? [] : ["one"];
}

export const stub: Genre<StubPuzzle, StubProgress> = {
  id: "stub",
  puzzlinkId: "stub",
  name: { en: "Stub", ja: "スタブ" },
  rules: [{ id: "some-rule", sentence: SENTENCE }],
  settings: [
    { name: "form", values: ["wide", "narrow"], title: SENTENCE },
    { name: "odd", values: ["on", "off"], title: SENTENCE },
  ],
  options: [
    { name: "minimal", kind: "flag", default: false, title: SENTENCE },
    { name: "clueDensity", kind: "integer", default: 0, title: SENTENCE },
    { name: "style", kind: "choice", default: "plain", values: ["plain", "fancy"], title: SENTENCE },
  ],
  symmetries: ["identity"],
  ladders: ladders(),
  parse,
  format,
  withRules: (puzzle, settings) => ({ ...puzzle, rules: { ...puzzle.rules, ...settings } as Settings }),
  transform: (puzzle) => puzzle,
  toSvg: ({ word }, progress) => `<svg>${word} ${progress ?? ""}</svg>`,
  emptyProgress: () => "",
  factsOf: () => [],
  answerFacts: () => [],
  draw: (_puzzle, progress, facts) => `${progress}drawn${facts.length}`,
  check: (_puzzle, progress) =>
    progress === "solved"
      ? { state: "solved", violations: [] }
      : {
          state: progress === "" ? "incomplete" : "broken",
          violations: [
            { rule: "some-rule", failcode: "brStub", cells: [0], lasting: progress !== "", message: SENTENCE },
          ],
        },
  solve: () => ({ status: "none", nodes: 0 }),
  count: () => ({ count: 0n, exact: true, limit: null, nodes: 0 }),
  solutions: ({ word }, { maxSolutions = 2 } = {}) => {
    const all = solutionsOf(word);
    const solutions = all.slice(0, maxSolutions);
    const exact = word !== "unknown" && solutions.length < maxSolutions;
    return { solutions, exact, limit: word === "unknown" ? "nodes" : null, nodes: 7 };
  },
  backbone: ({ word }) =>
    word === "multiple"
      ? { state: "partial", facts: [EDGE], limit: "nodes", nodes: 3 }
      : { state: "exact", facts: [EDGE], limit: null, nodes: 3 },
  hint,
  explain,
  grade,
  generate,
  solveAsync: async (puzzle, options) => stub.solve(puzzle, options),
  countAsync: async (puzzle, options) => stub.count(puzzle, options),
  solutionsAsync: async (puzzle, options) => {
    if (puzzle.word === "crash") throw new TypeError("a slip");
    if (puzzle.word === "slow") return slow(options?.signal, options?.onProgress);
    return stub.solutions(puzzle, options);
  },
  backboneAsync: async (puzzle, options) => stub.backbone(puzzle, options),
  hintAsync: async (puzzle, progress, options) => stub.hint(puzzle, progress, options),
  explainAsync: async (puzzle, options) => stub.explain(puzzle, options),
  gradeAsync: async (puzzle, options) => stub.grade(puzzle, options),
  generateAsync: async (options) => stub.generate(options),
};

/** Ends when aborted. */
async function slow(signal: AbortSignal | undefined, onProgress: ((nodes: number) => void) | undefined) {
  for (let nodes = 0; ; nodes += 64) {
    if (signal?.aborted === true) return { solutions: [], exact: false, limit: "aborted" as const, nodes };
    onProgress?.(nodes);
    await new Promise((wake) => setTimeout(wake, 5));
  }
}

function ladders(): Genre<StubPuzzle, StubProgress>["ladders"] {
  const ladder = (id: "default" | "article", rungs: readonly string[]) => ({
    id,
    rungs,
    info: (rung: number) => {
      const name = rungs[rung] ?? "";
      return { id: name, name: { en: name, ja: `段${name}` }, meaning: SENTENCE, kind: "kernel" as const };
    },
    climb: unused,
    replays: unused,
    nodes: unused,
    open: unused,
  });
  return { default: ladder("default", ["low", "high"]), article: ladder("article", ["old"]) };
}

function unused(): never {
  throw new Error("not part of the stub");
}

const counter: Counter = {
  addOptions: (command) => {
    command.option("--twice", "double it");
  },
  count: async (_session, { rows, cols, options }) => {
    const count = String(rows * cols * (options["twice"] === true ? 2 : 1));
    return { status: 0, fields: { count }, text: () => count };
  },
};

export const STUBS: Registry = [{ genre: hide(stub), counter }];
