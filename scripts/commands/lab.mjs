// lab [genre] [experiment] [--quick] [--shard i/n]: runs experiments from source; apps/lab/src/main.ts reads the rest.
import { join } from "node:path";
import { writeBankModules } from "../bank-module.mjs";
import { run } from "../spawn.mjs";
import { ROOT } from "../workspace.mjs";

/** @param {string[]} args */
export default function lab(args) {
  writeBankModules();
  return run("node", ["--conditions=hashigo-source", "--import", "tsx", "src/main.ts", ...args], {
    cwd: join(ROOT, "apps/lab"),
  });
}
