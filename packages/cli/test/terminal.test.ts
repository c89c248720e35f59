import { describe, expect, test } from "vitest";
import { url } from "./texts.js";
import { hashigo } from "./world.js";

describe("a terminal", () => {
  test("colours on a terminal only, and not with NO_COLOR", async () => {
    const argv = ["solve", url("unique")];
    expect((await hashigo(argv, { tty: true })).out).toContain("\u001B[32mexactly one solution");
    expect((await hashigo(argv, { tty: true, env: { NO_COLOR: "1" } })).out).not.toContain("\u001B");
    expect((await hashigo(argv)).out).not.toContain("\u001B");
    expect((await hashigo(argv, { env: { FORCE_COLOR: "1" } })).out).toContain("\u001B");
  });

  test("Ctrl-C ends the job in hand, tells what it knows and begins no other", async () => {
    const { status, lines } = await hashigo(["solve", url("slow"), url("a"), "--json"], { interruptWhen: () => true });
    expect(status).toBe(130);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ status: "unknown", limit: "aborted" });
  });

  test("progress of a long job: on a terminal, or asked for, and on standard error only", async () => {
    const argv = ["solve", url("slow"), "--json"];
    const interruptWhen = (err: string): boolean => err !== "";
    const shown = await hashigo([...argv, "--progress"], { interruptWhen });
    expect(shown.err).toMatch(/^solving Stub 2×3: [\d,]+ nodes, \d\.\d s\n/);
    expect(shown.lines).toHaveLength(1);
    expect((await hashigo(argv, { interruptWhen, tty: true })).err).toContain("solving Stub 2×3");
    let looks = 0;
    expect((await hashigo(argv, { interruptWhen: () => ++looks > 150 })).err).toBe("");
  });
});
