export { packaging as default } from "../../tools/vitest.js";
