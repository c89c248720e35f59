/** LAW 10: a sampler draws every object with the same chance; unranking every index yields each object once. */
import { test } from "vitest";
import { must, SEED } from "../report.js";

export interface SamplerCase<T> {
  readonly name: string;
  /** How many objects there are. */
  readonly total: bigint;
  /** Object number `index`, for samplers that rank. */
  unrank?(index: bigint): T;
  /** The product of step probabilities of an object, as an exact fraction, for samplers that walk. */
  chance?(object: T): { readonly of: bigint; readonly outOf: bigint };
  /** All objects by brute force; only small cases have it. */
  all?(): readonly T[];
  /** Draw number `n` of a seeded run. */
  sample(seed: number, n: number): readonly T[];
  key(object: T): string;
}

/** Draws per object in the statistical test, and the most objects it is run for. */
const PER_OBJECT = 20;
const MOST = 5000;

export function samplesUniformly<T>(sampler: SamplerCase<T>): void {
  const { name, total } = sampler;
  if (sampler.all !== undefined) {
    const all = sampler.all();
    test(`${name}: as many objects as brute force finds`, () =>
      must(BigInt(all.length) === total, `${total} counted, ${all.length} found`));
    test(`${name}: every object has the chance 1 / ${total}, exactly`, () => exactly(sampler, all));
  }
  if (total > 1n && total <= BigInt(MOST)) test(`${name}: a seeded chi-square`, () => chiSquare(sampler));
}

function exactly<T>(sampler: SamplerCase<T>, all: readonly T[]): void {
  const { total, key } = sampler;
  const keys = new Set(all.map(key));
  must(sampler.chance !== undefined || sampler.unrank !== undefined, "neither chances nor ranks to look at");
  for (const object of sampler.chance === undefined ? [] : all) {
    const chance = sampler.chance?.(object);
    must(
      chance !== undefined && chance.of * total === chance.outOf,
      `${key(object)} has the chance ${chance?.of} / ${chance?.outOf}`,
    );
  }
  if (sampler.unrank === undefined) return;
  const seen = new Set<string>();
  for (let index = 0n; index < total; index++) {
    const object = key(sampler.unrank(index));
    must(keys.has(object), `index ${index} gives no object: ${object}`);
    must(!seen.has(object), `index ${index} gives an object again: ${object}`);
    seen.add(object);
  }
}

/**
 * Wilson and Hilferty: with d degrees of freedom, (χ²/d)^(1/3) is nearly normal with mean 1 − 2/(9d) and variance 2/(9d). Four and a
 * half standard deviations are a chance of one in 150,000 a side; the seed is fixed, so a run that passes always passes.
 */
function chiSquare<T>({ total, key, sample }: SamplerCase<T>): void {
  const objects = Number(total);
  const drawn = new Map<string, number>();
  for (const object of sample(SEED, PER_OBJECT * objects)) drawn.set(key(object), (drawn.get(key(object)) ?? 0) + 1);
  must(drawn.size <= objects, `${drawn.size} different objects were drawn, there are ${objects}`);
  let sum = (objects - drawn.size) * PER_OBJECT;
  for (const n of drawn.values()) sum += (n - PER_OBJECT) ** 2 / PER_OBJECT;
  const free = objects - 1;
  const spread = 2 / (9 * free);
  const z = (Math.cbrt(sum / free) - (1 - spread)) / Math.sqrt(spread);
  must(
    Math.abs(z) < 4.5,
    `χ² is ${sum.toFixed(1)} with ${free} degrees of freedom: ${z.toFixed(2)} standard deviations off`,
  );
}
