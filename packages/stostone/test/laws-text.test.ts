import { textIsFaithful } from "@hashigo/testkit";
import { stostone } from "./puzzles.js";

textIsFaithful(stostone, { quick: 250, long: 2500 });
