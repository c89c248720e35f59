import { PUBLISHED, type Rules, rulesOf, SETTINGS } from "../src/puzzle.js";

/** All 32 combinations of rule settings, the published game first. */
export const ALL_SETTINGS: readonly Rules[] = SETTINGS.reduce<readonly Rules[]>(
  (list, { name, values }) => values.flatMap((value) => list.map((rules) => rulesOf({ [name]: value }, rules))),
  [PUBLISHED],
);
