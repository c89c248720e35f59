/** The larger grids. The article sampled them; these are all layouts. */
import { expect, test } from "vitest";
import { cleanSweep } from "../src/count/clean-sweep.js";

test.each([
  [4, 4, { examined: 65519, clearable: 44555, one: 400, hasClean: 41243, allClean: 11568, oneAndClean: 0 }],
  [4, 5, { examined: 1048555, clearable: 751217, one: 10296, hasClean: 668242, allClean: 110317, oneAndClean: 0 }],
])("all layouts of %i×%i", (rows, cols, table) => {
  expect(cleanSweep(rows, cols)).toMatchObject({ status: "done", table });
});

test("4×4, cut at 5 or 6 as what is printed for a sample", () => {
  for (const cap of [5, 6]) expect(cleanSweep(4, 4, { cap })).toMatchObject({ table: { allClean: 32231 } });
});
