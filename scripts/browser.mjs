// Finds a Chromium for the browser tests: CHROMIUM_PATH, one of the system, the one inside @sparticuz/chromium
// (Linux x64), apt-get as root; else an error that says what to do. Never a silent skip.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const HELP =
  "No browser for the browser tests. Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.";

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSystem() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(isExecutable);
}

/** Unpacks under TMPDIR. */
async function fromPackage() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { default: sparticuz } = await import("@sparticuz/chromium");
  return sparticuz.executablePath();
}

function fromApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "chromium"]]) {
    const { status } = spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", 2, 2], env });
    if (status !== 0) return undefined;
  }
  return onSystem();
}

/** @param {string} executablePath */
function launch(executablePath) {
  const args = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath, args, headless: true });
}

/**
 * The first browser that is there and starts.
 * @returns {Promise<import("playwright-core").Browser>}
 */
export async function launchBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return launch(wanted);

  const failures = [];
  for (const find of [onSystem, fromPackage, fromApt]) {
    try {
      const path = await find();
      if (path !== undefined) return await launch(path);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error([HELP, ...failures].join("\n"));
}
