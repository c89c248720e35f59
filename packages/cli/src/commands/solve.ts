import type { AnyPuzzle, Backbone, Enumeration, Limits } from "@hashigo/core";
import { type Answer, UsageError, usage } from "../answer.js";
import { factPhrases, type Opened, type Work } from "../each.js";
import type { Session } from "../session.js";
import { DONE, graver, NO, type Status, UNSETTLED } from "../status.js";
import { milliseconds, titleOf, unsettled } from "../words.js";

export interface SolveFlags {
  readonly limit: number;
  readonly backbone: boolean;
  readonly unique: boolean;
  readonly sat: boolean;
}

/** Two answers settle the verdict, however few are to be shown. */
const VERDICT = 2;

type Found = "unique" | "multiple" | "none" | "unknown";

interface Solved<G> {
  readonly status: Found;
  readonly found: Enumeration<G>;
  readonly elapsedMs: number;
  readonly backbone: Backbone | null;
}

export function solve(flags: SolveFlags): Work {
  if (flags.sat && (flags.limit > VERDICT || flags.backbone)) {
    throw usage("--sat finds two solutions at most, and no backbone", "--satで求められるのは2個までの解だけです");
  }
  return async (session, opened) => {
    const { genre, puzzle } = opened;
    const maxSolutions = Math.max(VERDICT, flags.limit);
    const begun = performance.now();
    const found = await session.run(`solving ${titleOf(genre, puzzle, "en")}`, (limits) =>
      flags.sat ? withSat(session, opened, limits) : genre.solutionsAsync(puzzle, { ...limits, maxSolutions }),
    );
    const elapsedMs = performance.now() - begun;
    const backbone = flags.backbone
      ? await session.run("finding the backbone", (limits) => genre.backboneAsync(puzzle, limits), elapsedMs)
      : null;
    return report(session, opened, flags, { status: verdict(found), found, elapsedMs, backbone });
  };
}

/** The genre's second solver knows files only. */
async function withSat<P extends AnyPuzzle, G>(
  session: Session,
  { genre, puzzle }: Opened<P, G>,
  limits: Limits,
): Promise<Enumeration<G>> {
  const sat = session.registered(genre.id)?.sat;
  if (sat === undefined) {
    const known = session.registry
      .filter((one) => one.sat !== undefined)
      .map((one) => one.genre.id)
      .join(", ");
    throw new UsageError(
      {
        en: `--sat does not work for ${genre.id}; it works for: ${known || "none"}`,
        ja: `--satは${genre.id}では使えません(使えるもの:${known || "なし"})`,
      },
      "no-sat",
    );
  }
  const outcome = await sat(genre.format(puzzle, "file"), puzzle.rules, limits);
  const { nodes, status } = outcome;
  const files = status === "unique" ? [outcome.solution] : status === "multiple" ? [outcome.first, outcome.second] : [];
  const solutions = files.map((file) => {
    const parsed = genre.parse(file, { rules: puzzle.rules });
    if (!parsed.ok) throw new Error(parsed.error.message.en);
    return parsed.value.progress;
  });
  return {
    solutions,
    exact: status === "unique" || status === "none",
    limit: status === "unknown" ? outcome.limit : null,
    nodes,
  };
}

function verdict<G>({ solutions, exact }: Enumeration<G>): Found {
  if (solutions.length > 1) return "multiple";
  if (!exact) return "unknown";
  return solutions.length === 1 ? "unique" : "none";
}

function exitStatus<G>(flags: SolveFlags, { status, backbone }: Solved<G>): Status {
  const asked = status === "unknown" ? UNSETTLED : flags.unique && status !== "unique" ? NO : DONE;
  return graver(asked, backbone?.state === "partial" ? UNSETTLED : DONE);
}

function report<P extends AnyPuzzle, G>(
  session: Session,
  opened: Opened<P, G>,
  flags: SolveFlags,
  solved: Solved<G>,
): Answer {
  const { genre, puzzle } = opened;
  const { found, status, elapsedMs, backbone } = solved;
  const shown = found.solutions.slice(0, flags.limit);
  const only = status === "unique" ? found.solutions[0] : undefined;
  const remarks = only === undefined ? [] : (genre.remarks?.(puzzle, only) ?? []);
  return {
    status: exitStatus(flags, solved),
    fields: {
      url: genre.format(puzzle, "url"),
      status,
      count: String(found.solutions.length),
      countExact: found.exact,
      solutions: shown.map((solution) => genre.format(puzzle, "file", solution)),
      nodes: found.nodes,
      elapsedMs: Math.round(elapsedMs * 1000) / 1000,
      limit: found.limit,
      remarks,
      ...(backbone === null
        ? {}
        : { backbone: { state: backbone.state, facts: backbone.facts, limit: backbone.limit } }),
    },
    text: () => {
      const head = `${titleOf(genre, puzzle, session.common.lang)}: ${sentence(session, solved)}`;
      // A second solver is paid in advance: what it is charged says little about what it did.
      const nodes = flags.sat ? "" : `, ${found.nodes} nodes`;
      const cost = session.colors.dim(`(${milliseconds(elapsedMs)}${nodes})`);
      const boards = shown.map((solution) => genre.format(puzzle, "text", solution).trimEnd());
      const said = remarks.map(({ message }) => session.say(message));
      const facts = backbone === null ? [] : [backboneText(session, opened, backbone)];
      return [`${head} ${cost}`, ...boards, ...said, ...facts].join("\n");
    },
  };
}

function sentence<G>(session: Session, { status, found }: Solved<G>): string {
  const n = found.solutions.length;
  const { green, yellow, red } = session.colors;
  switch (status) {
    case "unique":
      return green(session.say({ en: "exactly one solution", ja: "解はただ一つ" }));
    case "none":
      return red(session.say({ en: "no solution", ja: "解なし" }));
    case "multiple":
      return yellow(
        found.exact
          ? session.say({ en: `exactly ${n} solutions`, ja: `解はちょうど${n}個` })
          : session.say({ en: `${n} solutions or more`, ja: `解は${n}個以上` }),
      );
    case "unknown": {
      const so = n === 0 ? "" : session.say({ en: ` (${n} found so far)`, ja: `(これまでに${n}個)` });
      return yellow(`${session.say(unsettled(found.limit))}${so}`);
    }
  }
}

function backboneText<P extends AnyPuzzle, G>(session: Session, opened: Opened<P, G>, backbone: Backbone): string {
  const list = factPhrases(session, opened, backbone.facts);
  const n = backbone.facts.length;
  switch (backbone.state) {
    case "noSolution":
      return session.say({ en: "backbone: there is no solution", ja: "確定事実:解がない" });
    case "exact":
      return session.say({ en: `backbone, ${n} facts: ${list}`, ja: `確定事実${n}個:${list}` });
    case "partial":
      return session.say({ en: `backbone, at least ${n} facts: ${list}`, ja: `確定事実${n}個以上:${list}` });
  }
}
