import { goishiHiroi } from "../experiments/goishi-hiroi/index.js";
import { haisu } from "../experiments/haisu/index.js";
import { sashigane } from "../experiments/sashigane/index.js";
import { stostone } from "../experiments/stostone/index.js";
import type { Study } from "./experiment.js";

/** A new genre adds its study here. */
export const STUDIES: readonly Study[] = [sashigane, haisu, goishiHiroi, stostone];
