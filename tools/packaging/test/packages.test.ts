import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { genrePackages, publishedPackages, ROOT } from "../../../scripts/workspace.mjs";
import { allButBank, commonjs, esm, parseAndSolve, typed } from "../src/consumer.js";
import { type Packs, packAll } from "../src/packed.js";

const PUBLISHED = publishedPackages().map(({ manifest }) => manifest.name);
const GENRES = genrePackages().map(({ manifest }) => manifest.name);
const SMALL_AIM_KB = 12;
const WHOLE_AIM_KB = 25;
/** Modules that parsing and solving have no use for. The kernels of rungs are not among them: the solver runs on them. */
const NOT_FOR_SOLVING = /\/(generate|svg|bank|oracle|article|sentences|ladder|explainer|sweep|count|census)[./-]/;

let packs: Packs;
beforeAll(() => {
  packs = packAll();
});
afterAll(() => packs?.remove());

const packed = (name: string) => packs.all.find((one) => one.name === name)!;
const bin = (name: string) => join(ROOT, "node_modules/.bin", name);

function manifestOf(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(packed(name).folder, "package.json"), "utf8")) as Record<string, unknown>;
}

test("there are genres to look at", () => {
  expect(GENRES.length).toBeGreaterThan(0);
});

describe.each(PUBLISHED)("%s", (name) => {
  test("publint is clean", async () => {
    const { messages, pkg } = await publint({ pkgDir: packed(name).folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test("are the types wrong? is clean", (context) => {
    const entries = Object.keys((manifestOf(name)["exports"] ?? {}) as object);
    const importable = entries.some((entry) => entry !== "./package.json");
    // A package with a command and nothing to import has no types to be wrong.
    if (!importable) {
      expect(Object.keys((manifestOf(name)["bin"] ?? {}) as object)).not.toEqual([]);
      return;
    }
    const { status, stdout, stderr } = spawnSync(bin("attw"), [packed(name).tarball, "--profile", "esm-only"], {
      encoding: "utf8",
    });
    expect(status, `${context.task.name}\n${stdout}${stderr}`).toBe(0);
  });

  test("the manifest is what users need", () => {
    const manifest = manifestOf(name);
    expect(manifest).toMatchObject({
      license: "MIT",
      type: "module",
      engines: { node: ">=20.19" },
      publishConfig: { access: "public" },
    });
    expect(JSON.stringify(manifest)).not.toMatch(/hashigo-source|workspace:/);
    for (const hook of ["preinstall", "install", "postinstall", "prepare"]) {
      expect(manifest["scripts"] ?? {}).not.toHaveProperty(hook);
    }
    if (name !== "hashigo") expect(manifest["sideEffects"]).toBe(false);
    const files = execFileSync("tar", ["-tzf", packed(name).tarball], { encoding: "utf8" }).split("\n");
    for (const file of ["LICENSE", "README.md"]) expect(files.includes(`package/${file}`), file).toBe(true);
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$|\.results|tsconfig/.test(file))).toEqual([]);
  });
});

describe.each(GENRES)("%s, with only core beside it", (name) => {
  let folder: string;
  beforeAll(() => {
    folder = packs.install([name]);
  });

  const expected = { status: "unique", found: "solved", shipped: "solved" };

  test.each([
    ["ESM", "esm.mjs", esm],
    ["require", "commonjs.cjs", commonjs],
  ])("solves, explains and checks a bank puzzle from %s", (_kind, file, program) => {
    writeFileSync(join(folder, file), program(name));
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: "utf8" });
    expect(status, stderr).toBe(0);
    const facts = JSON.parse(stdout) as { steps: number; oracle: number };
    expect(facts).toMatchObject(expected);
    expect(facts.steps).toBeGreaterThan(0);
    expect(facts.oracle).toBeGreaterThan(0);
  });

  test.each([
    ["nodenext", "nodenext"],
    ["bundler", "esnext"],
  ])("type-checks strictly under %s", (moduleResolution, module) => {
    const at = join(folder, moduleResolution);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, "user.ts"), typed(name));
    writeFileSync(
      join(at, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          moduleResolution,
          module,
          target: "es2022",
          lib: ["es2022", "dom"],
          types: [],
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: false,
          noEmit: true,
        },
        files: ["user.ts"],
      }),
    );
    const { status, stdout } = spawnSync(bin("tsc"), ["-p", at], { encoding: "utf8" });
    expect(status, stdout).toBe(0);
  });

  test("bundles for the browser: no node:, no eval, no other genre", async () => {
    const { code, inputs, kb } = await bundle(folder, "all.js", allButBank(name));
    const others = inputs.filter((input) => !/node_modules\/(@hashigo\/core|pure-rand)\//.test(input));
    expect(others.filter((input) => !input.includes(`node_modules/${name}/`))).toEqual([]);
    expect(code).not.toMatch(/\beval\s*\(|new\s+Function\b|["']node:/);
    console.log(size(name, "everything but the bank", kb, WHOLE_AIM_KB));
  });

  test("parse and solve bring no generator, sentences, pictures, counting, oracle or bank", async () => {
    const { inputs, kb } = await bundle(folder, "small.js", parseAndSolve(name));
    expect(inputs.filter((input) => NOT_FOR_SOLVING.test(input))).toEqual([]);
    console.log(size(name, "parse + solve", kb, SMALL_AIM_KB));
  });
});

describe("hashigo, from its package", () => {
  let command: string;
  beforeAll(() => {
    const { bin: bins } = manifestOf("hashigo") as { bin: { hashigo: string } };
    command = join(packs.install(["hashigo"]), "node_modules/hashigo", bins.hashigo);
  });
  const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });

  test("says what it can do, and refuses what it cannot read", () => {
    const help = run("--help");
    expect(help.status, help.stderr).toBe(0);
    expect(help.stdout).toContain("solve");
    const wrong = run("solve", "https://puzz.link/p?no-such-genre/3/3/0");
    expect(wrong.status, wrong.stdout).toBe(2);
  });

  test.each(GENRES)("solves a bank puzzle of %s", (name) => {
    const bank = join(packed(name).source.folder, "bank");
    const file = readdirSync(bank).find((entry) => entry.endsWith(".jsonl"));
    expect(file, "the bank is empty").toBeDefined();
    const [line = ""] = readFileSync(join(bank, file!), "utf8").split("\n");
    const { url, rules } = JSON.parse(line) as { url: string; rules: Record<string, string> };
    const settings = Object.entries(rules).flatMap(([rule, value]) => ["--rule", `${rule}=${value}`]);
    const { status, stdout, stderr } = run("solve", url, "--json", ...settings);
    expect(status, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: "unique" });
  });
});

interface Bundle {
  readonly code: string;
  /** The modules whose code is in it. */
  readonly inputs: readonly string[];
  readonly kb: number;
}

/** Fails by itself on an import that a browser cannot load. */
async function bundle(folder: string, file: string, source: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: folder, sourcefile: file },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
  });
  const code = outputFiles[0]!.text;
  return { code, inputs: contributors(metafile, file), kb: gzipSync(code, { level: 9 }).length / 1000 };
}

function contributors({ outputs }: Metafile, entry: string): string[] {
  return Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([input, { bytesInOutput }]) => bytesInOutput > 0 && input !== entry)
    .map(([input]) => input)
    .sort();
}

function size(name: string, what: string, kb: number, aim: number): string {
  return `${name}: ${what}: ${kb.toFixed(1)} kB minified and gzipped (aim: ${aim})${kb > aim ? ", OVER THE AIM" : ""}`;
}
