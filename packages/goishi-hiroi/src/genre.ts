/** The record of Goishi Hiroi: everything the package exports by name, in the shape every genre has. */
import { type Genre, SYMMETRIES } from "@hashigo/core";
import { functions as answering } from "./api.js";
import { check, RULES } from "./check.js";
import { parse } from "./codec.js";
import { answerFacts, draw, factsOf } from "./facts.js";
import { format } from "./format.js";
import { generate, generateAsync, OPTIONS } from "./generate.js";
import { emptyProgress, type Progress, type Puzzle, SETTINGS, transform, withRules } from "./puzzle.js";
import { ladders, functions as reasoning } from "./reasons.js";
import { toSvg } from "./svg.js";

export const genre: Genre<Puzzle, Progress> = {
  id: "goishi-hiroi",
  puzzlinkId: "goishi",
  name: { en: "Goishi Hiroi", ja: "碁石ひろい" },
  rules: RULES,
  settings: SETTINGS,
  options: OPTIONS,
  symmetries: SYMMETRIES,
  ladders,
  parse,
  format,
  withRules,
  transform,
  toSvg,
  emptyProgress,
  factsOf,
  answerFacts,
  draw,
  check,
  ...answering,
  ...reasoning,
  generate,
  generateAsync,
};
