/** What changes the marks on the board. Each is one step of the history. */
import type { Fact } from "@hashigo/core";
import type { Opened, Refused } from "../work/protocol.js";
import type { App } from "./app.js";
import { type Game, position, type Remark } from "./state.js";

/** A new position, behind the one on the board. */
export function write(app: App, text: string, remark: Remark, change: Partial<Game> = {}): void {
  const { game } = app.state;
  if (game === null) return;
  const history = [...game.history.slice(0, game.at + 1), text];
  app.store.set({ game: { ...game, history, at: history.length - 1, ...change }, remark });
}

export function undo(app: App, by: -1 | 1 = -1): void {
  const { game } = app.state;
  if (game === null || game.history[game.at + by] === undefined) return;
  app.cancel();
  app.store.set({ game: { ...game, at: game.at + by }, remark: { kind: "quiet" } });
}

/** The blank board again; the marks stay in the history. */
export async function reset(app: App): Promise<void> {
  const { game } = app.state;
  if (game === null || app.state.drawn === 0) return;
  app.cancel();
  const { url, board } = game.opened;
  const answer = await app.quick.run<Opened | Refused>(async (remote) => remote.open(url, board.rules));
  if (answer.kind === "opened") write(app, answer.board.text, { kind: "quiet" });
}

/** Draws facts in. */
export async function drawIn(app: App, facts: readonly Fact[], remark: Remark): Promise<void> {
  const { game } = app.state;
  if (game === null) return;
  const text = await app.quick.run((remote) => remote.draw(position(game), facts));
  if (app.state.game === game) write(app, text, remark);
}
