/**
 * How every published package is built: one output file per source file, so that a user's bundler drops whole
 * modules (`sideEffects: false`) and never has to prove a statement free of effects.
 * Declarations come from the syntax alone, which `isolatedDeclarations` makes possible: a package builds without
 * the others being built, and types are checked once, by the task `types`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Options } from "tsup";
import ts from "typescript";
import { writeGenerated } from "./generated.mjs";
import { STAMP, sourceFiles, sourcesDigest } from "./workspace.mjs";

const FOLDERS = ["src", "oracle"];

function place(folder: string, file: string, { file: source, start }: ts.Diagnostic): string {
  const path = relative(folder, file);
  if (source === undefined || start === undefined) return path;
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return `${path}:${line + 1}:${character + 1}`;
}

function writeDeclarations(folder: string, files: readonly string[]): void {
  const problems: string[] = [];
  for (const file of files) {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(file, "utf8"), {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, isolatedDeclarations: true },
    });
    for (const problem of diagnostics) {
      problems.push(`${place(folder, file, problem)}: ${ts.flattenDiagnosticMessageText(problem.messageText, "\n")}`);
    }
    const target = resolve(folder, "dist", relative(folder, file).replace(/\.ts$/, ".d.ts"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
  if (problems.length === 0) return;
  // The stack would say where this script is, not where the mistakes are.
  const error = new Error(`no declarations for:\n${problems.join("\n")}`);
  error.stack = error.message;
  throw error;
}

export function library(): Options {
  const folder = process.cwd();
  writeGenerated(folder);
  // Taken before the sources are read: a change during the build makes it stale.
  const stamp = sourcesDigest(folder);
  const files = sourceFiles(folder, FOLDERS);
  return {
    entry: files.map((file) => relative(folder, file)),
    outDir: "dist",
    format: "esm",
    target: "es2022",
    platform: "neutral",
    bundle: false,
    splitting: false,
    sourcemap: false,
    clean: true,
    dts: false,
    silent: true,
    esbuildOptions: (options) => {
      options.outbase = folder;
    },
    onSuccess: async () => {
      writeDeclarations(folder, files);
      writeFileSync(join(folder, STAMP), stamp);
    },
  };
}
