import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { drawn, enter, followHints, graded, linkTo, said, text } from "./site.js";
import { STOSTONE, stostoneWith, TOUCHING } from "./stostone-boards.js";
import { Visits } from "./visits.js";

const visits = new Visits();

async function open(hash = linkTo(STOSTONE), options = {}): Promise<Page> {
  return (await visits.open(options, hash)).page;
}

const NARROW = { viewport: { width: 360, height: 640 } };
const STILL = { reducedMotion: "reduce" } as const;

async function solved(page: Page): Promise<void> {
  await page.click(".bar [data-act=solve]");
  await said(page, "verdict");
  await page.keyboard.press("Escape");
}

const label = (page: Page): Promise<string | null> => page.getAttribute("#board svg", "aria-label");
const AFTER = "Stostone board after the fall, 6 rows, 6 columns";

describe("Stostone", () => {
  it("opens with its rules and its columns", async () => {
    const page = await open();
    expect(await page.title()).toBe("Stostone – Hashigo");
    expect(await text(page, "#side .rules")).toContain("the stones fill the lower half");
    expect(await text(page, "#side .title + .meta")).toContain("8 regions, 7 numbers");
    expect(await graded(page)).toMatch(/^grade \d, Fall of a stone$/);
    expect(await text(page, "#panel-columns")).toBe("Shaded by column 0, 0, 0, 0, 0, 0. Each needs 3.");
  });

  it("opens with a board of its collection, in Japanese too", async () => {
    const page = await open("", { locale: "ja-JP" });
    await page.click(".genres.in-head >> text=ストストーン");
    await page.waitForFunction(() => document.title === "ストストーン – Hashigo");
    expect(await page.inputValue("#collection")).toBe("0");
    expect(await text(page, ".motion.in-panel")).toBe("石を落とす");
    expect(await text(page, "#panel-columns")).toMatch(/^列ごとの黒マス 0・/);
  });

  it("solves: half of every column, undone in one step", async () => {
    const page = await open();
    await graded(page);
    await page.click(".bar [data-act=solve]");
    expect(await said(page, "verdict")).toContain("Exactly one solution");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "36 of 36");
    expect(await text(page, "#panel-columns")).toContain("3, 3, 3, 3, 3, 3.");
    await page.keyboard.press("c");
    await said(page, "solved");
    await page.click(".bar [data-act=undo]");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "0 of 36");
  });

  it("hints in four stages, and Apply shades what was said", async () => {
    const page = await open();
    await page.click(".bar [data-act=hint]");
    expect(await said(page, "hint")).toContain("Look inside the brackets.");
    await page.keyboard.press("h");
    await page.waitForSelector(".ladder .now");
    await page.keyboard.press("h");
    await page.waitForSelector("#board .m-shuline");
    expect(await text(page, ".said .remark")).toContain("R2C5 is shaded");
    await page.click(".said .btn.ink");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 36");
    expect(await text(page, "#panel-columns")).toContain("0, 0, 0, 0, 1, 0.");
    expect(await page.locator("#board .m-shuline").count()).toBe(0);
  });

  it("leads from hint to hint to the answer", async () => {
    const page = await open();
    await followHints(page);
    expect(await said(page, "solved")).toMatch(/\d+ hints/);
  });

  it("reports what no answer has, and what is broken for good", async () => {
    const page = await open();
    await enter(page, stostoneWith({ wrong: true }));
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "2 of 36");
    await page.keyboard.press("h");
    expect(await said(page, "mistake")).toContain("Hints wait until this is put right.");
    await page.click(".said [data-act=back]");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 36");
    await page.goto(`${visits.url}${linkTo(TOUCHING)}`);
    await page.reload();
    await page.waitForSelector("#panel-columns.impossible");
    await page.keyboard.press("c");
    expect(await said(page, "broken")).toContain("touch across a border");
    await page.waitForSelector("#board .m-x");
  });
});

describe("the fall", () => {
  it("moves the stones on the board row by row, again when asked, and gives the drawing back", async () => {
    const page = await open();
    await solved(page);
    const before = await page.innerHTML("#board");
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => seen.add(document.querySelector("#board .b-pencil")?.getAttribute("d") ?? "")).observe(
        document.querySelector("#board") as Element,
        { childList: true },
      );
    });
    await page.click(".motion.in-panel");
    expect(await said(page, "motion")).toContain("The stones fill the lower half.");
    const rest = (): Promise<unknown> =>
      page.waitForFunction(() =>
        document.querySelector("#board svg")?.getAttribute("aria-label")?.includes("after the fall"),
      );
    await rest();
    await page.waitForFunction(() => (window as unknown as { seen: Set<string> }).seen.size >= 3);
    expect(await page.locator("#motion-after").count()).toBe(0);
    await page.click(".said [data-act=motion]");
    await rest();
    await page.keyboard.press("Escape");
    await page.waitForFunction((was) => document.querySelector("#board")?.innerHTML === was, before);
    expect(await drawn(page)).toBe(36);
  });

  it("speaks once, however many rows the stones fall", async () => {
    const page = await open();
    await solved(page);
    await page.click(".motion.in-panel");
    await page.waitForFunction(() => document.querySelector("#status")?.textContent?.includes("fill the lower half"));
    await page.evaluate(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      new MutationObserver(() => spoken.push("again")).observe(document.querySelector("#status") as Element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([]);
  });

  it("stands still, before and after side by side, for those who want no motion", async () => {
    const page = await open(linkTo(STOSTONE), STILL);
    await solved(page);
    const before = await page.innerHTML("#board");
    await page.click(".motion.in-panel");
    await page.waitForSelector("#motion-before svg");
    await page.waitForSelector("#motion-after svg");
    expect(await page.innerHTML("#board")).toBe(before);
    expect(await page.getAttribute("#motion-after", "aria-label")).toBe("After the fall");
    const ends = await page.evaluate(() =>
      ["before", "after"].map((name) => document.querySelector(`#motion-${name} .b-pencil`)?.getAttribute("d")),
    );
    expect(ends[0]).not.toBe(ends[1]);
    await page.click("[data-act=language]");
    expect(await text(page, ".said")).toContain("石が下半分をすべて埋めます。");
    await page.waitForSelector('#motion-after svg[lang="ja"]');
  });

  it("of an unfinished drawing is told as it is, and gives way to what comes next", async () => {
    const page = await open();
    await page.click(".motion.in-panel");
    expect(await said(page, "motion")).toContain("There is no stone yet.");
    await enter(page, stostoneWith());
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 36");
    await page.click(".motion.in-panel");
    await page.waitForFunction(() =>
      document.querySelector(".said")?.textContent?.includes("They fill 1 of its 18 cells"),
    );
    await page.keyboard.press("c");
    await said(page, "fine");
    await page.waitForFunction(
      () => !document.querySelector("#board svg")?.getAttribute("aria-label")?.includes("fall"),
    );
    await page.waitForTimeout(500);
    expect(await label(page)).toBe("Stostone board, 6 rows, 6 columns");
  });

  it("brings the board into view on a phone, and no sideways scroll", async () => {
    for (const options of [NARROW, { ...NARROW, ...STILL }]) {
      const page = await open(linkTo(STOSTONE), options);
      await solved(page);
      await page.evaluate(() => scrollTo(0, 60));
      await page.click(".motion.in-stage");
      await said(page, "motion");
      if (options === NARROW) {
        await page.waitForFunction(
          (name) => document.querySelector("#board svg")?.getAttribute("aria-label") === name,
          AFTER,
        );
        expect((await page.locator("#board").boundingBox())?.y).toBeGreaterThanOrEqual(0);
        await visits.visit.context.close();
      } else await page.waitForSelector("#motion-after svg");
      if (options !== NARROW) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });

  it.each([
    { colorScheme: "light", viewport: { width: 1280, height: 800 }, locale: "en-US" },
    { colorScheme: "dark", ...NARROW, locale: "ja-JP" },
  ] as const)("axe finds nothing, and nothing scrolls on a desk: $colorScheme", async (options) => {
    for (const still of [{}, STILL]) {
      const page = await open(linkTo(STOSTONE), { ...options, ...still });
      await graded(page);
      await solved(page);
      await page.click(options.viewport.width > 1000 ? ".motion.in-panel" : ".motion.in-stage");
      await page.waitForSelector(still === STILL ? "#motion-after svg" : ".said[data-kind=motion]");
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
      if (options.viewport.width > 1000)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);
      await visits.visit.context.close();
    }
    await open();
  });
});
