import { describe, expect, test } from "vitest";
import { checkEach, rulesWith, type SettingInfo } from "../src/index.js";

describe("values from outside", () => {
  test("pass when there is one for each place, within bounds", () => {
    expect(() => checkEach("mark", Int8Array.of(-1, 0, 1), 3, -1, 1)).not.toThrow();
    expect(() => checkEach("mark", [], 0, 0, 0)).not.toThrow();
  });

  test("are counted first", () => {
    expect(() => checkEach("mark", [7, 7], 3, 0, 1)).toThrow(new RangeError("this board has 3 marks, not 2"));
    expect(() => checkEach("mark", [7, 7, 7, 7], 3, 0, 1)).toThrow(/3 marks, not 4/);
  });

  test.each([-1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY, undefined as unknown as number])(
    "%d is refused",
    (value) => {
      expect(() => checkEach("border", [0, value, 1], 3, 0, 1)).toThrow(
        /a border is a whole number from 0 to 1; number 1 is/,
      );
    },
  );
});

describe("rule settings", () => {
  const infos: readonly SettingInfo[] = [
    { name: "fall", values: ["exact", "none"], title: { en: "", ja: "" } },
    { name: "form", values: ["general", "strict"], title: { en: "", ja: "" } },
  ];
  const base = { fall: "exact", form: "general" };

  test("change what they name and leave the rest", () => {
    expect(rulesWith("toy", infos, base, {})).toEqual(base);
    expect(rulesWith("toy", infos, base, { form: "strict" })).toEqual({ fall: "exact", form: "strict" });
  });

  test.each(["toString", "__proto__", "colour"])("of the name %s are refused", (name) => {
    expect(() => rulesWith("toy", infos, base, Object.fromEntries([[name, "exact"]]))).toThrow(
      new RangeError(`toy has no rule setting ${name}`),
    );
  });

  test("of another value are refused", () => {
    expect(() => rulesWith("toy", infos, base, { fall: "strict" })).toThrow(/^fall is one of exact, none, not strict$/);
  });
});
