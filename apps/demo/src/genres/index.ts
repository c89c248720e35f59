import { goishiHiroi } from "./goishi-hiroi.js";
import { haisu } from "./haisu.js";
import type { GenreEntry } from "./register.js";
import { sashigane } from "./sashigane.js";
import { stostone } from "./stostone.js";

/** The genres of the page, in the order of its head. A new one is one file and one line. */
export const genres: readonly GenreEntry[] = [goishiHiroi, haisu, sashigane, stostone];
