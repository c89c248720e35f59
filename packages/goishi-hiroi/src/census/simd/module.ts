/**
 * The compiled kernel, once a process. Its bytes are text in a module of their own, so nothing is fetched; under a content security policy a
 * page allows it by 'wasm-unsafe-eval'. It stays under 4096 bytes, which is what Chromium let a page's main thread compile at once in its
 * stricter days, hence no asynchronous door.
 */
import { bytes } from "./blocks.generated.js";

export interface Instance {
  readonly begin: (highCells: number, laneCells: number, reverse: boolean) => void;
  readonly layer: (highStones: number, from: number, to: number) => void;
  readonly run: (most: number, out: number) => number;
  readonly tally: () => void;
  readonly at: Readonly<Record<Place, number>>;
}

const PLACES = [
  "POINTERS",
  "HIGHS",
  "BINOMIALS",
  "NOTHING",
  "ABSENT",
  "OWN",
  "THROUGH",
  "WEIGHTS",
  "TALLY",
  "PROGRAM",
] as const;
export type Place = (typeof PLACES)[number];

let compiled: WebAssembly.Module | null | undefined;

/** null: no WebAssembly here, none with 128-bit words, or none allowed. */
export function kernelModule(): WebAssembly.Module | null {
  if (compiled === undefined) compiled = compile();
  return compiled;
}

function compile(): WebAssembly.Module | null {
  if (typeof WebAssembly === "undefined") return null;
  const module = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  try {
    return WebAssembly.validate(module) ? new WebAssembly.Module(module) : null;
  } catch {
    return null; // CompileError of a page whose policy forbids it
  }
}

/** Everything goes with the last reference to the memory. */
export function instantiate(module: WebAssembly.Module, memory: WebAssembly.Memory): Instance {
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  const at = Object.fromEntries(PLACES.map((place) => [place, (exports[place] as WebAssembly.Global).value as number]));
  return { ...(exports as unknown as Omit<Instance, "at">), at: at as Record<Place, number> };
}
