import { generatorsKeepTheirWord } from "@hashigo/testkit";
import { haisu } from "./puzzles.js";

generatorsKeepTheirWord(haisu, { quick: 4, long: 100 });
