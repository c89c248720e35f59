/**
 * The least linear recurrence of a sequence that a transfer matrix gives, with a proof.
 *
 * Let T be the d × d matrix of the ways from state to state and a(n) = u Tⁿ v the number of ways of n steps, where u picks the
 * states that a way may start in and v those that it may end in.
 *
 * Claim.   c(1) … c(r), found modulo a prime and verified as below, satisfy a(n) = Σ c(i) a(n - i) for every n ≥ r, and
 *          no recurrence of smaller order holds for all n.
 * Proof.   Let b(n) = a(n) - Σ c(i) a(n - i) for n ≥ r. It equals u Tⁿ⁻ʳ w with w = Tʳv - Σ c(i) Tʳ⁻ⁱv, so by Cayley
 *          and Hamilton d successive values of b fix all the later ones, linearly and with no constant term. The code
 *          finds b(r) = … = b(r + d - 1) = 0 over the integers; hence b = 0 for ever.
 *          Least: suppose an order s < r held. A sequence of integers with a rational generating function has, in
 *          lowest terms, a denominator with integer coefficients and constant term 1 (Fatou's lemma), so s can be taken
 *          with integer coefficients, and it holds modulo p too. But r is the least order modulo p of the first 2d
 *          terms, by Berlekamp and Massey.  ∎
 * Used by. leastRecurrence(); the tables of blank boards with few rows.
 * Source.  Fatou 1906; Massey 1969; the argument is the usual one for transfer matrices (Stanley, EC1, section 4.7).
 *
 * Cost: 2d steps of the matrix in big integers, and the square of 2d operations modulo each prime that is tried.
 */

export interface TransferMatrix {
  /** `matrix[i]` lists where state i leads, once a way. */
  readonly matrix: readonly (readonly number[])[];
  /** May a way end in state i? */
  readonly final: readonly boolean[];
  /** May a way start in state i? Default: in state 0 alone. */
  readonly start?: readonly boolean[];
}

export interface Recurrence {
  /** a(n) = Σ coefficients[i] · a(n - 1 - i) for n ≥ coefficients.length. */
  readonly coefficients: readonly bigint[];
  /** a(0), a(1), …: all the terms that the proof looked at, twice the dimension. */
  readonly terms: readonly bigint[];
  /** Size of the transfer matrix. */
  readonly dimension: number;
  readonly proved: true;
}

/** Mersenne primes 2^e - 1 to try in turn: coefficients are read off as residues of least absolute value. */
const EXPONENTS = [61n, 127n, 521n, 2203n];

/** Throws if a coefficient is beyond the largest prime. */
export function leastRecurrence(transfer: TransferMatrix): Recurrence {
  const dimension = transfer.matrix.length;
  const terms = sequence(transfer, 2 * dimension);
  for (const exponent of EXPONENTS) {
    const prime = 2n ** exponent - 1n;
    const coefficients = berlekampMassey(terms, prime).map((c) => (c > prime / 2n ? c - prime : c));
    if (holds(terms, coefficients, dimension)) return { coefficients, terms, dimension, proved: true };
  }
  throw new Error(`no recurrence has coefficients below 2^${EXPONENTS[EXPONENTS.length - 1]}`);
}

/** a(0) … a(length - 1). */
function sequence({ matrix, final, start }: TransferMatrix, length: number): bigint[] {
  let ways: bigint[] = matrix.map((_, i) => ((start?.[i] ?? i === 0) ? 1n : 0n));
  const terms: bigint[] = [];
  while (terms.length < length) {
    terms.push(ways.reduce((sum, n, i) => (final[i] === true ? sum + n : sum), 0n));
    const next = ways.map(() => 0n);
    matrix.forEach((targets, i) => {
      const n = ways[i] ?? 0n;
      if (n !== 0n) for (const j of targets) next[j] = (next[j] ?? 0n) + n;
    });
    ways = next;
  }
  return terms;
}

/** Does the recurrence hold, over the integers, at `count` successive places from the first on? */
function holds(terms: readonly bigint[], coefficients: readonly bigint[], count: number): boolean {
  const order = coefficients.length;
  for (let n = order; n < order + count; n++) {
    const sum = coefficients.reduce((s, c, i) => s + c * at(terms, n - 1 - i), 0n);
    if (sum !== at(terms, n)) return false;
  }
  return true;
}

/** Entry i of a list that has one; 0 past the end, which the callers' lengths rule out except in Berlekamp–Massey. */
function at(list: readonly bigint[], i: number): bigint {
  return list[i] ?? 0n;
}

/**
 * Coefficients of the least recurrence modulo `prime` that the terms satisfy: Massey's algorithm, with the connection
 * polynomial 1 - Σ c(i) xⁱ kept as its coefficients.
 */
function berlekampMassey(terms: readonly bigint[], prime: bigint): bigint[] {
  const reduced = terms.map((term) => term % prime);
  let current = [1n];
  let before = [1n];
  let order = 0;
  let shift = 1;
  let scale = 1n;
  for (let n = 0; n < reduced.length; n++) {
    let error = 0n;
    for (let i = 0; i <= order; i++) error += at(current, i) * at(reduced, n - i);
    error = mod(error, prime);
    if (error === 0n) {
      shift++;
      continue;
    }
    const factor = mod(error * inverse(scale, prime), prime);
    const next = current.slice();
    while (next.length < before.length + shift) next.push(0n);
    before.forEach((b, i) => {
      next[i + shift] = mod(at(next, i + shift) - factor * b, prime);
    });
    if (2 * order <= n) {
      [before, scale, order, shift] = [current, error, n + 1 - order, 1];
    } else shift++;
    current = next;
  }
  return Array.from({ length: order }, (_, i) => mod(-at(current, i + 1), prime));
}

function mod(value: bigint, prime: bigint): bigint {
  const rest = value % prime;
  return rest < 0n ? rest + prime : rest;
}

/** By Fermat. */
function inverse(value: bigint, prime: bigint): bigint {
  let result = 1n;
  let square = value;
  for (let power = prime - 2n; power > 0n; power >>= 1n) {
    if (power & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}
