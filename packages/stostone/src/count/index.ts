export { COUNTED, type CountedFall } from "./columns.js";
export * from "./count.js";
export { recurrence, type ShadingRecurrence, transferMatrix } from "./recurrence.js";
export * from "./sampler.js";
export { ShadingFrontier } from "./shading-frontier.js";
