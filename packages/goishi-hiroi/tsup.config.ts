export { library as default } from "../../scripts/tsup.js";
