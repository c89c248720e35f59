import { rungsAreSound } from "@hashigo/testkit";
import { sashigane } from "./puzzles.js";

rungsAreSound(sashigane, { quick: 16, long: 300 }, ["article"]);
