import { knowingMoreHelps, undoIsExact } from "@hashigo/testkit";
import { goishi } from "./puzzles.js";

undoIsExact(goishi, { quick: 250, long: 2500 });
knowingMoreHelps(goishi, { quick: 80, long: 800 });
