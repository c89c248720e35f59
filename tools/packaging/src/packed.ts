/**
 * The published packages as their users get them: packed once, then unpacked into empty folders. Only what is asked
 * for is there, so an undeclared dependency cannot be found. Nothing is fetched.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { publishedPackages, type WorkspacePackage } from "../../../scripts/workspace.mjs";

export interface Packed {
  readonly name: string;
  readonly source: WorkspacePackage;
  readonly tarball: string;
  /** The unpacked package. */
  readonly folder: string;
}

export interface Packs {
  readonly all: readonly Packed[];
  /** An empty folder in which exactly these packages, and what they depend on, are installed; `peers`: their peers too. */
  install(names: readonly string[], options?: { readonly peers?: boolean }): string;
  remove(): void;
}

export function packAll(): Packs {
  const root = mkdtempSync(join(tmpdir(), "hashigo-packed-"));
  const all = publishedPackages().map((source) => pack(source, root));
  let folders = 0;
  return {
    all,
    install: (names, { peers = false } = {}) => {
      const folder = join(root, `user-${folders++}`);
      mkdirSync(join(folder, "node_modules"), { recursive: true });
      writeFileSync(join(folder, "package.json"), '{ "name": "user", "private": true, "type": "module" }\n');
      for (const name of names) installInto(folder, name, all);
      if (peers) for (const one of all) if (names.includes(one.name)) installPeers(folder, one, all);
      return folder;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function pack(source: WorkspacePackage, root: string): Packed {
  const { name } = source.manifest;
  const at = mkdtempSync(join(root, "tarball-"));
  execFileSync("pnpm", ["pack", "--pack-destination", at], { cwd: source.folder, stdio: "pipe" });
  const tarball = readdirSync(at).find((file) => file.endsWith(".tgz"));
  if (tarball === undefined) throw new Error(`pnpm pack made no tarball of ${name}`);
  execFileSync("tar", ["-xzf", join(at, tarball), "-C", at]);
  return { name, source, tarball: join(at, tarball), folder: join(at, "package") };
}

function installInto(folder: string, name: string, all: readonly Packed[], from?: string): void {
  const target = join(folder, "node_modules", name);
  const packed = all.find((one) => one.name === name);
  const origin = packed?.folder ?? installedFolder(name, from ?? folder);
  cpSync(origin, target, { recursive: true, dereference: true, filter: (path) => !path.endsWith("/node_modules") });
  const manifest = createRequire(join(target, "x.js"))("./package.json") as {
    dependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    installInto(folder, dependency, all, packed?.source.folder ?? origin);
  }
}

/** Optional ones too: an example may need them. */
function installPeers(folder: string, { folder: packed, source }: Packed, all: readonly Packed[]): void {
  const manifest = createRequire(join(packed, "x.js"))("./package.json") as {
    peerDependencies?: Record<string, string>;
  };
  for (const peer of Object.keys(manifest.peerDependencies ?? {})) installInto(folder, peer, all, source.folder);
}

/** Where pnpm put a dependency of the package in `from`. */
function installedFolder(name: string, from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    try {
      return realpathSync(join(folder, "node_modules", name));
    } catch {
      // further up
    }
  }
  throw new Error(`${name} is not installed for ${from}`);
}
