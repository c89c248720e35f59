import { banksHold } from "@hashigo/testkit";
import { bank } from "../src/bank.generated.js";
import { sashigane } from "./puzzles.js";

banksHold(sashigane, bank);
