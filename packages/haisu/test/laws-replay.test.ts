import { deductionsReplay } from "@hashigo/testkit";
import { haisu } from "./puzzles.js";

deductionsReplay(haisu, {
  perSetting: { quick: 60, long: 600 },
  published: { quick: 5, long: 6 },
  cells: { default: 117, article: 117 },
});
