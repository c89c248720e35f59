/** Boards of Goishi Hiroi for the tests. */

/** 6 × 6, with one answer, to which the ladder leads. */
export const GOISHI = "https://puzz.link/p?goishi/6/6/mb79rqjg";

/** Its answer, from the first stone to the last. */
const ROUTE = "r4c1 r4c5 r2c5 r2c6 r3c6 r3c4 r5c4 r5c6 r1c6 r1c5 r1c2 r2c2 r6c2 r6c3".split(" ");

/** {@link GOISHI} with these stones numbered. */
export function goishiWith(numbers: Readonly<Record<string, number>>): string {
  const row = (r: number): string =>
    Array.from({ length: 6 }, (_, c) => {
      const place = `r${r + 1}c${c + 1}`;
      return ROUTE.includes(place) ? String(numbers[place] ?? 0) : ".";
    }).join(" ");
  return ["pzprv3", "goishi", "6", "6", ...Array.from({ length: 6 }, (_, r) => `${row(r)} `), ""].join("\n");
}

/** {@link GOISHI} with the first stones of its answer taken, and then others that are not of it. */
export function goishiAfter(taken: number, ...others: readonly string[]): string {
  const places = [...ROUTE.slice(0, taken), ...others];
  return goishiWith(Object.fromEntries(places.map((place, k) => [place, k + 1])));
}

/** 8 × 8, with one answer, but a ladder that cannot tell where to begin. */
export const GOISHI_STUCK = "https://puzz.link/p?goishi/8/8/bue9tfquonelm";

/** Four stones in a square, with a column to spare: taken either way round from any of them. */
export const GOISHI_SEVERAL = "https://puzz.link/p?goishi/3/2/4o";

/** 13 × 13 with 45 stones and one answer. */
export const GOISHI_LARGE = "https://puzz.link/p?goishi/13/13/vntlnfrvsp0rnsnsifo7vvvntqrnrrnfr6";
