import { knowingMoreHelps, undoIsExact } from "@hashigo/testkit";
import { haisu } from "./puzzles.js";

undoIsExact(haisu, { quick: 300, long: 2000 });
knowingMoreHelps(haisu, { quick: 60, long: 1000 });
