/** READMEs whose examples run: a block fenced as `ts run`, and the `text` block behind it, which is what it prints. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages, ROOT } from "../../../scripts/workspace.mjs";

const FENCED = /^```ts run\n([\s\S]*?)^```\n(?:\s*```text\n([\s\S]*?)^```\n)?/gm;

export interface Example {
  /** The line of the README it begins at. */
  readonly line: number;
  readonly code: string;
  /** undefined: no `text` block follows. */
  readonly output: string | undefined;
}

/** The root README and those of the published packages. */
export function readmes(): string[] {
  const files = [join(ROOT, "README.md"), ...publishedPackages().map(({ folder }) => join(folder, "README.md"))];
  return files.filter((file) => existsSync(file) && examplesIn(file).length > 0);
}

export function examplesIn(file: string): Example[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(FENCED)].map(({ index, 1: code = "", 2: output }) => ({
    line: text.slice(0, index).split("\n").length,
    code,
    output,
  }));
}

/** Puts what was really printed behind the examples, in order. */
export function writeOutputs(file: string, outputs: readonly string[]): void {
  let i = 0;
  const text = readFileSync(file, "utf8").replace(FENCED, (_, code: string) => {
    return `\`\`\`ts run\n${code}\`\`\`\n\n\`\`\`text\n${outputs[i++] ?? ""}\`\`\`\n`;
  });
  writeFileSync(file, text);
}

/** The packages that an example imports. */
export function importsOf(code: string): string[] {
  const names = [...code.matchAll(/from "((?:@[^/"]+\/)?[^/"]+)/g)].map(([, name = ""]) => name);
  return [...new Set(names)];
}
