// What the workspace holds: folders, manifests, source files.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const GROUPS = ["packages", "apps", "tools"];

/** @returns {{folder: string, path: string, manifest: Record<string, any>}[]} every package of the workspace, sorted */
export function workspacePackages() {
  const paths = GROUPS.flatMap((group) =>
    (existsSync(join(ROOT, group)) ? readdirSync(join(ROOT, group)) : []).sort().map((name) => `${group}/${name}`),
  );
  return [...paths, "scripts"]
    .map((path) => ({ path, folder: join(ROOT, path) }))
    .filter(({ folder }) => existsSync(join(folder, "package.json")))
    .map((entry) => ({ ...entry, manifest: readManifest(entry.folder) }));
}

export const publishedPackages = () => workspacePackages().filter(({ manifest }) => manifest.private !== true);

/** Genres are the packages whose manifest says `"hashigo": {"genre": id}`. */
export const genrePackages = () => workspacePackages().filter(({ manifest }) => manifest.hashigo?.genre !== undefined);

/** @param {string} folder @returns {Record<string, any>} */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/**
 * The TypeScript sources that a package ships: no tests, no declarations.
 * @param {string} folder @param {readonly string[]} under
 * @returns {string[]}
 */
export function sourceFiles(folder, under = ["src", "oracle"]) {
  return under
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test|\.test-d)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A digest of what a published package is built from. Its build leaves it in STAMP, beside dist, so that a checkout
 * can tell a stale build from a fresh one, wherever turbo brought it from.
 * @param {string} folder
 * @returns {string}
 */
export function sourcesDigest(folder) {
  const bank = join(folder, "bank");
  const files = [
    join(folder, "package.json"),
    ...sourceFiles(folder, ["src", "oracle", "kernel"]).filter((file) => !file.endsWith(".generated.ts")),
    ...(existsSync(bank) ? readdirSync(bank).sort() : [])
      .filter((name) => name.endsWith(".jsonl"))
      .map((name) => join(bank, name)),
  ];
  const hash = createHash("sha1");
  for (const file of files) hash.update(`${relative(folder, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}

export const STAMP = ".sources";
