/**
 * Every console block of the README is run, and must print what it says. `…` stands for anything; times may differ.
 * HASHIGO_README=write puts the real output in.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GENRES } from "../src/genres.js";
import { hashigo } from "./world.js";

const README = new URL("../README.md", import.meta.url);
const BLOCK = /```console\n([\s\S]*?)```/g;

interface Example {
  readonly command: string;
  readonly output: string;
}

function examples(text: string): Example[] {
  return [...text.matchAll(BLOCK)].flatMap(([, block = ""]) =>
    block
      .split(/^\$ /m)
      .filter((part) => part !== "")
      .map((part) => {
        const end = part.indexOf("\n");
        return { command: part.slice(0, end), output: part.slice(end + 1) };
      }),
  );
}

/** One or more commands, piped; the last may be followed by `echo $?`. */
async function shell(command: string): Promise<string> {
  const [pipeline = "", ...rest] = command.split("; ");
  let stdin = "";
  let shown = "";
  let last = 0;
  for (const part of pipeline.split(" | ")) {
    const [name, ...argv] = (part.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ""));
    if (name !== "hashigo") throw new Error(`an example runs hashigo, not ${name}`);
    const { out, err, status } = await hashigo(argv, { registry: GENRES, stdin });
    stdin = out;
    shown += err;
    last = status;
  }
  return shown + stdin + (rest.includes("echo $?") ? `${last}\n` : "");
}

const timeless = (text: string): string => text.replace(/[\d.]+ m?s\b/g, "T").replace(/"elapsedMs":[\d.]+/g, "T");

function pattern(output: string): RegExp {
  const parts = timeless(output)
    .split("…")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\s\\S]*")}$`);
}

const text = readFileSync(README, "utf8");

if (process.env["HASHIGO_README"] === "write") {
  test("write the README's outputs", async () => {
    let written = text;
    for (const { command, output } of examples(text)) {
      const real = await shell(command);
      if (!pattern(output).test(timeless(real)))
        written = written.replace(`$ ${command}\n${output}`, () => `$ ${command}\n${real}`);
    }
    writeFileSync(README, written);
  });
} else {
  test.each(examples(text))("$command", async ({ command, output }) => {
    const real = await shell(command);
    if (!pattern(output).test(timeless(real))) expect(real).toBe(output);
  });
}
