import { banksHold } from "@hashigo/testkit";
import { bank } from "../src/bank.generated.js";
import { stostone } from "./puzzles.js";

banksHold(stostone, bank);
