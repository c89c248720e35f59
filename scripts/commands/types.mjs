// Type-checks every package.
import { turbo } from "../spawn.mjs";

export default () => turbo(["types"], "--continue=always", "--output-logs=new-only");
