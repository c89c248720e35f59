import { deductionsReplay } from "@hashigo/testkit";
import { stostone } from "./puzzles.js";

deductionsReplay(stostone, {
  perSetting: { quick: 60, long: 600 },
  published: { quick: 12, long: 60 },
  cells: { default: 144, article: 110 },
});
