import { describe, expect, it } from "vitest";
import { BRANCHED, HAISU, HAISU_SEVERAL, haisuWith } from "../e2e/haisu-boards.js";
import { genres } from "../src/genres/index.js";
import type { Opened } from "../src/work/protocol.js";
import { sessionOver } from "../src/work/session.js";

const session = sessionOver(genres);

async function opened(text: string): Promise<Opened> {
  const answer = await session.open(text, {});
  if (answer.kind === "refused") throw new Error(answer.error.message.en);
  return answer;
}

async function visitsOn(text: string, rules: Readonly<Record<string, string>> = {}) {
  const { board } = await opened(text);
  const [panel] = session.picture({ ...board, rules }, {}, { lang: "en", axes: true }).panels;
  const plain = (text = ""): string => text.replace(/\u00a0/g, " ");
  return { impossible: panel?.impossible, en: plain(panel?.text.en), ja: plain(panel?.text.ja) };
}

describe("the file of Haisu", () => {
  it("credits its author, and keeps its name in both languages", () => {
    const card = session.catalogue().find(({ id }) => id === "haisu");
    expect(card?.name).toEqual({ en: "Haisu", ja: "Haisu" });
    expect(card?.credit?.en).toContain("William Hu");
    expect(card?.credit?.ja).toContain("William Hu");
  });

  it("counts what is printed", async () => {
    expect((await opened(HAISU)).about).toEqual({ en: "4 regions, 5 numbers", ja: "4区画・数字 5" });
  });

  it("opens the same board from its link and from its drawing", async () => {
    expect((await opened(haisuWith())).url).toBe(HAISU);
  });

  it("points at what is beyond mending, in one violation a rule", async () => {
    const { board } = await opened(BRANCHED);
    const { state, violations } = session.check(board);
    expect(state).toBe("broken");
    expect(violations.map(({ rule, cells }) => [rule, cells])).toEqual([
      ["branch", [4]],
      ["visit-number", [1]],
    ]);
    expect(session.check((await opened(haisuWith({ wrong: true }))).board)).toEqual({
      state: "incomplete",
      violations: [],
    });
  });

  it("counts edges, and finds two answers where there are several", async () => {
    const { board, total } = await opened(HAISU_SEVERAL);
    expect(total).toBe(12);
    const outcome = await session.solve(1, board, 10_000, () => {});
    expect(outcome.status).toBe("multiple");
  });
});

describe("the visits of each region", () => {
  it("are what border, shape and numbers allow", async () => {
    expect(await visitsOn(HAISU)).toEqual({
      impossible: false,
      en: "r1c1 2 to 5, r1c4 3 to 5, r1c5 1, r5c1 1. Crossings + ends (S, G) = 2 × visits.",
      ja: "1行1列 2〜5回、1行4列 3〜5回、1行5列 1回、5行1列 1回。出入り＋端（S・G）＝2×訪問。",
    });
  });

  it("narrow with the line, to one number each on an answer", async () => {
    const { board } = await opened(HAISU);
    const outcome = await session.solve(1, board, 10_000, () => {});
    if (outcome.status !== "unique") throw new Error(outcome.status);
    expect((await visitsOn(outcome.answer)).en).toBe(
      "r1c1 3, r1c4 3, r1c5 1, r5c1 1. Crossings + ends (S, G) = 2 × visits.",
    );
  });

  it("say where no answer can be", async () => {
    const single = "hashigo haisu 2x3\n+---+---+---+\n| S     | 3 |\n+   +   +---+\n|         G |\n+---+---+---+";
    expect(await visitsOn(single)).toMatchObject({
      impossible: true,
      en: "The region of r1c3 needs 3 visits and can have 1.",
    });
    // Read as totals, the numbers of one region are at odds.
    expect(await visitsOn(HAISU, { reading: "cardinal" })).toMatchObject({ impossible: true });
  });
});
