export { unit as default } from "../../tools/vitest.js";
