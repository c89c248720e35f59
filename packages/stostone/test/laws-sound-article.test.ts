import { rungsAreSound } from "@hashigo/testkit";
import { stostone } from "./puzzles.js";

rungsAreSound(stostone, { quick: 220, long: 3000 }, ["article"]);
