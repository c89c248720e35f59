/** Signs of life on standard error: a line that is redrawn on a terminal, a line every two seconds elsewhere. */
import { SingleBar } from "cli-progress";
import type { Output } from "./io.js";

export interface Progress {
  readonly update: (nodes: number) => void;
  readonly stop: () => void;
}

/** Jobs that end sooner show nothing. */
const SILENT_MS = 400;
const PLAIN_LINE_MS = 2000;
const REDRAW_PER_SECOND = 8;

const NOTHING: Progress = { update: () => undefined, stop: () => undefined };

export function startProgress(stderr: Output, title: string, asked: boolean): Progress {
  const terminal = stderr.isTTY === true;
  if (!terminal && !asked) return NOTHING;
  const started = performance.now();
  const bar = new SingleBar({
    stream: stderr,
    format: (_options, { value }) => line(title, value, performance.now() - started),
    fps: REDRAW_PER_SECOND,
    notTTYSchedule: PLAIN_LINE_MS,
    noTTYOutput: true,
    clearOnComplete: true,
    hideCursor: true,
    // Ctrl-C is the session's.
    gracefulExit: false,
  });
  let running = false;
  return {
    update: (nodes) => {
      if (!running && performance.now() - started >= SILENT_MS) {
        running = true;
        bar.start(Number.POSITIVE_INFINITY, nodes);
      }
      bar.update(nodes);
    },
    stop: () => bar.stop(),
  };
}

function line(title: string, nodes: number, ms: number): string {
  return `${title}: ${nodes.toLocaleString("en")} nodes, ${(ms / 1000).toFixed(1)} s`;
}
