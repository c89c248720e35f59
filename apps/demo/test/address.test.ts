import { describe, expect, it } from "vitest";
import { readAddress, writeAddress } from "../src/app/address.js";

const URL = "https://puzz.link/p?sashigane/8/8/l6mhl.w.mgk5p5lhk6liphp..kjk./";

describe("the address", () => {
  it("gives back what was written, rules too", () => {
    for (const rules of [{}, { form: "strict" }, { form: "strict", arrowEnd: "off" }]) {
      expect(readAddress(writeAddress({ text: URL, rules }))).toEqual({ text: URL, rules });
    }
  });

  it("keeps a text of several lines", () => {
    const text = "pzprv3/sashigane/1/1\n. \n";
    expect(readAddress(writeAddress({ text, rules: {} }))?.text).toBe(text);
  });

  it("takes a link that was pasted raw as it stands, percent signs and all", () => {
    const old = "https://puzz.link/p?sashigane/3/2/%10k";
    expect(readAddress(`#p=${old}`)?.text).toBe(old);
  });

  it("survives a percent sign that encodes nothing", () => {
    expect(readAddress("#p=100%")?.text).toBe("100%");
  });

  it("says nothing for other addresses", () => {
    for (const hash of ["", "#", "#p=", "#q=x", "#top"]) expect(readAddress(hash)).toBeNull();
  });
});
