#!/usr/bin/env node
// The command in a checkout: builds what is missing or stale, quietly and to standard error, then runs the build.
// The published package does not hold this file; its bin is dist/src/main.js (see publishConfig).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedPackages, ROOT, sourceFiles } from "../../../scripts/workspace.mjs";

const main = new URL("../dist/src/main.js", import.meta.url);
const cache = join(ROOT, "node_modules", ".cache", "hashigo");
const stamp = join(cache, "sources");
const lock = join(cache, "building");
const STALE_LOCK_MS = 300_000;

/** Every source with its size and time: the build is fresh while this text is the one it was made from. */
function sources() {
  return publishedPackages()
    .flatMap(({ folder }) => [join(folder, "package.json"), ...sourceFiles(folder)])
    .map((file) => {
      const { mtimeMs, size } = statSync(file);
      return `${file} ${mtimeMs} ${size}`;
    })
    .join("\n");
}

const fresh = () => existsSync(main) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources();

function build() {
  // Turbo's and tsup's words go to standard error; standard output is the command's own.
  const bin = join(ROOT, "node_modules", ".bin", process.platform === "win32" ? "turbo.cmd" : "turbo");
  const args = ["run", "build", "--filter=hashigo", "--output-logs=errors-only", "--ui=stream"];
  const { status, stdout, stderr, error } = spawnSync(bin, args, {
    cwd: ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 1 << 28,
  });
  if (status === 0) return writeFileSync(stamp, sources());
  process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error ?? ""}\nhashigo: the build failed\n`);
  process.exit(2);
}

/** One process builds; those that come meanwhile wait for it and look again. */
function buildOnce() {
  mkdirSync(cache, { recursive: true });
  for (;;) {
    if (fresh()) return;
    try {
      mkdirSync(lock);
      break;
    } catch {
      const held = statSync(lock, { throwIfNoEntry: false });
      if (held && Date.now() - held.mtimeMs > STALE_LOCK_MS) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  process.once("exit", () => rmSync(lock, { recursive: true, force: true }));
  if (!fresh()) build();
  rmSync(lock, { recursive: true, force: true });
}

buildOnce();
process.argv[1] = fileURLToPath(main);
await import(main.href);
