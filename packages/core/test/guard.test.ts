import { describe, expect, test } from "vitest";
import { checkEach } from "../src/index.js";

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
