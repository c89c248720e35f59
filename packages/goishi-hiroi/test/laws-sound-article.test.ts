import { rungsAreSound } from "@hashigo/testkit";
import { goishi } from "./puzzles.js";

rungsAreSound(goishi, { quick: 500, long: 5000 }, ["article"]);
