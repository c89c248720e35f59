/**
 * The `ts` blocks of the README are one script, which must print what its `// →` comments say. Types are stripped, imports from the
 * package become names of the sources.
 */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import * as core from "../src/index.js";

const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = ""]) => block);

const expected = (block: string): string[] => [...block.matchAll(/^ *\/\/ → (.*)$/gm)].map(([, line = ""]) => line);

/** As a script: imports are destructured with `var`, so that two blocks may import the same name. */
function script(block: string, i: number): string {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(block, { compilerOptions: options });
  const body = outputText.replace(/^import \{([^}]*)\} from "@hashigo\/core";$/gm, "var {$1} = core;");
  return `at(${i});\n${body.replace(/^export \{\};$/gm, "")}`;
}

test("the README's script prints what it says", async () => {
  expect(blocks.length).toBeGreaterThan(5);
  const printed: string[][] = blocks.map(() => []);
  let block = 0;
  const log = (...values: unknown[]): void => {
    printed[block]?.push(values.map((value) => JSON.stringify(value)).join(" "));
  };
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (c: typeof core, console: { log: typeof log }, at: (i: number) => void) => Promise<void>;
  const run = new AsyncFunction("core", "console", "at", blocks.map(script).join("\n"));
  await run(core, { log }, (i) => {
    block = i;
  });
  expect(printed).toEqual(blocks.map(expected));
});
