import { hintsHelp } from "@hashigo/testkit";
import { sashigane } from "./puzzles.js";

hintsHelp(sashigane, { quick: 4, long: 60 });
