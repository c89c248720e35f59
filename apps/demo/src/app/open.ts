/** Opening boards: from the address, the collection, the address field, a file. */
import type { Settings } from "@hashigo/core";
import { Stopped } from "../work/lane.js";
import type { BankCard, GenreCard, Opened, Refused } from "../work/protocol.js";
import { readAddress, writeAddress } from "./address.js";
import type { App } from "./app.js";
import { type Game, position, type State, type Wanted } from "./state.js";

const LADDER_MS = 10_000;

export async function start(app: App): Promise<void> {
  const catalogue = await app.quick.run((remote) => remote.catalogue());
  const lists = await Promise.all(
    catalogue.map(async ({ id }) => [id, await app.quick.run((remote) => remote.bank(id))] as const),
  );
  app.store.set({ catalogue, banks: Object.fromEntries(lists) });
  const link = readAddress(location.hash);
  if (link !== null && (await load(app, { ...link, number: null }))) return;
  const refusal = app.state.remark;
  const first = catalogue.find(({ id }) => (app.state.banks[id]?.length ?? 0) > 0) ?? catalogue[0];
  if (first !== undefined) await load(app, openingBoard(app.state, first));
  if (refusal.kind === "refused") app.say(refusal);
}

/** Boards up to this many cells fit a phone without zooming. */
const HANDY = 64;

/** The board that a genre opens with: the first of its collection that is handy. */
export function openingBoard({ banks }: State, genre: GenreCard): Wanted {
  const bank = banks[genre.id] ?? [];
  const place = Math.max(
    0,
    bank.findIndex(({ rows, cols }) => rows * cols <= HANDY),
  );
  const card = bank[place];
  return card === undefined ? { text: genre.first, rules: {}, number: null } : wantedFrom(card, place);
}

function wantedFrom({ url, rules }: BankCard, number: number): Wanted {
  return { text: url, rules, number };
}

/** Opens a board, after asking when marks would be lost. */
export async function want(app: App, wanted: Wanted): Promise<void> {
  if (wanted.text.trim() === "") return;
  if (wouldLose(app)) app.store.set({ remark: { kind: "replace", wanted }, menu: false });
  else await load(app, wanted);
}

function wouldLose(app: App): boolean {
  const { game, drawn } = app.state;
  return game !== null && drawn > 0 && game.done !== position(game).text;
}

/** False, with the reason in the rail, when the text is no board. */
export async function load(app: App, { text, rules, number }: Wanted): Promise<boolean> {
  app.cancel();
  try {
    const answer = await app.quick.run<Opened | Refused>(async (remote) => remote.open(text, rules));
    if (answer.kind === "refused") {
      app.store.set({ remark: { kind: "refused", error: answer.error, text: answer.text }, menu: false });
      keepAddress(app);
      return false;
    }
    begin(app, answer, number);
    return true;
  } catch (error) {
    app.fail(error);
    return false;
  }
}

function begin(app: App, opened: Opened, picked: number | null): void {
  const number = picked ?? placeOf(app, opened);
  const game: Game = { opened, number, history: [opened.board.text], at: 0, hints: 0, done: null };
  app.store.set({
    game,
    drawn: 0,
    panels: [],
    remark: { kind: "quiet" },
    ladder: { kind: "climbing" },
    menu: false,
    entry: "",
  });
  keepAddress(app);
  void climb(app, opened);
}

/** A link may name a board of the collection. */
function placeOf(app: App, { url, board }: Opened): number | null {
  const bank = app.state.banks[board.genre] ?? [];
  const same = (rules: Settings): boolean =>
    Object.entries(rules).every(([name, value]) => board.rules[name] === value);
  const place = bank.findIndex((card) => card.url === url && same(card.rules));
  return place < 0 ? null : place;
}

async function climb(app: App, { board }: Opened): Promise<void> {
  const signal = app.regrade();
  try {
    const card = await app.ladder.run((remote, ticket) => remote.ladder(ticket, board, LADDER_MS), signal);
    app.store.set({ ladder: { kind: "known", card } });
  } catch (error) {
    if (!(error instanceof Stopped)) app.store.set({ ladder: { kind: "unsettled" } });
  }
}

/** The address says which board is open, whatever was typed into it. */
export function keepAddress(app: App): void {
  const hash = addressOf(app);
  if (hash !== null && location.hash !== hash) history.replaceState(null, "", hash);
}

function addressOf(app: App): string | null {
  const { game } = app.state;
  if (game === null) return null;
  const { url, board, defaults } = game.opened;
  return writeAddress({ text: url, rules: changed(board.rules, defaults) });
}

function changed(rules: Settings, defaults: Settings): Settings {
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => defaults[name] !== value));
}

/** Somebody followed a link to this page while it is open. */
export async function followAddress(app: App): Promise<void> {
  const link = readAddress(location.hash);
  if (link === null) return keepAddress(app);
  if (location.hash === addressOf(app)) return;
  await want(app, { ...link, number: null });
}

export async function pick(app: App, genre: string, number: number): Promise<void> {
  const card = app.state.banks[genre]?.[number];
  if (card !== undefined) await want(app, wantedFrom(card, number));
}

export async function pickNext(app: App): Promise<void> {
  const { game, banks } = app.state;
  if (game === null) return;
  const { genre } = game.opened.board;
  const size = banks[genre]?.length ?? 0;
  if (size > 0) await pick(app, genre, game.number === null ? 0 : (game.number + 1) % size);
}
