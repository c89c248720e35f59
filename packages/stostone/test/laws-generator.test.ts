import { generatorsKeepTheirWord } from "@hashigo/testkit";
import { stostone } from "./puzzles.js";

generatorsKeepTheirWord(stostone, { quick: 4, long: 100 });
