import { deductionsReplay } from "@hashigo/testkit";
import { goishi } from "./puzzles.js";

deductionsReplay(goishi, {
  perSetting: { quick: 250, long: 2500 },
  published: { quick: 12, long: 20 },
  cells: { default: 225, article: 144 },
});
