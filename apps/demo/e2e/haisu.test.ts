import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { FIVE } from "./boards.js";
import { BRANCHED, HAISU, haisuWith } from "./haisu-boards.js";
import { drawn, enter, followHints, graded, linkTo, said, text } from "./site.js";
import { Visits } from "./visits.js";

const visits = new Visits();

async function open(hash = linkTo(HAISU), options = {}): Promise<Page> {
  return (await visits.open(options, hash)).page;
}

const NARROW = { viewport: { width: 360, height: 640 } };

describe("Haisu", () => {
  it("opens with its rules, its author and its clues", async () => {
    const page = await open();
    expect(await page.title()).toBe("Haisu – Hashigo");
    expect(await text(page, "#side .rules")).toContain("one line from S to G");
    expect(await text(page, "#side .credit")).toBe("A puzzle by William Hu");
    expect(await text(page, "#side .title + .meta")).toContain("4 regions, 5 numbers");
    expect(await text(page, "#board svg")).toMatch(/S.*G|G.*S/);
    expect(await graded(page)).toMatch(/^grade \d/);
    expect(await text(page, "#panel-visits")).toContain("R5C1 1. Crossings + ends (S, G) = 2 × visits.");
  });

  it("keeps its name in Japanese, in words of lines", async () => {
    const page = await open(linkTo(HAISU), { locale: "ja-JP" });
    expect(await page.title()).toBe("Haisu – Hashigo");
    expect(await text(page, "#side .credit")).toContain("William Hu");
    for (let i = 1; i <= 3; i++) {
      await page.keyboard.press("h");
      await page.waitForSelector(`.stages li:nth-child(${i}).now`);
    }
    const remark = await text(page, ".said .remark");
    expect(remark).toMatch(/\d行\d列.*線/);
    expect(remark).not.toContain("境界線");
  });

  it("solves: one line on the board, its visits numbered, and undone in one step", async () => {
    const page = await open();
    await graded(page);
    await page.click(".bar [data-act=solve]");
    expect(await said(page, "verdict")).toContain("Exactly one solution");
    await page.waitForSelector("#board .b-tag");
    expect(await drawn(page)).toBe(24);
    expect(await text(page, "#panel-visits")).toContain("R1C1 3, R1C4 3, R1C5 1, R5C1 1.");
    await page.keyboard.press("c");
    await said(page, "solved");
    await page.click(".bar [data-act=undo]");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "0 of 40");
    expect(await page.locator("#board .b-tag").count()).toBe(0);
  });

  it("hints in four stages, and Apply draws what was said", async () => {
    const page = await open();
    await page.click(".bar [data-act=hint]");
    expect(await said(page, "hint")).toContain("Look inside the brackets.");
    await page.keyboard.press("h");
    await page.waitForSelector(".ladder .now");
    await page.keyboard.press("h");
    await page.waitForSelector("#board .m-shuline");
    const why = await text(page, ".said .remark");
    expect(why).toMatch(/line .*R\dC\d–R\dC\d/);
    expect(why).not.toMatch(/border/);
    await page.waitForFunction(() => / to row \d/.test(document.querySelector("#status")?.textContent ?? ""));
    await page.click(".said .btn.ink");
    await page.waitForFunction(() => !document.querySelector("#drawn")?.textContent?.startsWith("0 "));
    expect(await page.locator("#board .m-shuline").count()).toBe(0);
  });

  it("leads from hint to hint to the answer", async () => {
    const page = await open();
    await followHints(page);
    expect(await said(page, "solved")).toMatch(/\d+ hints/);
  });

  it("reports a stroke that no answer has, and takes back no more than it", async () => {
    const page = await open();
    await enter(page, haisuWith({ wrong: true }));
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "2 of 40");
    await page.keyboard.press("c");
    await said(page, "fine");
    await page.keyboard.press("h");
    expect(await said(page, "mistake")).toContain("Hints wait until this is put right.");
    await page.click(".said [data-act=back]");
    await said(page, "back");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 40");
  });

  it("shows each rule that is broken for good, and no cell that is only empty", async () => {
    const page = await open();
    await enter(page, BRANCHED);
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "6 of 12");
    await page.keyboard.press("c");
    const found = await said(page, "broken");
    expect(found).toContain("The line branches at R2C2.");
    expect(found).toContain("The line comes to the 2 at R1C2 on visit 1 to its region.");
    await page.waitForSelector("#board .m-x");
    expect(await page.locator("#board .m-x").count()).toBe(2);
  });
});

describe("the way from puzzle to puzzle", () => {
  it("is in the head on a desk", async () => {
    const page = await open(linkTo(FIVE));
    await page.click(".genres.in-head >> text=Haisu");
    await page.waitForFunction(() => document.title === "Haisu – Hashigo");
    expect(await page.getAttribute(".genres.in-head [aria-current=page]", "href")).toContain("haisu");
    await page.click(".genres.in-head >> text=Sashigane");
    await page.waitForFunction(() => document.title === "Sashigane – Hashigo");
  });

  it("is in the menu on a phone, which gives way to a question", async () => {
    const page = await open(linkTo(FIVE), NARROW);
    expect(await page.isVisible(".genres.in-head")).toBe(false);
    await page.click("[data-act=menu]");
    await page.click(".genres.in-menu >> text=Haisu");
    await page.waitForFunction(() => document.title === "Haisu – Hashigo");
    expect(await page.isVisible("#side")).toBe(false);
    await page.click("[data-act=menu]");
    await enter(page, haisuWith());
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 40");
    await page.click("[data-act=menu]");
    await page.click(".genres.in-menu >> text=Sashigane");
    await said(page, "replace");
    expect(await page.isVisible("#side")).toBe(false);
    await page.click(".said [data-act=replace]");
    await page.waitForFunction(() => document.title === "Sashigane – Hashigo");
  });
});
