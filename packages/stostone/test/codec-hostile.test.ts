/** Texts far too long for what they say. Small damage of all kinds is LAW 6: laws-text. */
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { emptyProgress } from "../src/puzzle.js";
import { read, refusal, SOLVED } from "./texts.js";

describe("texts", () => {
  it("that are large and hostile end at once", () => {
    expect(refusal(`stostone/${"/".repeat(200_000)}x`)).toMatch(/^bad-size/);
    expect(read(`stostone/500/500/${"!".repeat(200_000)}`).warnings).toEqual(["skipped-character", "short-body"]);
    expect(read(`pzprv3/stostone/500/500/${"%20".repeat(100_000)}`).warnings).toEqual(["short-body"]);
    expect(read(`${SOLVED}${"/info:".repeat(50_000)}`).warnings).toEqual(["info-ignored"]);
    const { puzzle } = read(`stostone/500/500/${"v".repeat(100_000)}`);
    expect(puzzle.regions.count).toBe(250_000);
    const cells = Uint8Array.from({ length: 250_000 }, (_, cell) => Number(cell >= 125_000));
    expect(check(puzzle, { cells }).state).toBe("broken");
    expect(check(puzzle, emptyProgress(puzzle)).state).toBe("incomplete");
  });
});
