/** The genres of the command: one line each. */
import { hide } from "@hashigo/core";
import { genre as goishiHiroi } from "@hashigo/goishi-hiroi";
import { genre as haisu } from "@hashigo/haisu";
import { genre as sashigane } from "@hashigo/sashigane";
import { genre as stostone } from "@hashigo/stostone";
import { goishiHiroiCounter } from "./count/goishi-hiroi.js";
import { haisuCounter } from "./count/haisu.js";
import { sashiganeCounter } from "./count/sashigane.js";
import { stostoneCounter } from "./count/stostone.js";
import type { Registry } from "./registry.js";
import { haisuSat } from "./sat/haisu.js";

export const GENRES: Registry = [
  { genre: hide(goishiHiroi), counter: goishiHiroiCounter },
  { genre: hide(haisu), counter: haisuCounter, edges: "lines", sat: haisuSat() },
  { genre: hide(sashigane), counter: sashiganeCounter },
  { genre: hide(stostone), counter: stostoneCounter },
];
