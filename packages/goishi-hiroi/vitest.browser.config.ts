export { browser as default } from "../../scripts/vitest.js";
