/** The store, the workers and the one job that may be running; actions are functions of this. */
import type { Remote } from "comlink";
import { type Job, type Texts, textsIn } from "../i18n/texts.js";
import { Lane, Stopped } from "../work/lane.js";
import type { OnProgress, Session, Ticket } from "../work/protocol.js";
import { type Remark, type State, Store } from "./state.js";

/** A job that answers within this time shows no "busy": the rail never flickers. */
const PATIENCE_MS = 150;

export class App {
  /** Short calls; never cancelled, so never behind a long job. */
  readonly quick: Lane = new Lane();
  /** What the user asked for; a new question cancels the one before. */
  readonly asked: Lane = new Lane();
  /** The grade of the board that is open. */
  readonly ladder: Lane = new Lane();
  readonly store: Store;
  private running: AbortController | null = null;
  private grading: AbortController | null = null;

  constructor(state: State) {
    this.store = new Store(state);
  }

  get state(): State {
    return this.store.state;
  }

  get texts(): Texts {
    return textsIn(this.state.lang);
  }

  say(remark: Remark): void {
    this.store.set({ remark });
  }

  fail(error: unknown): void {
    this.say({ kind: "failed", why: error instanceof Error ? error.message : String(error) });
  }

  /** Stops what was asked for. */
  cancel(): void {
    this.running?.abort();
    this.running = null;
  }

  /** A fresh signal for the grade of a board; the one before is cancelled. */
  regrade(): AbortSignal {
    this.grading?.abort();
    this.grading = new AbortController();
    return this.grading.signal;
  }

  /**
   * Asks the worker and answers with a remark, unless the question was replaced or cancelled meanwhile. While it lasts, the
   * rail shows seconds and nodes, or stays as it is when there is no job to name.
   */
  async ask<T>(
    job: Job | null,
    question: (remote: Remote<Session>, ticket: Ticket, onProgress: OnProgress) => Promise<T>,
    answer: (value: T, ms: number) => void,
  ): Promise<void> {
    this.cancel();
    const controller = new AbortController();
    this.running = controller;
    const start = performance.now();
    let nodes = 0;
    const show = (): void => {
      if (job !== null) this.say({ kind: "busy", job, seconds: Math.floor((performance.now() - start) / 1000), nodes });
    };
    let ticking: ReturnType<typeof setInterval> | undefined;
    const patience = setTimeout(() => {
      show();
      ticking = setInterval(show, 1000);
    }, PATIENCE_MS);
    const hush = (): void => {
      clearTimeout(patience);
      clearInterval(ticking);
    };
    controller.signal.addEventListener("abort", hush);
    try {
      const onProgress = (count: number): void => {
        nodes = count;
      };
      const value = await this.asked.run((remote, ticket) => question(remote, ticket, onProgress), controller.signal);
      hush();
      answer(value, performance.now() - start);
    } catch (error) {
      if (!(error instanceof Stopped)) this.fail(error);
    } finally {
      hush();
      if (this.running === controller) this.running = null;
    }
  }
}
