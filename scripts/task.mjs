// One task of one package, run in its folder; leaves its counts in .results/<task>.json, which the test command
// sums. usage: node ../../scripts/task.mjs types|lint|test|test:long|test:browser|test:packages [vitest arguments]
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeAllGenerated } from "./generated.mjs";
import { ROOT } from "./workspace.mjs";

const folder = process.cwd();
const results = join(folder, ".results");
const [task = "", ...rest] = process.argv.slice(2);

/** Tools of the workspace are installed once, at the root. @param {string} name @param {string[]} args */
function tool(name, args, env = {}) {
  // Turbo asks its tasks for colours; a run whose output is no terminal has asked for none.
  const { FORCE_COLOR, ...plain } = process.env;
  const run = spawnSync(join(ROOT, "node_modules/.bin", name), args, {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    env: { ...(plain.NO_COLOR === undefined ? process.env : plain), ...env },
  });
  if (run.error) throw run.error;
  return run.status ?? 1;
}

/** A check that passes or fails as a whole. @param {number} status */
const whole = (status) => ({ status, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 });

/** @param {string[]} args @param {Record<string, string>} env */
function vitest(args, env = {}) {
  const report = join(results, "vitest.json");
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = tool("vitest", ["run", ...reporters, ...args, ...rest], env);
  if (!existsSync(report)) return { status: status || 1, passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, "utf8"));
  // A file that cannot be loaded, or an error outside any test, fails no test: it still is a failure.
  const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
  return { status, passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

const TASKS = {
  types: () => {
    writeAllGenerated();
    return whole(tool("tsc", ["-p", "."]));
  },
  lint: () => whole(tool("biome", ["ci", "--colors=off", "--error-on-warnings", "."])),
  test: () => vitest([]),
  "test:long": () => vitest([], { HASHIGO_LONG: "1" }),
  "test:browser": () => vitest(["--config", "vitest.browser.config.ts"]),
  "test:packages": () => vitest([]),
};

const run = TASKS[/** @type {keyof typeof TASKS} */ (task)];
if (run === undefined) {
  console.error(`task "${task}" is none of ${Object.keys(TASKS).join(", ")}`);
  process.exit(2);
}
mkdirSync(results, { recursive: true });
const { status, ...counts } = run();
writeFileSync(join(results, `${task.replace(":", "-")}.json`), `${JSON.stringify(counts)}\n`);
process.exit(status);
