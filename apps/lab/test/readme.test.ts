/** Tables in READMEs are the stored results, and the stored results are what the cheap experiments give today. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { markersIn, readmeOf, rendered } from "../src/render.js";
import { readResults, resultsText, sameText } from "../src/results.js";
import { STUDIES } from "../src/studies.js";

describe.each(STUDIES)("$genre", (study) => {
  const results = readResults(study.genre);

  test("the README shows the stored tables", () => {
    const file = readmeOf(study.genre);
    expect(existsSync(file), `${file} is missing`).toBe(true);
    const text = readFileSync(file, "utf8");
    expect(rendered(text, study, results), "run `npx pnpm@12 lab --render`").toBe(text);
    expect(markersIn(text).length).toBeGreaterThan(0);
  });

  test("every row is stored, under the parameters of today, and nothing else", () => {
    expect(Object.keys(results).sort()).toEqual(study.experiments.map(({ name }) => name).sort());
    for (const experiment of study.experiments) {
      const stored = results[experiment.name];
      expect(stored?.parameters, experiment.name).toEqual(experiment.parameters);
      expect(stored?.rows.map(({ id }) => id)).toEqual(experiment.tasks().map(({ id }) => id));
    }
  });

  test("every value of a table has a tag, or is a label", () => {
    for (const { name, columns } of study.experiments) {
      for (const row of results[name]?.rows ?? []) {
        const shown = columns.map(({ field }) => field).filter((field) => row.values[field] !== undefined);
        expect(shown.length, `${name} ${row.id}`).toBeGreaterThan(1);
        for (const field of Object.keys(row.tags)) expect(field in row.values, `${name} ${field}`).toBe(true);
      }
    }
  });

  test("the stored file is as this program writes it", () => {
    const text = readFileSync(new URL(`../results/${study.genre}.json`, import.meta.url), "utf8");
    expect(resultsText(results)).toBe(text);
  });

  const long = process.env["HASHIGO_LONG"] === "1";
  for (const experiment of study.experiments) {
    const tasks = experiment.tasks().filter(({ quick }) => quick || long);
    if (tasks.length === 0) continue;
    test(`${experiment.name} gives what is stored (${tasks.length} rows)`, () => {
      for (const task of tasks) {
        const stored = results[experiment.name]?.rows.find(({ id }) => id === task.id);
        const again = task.run();
        expect(sameText(again, stored), `${task.id}: ${JSON.stringify(again)}`).toBe(true);
      }
    });
  }
});
