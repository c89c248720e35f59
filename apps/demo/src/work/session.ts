/** The worker's side: every call is a function of the text it is given; only the tickets of running jobs are kept. */
import {
  type AnyPuzzle,
  fail,
  type Genre,
  type Limits,
  type Parsed,
  type ParseError,
  type Result,
  type Settings,
} from "@hashigo/core";
import type { GenreEntry, GenreSpec } from "../genres/register.js";
import { extentOf, ladderOf, solveOf } from "./jobs.js";
import type { Board, GenreCard, HintCard, Opened, Picture, Refused, RungCard, Session, Ticket } from "./protocol.js";

/** Progress is told at most this often. */
const PROGRESS_MS = 250;

export function sessionOver(genres: readonly GenreEntry[]): Session {
  const running = new Map<Ticket, AbortController>();

  function entryOf(id: string): GenreEntry {
    const found = genres.find(({ genre }) => genre.id === id);
    if (found === undefined) throw new RangeError(`no genre ${id}`);
    return found;
  }

  async function job<T>(ticket: Ticket, limits: Limits, task: (limits: Limits) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    running.set(ticket, controller);
    try {
      return await task({ ...limits, signal: controller.signal });
    } finally {
      running.delete(ticket);
    }
  }

  return {
    catalogue: () => genres.map((entry) => entry.use(cardOf)),
    bank: async (genre) => {
      const entries = await entryOf(genre).use((spec) => spec.bank());
      return entries.map(({ url, rules, rows, cols, grade }) => ({ url, rules, rows, cols, grade }));
    },
    open: async (text, rules) => open(genres, text.trim(), rules),
    picture: (board, marks, { step, ...shown }) =>
      entryOf(board.genre).use(({ genre, panels, motion }): Picture => {
        const { puzzle, progress } = read(genre, board);
        const options = { ...shown, standalone: false };
        return {
          svg:
            step === undefined || motion === undefined
              ? genre.toSvg(puzzle, progress, marks, options)
              : motion.draw(puzzle, progress, step, options),
          marks: genre.factsOf(puzzle, progress).length,
          panels: panels.map(({ id, title, line }) => ({ id, title, ...line(puzzle, progress) })),
        };
      }),
    motion: (board) =>
      entryOf(board.genre).use(({ genre, motion }) => {
        const { puzzle, progress } = read(genre, board);
        return motion?.told(puzzle, progress) ?? null;
      }),
    draw: (board, facts) =>
      entryOf(board.genre).use(({ genre }) => {
        const { puzzle, progress } = read(genre, board);
        return genre.format(puzzle, "file", genre.draw(puzzle, progress, facts));
      }),
    check: (board) =>
      entryOf(board.genre).use(({ genre }) => {
        const { puzzle, progress } = read(genre, board);
        const { state, violations } = genre.check(puzzle, progress);
        return { state, violations: violations.filter(({ lasting }) => lasting) };
      }),
    solve: (ticket, board, timeoutMs, onProgress) =>
      entryOf(board.genre).use((spec) =>
        job(ticket, { timeoutMs, onProgress: seldom(onProgress) }, (limits) =>
          solveOf(spec, read(spec.genre, board).puzzle, limits),
        ),
      ),
    extent: (ticket, board, timeoutMs, differing) =>
      entryOf(board.genre).use((spec) =>
        job(ticket, { timeoutMs }, (limits) => extentOf(spec, read(spec.genre, board).puzzle, differing, limits)),
      ),
    hint: (ticket, board, timeoutMs, onProgress) =>
      entryOf(board.genre).use((spec) =>
        job(ticket, { timeoutMs, onProgress: seldom(onProgress) }, (limits) => hintOf(spec, board, limits)),
      ),
    choices: (ticket, board, timeoutMs, onProgress) =>
      entryOf(board.genre).use(({ genre, choice }) =>
        job(ticket, { timeoutMs, onProgress: seldom(onProgress) }, async (limits) => {
          if (choice === undefined) throw new Error(`${genre.id} has no choice to ask for`);
          const { puzzle, progress } = read(genre, board);
          return choice.find(puzzle, progress, limits);
        }),
      ),
    ladder: (ticket, board, timeoutMs) =>
      entryOf(board.genre).use((spec) =>
        job(ticket, { timeoutMs }, (limits) => ladderOf(spec.genre, read(spec.genre, board).puzzle, limits)),
      ),
    cancel: (ticket) => running.get(ticket)?.abort(),
  };
}

function seldom(tell: (nodes: number) => void): (nodes: number) => void {
  let next = performance.now() + PROGRESS_MS;
  return (nodes) => {
    if (performance.now() < next) return;
    next = performance.now() + PROGRESS_MS;
    tell(nodes);
  };
}

function cardOf<P extends AnyPuzzle, G>(spec: GenreSpec<P, G>): GenreCard {
  const { genre, first, how, credit, settles, motion, choice } = spec;
  const { default: ladder } = genre.ladders;
  const rungs = ladder.rungs.map((_, i): RungCard => {
    const { id, name, meaning } = ladder.info(i);
    return { id, name, meaning };
  });
  const moves = motion === undefined ? null : { name: motion.name, before: motion.before, after: motion.after };
  return {
    id: genre.id,
    name: genre.name,
    first,
    how,
    credit: credit ?? null,
    unit: settles.unit,
    motion: moves,
    choice: choice?.name ?? null,
    rungs,
  };
}

/** A text of our own making; it has been read before. */
function read<P extends AnyPuzzle, G>(genre: Genre<P, G>, board: Board): Parsed<P, G> {
  const parsed = genre.parse(board.text, { rules: board.rules });
  if (!parsed.ok) throw new Error(parsed.error.message.en);
  return parsed.value;
}

/** The first genre that reads the text, or else the error of the one that came to know the text best. */
function open(genres: readonly GenreEntry[], text: string, rules: Settings): Opened | Refused {
  const errors: ParseError[] = [];
  for (const entry of genres) {
    const found = entry.use((spec) => openAs(spec, text, rules));
    if (found.ok) return found.value;
    errors.push(found.error);
  }
  const vague = ["empty", "unknown-form", "unknown-genre"];
  const error = errors.find(({ code }) => !vague.includes(code)) ?? errors[0];
  if (error === undefined) throw new Error("no genres");
  return { kind: "refused", error, text };
}

function openAs<P extends AnyPuzzle, G>(
  spec: GenreSpec<P, G>,
  text: string,
  rules: Settings,
): Result<Opened, ParseError> {
  const { genre } = spec;
  const parsed = genre.parse(text, { rules });
  if (!parsed.ok) return fail(parsed.error);
  const { puzzle, progress, warnings } = parsed.value;
  return {
    ok: true,
    value: {
      kind: "opened",
      board: { genre: genre.id, text: genre.format(puzzle, "file", progress), rules: puzzle.rules },
      url: genre.format(puzzle, "url"),
      rows: puzzle.rows,
      cols: puzzle.cols,
      about: spec.about(puzzle),
      defaults: Object.fromEntries(genre.settings.map(({ name, values }) => [name, values[0] ?? ""])),
      variants: genre.settings
        .filter(({ name, values }) => puzzle.rules[name] !== values[0])
        .map(({ name, title }) => ({
          en: `${title.en}: ${puzzle.rules[name]}`,
          ja: `${title.ja}：${puzzle.rules[name]}`,
        })),
      warnings: warnings.map(({ message }) => message),
      total: spec.settles.total(puzzle),
    },
  };
}

async function hintOf<P extends AnyPuzzle, G>(
  { genre, shown }: GenreSpec<P, G>,
  board: Board,
  limits: Limits,
): Promise<HintCard> {
  const { puzzle, progress } = read(genre, board);
  const hint = await genre.hintAsync(puzzle, progress, limits);
  switch (hint.kind) {
    case "deduction": {
      const { rung, because, effects, message } = hint;
      const { premises, head } = shown?.(puzzle, hint) ?? { premises: hint.premises, head: undefined };
      return { kind: "deduction", deduction: { rung, premises, because, effects, message, head } };
    }
    case "mistake":
      return {
        kind: "mistake",
        cells: hint.cells,
        message: hint.message,
        keep: genre.format(puzzle, "file", hint.keep),
      };
    case "unknown":
      return { kind: "unknown", limit: hint.limit };
    default:
      return { kind: hint.kind };
  }
}
