import { refutationsHold } from "@hashigo/testkit";
import { solutions } from "../oracle/index.js";
import { haisu } from "./puzzles.js";

refutationsHold(haisu, solutions, { quick: 250, long: 2500 });
