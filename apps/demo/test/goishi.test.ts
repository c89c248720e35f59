import { describe, expect, it } from "vitest";
import { GOISHI, GOISHI_LARGE, GOISHI_SEVERAL, GOISHI_STUCK, goishiAfter, goishiWith } from "../e2e/goishi-boards.js";
import { genres } from "../src/genres/index.js";
import type { Choices } from "../src/genres/register.js";
import type { Board, HintCard, Opened } from "../src/work/protocol.js";
import { sessionOver } from "../src/work/session.js";

const session = sessionOver(genres);
const SHOWN = { lang: "en", axes: true } as const;
const never = (): void => {};

async function opened(text: string, rules: Readonly<Record<string, string>> = {}): Promise<Opened> {
  const answer = await session.open(text, rules);
  if (answer.kind === "refused") throw new Error(answer.error.message.en);
  return answer;
}

async function boardOf(text: string): Promise<Board> {
  return (await opened(text)).board;
}

const nextOn = async (text: string) => session.picture(await boardOf(text), {}, SHOWN).panels[0];

describe("the file of Goishi Hiroi", () => {
  it("counts the stones", async () => {
    const { about, total, url, warnings } = await opened(goishiAfter(3));
    expect(about).toEqual({ en: "14 stones", ja: "碁石 14個" });
    expect([total, url, warnings]).toEqual([14, GOISHI, []]);
  });

  it("begins with a board to which the ladder leads from its first stone", async () => {
    const [first] = (await session.bank("goishi-hiroi")).filter(({ rows, cols }) => rows * cols <= 64);
    expect(first?.grade).not.toBe("search");
    const card = session.catalogue().find(({ id }) => id === "goishi-hiroi");
    for (const url of [first?.url, card?.first])
      expect((await session.hint(1, await boardOf(url ?? ""), 10_000, never)).kind).toBe("deduction");
  });
});

describe("what may come next by the rules", () => {
  it("is any stone, then what is in reach, then none", async () => {
    expect((await nextOn(GOISHI))?.text).toEqual({ en: "Any of 14 stones.", ja: "14個のどれでも。" });
    expect((await nextOn(goishiAfter(3)))?.text).toEqual({
      en: "r1c5, r2c2, r2c6; 11 left.",
      ja: "1行5列・2行2列・2行6列。残り11個。",
    });
    expect(await nextOn(goishiAfter(14))).toMatchObject({ text: { en: "All stones are taken." }, impossible: false });
    // Away from where the others are.
    expect(await nextOn(goishiAfter(0, "r6c2", "r6c3"))).toMatchObject({
      text: { en: "None, and 12 stones stay behind.", ja: "なし。12個が残っています。" },
      impossible: true,
    });
    expect((await nextOn("https://puzz.link/p?goishi/2/2/f"))?.text.en).toBe("r1c1; 1 left.");
    expect(await nextOn("https://puzz.link/p?goishi/2/2/u")).toMatchObject({
      text: { en: "There is no stone." },
      impossible: true,
    });
  });

  it("goes by the numbers before a gap", async () => {
    const gap = goishiWith({ r4c1: 1, r4c5: 2, r2c6: 4 });
    expect((await nextOn(gap))?.text.en).toBe("r2c5; 12 left.");
  });
});

describe("a hint", () => {
  async function hintOn(text: string): Promise<Extract<HintCard, { kind: "deduction" }>["deduction"]> {
    const card = await session.hint(1, await boardOf(text), 10_000, never);
    if (card.kind !== "deduction") throw new Error(card.kind);
    return card.deduction;
  }
  const takes = (cells: readonly number[], from: number): unknown =>
    cells.map((cell, k) => ({ kind: "take", cell, order: from + k }));

  it("is headed by what follows", async () => {
    expect((await hintOn(GOISHI)).head).toEqual({ en: "r4c1 is first.", ja: "4行1列が最初です。" });
    expect((await hintOn(goishiAfter(1))).head).toEqual({ en: "r4c5 is next.", ja: "4行5列が次です。" });
  });

  it("marks the last moves, and of all others those that it names", async () => {
    const { premises, effects, message } = await hintOn(goishiAfter(6));
    expect(message.en).toBe("From r3c4 only r5c4 can be reached, so r5c4 is next.");
    expect([premises, effects]).toEqual([{ clues: [], facts: takes([17, 15], 5) }, takes([27], 7)]);
    const first = await hintOn(GOISHI);
    expect(first.premises.facts).toEqual([]);
    for (const place of ["r6c3", "r2c6", "r4c5"]) expect(first.message.en).toContain(place);
    expect(first.premises.clues).toEqual(expect.arrayContaining([32, 11, 22]));
    expect(first.premises.clues).not.toContain(18);
  });

  it("tells one stone, the next, on every board that the ladder solves", async () => {
    for (const { url, grade } of await session.bank("goishi-hiroi")) {
      if (grade === "search") continue;
      let board = await boardOf(url);
      for (let taken = 0; ; taken++) {
        const card = await session.hint(1, board, 10_000, never);
        if (card.kind === "solved") break;
        if (card.kind !== "deduction") throw new Error(`${url}: ${card.kind}`);
        const { effects, head, message } = card.deduction;
        expect(effects).toEqual([expect.objectContaining({ order: taken + 1 })]);
        // The heading is the conclusion of the reason.
        const told = message.en.replace("the last stone left", "next").toLowerCase();
        expect(told).toContain(head?.en.toLowerCase().slice(0, -1));
        board = { ...board, text: session.draw(board, effects) };
      }
    }
  });
});

describe("one stone, where the ladder is stuck", () => {
  const chosenOn = async (text: string, ms = 10_000): Promise<Choices> =>
    session.choices(1, await boardOf(text), ms, never);

  it("is the only one that the search leaves", async () => {
    expect((await session.hint(1, await boardOf(GOISHI_STUCK), 10_000, never)).kind).toBe("stuck");
    expect(await chosenOn(GOISHI_STUCK)).toEqual({
      live: [{ kind: "take", cell: 25, order: 1 }],
      open: 0,
      message: {
        en: "r4c2 is first. The search has ruled out the other 21 stones; it gives no reason.",
        ja: "4行2列が最初です。ほかの21個を最初に取る答えがないことは、探索で確かめました。理由は言えません。",
      },
    });
    expect((await chosenOn(goishiAfter(3))).message.en).toBe(
      "r2c6 is next. The search has ruled out r1c5, r2c2; it gives no reason.",
    );
  });

  it("is one of several, or none", async () => {
    const several = await chosenOn(GOISHI_SEVERAL);
    expect(several.live).toHaveLength(4);
    expect(several.message).toEqual({
      en: "r1c1, r1c2, r2c1, r2c2 can be first.",
      ja: "最初になれるのは1行1列・1行2列・2行1列・2行2列です。",
    });
    expect(await chosenOn(goishiAfter(3, "r1c5"))).toMatchObject({
      live: [],
      open: 0,
      message: { en: expect.stringMatching(/^No stone can be next\. The search has ruled out /) },
    });
  });

  it("is not told when there was no time to see", async () => {
    const { live, open, message } = await chosenOn(GOISHI_LARGE, 0);
    expect([live, open]).toEqual([[], 45]);
    expect(message).toEqual({
      en: "No stone is known to be first. 45 stones could not be settled in time.",
      ja: "最初の碁石はまだ分かりません。45個は時間内に決着しませんでした。",
    });
  });

  it("can be asked for in this genre alone", async () => {
    const asked = session.catalogue().filter(({ choice }) => choice !== null);
    expect(asked.map(({ id, choice }) => [id, choice?.en])).toEqual([["goishi-hiroi", "Show one stone"]]);
    const { board } = await opened("https://puzz.link/p?sashigane/5/5/jm.o3khkgojm4");
    await expect(session.choices(1, board, 10_000, never)).rejects.toThrow("sashigane");
  });
});

describe("the walk", () => {
  it("goes from stone to stone, one picture a stone", async () => {
    const board = await boardOf(goishiAfter(14));
    expect(session.motion(board)).toEqual({
      steps: 14,
      stepMs: 300,
      head: { en: "14 of 14 stones taken.", ja: "14個のうち14個を拾いました。" },
      line: {
        en: "10 moves turn, and 1 flies over squares emptied before.",
        ja: "曲がる手は10、空いたマスを飛び越える手は1です。",
      },
    });
    const pictures = Array.from({ length: 15 }, (_, step) => session.picture(board, {}, { ...SHOWN, step }).svg);
    expect(new Set(pictures).size).toBe(15);
    expect(pictures[0]).toBe(session.picture(await boardOf(GOISHI), {}, SHOWN).svg);
    expect(pictures[14]).toBe(session.picture(board, {}, SHOWN).svg);
  });

  it("tells what there is of it", async () => {
    const told = async (text: string): Promise<unknown> => session.motion(await boardOf(text));
    expect(await told(GOISHI)).toMatchObject({ steps: 0, head: { en: "No stone is taken yet." } });
    expect(await told(goishiAfter(3))).toMatchObject({
      steps: 3,
      line: { en: "1 move turns, and 0 fly over squares emptied before." },
    });
    expect(await told(goishiAfter(1, "r1c2"))).toMatchObject({
      steps: 2,
      line: { en: "A move breaks a rule: Check says which." },
    });
  });
});
