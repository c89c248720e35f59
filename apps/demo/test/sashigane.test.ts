import { describe, expect, it } from "vitest";
import { FIVE, fiveWith, SEVERAL } from "../e2e/boards.js";
import { genres } from "../src/genres/index.js";
import { sessionOver } from "../src/work/session.js";

const session = sessionOver(genres);

async function opened(text: string) {
  const answer = await session.open(text, {});
  if (answer.kind === "refused") throw new Error(answer.error.message.en);
  return answer;
}

async function budgetOf(text: string) {
  const { board } = await opened(text);
  return session.picture(board, {}, { lang: "en", axes: true }).panels[0];
}

describe("the file of Sashigane", () => {
  it("points at the part that is beyond mending, not at what is unfinished", async () => {
    const { board } = await opened(fiveWith({ straight: true }));
    const { state, violations } = session.check(board);
    expect(state).toBe("broken");
    expect(violations.flatMap(({ cells }) => cells)).toEqual([0]);
  });

  it("says nothing of a board that is only unfinished", async () => {
    const { board } = await opened(fiveWith());
    expect(session.check(board)).toEqual({ state: "incomplete", violations: [] });
  });

  it("gives the size budget in a line", async () => {
    expect((await budgetOf(FIVE))?.text.en).toBe("The numbers take 7 of 25 cells. The other 18 make 2 to 6 Ls.");
    expect((await budgetOf(SEVERAL))?.text.en).toBe("All 25 cells make 3 to 8 Ls.");
    expect((await budgetOf("https://puzz.link/p?sashigane/5/1/"))?.impossible).toBe(true);
  });

  it("counts what is printed", async () => {
    expect((await opened(FIVE)).about).toEqual({ en: "3 circles, 4 arrows", ja: "丸 3・矢印 4" });
  });
});
