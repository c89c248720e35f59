import { enginesAgree, limitsAreHonest } from "@hashigo/testkit";
import { haisu } from "./puzzles.js";

enginesAgree(haisu, { quick: 600, long: 5000 });
limitsAreHonest(haisu, { quick: 30, long: 300 });
