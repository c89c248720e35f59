/**
 * The built package in a real Chromium, under policies that know no eval: the fast kernel runs on the main thread and in a worker where
 * WebAssembly is allowed, and where it is not the portable one does, with the same numbers.
 */
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../../scripts/browser.mjs";

const BUILT = join(import.meta.dirname, "../dist/src/index.js");
const WASM = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
const NO_WASM = "default-src 'none'; script-src 'self'";

const count = `
const count = () => {
  const { kernel, census } = take({ rows: 4, cols: 5 });
  return { kernel, clearable: census.clearable, unique: census.unique };
};`;
const PROGRAMS: Readonly<Record<string, string>> = {
  "/page.js": `import { census as take } from "@hashigo/goishi-hiroi";
    ${count}
    globalThis.report = new Promise((resolve, reject) => {
      const worker = new Worker("/worker.js", { type: "module" });
      worker.onmessage = ({ data }) => resolve({ page: count(), worker: data });
      worker.onerror = () => reject(new Error("the worker failed"));
    });`,
  "/worker.js": `import { census as take } from "@hashigo/goishi-hiroi";
    ${count}
    postMessage(count());`,
};

let server: Server;
let browser: Browser;
let policy = WASM;

beforeAll(async () => {
  if (!existsSync(BUILT)) throw new Error("The package is not built: run the build first.");
  const scripts = new Map<string, string>();
  for (const [path, contents] of Object.entries(PROGRAMS)) scripts.set(path, await bundled(contents));
  server = createServer(({ url = "" }, response) => {
    response.setHeader("content-security-policy", policy);
    const script = scripts.get(url);
    if (script !== undefined) response.setHeader("content-type", "text/javascript").end(script);
    else if (url === "/")
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end('<!doctype html><title>census</title><script type="module" src="/page.js"></script>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles[0]!.text;
}

test.each([
  ["simd", WASM],
  ["words", NO_WASM],
])("%s under %s", async (kernel, under) => {
  policy = under;
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => "report" in globalThis);
  const found = { kernel, clearable: 751_237, unique: 10_316 };
  expect(await page.evaluate(() => (globalThis as unknown as { report: Promise<unknown> }).report)).toEqual({
    page: found,
    worker: found,
  });
  expect(errors).toEqual([]);
  await page.close();
});
