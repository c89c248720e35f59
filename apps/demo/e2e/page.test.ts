import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { genres } from "../src/genres/index.js";
import { FIVE, fiveWith, NONE, SEVERAL, SIX } from "./boards.js";
import { drawn, enter, followHints, graded, linkTo, said, text } from "./site.js";
import { Visits } from "./visits.js";

const visits = new Visits();

async function open(hash = "", options = {}): Promise<Page> {
  return (await visits.open(options, hash)).page;
}

/** Genres with a collection. */
async function collections() {
  const banks = await Promise.all(genres.map((entry) => entry.use((spec) => spec.bank())));
  return genres.filter((_, i) => (banks[i]?.length ?? 0) > 0);
}

async function openingName(): Promise<string | undefined> {
  return ((await collections())[0] ?? genres[0])?.genre.name.en;
}

describe("opening", () => {
  it("starts with a real puzzle, below any path, from its own files alone", async () => {
    const page = await open();
    expect(await page.locator("#board svg :is(.b-num, .b-stone)").count()).toBeGreaterThan(0);
    expect(await page.title()).toBe(`${await openingName()} – Hashigo`);
    expect(await graded(page)).toMatch(/^grade \d/);
    expect(page.url()).toMatch(/#p=https%3A%2F%2F/);
  });

  it("offers the collection, or says that there is none", async () => {
    const page = await open();
    if ((await collections()).length === 0) expect(await text(page, "#side")).toContain("No boards yet");
    else {
      expect(await page.locator("#collection option").count()).toBeGreaterThan(1);
      const before = Number(await page.inputValue("#collection"));
      await page.click("#side [data-act=next]");
      const next = (): Promise<unknown> =>
        page.waitForFunction(
          (value) => document.querySelector<HTMLSelectElement>("#collection")?.value === value,
          String(before + 1),
        );
      await next();
      await page.reload();
      await next();
    }
  });

  it("follows a link, and the address names the board", async () => {
    const page = await open(linkTo(FIVE));
    expect(await text(page, "#side")).toContain("5 × 5");
    await enter(page, SIX);
    await page.waitForFunction((hash) => location.hash === hash, linkTo(SIX));
    expect(await text(page, "#side")).toContain("6 × 6");
  });

  it("takes rules from the address", async () => {
    const page = await open(`${linkTo(FIVE)}&rule.form=strict`);
    expect(await text(page, "#side .variant")).toContain("strict");
    expect(page.url()).toContain("&rule.form=strict");
  });

  it("says where an address cannot be read, and keeps the board", async () => {
    const page = await open(linkTo(FIVE));
    await enter(page, "https://puzz.link/p?sashigane/5/x/jm");
    expect(await said(page, "refused")).toMatch(/place 33\b/);
    expect(await text(page, ".excerpt mark")).toBe("x");
    expect(page.url()).toContain(encodeURIComponent(FIVE));
    await page.click(".said [data-act=edit]");
    expect(await page.inputValue("#entry")).toBe("https://puzz.link/p?sashigane/5/x/jm");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("entry");
  });

  it("opens its first board when the link is bad, and says so", async () => {
    const page = await open(linkTo("https://puzz.link/p?sashigane/5/x/jm"));
    await said(page, "refused");
    expect(await text(page, "#side .title")).toBe(await openingName());
  });

  it("refuses another puzzle by name", async () => {
    const page = await open();
    await enter(page, "https://puzz.link/p?kaisu/3/3/00");
    expect(await said(page, "refused")).toContain("This is another puzzle");
  });

  it("takes a pasted text, anywhere on the page", async () => {
    const page = await open();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, fiveWith());
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 40");
  });

  it("takes a file", async () => {
    const page = await open();
    await page.setInputFiles("#side input[type=file]", {
      name: "board.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(fiveWith()),
    });
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 40");
  });

  it("never replaces a game with marks unasked", async () => {
    const page = await open();
    await enter(page, fiveWith());
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 40");
    const before = page.url();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkTo(NONE));
    expect(await said(page, "replace")).toContain("1 mark on this one would be lost");
    await page.click(".said [data-act=close]");
    expect(page.url()).toBe(before);
    expect(await drawn(page)).toBe(1);
    await enter(page, NONE);
    await said(page, "replace");
    await page.click(".said [data-act=replace]");
    await page.waitForFunction(() => document.querySelector("#side .meta")?.textContent?.startsWith("1 × 5"));
  });
});

describe("solving", () => {
  it("draws the one answer as one step", async () => {
    const page = await open(linkTo(FIVE));
    await graded(page);
    await page.click(".bar [data-act=solve]");
    expect(await said(page, "verdict")).toContain("Exactly one solution");
    await page.waitForFunction(() => Number(document.querySelector("#drawn")?.textContent?.split(" ")[0]) > 0);
    await page.click(".bar [data-act=check]");
    expect(await said(page, "solved")).toContain("Solved.");
    await page.click(".bar [data-act=undo]");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "0 of 40");
    await page.click(".bar [data-act=redo]");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent !== "0 of 40");
  });

  it("shows every step", async () => {
    const page = await open(linkTo(FIVE));
    await graded(page);
    await page.click(".bar [data-act=solve]");
    await said(page, "verdict");
    await page.click(".said [data-act=steps]");
    await said(page, "steps");
    expect(await page.locator(".every-step li").count()).toBeGreaterThan(5);
  });

  it("shows two answers side by side, and draws what all share", async () => {
    const page = await open(linkTo("https://puzz.link/p?sashigane/5/5/zg"));
    await page.click(".bar [data-act=solve]");
    expect(await said(page, "verdict")).toMatch(/(At least two|Two) solutions/);
    await page.waitForSelector("#witness-a svg .m-conc");
    await page.waitForSelector("#witness-b svg .m-conc");
    await page.waitForFunction(() => !document.querySelector(".counts")?.textContent?.includes("…"));
    const forced = Number(await text(page, ".counts dd >> nth=0"));
    expect(forced).toBeGreaterThan(0);
    await page.click(".said [data-act=shared]");
    await page.waitForFunction((n) => document.querySelector("#drawn")?.textContent === `${n} of 40`, forced);
  });

  it("says when there is none", async () => {
    const page = await open(linkTo(NONE));
    await page.click(".bar [data-act=solve]");
    expect(await said(page, "verdict")).toContain("No solution");
    expect(await text(page, "#panel-size-budget")).toContain("cannot be shared out");
  });

  it("stops at once when told to, even a worker that does not listen, and goes on working", async () => {
    const { page, context } = await visits.open({}, linkTo(FIVE));
    await context.route(/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const deaf = 'addEventListener("message", ({ data }) => { if (data?.path?.[0] === "solve") for (;;); });\n';
      await route.fulfill({ response, body: deaf + (await response.text()) });
    });
    await page.reload();
    await page.waitForSelector("#board svg");
    await page.click(".bar [data-act=solve]");
    expect(await said(page, "busy")).toContain("Searching");
    const start = Date.now();
    await page.keyboard.press("Escape");
    await said(page, "stopped");
    expect(Date.now() - start).toBeLessThan(1000);
    await page.click(".bar [data-act=hint]");
    await said(page, "hint");
  });
});

describe("hints", () => {
  it("come in four stages, and Apply is one step", async () => {
    const page = await open(linkTo(FIVE));
    await graded(page);
    await page.click(".bar [data-act=hint]");
    expect(await said(page, "hint")).toContain("Look inside the brackets.");
    await page.waitForSelector("#board .m-where");
    expect(await page.locator(".ladder .now").count()).toBe(0);
    await page.keyboard.press("h");
    await page.waitForSelector(".ladder .now");
    expect(await text(page, ".said h2")).toContain(await text(page, ".ladder .now b"));
    await page.keyboard.press("h");
    await page.waitForSelector("#board .m-shuline");
    expect(await page.locator("#board .m-where").count()).toBe(0);
    expect(await text(page, ".said .remark")).toMatch(/R\dC\d/);
    await page.click(".said .btn.ink");
    await page.waitForFunction(() => document.querySelector(".stages .now")?.textContent?.includes("Apply"));
    await page.waitForFunction(() => !document.querySelector("#drawn")?.textContent?.startsWith("0 "));
    expect(await page.locator("#board .m-shuline").count()).toBe(0);
    await page.keyboard.press("[");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "0 of 40");
  });

  it("lead to the answer, one after the other", async () => {
    const page = await open(linkTo(FIVE));
    await followHints(page);
    expect(await said(page, "solved")).toMatch(/\d+ hints/);
  });

  it("report a mistake first, and take back no more than it", async () => {
    const page = await open();
    await enter(page, fiveWith({ wrong: true }));
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "2 of 40");
    await page.keyboard.press("h");
    expect(await said(page, "mistake")).toContain("Hints wait until this is put right.");
    await page.waitForSelector("#board .m-x");
    await page.click(".said [data-act=back]");
    await said(page, "back");
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 40");
  });

  it("are spoken through the status node", async () => {
    const page = await open(linkTo(FIVE));
    await page.keyboard.press("h");
    await page.waitForFunction(() =>
      document.querySelector("#status")?.textContent?.includes("Look inside the brackets"),
    );
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await page.waitForFunction(() => /row \d, column \d/.test(document.querySelector("#status")?.textContent ?? ""));
  });
});

describe("check", () => {
  it("names no place while nothing is wrong", async () => {
    const page = await open();
    await enter(page, fiveWith());
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "1 of 40");
    await page.keyboard.press("c");
    expect(await said(page, "fine")).toContain("Nothing wrong so far");
    expect(await page.locator("#board [class^=m-]").count()).toBe(0);
  });

  it("shows what breaks a rule, and goes back to before it", async () => {
    const page = await open();
    await enter(page, fiveWith({ straight: true }));
    await page.waitForFunction(() => document.querySelector("#drawn")?.textContent === "3 of 40");
    await page.keyboard.press("c");
    await said(page, "broken");
    await page.waitForSelector("#board .m-x");
    await page.click(".said [data-act=back]");
    await said(page, "back");
    expect(await page.locator("#board .m-x").count()).toBe(0);
  });

  it("leaves single letters alone where text is typed, and when they are switched off", async () => {
    const page = await open(linkTo(FIVE));
    await page.locator("#entry").pressSequentially("ch");
    expect(await page.inputValue("#entry")).toBe("ch");
    expect(await page.getAttribute("main", "data-said")).toBe("quiet");
    await page.uncheck("#side input[type=checkbox]");
    await page.locator("#side input[type=checkbox]").blur();
    await page.keyboard.press("c");
    expect(await page.getAttribute("main", "data-said")).toBe("quiet");
  });
});

describe("unsettled", () => {
  it("several answers are never called one", async () => {
    const page = await open(linkTo(SEVERAL));
    expect(await graded(page)).toBe("no single solution");
  });
});
