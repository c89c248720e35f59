/**
 * A worker that does one kind of thing, started when first needed. A job that does not answer soon after it was told to stop
 * is stopped with its worker; the next job starts a new one, which costs nothing since workers keep no state.
 */
import { type Remote, wrap } from "comlink";
import type { Session, Ticket } from "./protocol.js";

/** How long a job may take to notice that it is cancelled. */
export const GRACE_MS = 150;

export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** What a lane needs of a worker. */
export type Port = Pick<Worker, "terminate" | "addEventListener"> & Parameters<typeof wrap>[0];

interface Crew {
  readonly worker: Port;
  readonly remote: Remote<Session>;
  /** Rejects when the worker breaks or is stopped: a message lost that way would never be answered. */
  readonly lost: Promise<never>;
  lose(error: Error): void;
}

function startWorker(): Port {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

export class Lane {
  private crew: Crew | null = null;
  private tickets: Ticket = 0;
  /** Settles when a cancelled job has answered, or its worker is gone: what is asked meanwhile waits for it. */
  private leaving: Promise<void> | null = null;

  constructor(private readonly start: () => Port = startWorker) {}

  private hire(): Crew {
    const worker = this.start();
    let lose: (error: Error) => void = () => {};
    const lost = new Promise<never>((_, reject) => {
      lose = reject;
    });
    lost.catch(() => {});
    const crew: Crew = { worker, remote: wrap<Session>(worker), lost, lose };
    worker.addEventListener("error", (event) => {
      const { message } = event as ErrorEvent;
      this.dismiss(crew, new Error(message || "the worker did not start"));
    });
    return crew;
  }

  private dismiss(crew: Crew, error: Error): void {
    crew.worker.terminate();
    crew.lose(error);
    if (this.crew === crew) this.crew = null;
  }

  /** Runs a task; with a signal it can be cancelled, and then throws {@link Stopped}. */
  async run<T>(task: (remote: Remote<Session>, ticket: Ticket) => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.leaving;
    if (isAborted(signal)) throw new Stopped();
    this.crew ??= this.hire();
    const crew = this.crew;
    const ticket = ++this.tickets;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left: () => void = () => {};
    const onAbort = (): void => {
      this.leaving = new Promise((resolve) => {
        left = resolve;
      });
      crew.remote.cancel(ticket).catch(() => {});
      timer = setTimeout(() => this.dismiss(crew, new Stopped()), GRACE_MS);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      const answer = await Promise.race([task(crew.remote, ticket), crew.lost]);
      if (isAborted(signal)) throw new Stopped();
      return answer;
    } finally {
      clearTimeout(timer);
      left();
      signal?.removeEventListener("abort", onAbort);
    }
  }
}
