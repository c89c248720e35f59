import { enginesAgree, limitsAreHonest } from "@hashigo/testkit";
import { goishi } from "./puzzles.js";

enginesAgree(goishi, { quick: 600, long: 6000 });
limitsAreHonest(goishi, { quick: 30, long: 300 });
