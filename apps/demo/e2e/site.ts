/** The built page, served as plain files below a path that is not the root, and a real Chromium to look at it. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "../../../scripts/browser.mjs";

export const BASE = "/some/base/";
const DIST = join(import.meta.dirname, "../dist");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

export interface Site {
  readonly url: string;
  /** A page that fails the test when the console shows an error, or anything is asked of another place. */
  open(options?: BrowserContextOptions, hash?: string): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong so far. */
  readonly troubles: readonly string[];
}

export async function startSite(): Promise<Site> {
  if (!existsSync(join(DIST, "index.html"))) throw new Error("The page is not built: run the build first.");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(DIST, normalize(pathname.slice(BASE.length) || "index.html"));
    if (!pathname.startsWith(BASE) || !file.startsWith(DIST) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${BASE}`;
  const browser = await launchBrowser();
  return { url, open: (options, hash) => visit(browser, url, options, hash), close: () => close(browser, server) };
}

async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}, hash = ""): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:"))
      troubles.push(`asks for ${request.url()}`);
  });
  page.on("requestfailed", (request) => troubles.push(`failed: ${request.url()}`));
  await page.goto(url + hash);
  await page.waitForSelector("#board svg");
  return { page, context, troubles };
}

async function close(browser: Browser, server: Server): Promise<void> {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
}

export function linkTo(text: string): string {
  return `#p=${encodeURIComponent(text)}`;
}

export async function text(page: Page, selector: string): Promise<string> {
  return ((await page.textContent(selector)) ?? "").replace(/\s+/g, " ").trim();
}

/** What the rail says. */
export async function said(page: Page, kind: string): Promise<string> {
  await page.waitForSelector(`.said[data-kind=${kind}]`, { timeout: 20_000 });
  return text(page, ".said");
}

/** Opens a board through the address field. */
export async function enter(page: Page, text: string): Promise<void> {
  await page.fill("#entry", text);
  await page.click("#side button[type=submit]");
}

/** Waits until the ladder of the board is known. */
export async function graded(page: Page): Promise<string> {
  await page.waitForFunction(
    () => !/^(climbing|登っています)$/.test(document.querySelector("#grade")?.textContent ?? "climbing"),
  );
  return text(page, "#grade");
}

export async function drawn(page: Page): Promise<number> {
  return Number((await page.textContent("#drawn"))?.match(/\d+/)?.[0]);
}

/** Presses H until the board is solved; what the last hint drew may solve it while the next key is on its way. */
export async function followHints(page: Page): Promise<void> {
  const isSolved = async (): Promise<boolean> => (await page.getAttribute("main", "data-said")) === "solved";
  for (let i = 0; i < 400 && !(await isSolved()); i++) {
    const before = await page.textContent("#app");
    await page.keyboard.press("h");
    await page.waitForFunction(
      (was) =>
        document.querySelector("#app")?.textContent !== was ||
        document.querySelector("main")?.dataset["said"] === "solved",
      before,
    );
  }
}
