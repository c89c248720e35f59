/** 1,126: the same in both languages. */
export function count(n: number): string {
  return n.toLocaleString("en");
}
