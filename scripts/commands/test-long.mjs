// The long laws, exhaustive sweeps and dear tables: `*.long.test.ts`, and the others with HASHIGO_LONG=1.
import { testAndSum } from "./test.mjs";

export default () => testAndSum(["test:long"]);
