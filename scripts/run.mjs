// The commands of the README: node scripts/run.mjs <command> [arguments].
// Under pnpm the dependencies are there (verifyDepsBeforeRun); anything else hands over to the pinned pnpm first.
import { spawnSync } from "node:child_process";
import { ROOT, readManifest } from "./workspace.mjs";

const COMMANDS = ["start", "dev", "build", "types", "test", "test:long", "bench", "lab", "release"];
const [command = "", ...args] = process.argv.slice(2);

if (!COMMANDS.includes(command)) {
  console.error(`"${command}" is none of ${COMMANDS.join(", ")}`);
  process.exit(2);
}
process.chdir(ROOT);
// A file or a log wants no colours.
if (!process.stdout.isTTY) process.env.NO_COLOR = "1";
process.env.TURBO_TELEMETRY_DISABLED = "1";
process.env.TURBO_NO_UPDATE_NOTIFIER = "1";
process.env.DO_NOT_TRACK = "1";
// Part of every cache key: what passed under one Node says nothing about another.
process.env.HASHIGO_NODE = process.version;

if (process.env.npm_config_user_agent?.startsWith("pnpm/")) {
  // Once here, and not by each of the tasks that start at the same time.
  const { writeAllGenerated } = await import("./generated.mjs");
  writeAllGenerated();
  const { default: run } = await import(`./commands/${command.replace(":", "-")}.mjs`);
  process.exitCode = await run(args);
} else {
  const { packageManager } = readManifest(ROOT);
  const { status, error } = spawnSync("npx", ["--yes", String(packageManager), "run", command, ...args], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (error) console.error(`npx could not start: ${error.message}`);
  process.exitCode = status ?? 1;
}
