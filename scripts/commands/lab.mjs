// lab [genre] [experiment] [--quick] [--shard i/n]: runs experiments from source; apps/lab/src/main.ts reads the rest.
import { join } from "node:path";
import { writeAllGenerated } from "../generated.mjs";
import { run } from "../spawn.mjs";
import { ROOT } from "../workspace.mjs";

/** @param {string[]} args */
export default function lab(args) {
  writeAllGenerated();
  return run("node", ["--conditions=hashigo-source", "--import", "tsx", "src/main.ts", ...args], {
    cwd: join(ROOT, "apps/lab"),
  });
}
