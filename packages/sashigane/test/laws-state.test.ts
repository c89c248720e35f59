import { knowingMoreHelps, undoIsExact } from "@hashigo/testkit";
import { sashigane } from "./puzzles.js";

undoIsExact(sashigane, { quick: 20, long: 300 });
knowingMoreHelps(sashigane, { quick: 6, long: 100 });
