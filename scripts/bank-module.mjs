// Turns packages/<genre>/bank/*.jsonl into packages/<genre>/src/bank.generated.ts, the entry point "./bank".
// The build, the tests and the type check call this themselves; run by hand it does every genre.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { genrePackages, readManifest } from "./workspace.mjs";

/**
 * @param {string} folder of one package; nothing happens unless it is a genre
 * @returns {void}
 */
export function writeBankModule(folder) {
  if (readManifest(folder).hashigo?.genre === undefined || !existsSync(join(folder, "src"))) return;
  const target = join(folder, "src", "bank.generated.ts");
  const text = bankModule(join(folder, "bank"));
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  // Renamed into place: tasks that run at the same time never read half a file.
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, target);
}

/** @returns {void} */
export function writeBankModules() {
  for (const { folder } of genrePackages()) writeBankModule(folder);
}

/** @param {string} bank */
function bankModule(bank) {
  const files = existsSync(bank)
    ? readdirSync(bank)
        .filter((name) => name.endsWith(".jsonl"))
        // Small boards first: 8x8 before 10x10.
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    : [];
  const lines = files.flatMap((name) =>
    readFileSync(join(bank, name), "utf8")
      .split("\n")
      .map((line, i) => ({ line, at: `${name}:${i + 1}` }))
      .filter(({ line }) => line.trim() !== "")
      .map(({ line, at }) => `  ${literal(line, at)},\n`),
  );
  return [
    "// Written by scripts/bank-module.mjs from bank/*.jsonl.\n",
    'import type { BankEntry } from "@hashigo/core";\n\n',
    lines.length === 0
      ? "export const bank: readonly BankEntry[] = [];\n"
      : `export const bank: readonly BankEntry[] = [\n${lines.join("")}];\n`,
  ].join("");
}

/** @param {string} line @param {string} at */
function literal(line, at) {
  try {
    return JSON.stringify(JSON.parse(line));
  } catch (error) {
    throw new Error(`bank/${at} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) writeBankModules();
