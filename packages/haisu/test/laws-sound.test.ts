import { rungsAreSound } from "@hashigo/testkit";
import { haisu } from "./puzzles.js";

rungsAreSound(haisu, { quick: 150, long: 3000 });
