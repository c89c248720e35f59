/**
 * One configuration for every package's tests. `@hashigo/*` resolves to sources (condition `hashigo-source`), so no
 * build comes first. `*.long.test.ts` runs only under `test:long`, which also sets HASHIGO_LONG=1 for the others.
 */
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { writeAllGenerated } from "./generated.mjs";

const SOURCE = "hashigo-source";

function tests(include: readonly string[], options: NonNullable<ViteUserConfig["test"]>): ViteUserConfig {
  writeAllGenerated();
  return defineConfig({
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    test: { include: [...include], passWithNoTests: true, maxWorkers: 2, ...options },
  });
}

/** Unit, property and law tests. */
export function unit(): ViteUserConfig {
  const long = process.env["HASHIGO_LONG"] === "1";
  return tests(["{src,oracle,test}/**/*.test.ts"], {
    exclude: ["**/node_modules/**", "dist/**", ...(long ? [] : ["**/*.long.test.ts"])],
    // A law is as slow as the machine is busy. The limit is for what hangs.
    testTimeout: long ? 7_200_000 : 1_200_000,
  });
}

/** Tests in a real browser: `e2e/*.test.ts`, one after the other. */
export function browser(): ViteUserConfig {
  return tests(["e2e/**/*.test.ts"], { fileParallelism: false, testTimeout: 60_000, hookTimeout: 300_000 });
}

/** Gates on packed packages: slow to set up, nothing to run in parallel. */
export function packaging(): ViteUserConfig {
  return tests(["test/**/*.test.ts"], { fileParallelism: false, testTimeout: 300_000, hookTimeout: 600_000 });
}
