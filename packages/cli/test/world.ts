/** Runs the command in-process and keeps what it wrote. */
import { tmpdir } from "node:os";
import { Readable, Writable } from "node:stream";
import type { Io } from "../src/io.js";
import type { Registry } from "../src/registry.js";
import { run } from "../src/run.js";
import { STUBS } from "./stub.js";

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  /** Standard output as JSON lines. */
  readonly lines: Record<string, unknown>[];
}

class Sink extends Writable {
  text = "";
  constructor(readonly isTTY: boolean) {
    super();
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString("utf8");
    done();
  }
}

export interface World {
  readonly stdin?: string;
  readonly cwd?: string;
  readonly tty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly registry?: Registry;
  /** Presses Ctrl-C during a job once this is true of what stands on standard error. */
  readonly interruptWhen?: (err: string) => boolean;
}

export async function hashigo(argv: readonly string[], world: World = {}): Promise<Ran> {
  const stdout = new Sink(world.tty === true);
  const stderr = new Sink(world.tty === true);
  const io: Io = {
    stdin: Readable.from([Buffer.from(world.stdin ?? "")]),
    stdout,
    stderr,
    env: world.env ?? {},
    cwd: world.cwd ?? tmpdir(),
    onInterrupt: (listener) => {
      const { interruptWhen } = world;
      if (interruptWhen === undefined) return () => undefined;
      const timer = setInterval(() => {
        if (!interruptWhen(stderr.text)) return;
        clearInterval(timer);
        listener();
      }, 5);
      return () => clearInterval(timer);
    },
  };
  const status = await run(argv, io, world.registry ?? STUBS);
  const out = stdout.text;
  const lines = out
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { status, out, err: stderr.text, lines };
}
