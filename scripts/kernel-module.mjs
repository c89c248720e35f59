// Compiles packages/<name>/kernel/**/<kernel>.ts, which is AssemblyScript, into src/**/<kernel>.generated.ts: the bytes of a WebAssembly module in
// base64, so that whoever uses the package needs no asset, no fetch and no plugin. Called by generated.mjs; run by hand it does every package.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, readManifest, sourceFiles, workspacePackages } from "./workspace.mjs";

const COMPILER = "assemblyscript";
// No run-time: kernels work on tables that their loader lays out in a memory of its own.
const OPTIONS = ["-O3", "--converge", "--noAssert", "--runtime", "stub", "--enable", "simd"];
const MEMORY = ["--importMemory", "--initialMemory", "1", "--maximumMemory", "65536"];

/**
 * @param {string} folder of one package; nothing happens unless it has a folder `kernel`, or all is as it was
 * @returns {void}
 */
export function writeKernelModules(folder) {
  for (const source of sourceFiles(folder, ["kernel"])) {
    const target = join(folder, "src", relative(join(folder, "kernel"), source)).replace(/\.ts$/, ".generated.ts");
    // The compiler takes seconds: what it made stands as long as source, compiler and options are the same.
    const made = createHash("sha1").update(recipe()).update(readFileSync(source)).digest("hex");
    const head = `// Written by scripts/kernel-module.mjs from ${relative(folder, source).replaceAll("\\", "/")}; ${made}.\n`;
    if (existsSync(target) && readFileSync(target, "utf8").startsWith(head)) continue;
    mkdirSync(dirname(target), { recursive: true });
    // Renamed into place: tasks that run at the same time never read half a file.
    const draft = `${target}.${process.pid}`;
    writeFileSync(draft, `${head}export const bytes: string =\n  "${compile(source).toString("base64")}";\n`);
    renameSync(draft, target);
  }
}

function recipe() {
  return [readManifest(ROOT).devDependencies?.[COMPILER], ...OPTIONS, ...MEMORY].join(" ");
}

/** @param {string} source */
function compile(source) {
  const at = mkdtempSync(join(tmpdir(), "kernel-"));
  const wasm = join(at, "kernel.wasm");
  const asc = join(ROOT, "node_modules", COMPILER, "bin/asc.js");
  const args = [relative(ROOT, source), ...OPTIONS, ...MEMORY, "--outFile", wasm];
  const { status, error, stderr } = spawnSync(process.execPath, [asc, ...args], { cwd: ROOT, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${relative(ROOT, source)} does not compile:\n${stderr}`);
  const module = readFileSync(wasm);
  rmSync(at, { recursive: true });
  return module;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { folder } of workspacePackages()) writeKernelModules(folder);
}
