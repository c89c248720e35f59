/** The published figures, typed; the file says of each where it comes from and whether it can be computed again. */
import reference from "../../reference/goishi-hiroi.json" with { type: "json" };
import { named } from "../published.js";

export const CENSUS = reference.census.rows;
export const REVERSAL = reference.reversal.rows;
export const ALL_CLEAN = reference.reversalAllClean.rows;
export const REVERSAL_SAMPLED = reference.reversalSampled.rows;
export const SWEET_SPOT = reference.sweetSpot.rows;
export const FULL_BOARDS: Readonly<Record<string, number>> = reference.fullBoards.values;
export const RECURRENCE = reference.recurrence2xn;
export const CLAUSE = reference.clauseDeleted.rows;
export const FLOORS = reference.floors;
export const REJECTION = reference.rejection.rows;

export const CLIMB = named(reference.climb.columns, reference.climb.rows);
export const LADDER_FORWARD = named(reference.ladderForward.columns, reference.ladderForward.rows);
export const LADDER_PRUNING = named(reference.ladderPruning.columns, reference.ladderPruning.rows);
export const SHIPPED = named(reference.shippedBoards.columns, reference.shippedBoards.rows);
