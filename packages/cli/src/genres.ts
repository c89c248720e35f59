/** The genres of the command: one line each. */
import { hide } from "@hashigo/core";
import { genre as sashigane } from "@hashigo/sashigane";
import { sashiganeCounter } from "./count/sashigane.js";
import type { Registry } from "./registry.js";

export const GENRES: Registry = [{ genre: hide(sashigane), counter: sashiganeCounter }];
