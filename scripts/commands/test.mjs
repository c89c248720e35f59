// Everything: types, lint, unit and property tests, packaging gates, real-browser tests, the release's dry run.
// All of it runs even when a part fails; the last line sums it up.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { turbo } from "../spawn.mjs";
import { workspacePackages } from "../workspace.mjs";

const TASKS = ["types", "lint", "test", "test:packages", "test:browser"];

/** @param {string[]} tasks */
export async function testAndSum(tasks) {
  const planned = workspacePackages().flatMap(({ folder, path, manifest }) =>
    tasks
      .filter((task) => manifest.scripts?.[task] !== undefined)
      .map((task) => ({ task, path, file: join(folder, ".results", `${task.replace(":", "-")}.json`) })),
  );
  for (const { file } of planned) rmSync(file, { force: true });

  const status = await turbo(tasks, "--continue=always", "--output-logs=full", "--log-order=stream");

  const total = { passed: 0, failed: 0, skipped: 0 };
  const rows = planned.map(({ task, path, file }) => {
    // No counts: the task never ran, because a build that it needs failed.
    const counts = existsSync(file)
      ? JSON.parse(readFileSync(file, "utf8"))
      : { passed: 0, failed: 1, skipped: 0, note: "did not run" };
    for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += counts[key];
    return { task, path, ...counts };
  });
  // A failure outside the counted tasks, such as the build of a package that no test needs.
  if (status !== 0 && total.failed === 0) total.failed = 1;
  for (const { task, path, passed, failed, skipped, note = "" } of rows) {
    const mark = failed > 0 ? "FAIL" : "ok  ";
    console.log(
      `${mark} ${task.padEnd(14)} ${path.padEnd(24)} ${passed} passed, ${failed} failed, ${skipped} skipped ${note}`.trimEnd(),
    );
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
}

export default () => testAndSum(TASKS);
