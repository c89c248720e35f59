import { deductionsReplay } from "@hashigo/testkit";
import { sashigane } from "./puzzles.js";

deductionsReplay(sashigane, {
  perSetting: { quick: 3, long: 60 },
  published: { quick: 6, long: 74 },
  cells: { default: 144, article: 64 },
});
