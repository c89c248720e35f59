export { Backbite, snake, type WalkEnd } from "./backbite.js";
export * from "./count.js";
export * from "./draw.js";
export * from "./sampler.js";
export { DOWN, RIGHT, WalkFrontier, type WalkSweep } from "./walk-frontier.js";
