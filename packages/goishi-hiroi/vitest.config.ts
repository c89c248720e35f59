export { unit as default } from "../../scripts/vitest.js";
