import { MessageChannel } from "node:worker_threads";
import { expose, proxy } from "comlink";
import { describe, expect, it } from "vitest";
import { Lane, type Port, Stopped } from "../src/work/lane.js";
import type { Session } from "../src/work/protocol.js";

/** A worker on this thread: a session behind a message port. */
class FakeWorker {
  readonly channel: MessageChannel = new MessageChannel();
  stopped = false;
  constructor(session: Partial<Session>) {
    expose(session, this.channel.port2 as unknown as Port);
  }
  get port(): Port {
    return Object.assign(this.channel.port1, {
      terminate: (): void => {
        this.stopped = true;
        this.channel.port1.close();
      },
    }) as unknown as Port;
  }
}

function laneOver(sessions: readonly Partial<Session>[]): { readonly lane: Lane; readonly workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const lane = new Lane(() => {
    const session = sessions[Math.min(workers.length, sessions.length - 1)] ?? {};
    const worker = new FakeWorker(session);
    workers.push(worker);
    return worker.port;
  });
  return { lane, workers };
}

const BOARD = { genre: "x", text: "x", rules: {} };
const never = (): Promise<never> => new Promise(() => {});
const solve = (lane: Lane, signal?: AbortSignal): Promise<unknown> =>
  lane.run<unknown>((remote, ticket) => remote.solve(ticket, BOARD, 1000, proxy(silent)), signal);

function silent(): void {}

describe("a lane", () => {
  it("starts one worker for many calls", async () => {
    const { lane, workers } = laneOver([{ catalogue: () => [] }]);
    await lane.run((remote) => remote.catalogue());
    await lane.run((remote) => remote.catalogue());
    expect(workers).toHaveLength(1);
  });

  it("keeps the worker when a cancelled job answers in time", async () => {
    let cancelled = 0;
    let release: () => void = () => {};
    const { lane, workers } = laneOver([
      {
        solve: async () => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          return { status: "unknown", nodes: 1, limit: "aborted" };
        },
        cancel: () => {
          cancelled++;
          release();
        },
      },
    ]);
    const controller = new AbortController();
    const job = solve(lane, controller.signal);
    setTimeout(() => controller.abort(), 20);
    await expect(job).rejects.toBeInstanceOf(Stopped);
    expect(cancelled).toBe(1);
    expect(workers[0]?.stopped).toBe(false);
  });

  it("stops a worker that does not answer, and starts another for the next job", async () => {
    const { lane, workers } = laneOver([{ solve: never, cancel: () => {} }, { catalogue: () => [] }]);
    const controller = new AbortController();
    const start = performance.now();
    const job = solve(lane, controller.signal);
    await new Promise((resolve) => setTimeout(resolve, 20));
    controller.abort();
    const next = lane.run((remote) => remote.catalogue());
    await expect(job).rejects.toBeInstanceOf(Stopped);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(workers[0]?.stopped).toBe(true);
    expect(await next).toEqual([]);
    expect(workers).toHaveLength(2);
  });

  it("starts nothing for a job that is cancelled already", async () => {
    const { lane, workers } = laneOver([{ solve: never }]);
    await expect(solve(lane, AbortSignal.abort())).rejects.toBeInstanceOf(Stopped);
    expect(workers).toHaveLength(0);
  });

  it("passes an engine's error on", async () => {
    const { lane } = laneOver([
      {
        check: () => {
          throw new RangeError("no genre x");
        },
      },
    ]);
    await expect(lane.run((remote) => remote.check(BOARD))).rejects.toThrow("no genre x");
  });
});
