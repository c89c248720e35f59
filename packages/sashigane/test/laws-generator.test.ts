import { generatorsKeepTheirWord } from "@hashigo/testkit";
import { sashigane } from "./puzzles.js";

generatorsKeepTheirWord(sashigane, { quick: 8, long: 200 });
