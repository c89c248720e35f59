import { enginesAgree, limitsAreHonest } from "@hashigo/testkit";
import { sashigane } from "./puzzles.js";

enginesAgree(sashigane, { quick: 100, long: 1000 });
limitsAreHonest(sashigane, { quick: 4, long: 40 });
