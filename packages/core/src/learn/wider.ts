/** Copies with more room; the new places are 0. */
export function wider(a: Int32Array, length: number): Int32Array {
  const b = new Int32Array(length);
  b.set(a);
  return b;
}

export function widerBytes(a: Int8Array, length: number): Int8Array {
  const b = new Int8Array(length);
  b.set(a);
  return b;
}

export function widerFloats(a: Float64Array, length: number): Float64Array {
  const b = new Float64Array(length);
  b.set(a);
  return b;
}
