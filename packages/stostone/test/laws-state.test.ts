import { knowingMoreHelps, undoIsExact } from "@hashigo/testkit";
import { stostone } from "./puzzles.js";

undoIsExact(stostone, { quick: 250, long: 2000 });
knowingMoreHelps(stostone, { quick: 60, long: 600 });
