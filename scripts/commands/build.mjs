// Builds every package and the demo.
import { turbo } from "../spawn.mjs";

export default () => turbo(["build"], "--output-logs=new-only");
