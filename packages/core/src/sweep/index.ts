export { buildSampler, type SamplerOptions, type SamplerOutcome } from "./build-sampler.js";
export { countSweep, DEFAULT_MAX_BYTES, type SweepCount, type SweepOptions } from "./count.js";
export { type Frontier, Moves } from "./frontier.js";
export { type Choice, Sampler, type UniformSource } from "./sampler.js";
export { BATCH } from "./stepping.js";
