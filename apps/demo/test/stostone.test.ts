import { describe, expect, it } from "vitest";
import { STOSTONE, STOSTONE_SEVERAL, stostoneWith, TOUCHING } from "../e2e/stostone-boards.js";
import { genres } from "../src/genres/index.js";
import type { Board, Opened } from "../src/work/protocol.js";
import { sessionOver } from "../src/work/session.js";

const session = sessionOver(genres);
const SHOWN = { lang: "en", axes: true } as const;

async function opened(text: string, rules: Readonly<Record<string, string>> = {}): Promise<Opened> {
  const answer = await session.open(text, rules);
  if (answer.kind === "refused") throw new Error(answer.error.message.en);
  return answer;
}

async function answerOf(text: string): Promise<Board> {
  const { board } = await opened(text);
  const outcome = await session.solve(1, board, 10_000, () => {});
  if (outcome.status !== "unique") throw new Error(outcome.status);
  return { ...board, text: outcome.answer };
}

const columnsOn = (board: Board) => session.picture(board, {}, SHOWN).panels[0];

describe("the file of Stostone", () => {
  it("counts what is printed", async () => {
    expect((await opened(STOSTONE)).about).toEqual({ en: "8 regions, 7 numbers", ja: "8区画・数字 7" });
  });

  it("opens the same board from its link and from its drawing", async () => {
    expect((await opened(stostoneWith())).url).toBe(STOSTONE);
  });

  it("points at what is beyond mending only", async () => {
    const { state, violations } = session.check((await opened(TOUCHING)).board);
    expect(state).toBe("broken");
    expect(violations.map(({ rule }) => rule)).toContain("stones-apart");
    expect(session.check((await opened(stostoneWith())).board)).toEqual({ state: "incomplete", violations: [] });
  });

  it("counts cells, and finds two answers where there are several", async () => {
    const { board, total } = await opened(STOSTONE_SEVERAL);
    expect(total).toBe(8);
    expect(await session.solve(1, board, 10_000, () => {})).toMatchObject({ status: "multiple" });
  });
});

describe("the columns", () => {
  it("are counted as they are drawn, to half of each on an answer", async () => {
    expect(columnsOn((await opened(stostoneWith())).board)).toMatchObject({
      impossible: false,
      text: { en: "0, 0, 0, 0, 1, 0. Each needs 3.", ja: "0・0・0・0・1・0。どの列も3個です。" },
    });
    expect(columnsOn(await answerOf(STOSTONE))?.text.en).toBe("3, 3, 3, 3, 3, 3. Each needs 3.");
  });

  it("say where no answer can be", async () => {
    expect(columnsOn((await opened(TOUCHING)).board)).toMatchObject({
      impossible: true,
      text: {
        en: "Column 2 has 3 shaded cells, and half is 2.",
        ja: "2列目の黒マスは3個で、半分の2個を超えています。",
      },
    });
    const dots = TOUCHING.replace(/#/g, "+");
    expect(columnsOn((await opened(dots)).board)?.text.en).toBe(
      "Column 2 can have 1 shaded cell at most, and half is 2.",
    );
    const odd = "https://puzz.link/p?stostone/2/3/000g";
    expect(columnsOn((await opened(odd)).board)?.text.en).toBe("3 rows cannot be halved: there is no answer.");
    const free = columnsOn((await opened(odd, { fall: "none" })).board);
    expect(free).toMatchObject({ impossible: false, text: { en: "0, 0. No rule is about them here." } });
  });
});

describe("the fall", () => {
  it("of an answer fills the lower half, one picture a row", async () => {
    const board = await answerOf(STOSTONE);
    const told = session.motion(board);
    expect(told).toEqual({
      steps: 3,
      head: { en: "The stones fill the lower half.", ja: "石が下半分をすべて埋めます。" },
      line: {
        en: "They fill all its 18 cells; nothing stays above.",
        ja: "下半分18マスがすべて埋まり、上半分には何も残りません。",
      },
    });
    const pictures = [0, 1, 2, 3].map((step) => session.picture(board, {}, { ...SHOWN, step }).svg);
    expect(new Set(pictures).size).toBe(4);
    expect(pictures[0]).toBe(session.picture(board, {}, SHOWN).svg);
    expect(pictures[3]).toContain("after the fall");
  });

  it("of an unfinished drawing tells what is missing", async () => {
    const told = session.motion((await opened(stostoneWith())).board);
    expect(told).toMatchObject({
      steps: 4,
      head: { en: "The stones do not fill the lower half." },
      line: { en: "They fill 1 of its 18 cells; nothing stays above." },
    });
    expect(session.motion((await opened(STOSTONE)).board)).toMatchObject({
      steps: 0,
      head: { en: "There is no stone yet." },
    });
  });

  it("is Stostone's own", async () => {
    const { board } = await opened("https://puzz.link/p?sashigane/5/5/jm.o3khkgojm4");
    expect(session.motion(board)).toBeNull();
    const falling = session.catalogue().filter(({ motion }) => motion?.name.en === "Let it fall");
    expect(falling.map(({ id }) => id)).toEqual(["stostone"]);
  });
});
