// The demo, rebuilt as its sources and those of the packages change.
import { turbo } from "../spawn.mjs";

export default () => turbo(["dev"]);
