/** One site for a file of tests. Behind each test its page is closed, and must have had no troubles. */
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type Site, startSite, type Visit } from "./site.js";

export class Visits {
  private site: Site | null = null;
  private last: Visit | null = null;

  constructor() {
    beforeAll(async () => {
      this.site = await startSite();
    });
    afterAll(() => this.site?.close());
    afterEach(async () => {
      await this.visit.context.close();
      expect(this.visit.troubles).toEqual([]);
    });
  }

  get url(): string {
    return this.running.url;
  }

  /** The one opened last. */
  get visit(): Visit {
    if (this.last === null) throw new Error("no page was opened");
    return this.last;
  }

  async open(options?: BrowserContextOptions, hash?: string): Promise<Visit> {
    this.last = await this.running.open(options, hash);
    return this.last;
  }

  private get running(): Site {
    if (this.site === null) throw new Error("the site has not started");
    return this.site;
  }
}
