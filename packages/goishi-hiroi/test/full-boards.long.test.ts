/** Larger full boards. None is published; the sweep agrees with the prices of all layouts at 4×5, and with the closed form of two rows. */
import { expect, test } from "vitest";
import { countFull } from "../src/count/full.js";

test.each([
  [3, 10, 17810256n],
  [4, 7, 22523240n],
  [5, 6, 97109896n],
  [6, 6, 10229439288n],
])("%i×%i: %i ways", (rows, cols, count) => {
  expect(countFull(rows, cols)).toMatchObject({ count, exact: true });
});

test("without the clause: 3×10", () => {
  expect(countFull(3, 10, { allowReverse: "on" })).toMatchObject({ count: 42254015484n, exact: true });
});
