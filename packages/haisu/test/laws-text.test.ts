import { textIsFaithful } from "@hashigo/testkit";
import { haisu } from "./puzzles.js";

textIsFaithful(haisu, { quick: 300, long: 3000 });
