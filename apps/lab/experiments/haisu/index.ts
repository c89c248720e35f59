import type { Study } from "../../src/experiment.js";
import { allWalks } from "./all-walks.js";
import { bankNumbers } from "./bank-numbers.js";
import { claims } from "./claims.js";
import { corners } from "./corners.js";
import { endpoints } from "./endpoints.js";
import { haystack } from "./haystack.js";
import { numberedShare } from "./numbered-share.js";
import { oneCell } from "./one-cell.js";
import { readings } from "./readings.js";
import { regionDial } from "./region-dial.js";
import { regionShapes } from "./region-shapes.js";
import { rungs } from "./rungs.js";
import { visits } from "./visits.js";

export const haisu: Study = {
  genre: "haisu",
  experiments: [
    corners,
    allWalks,
    haystack,
    endpoints,
    regionShapes,
    oneCell,
    regionDial,
    readings,
    numberedShare,
    bankNumbers,
    visits,
    rungs,
    claims,
  ],
};
