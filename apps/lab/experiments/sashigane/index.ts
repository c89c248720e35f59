import type { Study } from "../../src/experiment.js";
import { arrowClaims } from "./arrow-claims.js";
import { arrowEnd } from "./arrow-end.js";
import { bankNumbers } from "./bank-numbers.js";
import { bare } from "./bare.js";
import { blankBoard } from "./blank-board.js";
import { clauseAblation } from "./clause-ablation.js";
import { ladderNodes } from "./ladder-nodes.js";
import { numbered } from "./numbered.js";
import { pieces } from "./pieces.js";
import { recurrences } from "./recurrence.js";
import { rungs } from "./rungs.js";
import { shapesPerCircle } from "./shapes-per-circle.js";
import { sizes } from "./size-budget.js";
import { squares } from "./squares.js";

export const sashigane: Study = {
  genre: "sashigane",
  experiments: [
    blankBoard,
    squares,
    recurrences,
    pieces,
    sizes,
    shapesPerCircle,
    numbered,
    bare,
    arrowClaims,
    arrowEnd,
    bankNumbers,
    clauseAblation,
    ladderNodes,
    rungs,
  ],
};
