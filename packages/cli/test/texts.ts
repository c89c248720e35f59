/** Puzzles of the stub genre, 2 rows and 3 columns. */
export const url = (word: string): string => `https://puzz.link/p?stub/3/2/${word}`;
export const file = (word: string, progress: string): string => `pzprv3/stub/2/3/${word}/${progress}/`;

/** What stands in every JSON line about one of them. */
export const FRAME = { genre: "stub", rows: 2, cols: 3, rules: {}, warnings: [] } as const;
