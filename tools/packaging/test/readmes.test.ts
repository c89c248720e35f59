/**
 * The READMEs' examples, each a program of its own, run on the packed packages: as a user has them, type-checked strictly.
 * HASHIGO_README=write puts the real output in.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../../scripts/workspace.mjs";
import { type Packs, packAll } from "../src/packed.js";
import { type Example, examplesIn, importsOf, readmes, writeOutputs } from "../src/readmes.js";

let packs: Packs;
beforeAll(() => {
  packs = packAll();
});
afterAll(() => packs?.remove());

const CONFIG = {
  compilerOptions: {
    module: "nodenext",
    target: "es2022",
    lib: ["es2022", "dom"],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  },
};

describe.each(readmes().map((file) => ({ name: relative(ROOT, file), file })))("$name", ({ file }) => {
  const examples = examplesIn(file);
  let folder: string;
  beforeAll(() => {
    folder = packs.install([...new Set(examples.flatMap(({ code }) => importsOf(code)))], { peers: true });
    examples.forEach(({ code }, i) => {
      writeFileSync(join(folder, `example-${i}.ts`), code);
    });
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(CONFIG));
  });

  test("the examples type-check", () => {
    const { status, stdout } = spawnSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
    expect(status, stdout).toBe(0);
  });

  const run = ({ code, line }: Example, i: number): string => {
    const name = `example-${i}.mjs`;
    writeFileSync(join(folder, name), transformSync(code, { loader: "ts", format: "esm" }).code);
    const { status, stdout, stderr } = spawnSync(process.execPath, [name], { cwd: folder, encoding: "utf8" });
    expect(status, `line ${line}: ${stderr}`).toBe(0);
    return stdout;
  };

  if (process.env["HASHIGO_README"] === "write") {
    test("write the outputs", () => {
      writeOutputs(file, examples.map(run));
    });
  } else {
    test.each(examples.map((example, i) => ({ line: example.line, example, i })))(
      "line $line prints what it says",
      ({ example, i }) => {
        expect(run(example, i)).toBe(example.output);
      },
    );
  }
});

test("there are examples", () => {
  expect(readmes().length).toBeGreaterThan(1);
});
