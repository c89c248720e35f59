import { hintsHelp } from "@hashigo/testkit";
import { haisu } from "./puzzles.js";

hintsHelp(haisu, { quick: 60, long: 600 });
