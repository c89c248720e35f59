// Runs packages/*/bench/*.bench.ts from source; with a name, those whose path holds it. Prints ratios, never gates.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { writeAllGenerated } from "../generated.mjs";
import { run } from "../spawn.mjs";
import { workspacePackages } from "../workspace.mjs";

/** @param {string[]} args */
export default async function bench([name = "", ...rest]) {
  writeAllGenerated();
  const files = workspacePackages()
    .filter(({ folder }) => existsSync(join(folder, "bench")))
    .flatMap(({ folder, path }) =>
      readdirSync(join(folder, "bench"))
        .filter((file) => file.endsWith(".bench.ts"))
        .sort()
        .map((file) => ({ folder, file: join("bench", file), label: `${path}/bench/${file}` })),
    )
    .filter(({ label }) => label.includes(name));
  if (files.length === 0) {
    console.error(name === "" ? "there is no benchmark" : `no benchmark's path holds "${name}"`);
    return 2;
  }
  let worst = 0;
  for (const { folder, file, label } of files) {
    console.log(`\n# ${label}`);
    worst ||= await run("node", ["--conditions=hashigo-source", "--import", "tsx", file, ...rest], { cwd: folder });
  }
  return worst;
}
