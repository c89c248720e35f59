import { textIsFaithful } from "@hashigo/testkit";
import { sashigane } from "./puzzles.js";

textIsFaithful(sashigane, { quick: 40, long: 1000 });
