#!/usr/bin/env node
/** The executable. Everything it does is in `run`; here is the real world. */
import process from "node:process";
import { GENRES } from "./genres.js";
import { run } from "./run.js";
import { INTERRUPTED } from "./status.js";

const SHOW_CURSOR = "\u001B[?25h";

// A reader that has seen enough (`| head`) is no error.
process.stdout.on("error", leaveQuietly);
process.stderr.on("error", leaveQuietly);

function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(process.exitCode ?? 0);
  process.stderr.write(`hashigo: the output cannot be written (${error.code})\n`);
  process.exit(2);
}

/** The first Ctrl-C asks the job to end, the second does not ask. */
function onInterrupt(listener: () => void): () => void {
  const leave = (): never => {
    if (process.stderr.isTTY) process.stderr.write(SHOW_CURSOR);
    return process.exit(INTERRUPTED);
  };
  const first = (): void => {
    process.once("SIGINT", leave);
    listener();
  };
  process.once("SIGINT", first);
  return () => process.off("SIGINT", first).off("SIGINT", leave);
}

process.exitCode = await run(
  process.argv.slice(2),
  {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    onInterrupt,
  },
  GENRES,
);
