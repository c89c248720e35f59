// Child processes for the commands: output streams through, the status comes back.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { ROOT } from "./workspace.mjs";

/**
 * @param {string} name @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string | undefined>}} options
 * @returns {Promise<number>} its exit status
 */
export function run(name, args, { cwd = ROOT, env = {} } = {}) {
  const path = [join(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.on("error", (error) => {
      console.error(`${name} could not start: ${error.message}`);
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.once(signal, () => child.kill(signal));
  });
}

/** @param {string[]} tasks @param {string[]} options */
export const turbo = (tasks, ...options) =>
  run("turbo", ["run", ...tasks, "--ui=stream", `--concurrency=${Math.max(2, availableParallelism())}`, ...options]);
