export * from "./count.js";
export { PartitionFrontier, type PartitionSweep } from "./partition-frontier.js";
export * from "./sampler.js";
