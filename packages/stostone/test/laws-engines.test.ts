import { enginesAgree, limitsAreHonest } from "@hashigo/testkit";
import { stostone } from "./puzzles.js";

enginesAgree(stostone, { quick: 400, long: 2500 });
limitsAreHonest(stostone, { quick: 20, long: 200 });
