/** What makes the program speak: solve, hint, check. */
import { proxy } from "comlink";
import type { Choices } from "../genres/register.js";
import type { Extent, HintCard, Solved } from "../work/protocol.js";
import type { App } from "./app.js";
import { drawIn, write } from "./edit.js";
import { position, type Remark, SEARCH, type Stage } from "./state.js";

export const SOLVE_MS = 10_000;
export const SOLVE_MORE_MS = 60_000;
const HINT_MS = 10_000;
const EXTENT_MS = 4_000;

export async function solve(app: App, budget: number = SOLVE_MS): Promise<void> {
  const { game } = app.state;
  if (game === null) return;
  const board = position(game);
  await app.ask<Solved>(
    "solve",
    (remote, ticket, onProgress) => remote.solve(ticket, board, budget, proxy(onProgress)),
    (outcome, ms) => {
      const remark: Remark = { kind: "verdict", outcome, ms, budget, extent: null };
      if (outcome.status === "unique") write(app, outcome.answer, remark, { done: outcome.answer });
      else app.say(remark);
    },
  );
  await measure(app);
}

/** Two answers are a verdict; what all answers share is told when it is known. */
async function measure(app: App): Promise<void> {
  const { remark, game } = app.state;
  if (game === null || remark.kind !== "verdict" || remark.outcome.status !== "multiple") return;
  const differing = remark.outcome.first.differences.length;
  await app.ask<Extent>(
    null,
    (remote, ticket) => remote.extent(ticket, position(game), EXTENT_MS, differing),
    (extent) => {
      if (app.state.remark === remark) app.say({ ...remark, extent });
    },
  );
}

/** H and the button: the next stage of the hint that is shown, or a new hint. */
export async function hint(app: App): Promise<void> {
  const { remark, game } = app.state;
  if (game === null) return;
  if (remark.kind === "hint" && remark.stage < 3) {
    app.say({ ...remark, stage: (remark.stage + 1) as Stage });
  } else if (remark.kind === "hint" && remark.stage === 3) {
    await apply(app);
  } else {
    await app.ask<HintCard>(
      "hint",
      (remote, ticket, onProgress) => remote.hint(ticket, position(game), HINT_MS, proxy(onProgress)),
      (card) => {
        const counted = card.kind === "deduction" ? { ...game, hints: game.hints + 1 } : game;
        app.store.set({ game: counted, remark: remarkOf(card) });
      },
    );
  }
}

function remarkOf(card: HintCard): Remark {
  switch (card.kind) {
    case "deduction":
      return { kind: "hint", stage: 1, step: card.deduction };
    case "mistake":
      return card;
    case "solved":
      return { kind: "solved" };
    case "stuck":
      return { kind: "stuck" };
    case "noSolution":
      return { kind: "verdict", outcome: { status: "none", nodes: 0 }, ms: 0, budget: HINT_MS, extent: null };
    case "unknown":
      return { kind: "limit", limit: card.limit, seconds: HINT_MS / 1000 };
  }
}

/** Where the ladder is stuck. The only mark that goes on is a hint whose rung is the search: it has no premises to point at. */
export async function choose(app: App): Promise<void> {
  const { game } = app.state;
  if (game === null) return;
  await app.ask<Choices>(
    "solve",
    (remote, ticket, onProgress) => remote.choices(ticket, position(game), SOLVE_MS, proxy(onProgress)),
    (choices) => {
      const { live, open, message } = choices;
      if (live.length !== 1 || open > 0) return app.say({ kind: "choices", choices });
      const step = { rung: SEARCH, premises: { clues: [], facts: [] }, because: [], effects: live, message };
      app.store.set({ game: { ...game, hints: game.hints + 1 }, remark: { kind: "hint", stage: 3, step } });
    },
  );
}

async function apply(app: App): Promise<void> {
  const { remark } = app.state;
  if (remark.kind !== "hint") return;
  await drawIn(app, remark.step.effects, { ...remark, stage: 4 });
  const { game } = app.state;
  if (game === null) return;
  const board = position(game);
  const verdict = await app.quick.run((remote) => remote.check(board));
  if (verdict.state === "solved" && app.state.game === game) {
    app.store.set({ game: { ...game, done: board.text }, remark: { kind: "solved" } });
  }
}

export async function check(app: App): Promise<void> {
  const { game } = app.state;
  if (game === null) return;
  app.cancel();
  const board = position(game);
  const verdict = await app.quick.run((remote) => remote.check(board));
  if (app.state.game !== game) return;
  if (verdict.state === "solved") {
    app.store.set({ game: { ...game, done: board.text }, remark: { kind: "solved" } });
  } else {
    app.say(verdict.state === "broken" ? { kind: "broken", violations: verdict.violations } : { kind: "fine" });
  }
}

/** Takes back what no answer has. A broken rule first needs the position that may stay. */
export async function backBefore(app: App): Promise<void> {
  const { remark, game } = app.state;
  if (game === null) return;
  if (remark.kind === "mistake") return write(app, remark.keep, { kind: "back" });
  await app.ask<HintCard>(
    "hint",
    (remote, ticket, onProgress) => remote.hint(ticket, position(game), HINT_MS, proxy(onProgress)),
    (card) => (card.kind === "mistake" ? write(app, card.keep, { kind: "back" }) : app.say(remarkOf(card))),
  );
}

export async function drawShared(app: App): Promise<void> {
  const { remark } = app.state;
  if (remark.kind === "verdict" && remark.extent !== null) {
    app.cancel();
    await drawIn(app, remark.extent.shared, { kind: "quiet" });
  }
}

export function stop(app: App): void {
  app.cancel();
  app.say({ kind: "stopped" });
}

export function close(app: App): void {
  app.cancel();
  app.say({ kind: "quiet" });
}

export function seeSteps(app: App): void {
  const { ladder } = app.state;
  if (ladder.kind === "known") app.say({ kind: "steps", steps: ladder.card.steps });
}
