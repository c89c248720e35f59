import { refutationsHold } from "@hashigo/testkit";
import { solutions } from "../oracle/index.js";
import { stostone } from "./puzzles.js";

refutationsHold(stostone, solutions, { quick: 150, long: 2000 });
