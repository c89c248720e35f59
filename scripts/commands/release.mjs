// release: versions and changelogs from the changesets, then build, then publish.
// release --dry-run: the same in a copy of the checkout, where publishing only packs. Nothing here changes.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, turbo } from "../spawn.mjs";
import { publishedPackages, ROOT, readManifest } from "../workspace.mjs";

/** @param {string[]} args @param {string} cwd */
function git(args, cwd = ROOT) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** Runs the steps one after the other, up to the first that fails. @param {(() => Promise<number>)[]} steps */
async function inOrder(steps) {
  for (const step of steps) {
    const status = await step();
    if (status !== 0) return status;
  }
  return 0;
}

async function publish() {
  if (git(["status", "--porcelain"]) !== "") {
    console.error("the work tree is not clean: commit or stash first");
    return 2;
  }
  return inOrder([
    () => run("changeset", ["version"]),
    () => run("pnpm", ["install", "--lockfile-only"]),
    () => turbo(["build"], "--output-logs=errors-only"),
    async () => {
      if (git(["status", "--porcelain"]) !== "") {
        git(["add", "--all"]);
        git(["commit", "--quiet", "--message", "Release"]);
      }
      return 0;
    },
    () => run("changeset", ["publish"]),
  ]);
}

async function rehearse() {
  const copy = mkdtempSync(join(tmpdir(), "hashigo-release-"));
  try {
    // What is tracked, and what would be once it is added; changesets reads the history, so there is one.
    for (const file of git(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).split("\0")) {
      if (file !== "" && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
    }
    git(["init", "--quiet", "--initial-branch=main"], copy);
    git(["add", "--all"], copy);
    const author = ["-c", "user.name=dry run", "-c", "user.email=dry-run@example.invalid"];
    git([...author, "commit", "--quiet", "--message", "Dry run"], copy);

    const status = await inOrder([
      () => run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"], { cwd: copy }),
      () => run("changeset", ["version"], { cwd: copy }),
      () => run("pnpm", ["install", "--lockfile-only", "--prefer-offline", "--reporter=silent"], { cwd: copy }),
      () => run("pnpm", ["--filter=./packages/*", "run", "build"], { cwd: copy }),
      () => run("pnpm", ["publish", "--recursive", "--dry-run", "--no-git-checks", "--force"], { cwd: copy }),
    ]);
    if (status === 0) report(copy);
    return status;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param {string} copy */
function report(copy) {
  for (const { path, manifest } of publishedPackages()) {
    const { name, version } = readManifest(join(copy, path));
    const from = manifest.version === version ? "unchanged" : `from ${manifest.version}`;
    console.log(`would publish ${name}@${version} (${from})`);
  }
  const left = readdirSync(join(copy, ".changeset")).filter((file) => file.endsWith(".md") && file !== "README.md");
  console.log(`changesets left: ${left.length}; nothing was published and this checkout is as it was`);
}

/** @param {string[]} args */
export default function release(args) {
  const unknown = args.find((arg) => arg !== "--dry-run");
  if (unknown !== undefined) {
    console.error(`release knows --dry-run, not "${unknown}"`);
    return 2;
  }
  return args.includes("--dry-run") ? rehearse() : publish();
}
