export { packaging as default } from "../../scripts/vitest.js";
