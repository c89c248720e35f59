#!/usr/bin/env node
// The command in a checkout: builds what is missing or stale, quietly, then runs the build. What goes wrong there goes
// to standard error. The published package does not hold this file; its bin is dist/src/main.js (see publishConfig).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedPackages, ROOT, STAMP, sourcesDigest } from "../../../scripts/workspace.mjs";

const LOCK = join(ROOT, "node_modules", ".cache", "hashigo-build");
const STALE_LOCK_MS = 300_000;

/** @param {string} folder */
function isFresh(folder) {
  const stamp = join(folder, STAMP);
  return existsSync(join(folder, "dist")) && existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesDigest(folder);
}

const stale = () => publishedPackages().filter(({ folder }) => !isFresh(folder));

/** @param {string} folder */
function build(folder) {
  const tsup = join(dirname(createRequire(import.meta.url).resolve("tsup/package.json")), "dist", "cli-default.js");
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [tsup], { cwd: folder, encoding: "utf8" });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error ?? ""}\nhashigo: ${folder} does not build\n`);
  process.exit(2);
}

/** One process builds; those that come meanwhile wait for it and look again. */
function buildStale() {
  while (stale().length > 0) {
    mkdirSync(dirname(LOCK), { recursive: true });
    try {
      mkdirSync(LOCK);
    } catch {
      const held = statSync(LOCK, { throwIfNoEntry: false });
      if (held && Date.now() - held.mtimeMs > STALE_LOCK_MS) rmSync(LOCK, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      continue;
    }
    const release = () => rmSync(LOCK, { recursive: true, force: true });
    process.once("exit", release);
    for (const { folder } of stale()) build(folder);
    process.off("exit", release);
    release();
    return;
  }
}

buildStale();
const main = new URL("../dist/src/main.js", import.meta.url);
process.argv[1] = fileURLToPath(main);
await import(main.href);
