import { choose } from "./arguments.js";
import { renderReadme } from "./render.js";
import { isStored, readResults, store } from "./results.js";
import { STUDIES } from "./studies.js";

const choice = choose(process.argv.slice(2), STUDIES);
if (typeof choice === "string") {
  console.error(choice);
  process.exitCode = 2;
} else {
  for (const { study, experiment, tasks } of choice.runs) {
    for (const task of tasks) {
      if (choice.missing && isStored(readResults(study.genre), experiment, task)) continue;
      const started = performance.now();
      const made = task.run();
      store(study.genre, experiment, [made]);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${study.genre} ${experiment.name} ${task.id} (${seconds} s)`);
    }
  }
  for (const study of choice.studies)
    if (renderReadme(study, readResults(study.genre))) console.log(`packages/${study.genre}/README.md rendered`);
}
