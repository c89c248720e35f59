export { browser as default } from "../../tools/vitest.js";
