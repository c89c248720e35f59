import { generatorsKeepTheirWord } from "@hashigo/testkit";
import { goishi } from "./puzzles.js";

generatorsKeepTheirWord(goishi, { quick: 4, long: 60 });
