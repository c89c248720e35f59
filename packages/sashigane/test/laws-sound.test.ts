import { rungsAreSound } from "@hashigo/testkit";
import { sashigane } from "./puzzles.js";

rungsAreSound(sashigane, { quick: 20, long: 300 }, ["default"]);
