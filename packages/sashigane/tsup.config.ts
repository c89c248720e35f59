export { library as default } from "../../tools/tsup.js";
