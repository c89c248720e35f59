import { refutationsHold } from "@hashigo/testkit";
import { solutions } from "../oracle/index.js";
import { goishi } from "./puzzles.js";

refutationsHold(goishi, solutions, { quick: 250, long: 3000 });
