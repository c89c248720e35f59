import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { FIVE } from "./boards.js";
import { GOISHI, GOISHI_SEVERAL } from "./goishi-boards.js";
import { HAISU, HAISU_SEVERAL } from "./haisu-boards.js";
import { enter, graded, linkTo, said, text } from "./site.js";
import { STOSTONE, STOSTONE_SEVERAL } from "./stostone-boards.js";
import { Visits } from "./visits.js";

const WIDE = { width: 1280, height: 800 };
const MIDDLE = { width: 900, height: 800 };
const NARROW = { width: 360, height: 640 };

const visits = new Visits();

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = "rgb(245, 243, 238)";
const DARK = "rgb(23, 24, 26)";

describe("preferences", () => {
  it("speaks Japanese where the browser does, and keeps the language that was chosen", async () => {
    const { page } = await visits.open({ locale: "ja-JP" });
    expect(await page.getAttribute("html", "lang")).toBe("ja");
    expect(await text(page, ".bar")).toContain("ヒント");
    await page.click("[data-act=language]");
    expect(await page.getAttribute("html", "lang")).toBe("en");
    expect(await text(page, ".bar")).toContain("Hint");
    await page.reload();
    await page.waitForSelector("#board svg");
    expect(await page.getAttribute("html", "lang")).toBe("en");
    expect(await page.getAttribute("#board svg", "aria-label")).toMatch(/\d rows/);
  });

  it("changes the words of a hint at once", async () => {
    const { page } = await visits.open({}, linkTo(FIVE));
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press("h");
      await page.waitForSelector(`.stages li:nth-child(${i + 1}).now`);
    }
    await page.click("[data-act=language]");
    expect(await text(page, ".said")).toMatch(/ヒント・3 なぜ[\s\S]*\d行\d列/);
  });

  it("follows the device's theme until one is chosen, and keeps that", async () => {
    const { page } = await visits.open({ colorScheme: "dark" });
    expect(await background(page)).toBe(DARK);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await background(page)).toBe(LIGHT);
    await page.click("[data-act=theme]");
    await page.click("[data-act=theme]");
    expect(await page.getAttribute("html", "data-theme")).toBe("dark");
    expect(await background(page)).toBe(DARK);
    await page.reload();
    await page.waitForSelector("#board svg");
    expect(await background(page)).toBe(DARK);
    await page.click("[data-act=theme]");
    expect(await page.getAttribute("html", "data-theme")).toBeNull();
  });
});

/** A board of each genre, and one of another size that has several answers. */
const BOARDS = {
  goishi: { one: GOISHI, several: GOISHI_SEVERAL, size: "2 × 3" },
  haisu: { one: HAISU, several: HAISU_SEVERAL, size: "3 × 3" },
  sashigane: { one: FIVE, several: "https://puzz.link/p?sashigane/4/4/z", size: "4 × 4" },
  stostone: { one: STOSTONE, several: STOSTONE_SEVERAL, size: "4 × 2" },
} as const;
type Boards = (typeof BOARDS)[keyof typeof BOARDS];
const GENRES = ["goishi", "haisu", "sashigane", "stostone"] as const satisfies readonly (keyof typeof BOARDS)[];

/** The states of the page that differ most. */
const STATES: Readonly<Record<string, (page: Page, boards: Boards) => Promise<unknown>>> = {
  quiet: () => Promise.resolve(),
  "a hint": async (page) => {
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press("h");
      await page.waitForSelector(`.stages li:nth-child(${i + 1}).now`);
    }
  },
  "one answer": async (page) => {
    await page.click(".bar [data-act=solve]");
    await said(page, "verdict");
  },
  "every step": async (page) => {
    await page.click(".bar [data-act=solve]");
    await said(page, "verdict");
    await page.click(".said [data-act=steps]");
  },
  "two answers": async (page, { several, size }) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkTo(several));
    await page.waitForFunction(
      (start) => document.querySelector("#side .title + .meta")?.textContent?.startsWith(start),
      size,
    );
    await graded(page);
    await page.click(".bar [data-act=solve]");
    await said(page, "verdict");
    await page.waitForFunction(() => !document.querySelector(".counts")?.textContent?.includes("…"));
    await page.waitForSelector("#witness-b svg");
  },
  "an import error": async (page) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkTo("https://puzz.link/p?sashigane/5/x/jm"));
    await said(page, "refused");
  },
};

describe("for everybody", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const locale = colorScheme === "light" ? "en-US" : "ja-JP";
    for (const viewport of [WIDE, NARROW]) {
      it.each(GENRES)(`axe finds nothing: ${colorScheme}, ${viewport.width} wide, %s`, async (genre) => {
        const boards = BOARDS[genre];
        for (const [name, reach] of Object.entries(STATES)) {
          const options = { colorScheme, viewport, locale, reducedMotion: "reduce" } as const;
          const { page, context } = await visits.open(options, linkTo(boards.one));
          await graded(page);
          await reach(page, boards);
          const { violations } = await new AxeBuilder({ page })
            .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
            .analyze();
          const found = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ html }) => html).join(" ")}`);
          expect(found).toEqual([]);
          await context.close();
        }
      });
    }
  }

  it("the folded column opens from the head, by keys too", async () => {
    for (const viewport of [MIDDLE, NARROW]) {
      const { page, context } = await visits.open({ viewport });
      expect(await page.isVisible("#side")).toBe(false);
      await page.focus("[data-act=menu]");
      await page.keyboard.press("Enter");
      expect(await page.isVisible("#side")).toBe(true);
      expect(await page.getAttribute("[data-act=menu]", "aria-expanded")).toBe("true");
      await enter(page, FIVE);
      await page.waitForFunction(() => /5 × 5/.test(document.querySelector("#side")?.textContent ?? ""));
      expect(await page.isVisible("#side")).toBe(false);
      await context.close();
    }
  });
});

describe("room", () => {
  it.each(GENRES)("at 1280 × 800 nothing scrolls: %s", async (genre) => {
    const boards = BOARDS[genre];
    const heights: string[] = [];
    for (const locale of ["en-US", "ja-JP"]) {
      for (const [name, reach] of Object.entries(STATES)) {
        const { page, context } = await visits.open({ viewport: WIDE, locale }, linkTo(boards.one));
        await graded(page);
        await reach(page, boards);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height > 800) heights.push(`${locale}, ${name}: ${height}`);
        await context.close();
      }
    }
    expect(heights).toEqual([]);
  });

  it.each([320, 360, 767, 768, 1099, 1100])("at %i nothing scrolls sideways", async (width) => {
    for (const boards of Object.values(BOARDS)) {
      const { page, context } = await visits.open({ viewport: { width, height: 640 } }, linkTo(boards.one));
      await graded(page);
      for (const state of ["quiet", "a hint", "two answers"]) {
        await STATES[state]?.(page, boards);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.keyboard.press("Escape");
      }
      await context.close();
    }
  });

  it("on a phone a hint takes the place of the tools and at most 36 % of the height; the board stays", async () => {
    const { page } = await visits.open({ viewport: NARROW });
    const box = (): Promise<unknown> => page.locator("#board").boundingBox();
    const before = await box();
    await page.click(".bar [data-act=hint]");
    for (let i = 1; i <= 4; i++) {
      await page.waitForSelector(`.stages li:nth-child(${i}).now`);
      const sheet = await page.locator(".said").boundingBox();
      expect(sheet?.height).toBeLessThanOrEqual(0.36 * NARROW.height + 1);
      expect(await box()).toEqual(before);
      expect(await page.isVisible(".bar [data-act=check]")).toBe(false);
      if (i < 4) await page.click(".said [data-act=hint]");
    }
    await page.click(".said [data-act=close]");
    expect(await page.isVisible(".bar [data-act=check]")).toBe(true);
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset["act"])).toBe("hint");
  });

  it("a board too fine for the page opens zoomed and scrolls in its place", async () => {
    const { page } = await visits.open({ viewport: NARROW }, linkTo("https://puzz.link/p?sashigane/30/30/"));
    await page.waitForSelector("#board[data-zoomed]");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const svg = await page.locator("#board svg").boundingBox();
    expect(svg?.width).toBeGreaterThan(30 * 31);
    const scrolled = (): Promise<number> => page.evaluate(() => document.querySelector("#board")?.scrollTop ?? 0);
    await page.evaluate(() => document.querySelector("#board")?.scrollTo(0, 200));
    await page.click("[data-act=language]");
    await page.waitForSelector('#board svg[lang="ja"]');
    expect(await scrolled()).toBe(200);
  });
});
