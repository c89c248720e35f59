export * from "./count.js";
export * from "./draw.js";
export { PartitionFrontier, type PartitionSweep } from "./partition-frontier.js";
export * from "./recurrence.js";
export { redraw, type Window } from "./redraw.js";
export * from "./sampler.js";
