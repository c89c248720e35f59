import type { Study } from "../../src/experiment.js";
import { census } from "./census.js";
import { claims } from "./claims.js";
import { clauseDeleted } from "./clause-deleted.js";
import { climb } from "./climb.js";
import { floors } from "./floors.js";
import { fullBoards } from "./full-boards.js";
import { ladderForward } from "./ladder-forward.js";
import { ladderPruning } from "./ladder-pruning.js";
import { openings } from "./openings.js";
import { recurrence } from "./recurrence.js";
import { rejection } from "./rejection.js";
import { reversal } from "./reversal.js";
import { reversalSampled } from "./reversal-sampled.js";
import { shippedBoards } from "./shipped-boards.js";
import { stones } from "./stones.js";
import { sweetSpot } from "./sweet-spot.js";
import { transitions } from "./transitions.js";

export const goishiHiroi: Study = {
  genre: "goishi-hiroi",
  experiments: [
    census,
    sweetSpot,
    stones,
    floors,
    reversal,
    reversalSampled,
    fullBoards,
    recurrence,
    clauseDeleted,
    transitions,
    claims,
    rejection,
    climb,
    ladderForward,
    ladderPruning,
    openings,
    shippedBoards,
  ],
};
