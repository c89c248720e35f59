/** The page over the store: renders on every change, keeps the board's picture and the status node up with it. */
import { html, render } from "lit-html";
import { type Action, act } from "../app/actions.js";
import type { App } from "../app/app.js";
import { marksOf } from "../app/marks.js";
import { position, type Remark, type State } from "../app/state.js";
import { textsIn } from "../i18n/texts.js";
import type { Solved } from "../work/protocol.js";
import { adoptBoardStyle, BoardView, showPicture } from "./board.js";
import { head } from "./head.js";
import { rail } from "./rail.js";
import { saidOf } from "./said.js";
import { side } from "./side.js";
import { stage } from "./stage.js";
import { Status } from "./status.js";
import { genreOf, speech } from "./words.js";

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** A verdict that only learned more about itself, or a motion that goes on. */
function isSameNews(a: Remark, b: Remark): boolean {
  if (a.kind === "motion") return b.kind === "motion" && a.told === b.told;
  return a.kind === "verdict" && b.kind === "verdict" && a.outcome === b.outcome;
}

/** Progress is spoken at most this often. */
const SPEAK_S = 5;

export class Page {
  private readonly board: BoardView;
  private readonly boardHost: HTMLElement;
  private readonly status: Status;
  private shown = "";
  private witnesses: Solved | null = null;

  constructor(
    private readonly app: App,
    private readonly root: HTMLElement,
    status: HTMLElement,
  ) {
    adoptBoardStyle();
    this.status = new Status(status);
    this.render();
    const host = root.querySelector<HTMLElement>("#board");
    if (host === null) throw new Error("no place for the board");
    this.boardHost = host;
    this.board = new BoardView(host, (axes) => {
      if (axes !== app.state.axes) app.store.set({ axes });
    });
    app.store.onChange((state, before) => this.onChange(state, before));
  }

  private readonly dispatch = (action: Action): void => void act(this.app, action);

  private render(): void {
    const { state } = this.app;
    const { app, dispatch } = this;
    render(
      html`${head(state, dispatch)}
        <main class="desk" data-menu=${state.menu ? "open" : "folded"} data-said=${state.remark.kind}>
          ${side(app, dispatch)} ${stage(state, dispatch)} ${rail(state, dispatch)}
        </main>`,
      this.root,
    );
    const genre = genreOf(state)?.name[state.lang];
    document.title = genre === undefined ? "Hashigo" : `${genre} – Hashigo`;
  }

  private onChange(state: State, before: State): void {
    const focused = document.activeElement;
    this.render();
    this.keepFocus(focused, state, before);
    this.speak(state, before);
    void this.draw(state).catch((error: unknown) => this.app.fail(error));
    if (isSameNews(state.remark, before.remark) && state.lang === before.lang) return;
    for (const drawn of [this.drawWitnesses(state), this.drawEnds(state)])
      void drawn.catch((error: unknown) => this.app.fail(error));
    // A board that moves is looked at, wherever the button was.
    if (state.remark.kind === "motion" && !state.remark.still) this.boardHost.scrollIntoView({ block: "nearest" });
  }

  /** A narrow page shows what the program says in place of the tools: focus goes along, and comes back. */
  private keepFocus(focused: Element | null, state: State, before: State): void {
    if (before.remark.kind === "refused" && state.entry === before.remark.text && state.menu) {
      this.focusOn("#entry");
      return;
    }
    if (state.remark === before.remark || !(focused instanceof HTMLElement)) return;
    const lost = !focused.isConnected || !isSeen(focused);
    if (!lost || focused.closest(".bar, .said") === null) return;
    this.focusOn(state.remark.kind === "quiet" ? ".bar [data-act=hint]" : ".said button");
  }

  private focusOn(selector: string): void {
    const found = [...this.root.querySelectorAll<HTMLElement>(selector)].find(isSeen);
    found?.focus();
  }

  private speak(state: State, before: State): void {
    const { remark, game, lang } = state;
    if (game !== null && game.opened !== before.game?.opened) {
      const { rows, cols } = game.opened;
      this.status.speak(textsIn(lang).opened(genreOf(state)?.name[lang] ?? "", rows, cols));
    } else if (remark !== before.remark && !isSameNews(remark, before.remark)) {
      if (remark.kind === "busy" && remark.seconds % SPEAK_S !== 0) return;
      const said = saidOf(state);
      if (said !== null) this.status.speak(speech(said, textsIn(lang)));
    }
  }

  /** Asks the worker for the picture of what the state shows, unless it is shown already. */
  private async draw(state: State): Promise<void> {
    const { game, lang, axes, remark } = state;
    if (game === null) return;
    const board = position(game);
    const marks = marksOf(remark);
    const step = remark.kind === "motion" && !remark.still ? remark.step : undefined;
    const key = JSON.stringify([board, marks, lang, axes, step]);
    if (key === this.shown) return;
    this.shown = key;
    const {
      svg,
      marks: drawn,
      panels,
    } = await this.app.quick.run((remote) => remote.picture(board, marks, { lang, axes, step }));
    if (key !== this.shown) return;
    this.board.show(svg);
    this.app.store.set({ drawn, panels });
  }

  private async drawEnds({ remark, game, lang }: State): Promise<void> {
    if (remark.kind !== "motion" || !remark.still || game === null) return;
    const board = position(game);
    for (const [name, step] of [
      ["before", 0],
      ["after", remark.told.steps],
    ] as const) {
      const { svg } = await this.app.quick.run((remote) => remote.picture(board, {}, { lang, axes: false, step }));
      const host = this.root.querySelector(`#motion-${name}`);
      if (this.app.state.remark === remark && host !== null) showPicture(host, svg);
    }
  }

  private async drawWitnesses({ remark, game, lang }: State): Promise<void> {
    if (remark.kind !== "verdict" || remark.outcome.status !== "multiple" || game === null) return;
    const { outcome } = remark;
    this.witnesses = outcome;
    const { first, second } = outcome;
    for (const [name, { text, differences }] of [
      ["a", first],
      ["b", second],
    ] as const) {
      const board = { ...position(game), text };
      const { svg } = await this.app.quick.run((remote) =>
        remote.picture(board, { differences }, { lang, axes: false }),
      );
      const host = this.root.querySelector(`#witness-${name}`);
      if (this.witnesses === outcome && host !== null) showPicture(host, svg);
    }
  }
}
