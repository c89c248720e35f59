import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedPackages, ROOT } from "../../../scripts/workspace.mjs";

/** What a release would change: versions, changelogs, changesets, the lockfile, the history. */
function traces(): Record<string, string | null> {
  const files = [
    "pnpm-lock.yaml",
    ...publishedPackages().flatMap(({ path }) => [`${path}/package.json`, `${path}/CHANGELOG.md`]),
    ...readdirSync(join(ROOT, ".changeset")).map((file) => `.changeset/${file}`),
  ];
  const git = (...args: string[]) => spawnSync("git", args, { cwd: ROOT, encoding: "utf8" }).stdout;
  return {
    ...Object.fromEntries(
      files.map((file) => [file, existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : null]),
    ),
    tags: git("tag", "--list"),
    releases: git("log", "--oneline", "--grep=^Release$"),
  };
}

test("release --dry-run names every package and leaves nothing behind", () => {
  const before = traces();
  const { status, stdout, stderr } = spawnSync("pnpm", ["run", "release", "--dry-run"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, CI: "true" },
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  for (const { manifest } of publishedPackages()) expect(stdout).toContain(`would publish ${manifest.name}@`);
  expect(stdout).toContain("nothing was published");
  expect(traces()).toEqual(before);
});
