/** Large boards: one answer, the same again, whatever is wished. */
import type { GenerateOptions } from "@hashigo/core";
import { expect, test } from "vitest";
import { check, format, generate, solve } from "../src/index.js";

const WISHES: readonly NonNullable<GenerateOptions["options"]>[] = [
  {},
  { numbers: "buy", minimal: true },
  { zeroRegions: 5, looseBorders: 8 },
  { meanSize: 2 },
  { stones: 50 },
  { shading: "lifted" },
];

test.each([
  [16, 16, 6],
  [18, 18, 6],
  [20, 16, 4],
  [16, 20, 4],
  [20, 20, 8],
  [30, 30, 1],
])("%i×%i", (rows, cols, seeds) => {
  for (const options of WISHES.slice(0, seeds === 1 ? 1 : WISHES.length)) {
    let drafted = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const made = generate({ rows, cols, seed, options });
      if (!made.ok) continue;
      drafted++;
      const { puzzle, solution } = made.value;
      expect(check(puzzle, solution).state).toBe("solved");
      expect(solve(puzzle).status).toBe("unique");
      if (seed > 1) continue;
      const again = generate({ rows, cols, seed, options });
      expect(again.ok && format(again.value.puzzle, "url")).toBe(format(puzzle, "url"));
    }
    console.log(`stostone, ${rows}×${cols} ${JSON.stringify(options)}: ${drafted} of ${seeds} seeds`);
    expect(drafted).toBe(seeds);
  }
});
