import { describe, expect, it } from "vitest";
import { genres } from "../src/genres/index.js";
import { sashigane } from "../src/genres/sashigane.js";
import type { Opened } from "../src/work/protocol.js";
import { sessionOver } from "../src/work/session.js";

const session = sessionOver(genres);
const UNIQUE = "https://puzz.link/p?sashigane/5/5/jm.o3khkgojm4";
const SEVERAL = "https://puzz.link/p?sashigane/5/5/";

async function opened(text: string, rules: Readonly<Record<string, string>> = {}): Promise<Opened> {
  const answer = await session.open(text, rules);
  if (answer.kind === "refused") throw new Error(answer.error.message.en);
  return answer;
}

describe("a session", () => {
  it("answers with plain data only, so that it can cross to the page", async () => {
    const { board } = await opened(UNIQUE);
    const answers = [
      session.catalogue(),
      await opened(UNIQUE),
      await session.open("x", {}),
      session.picture(board, {}, { lang: "ja", axes: true }),
      session.check(board),
      await session.solve(1, board, 10_000, () => {}),
      await session.hint(2, board, 10_000, () => {}),
      await session.ladder(3, board, 10_000),
    ];
    for (const answer of answers) expect(structuredClone(answer)).toEqual(answer);
  });

  it("opens the board of every genre that the page starts with", async () => {
    for (const entry of genres) {
      const { first, id } = entry.use((spec) => ({ first: spec.first, id: spec.genre.id }));
      const { board, total, warnings } = await opened(first);
      expect(board.genre).toBe(id);
      expect(total).toBeGreaterThan(0);
      expect(warnings).toEqual([]);
      expect(await session.solve(1, board, 10_000, () => {})).toMatchObject({ status: "unique" });
    }
  });

  it("opens every board of the bank", async () => {
    for (const entry of genres) {
      for (const { url, rules, rows, cols } of await session.bank(entry.genre.id)) {
        expect(await opened(url, rules)).toMatchObject({ rows, cols });
      }
    }
  });

  it("refuses with a code and a place", async () => {
    const answer = await session.open("https://puzz.link/p?sashigane/5/x/jm", {});
    expect(answer).toMatchObject({ kind: "refused", error: { code: "bad-size", at: 32 } });
  });

  it("solves, and the answer passes its own check", async () => {
    const { board } = await opened(UNIQUE);
    const outcome = await session.solve(1, board, 10_000, () => {});
    if (outcome.status !== "unique") throw new Error(outcome.status);
    expect(session.check({ ...board, text: outcome.answer }).state).toBe("solved");
  });

  it("shows two answers with what tells them apart, and counts what all share", async () => {
    const { board, total } = await opened(SEVERAL);
    const outcome = await session.solve(1, board, 10_000, () => {});
    if (outcome.status !== "multiple") throw new Error(outcome.status);
    expect(outcome.first.differences.length).toBeGreaterThan(0);
    expect(outcome.second.differences.length).toBe(outcome.first.differences.length);
    for (const { text } of [outcome.first, outcome.second]) {
      expect(session.check({ ...board, text }).state).toBe("solved");
    }
    const extent = await session.extent(2, board, 10_000, outcome.first.differences.length);
    expect(extent.forced + extent.free + extent.open).toBe(total);
    expect(extent.exactlyTwo).toBe(false);
  });

  it("leads from hint to hint to the answer", async () => {
    let { board } = await opened(UNIQUE);
    for (let i = 0; i < 100; i++) {
      const card = await session.hint(i, board, 10_000, () => {});
      if (card.kind === "solved") return;
      if (card.kind !== "deduction") throw new Error(card.kind);
      board = { ...board, text: session.draw(board, card.deduction.effects) };
    }
    throw new Error("no end of hints");
  });

  it("counts what each rung settles, up to the whole board", async () => {
    const { board, total } = await opened(UNIQUE);
    const card = await session.ladder(1, board, 10_000);
    expect(card.status).toBe("unique");
    expect(Object.values(card.settled).reduce((sum, n) => sum + n, 0)).toBe(total);
    const known = sashigane.use(({ genre }) => genre.ladders.default.rungs);
    expect(Object.keys(card.settled).every((rung) => known.includes(rung))).toBe(true);
  });

  it("names the settings that no address can hold", async () => {
    const { variants, board } = await opened(UNIQUE, { form: "strict" });
    expect(board.rules["form"]).toBe("strict");
    expect(variants).toHaveLength(1);
    expect((await opened(UNIQUE)).variants).toEqual([]);
  });
});
