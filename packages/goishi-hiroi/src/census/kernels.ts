/** The kernels there are, fastest first: the first that fits is taken. */
import type { Kernel } from "./kernel.js";
import { simd } from "./simd/simd.js";
import { words } from "./words.js";

export const KERNELS: readonly Kernel[] = [simd, words];
