/** The real executable in a process of its own: what cannot be seen from within. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const BIN = fileURLToPath(new URL("../bin/hashigo.js", import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command; `watch` sees the process as its standard error grows. */
function hashigo(
  argv: readonly string[],
  { stdin = "", watch }: { stdin?: string; watch?: (child: ReturnType<typeof spawn>, err: string) => void } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [BIN, ...argv]);
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
    watch?.(child, err);
  });
  child.stdin.end(stdin);
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ status, out, err }));
  });
}

test("standard input, standard output, exit status", async () => {
  const { status, out, err } = await hashigo(["solve", "-", "--json"], {
    stdin: "https://puzz.link/p?sashigane/5/5/jm.o3khkgojm4\nrubbish\n",
  });
  expect(status).toBe(2);
  const lines = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  expect(lines).toMatchObject([
    { input: "-:1", status: "unique" },
    { input: "-:2", error: {} },
  ]);
  expect(err).toMatch(/^hashigo: -:2/);
});

test("misuse is one sentence", async () => {
  const { status, out, err } = await hashigo([]);
  expect([status, out]).toEqual([2, ""]);
  expect(err).toMatch(/^hashigo: no command[^\n]*\n$/);
});

test("Ctrl-C ends a long count with status 130", async () => {
  let pressed = false;
  const { status, out } = await hashigo(
    ["count", "sashigane", "--rows", "30", "--cols", "30", "--json", "--progress"],
    {
      watch: (child, err) => {
        if (pressed || !err.includes("counting")) return;
        pressed = true;
        child.kill("SIGINT");
      },
    },
  );
  expect(status).toBe(130);
  expect(JSON.parse(out)).toMatchObject({ count: null, limit: "aborted" });
});

test("a reader that leaves early does no harm", async () => {
  const child = spawn(process.execPath, [BIN, "--help"]);
  child.stdout.destroy();
  let err = "";
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const status = await new Promise((resolve) => {
    child.on("close", resolve);
  });
  expect([status, err]).toEqual([0, ""]);
});
