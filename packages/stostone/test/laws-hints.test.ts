import { hintsHelp } from "@hashigo/testkit";
import { stostone } from "./puzzles.js";

hintsHelp(stostone, { quick: 60, long: 600 });
