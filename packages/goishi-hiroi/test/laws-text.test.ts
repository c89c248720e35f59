import { textIsFaithful } from "@hashigo/testkit";
import { goishi } from "./puzzles.js";

textIsFaithful(goishi, { quick: 250, long: 2500 });
