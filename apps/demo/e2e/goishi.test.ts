import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { GOISHI, GOISHI_LARGE, GOISHI_SEVERAL, GOISHI_STUCK, goishiAfter, goishiWith } from "./goishi-boards.js";
import { drawn, followHints, graded, linkTo, said, text } from "./site.js";
import { Visits } from "./visits.js";

const visits = new Visits();

async function open(hash = linkTo(GOISHI), options = {}): Promise<Page> {
  return (await visits.open(options, hash)).page;
}

const NARROW = { viewport: { width: 360, height: 640 } };
const STILL = { reducedMotion: "reduce" } as const;

const drawnIs = (page: Page, shown: string): Promise<unknown> =>
  page.waitForFunction((was) => document.querySelector("#drawn")?.textContent === was, shown);

/** Presses H until the stage stands in the rail. */
async function hintTo(page: Page, stage: number): Promise<string> {
  for (let i = 1; i <= stage; i++) {
    await page.keyboard.press("h");
    await page.waitForSelector(`.stages li:nth-child(${i}).now`);
  }
  return text(page, ".said .remark");
}

/** Numbers of the stones taken, in order, as they stand on the board. */
const numbers = (page: Page): Promise<string[]> => page.locator("#board .b-num").allTextContents();
const route = (page: Page): Promise<string | null> => page.getAttribute("#board .b-route", "d");

describe("Goishi Hiroi", () => {
  it("opens with its rules and what may come next", async () => {
    const page = await open();
    expect(await page.title()).toBe("Goishi Hiroi – Hashigo");
    expect(await text(page, "#side .rules")).toContain("Take the first stone you meet.");
    expect(await text(page, "#side .title + .meta")).toContain("14 stones");
    expect(await graded(page)).toBe("grade 6, Trial");
    expect(await text(page, "#panel-next")).toBe("Next by the rules Any of 14 stones.");
    expect(await page.locator("#board .b-stone").count()).toBe(14);
    expect(await text(page, ".ladder-block .feet")).toBe("stones taken, of 14");
  });

  it("opens with a board of its collection that has a first hint, in Japanese too", async () => {
    const page = await open("", { locale: "ja-JP" });
    await page.click(".genres.in-head >> text=碁石ひろい");
    await page.waitForFunction(() => document.title === "碁石ひろい – Hashigo");
    expect(await page.inputValue("#collection")).toBe("0");
    expect(await text(page, ".motion.in-panel")).toBe("順にたどる");
    expect(await text(page, "#panel-next")).toMatch(/^規則上の次の碁石 \d+個のどれでも。$/);
    expect(await hintTo(page, 3)).toMatch(/ヒント・3 なぜ.*\d行\d列が最初です。/);
  });

  it("solves: the route with its numbers, undone in one step", async () => {
    const page = await open();
    await graded(page);
    await page.click(".bar [data-act=solve]");
    expect(await said(page, "verdict")).toContain("Exactly one solution");
    await drawnIs(page, "14 of 14");
    expect(await numbers(page)).toEqual(Array.from({ length: 14 }, (_, i) => String(i + 1)));
    expect(await page.locator("#board .b-stone").count()).toBe(0);
    // 9 is reached over the holes of 5 and 4.
    expect((await route(page))?.match(/A43 43/g)).toHaveLength(2);
    expect(await text(page, "#panel-next")).toContain("All stones are taken.");
    await page.keyboard.press("c");
    await said(page, "solved");
    await page.click(".bar [data-act=undo]");
    await drawnIs(page, "0 of 14");
    expect(await page.locator("#board .b-stone").count()).toBe(14);
  });

  it("hints in four stages, and Apply takes the stone", async () => {
    const page = await open();
    await page.click(".bar [data-act=hint]");
    expect(await said(page, "hint")).toContain("Look inside the brackets.");
    await page.keyboard.press("h");
    await page.waitForSelector('.ladder .now[data-rung="trial"]');
    await page.keyboard.press("h");
    await page.waitForSelector("#board .m-conc");
    expect(await text(page, "#said-head")).toBe("R4C1 is first.");
    expect(await text(page, ".said .remark")).toMatch(
      /Suppose R6C3 were first\..*Only R4C1 is left, so R4C1 is first\./,
    );
    expect(await text(page, "#board .b-numon")).toBe("1");
    await page.click(".said .btn.ink");
    await drawnIs(page, "1 of 14");
    expect(await numbers(page)).toEqual(["1"]);
    expect(await page.locator("#board .m-conc").count()).toBe(0);
    expect(await text(page, "#panel-next")).toBe("Next by the rules R4C5; 13 left.");
  });

  it("marks the last moves only, not the whole way", async () => {
    const page = await open(linkTo(goishiAfter(6)));
    expect(await hintTo(page, 3)).toContain("R5C4 is next. From R3C4 only R5C4 can be reached");
    await page.waitForSelector("#board .m-conc");
    expect(await page.locator("#board .m-prem").count()).toBe(2);
    expect(await page.locator("#board .b-ghost").count()).toBe(6);
  });

  it("leads from hint to hint to the answer", async () => {
    const page = await open();
    await followHints(page);
    expect(await said(page, "solved")).toContain("14 hints");
    expect(await numbers(page)).toHaveLength(14);
  });

  it("shows one stone where the ladder cannot tell where to begin, and goes on from there", async () => {
    const page = await open(linkTo(GOISHI_STUCK));
    expect(await graded(page)).toBe("grade 7, Search");
    await page.keyboard.press("h");
    expect(await said(page, "stuck")).toContain("The ladder has no rung for this position");
    await page.click(".said [data-act=choose]");
    await page.waitForSelector('.ladder .now[data-rung="search"]');
    expect(await text(page, "#said-head")).toBe("R4C2 is first.");
    expect(await text(page, ".said .remark")).toContain("The search has ruled out the other 21 stones");
    expect(await text(page, "#board .b-numon")).toBe("1");
    await page.keyboard.press("h");
    await drawnIs(page, "1 of 22");
    await page.waitForSelector(".stages li:nth-child(4).now");
    await page.keyboard.press("h");
    await page.waitForFunction(() =>
      document.querySelector(".said")?.textContent?.includes("Look inside the brackets."),
    );
    expect(await text(page, "#side .facts")).toMatch(/Hints ?2/);
  });

  it("says which stones can be next where there are several answers", async () => {
    const page = await open(linkTo(GOISHI_SEVERAL));
    await page.keyboard.press("h");
    await said(page, "stuck");
    await page.click(".said [data-act=choose]");
    expect(await said(page, "choices")).toContain("R1C1, R1C2, R2C1, R2C2 can be first.");
    await page.waitForFunction(() => document.querySelectorAll("#board .m-conc").length === 4);
    expect(await drawn(page)).toBe(0);
  });
});

describe("what is wrong", () => {
  it("is a stone that no answer takes then, and is taken back", async () => {
    const page = await open(linkTo(goishiAfter(3, "r1c5")));
    await page.keyboard.press("c");
    await said(page, "fine");
    await page.keyboard.press("h");
    expect(await said(page, "mistake")).toContain("Hints wait until this is put right.");
    expect(await page.locator("#board .m-x").count()).toBe(1);
    await page.click(".said [data-act=back]");
    await drawnIs(page, "3 of 14");
  });

  it.each([
    ["a gap", goishiWith({ r4c1: 1, r4c5: 2, r2c6: 4 }), "R2C6 bears the number 4, but no stone bears 3."],
    ["a number twice", goishiWith({ r4c1: 1, r4c5: 2, r2c5: 2 }), "R2C5 and R4C5 both bear the number 2."],
    [
      "straight back",
      goishiAfter(0, "r2c6", "r3c6", "r1c6"),
      "From 2 at R3C6 the way goes straight back to 3 at R1C6.",
    ],
    ["askew", goishiAfter(2, "r2c5", "r5c6"), "3 at R2C5 and 4 at R5C6 share neither a row nor a column."],
    [
      "past a stone",
      goishiAfter(0, "r1c2", "r1c6"),
      "On the way from 1 at R1C2 to 2 at R1C6 the stone at R1C5 comes first.",
    ],
  ])("is %s", async (_, board, words) => {
    const page = await open(linkTo(board));
    await page.keyboard.press("c");
    expect(await said(page, "broken")).toContain(words);
    await page.waitForSelector("#board .m-x");
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await said(page, "mistake");
    await page.click(".said [data-act=back]");
    await said(page, "back");
    await page.waitForFunction(() => document.querySelectorAll("#board .m-x").length === 0);
    await page.keyboard.press("c");
    await said(page, "fine");
  });
});

describe("the walk", () => {
  it("goes from stone to stone, again when asked, and gives the drawing back", async () => {
    const page = await open(linkTo(goishiAfter(14)));
    await drawnIs(page, "14 of 14");
    const before = await page.innerHTML("#board");
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = (): unknown => seen.push(document.querySelectorAll("#board .b-num").length);
      new MutationObserver(look).observe(document.querySelector("#board") as Element, { childList: true });
    });
    const seen = (): Promise<number[]> => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    await page.click(".motion.in-panel");
    expect(await said(page, "motion")).toContain("14 of 14 stones taken. 10 moves turn, and 1 flies over");
    await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.at(-1) === 14);
    const counts = await seen();
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBeGreaterThanOrEqual(3);
    expect(await page.locator("#motion-after").count()).toBe(0);
    await page.click(".said [data-act=motion]");
    await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.at(-1) !== 14);
    await page.keyboard.press("Escape");
    await page.waitForFunction((was) => document.querySelector("#board")?.innerHTML === was, before);
  });

  it("stands still, before and after side by side, for those who want no motion", async () => {
    const page = await open(linkTo(goishiAfter(9)), STILL);
    await page.click(".motion.in-panel");
    await page.waitForSelector("#motion-before svg");
    await page.waitForSelector("#motion-after svg");
    expect(await page.getAttribute("#motion-after", "aria-label")).toBe("The route");
    expect(await page.locator("#motion-before .b-stone").count()).toBe(14);
    expect(await page.locator("#motion-after .b-stone").count()).toBe(5);
    expect(await numbers(page)).toHaveLength(9);
    await page.click("[data-act=language]");
    expect(await text(page, ".said")).toContain("14個のうち9個を拾いました。");
    await page.waitForSelector('#motion-after svg[lang="ja"]');
  });

  it("of a blank board says so, and gives way to what comes next", async () => {
    const page = await open();
    await page.click(".motion.in-panel");
    expect(await said(page, "motion")).toContain("No stone is taken yet.");
    await page.keyboard.press("c");
    await said(page, "fine");
  });
});

describe("for everybody", () => {
  /** What this genre shows and no other does. */
  const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    "the answer": async (page) => {
      await page.click(".bar [data-act=solve]");
      await said(page, "verdict");
    },
    "one stone": async (page) => {
      await page.keyboard.press("h");
      await said(page, "stuck");
      await page.click(".said [data-act=choose]");
      await page.waitForSelector("#board .m-conc");
    },
    "a walk at rest": async (page) => {
      await page.locator(".motion").locator("visible=true").click();
      await page.waitForSelector("#motion-after svg");
    },
  };
  const OPENED: Readonly<Record<string, string>> = {
    "the answer": GOISHI_LARGE,
    "one stone": GOISHI_STUCK,
    "a walk at rest": goishiAfter(14),
  };

  it.each([
    { colorScheme: "light", viewport: { width: 1280, height: 800 }, locale: "en-US" },
    { colorScheme: "dark", viewport: { width: 1280, height: 800 }, locale: "ja-JP" },
    { colorScheme: "light", ...NARROW, locale: "ja-JP" },
    { colorScheme: "dark", ...NARROW, locale: "en-US" },
  ] as const)("axe finds nothing, and nothing scrolls that should not: $colorScheme, $locale", async (options) => {
    for (const [name, reach] of Object.entries(STATES)) {
      const page = await open(linkTo(OPENED[name] ?? ""), { ...options, ...STILL });
      await graded(page);
      await reach(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
        [],
      );
      const { scrollWidth, scrollHeight } = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      expect(scrollWidth).toBe(options.viewport.width);
      if (options.viewport.width > 1000) expect(scrollHeight).toBeLessThanOrEqual(800);
      await visits.visit.context.close();
    }
    await open();
  });
});
