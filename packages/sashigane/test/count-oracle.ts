/**
 * Partitions of small boards by plain search over pieces, knowing nothing of roles or frontiers: the first free cell in
 * reading order is covered by every L that has it as its first cell. Gives the pieces of each partition as sorted cell
 * lists.
 */
export type Piece = readonly number[];

/** Every L on the board, by its first cell in reading order. */
function piecesByFirstCell(rows: number, cols: number): Piece[][] {
  const byFirst: Piece[][] = Array.from({ length: rows * cols }, () => []);
  for (let bend = 0; bend < rows * cols; bend++) {
    const r = Math.floor(bend / cols);
    const c = bend % cols;
    for (let tipR = 0; tipR < rows; tipR++) {
      for (let tipC = 0; tipC < cols; tipC++) {
        if (tipR === r || tipC === c) continue;
        const cells = [bend];
        for (let i = Math.min(r, tipR); i <= Math.max(r, tipR); i++) if (i !== r) cells.push(i * cols + c);
        for (let i = Math.min(c, tipC); i <= Math.max(c, tipC); i++) if (i !== c) cells.push(r * cols + i);
        cells.sort((a, b) => a - b);
        byFirst[cells[0] ?? 0]?.push(cells);
      }
    }
  }
  return byFirst;
}

/** Calls `found` with the pieces of each partition; the list is reused. */
export function eachPartition(rows: number, cols: number, found: (pieces: readonly Piece[]) => void): void {
  const byFirst = piecesByFirstCell(rows, cols);
  const taken = new Uint8Array(rows * cols);
  const pieces: Piece[] = [];
  const cover = (): void => {
    const first = taken.indexOf(0);
    if (first < 0) {
      found(pieces);
      return;
    }
    for (const piece of byFirst[first] ?? []) {
      if (piece.some((cell) => taken[cell] === 1)) continue;
      for (const cell of piece) taken[cell] = 1;
      pieces.push(piece);
      cover();
      pieces.pop();
      for (const cell of piece) taken[cell] = 0;
    }
  };
  cover();
}

export function countBySearch(rows: number, cols: number): { total: bigint; byPieces: bigint[] } {
  const byPieces: bigint[] = [];
  let total = 0n;
  eachPartition(rows, cols, (pieces) => {
    while (byPieces.length <= pieces.length) byPieces.push(0n);
    byPieces[pieces.length] = (byPieces[pieces.length] ?? 0n) + 1n;
    total += 1n;
  });
  return { total, byPieces };
}

/** The pieces as text, whatever their order. */
export function keyOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => piece.join("."))
    .sort()
    .join(" ");
}

const STEPS: readonly [role: number, r: number, c: number][] = [
  [1, -1, 0],
  [2, 1, 0],
  [4, 0, -1],
  [8, 0, 1],
];
const BEND_ARMS: readonly [role: number, arms: readonly number[]][] = [
  [16, [1, 4]],
  [32, [1, 8]],
  [64, [2, 4]],
  [128, [2, 8]],
];

/**
 * The pieces that roles describe, read from the bends outwards: each bend, and along its arms every cell that points
 * back. Throws unless they cover every cell once, both arms of each have a cell, and no role points off the board.
 */
export function piecesOf(roles: Uint8Array, cols: number): Piece[] {
  const rows = roles.length / cols;
  const covered = new Uint8Array(roles.length);
  const pieces: Piece[] = [];
  roles.forEach((role, bend) => {
    const arms = BEND_ARMS.find(([bendRole]) => bendRole === role)?.[1];
    if (arms === undefined) return;
    const cells = [bend];
    for (const arm of arms) {
      const [, dr, dc] = STEPS.find(([direction]) => direction === arm) ?? [0, 0, 0];
      const back = { 1: 2, 2: 1, 4: 8, 8: 4 }[arm];
      let r = Math.floor(bend / cols) + dr;
      let c = (bend % cols) + dc;
      const before = cells.length;
      for (; r >= 0 && r < rows && c >= 0 && c < cols && roles[r * cols + c] === back; r += dr, c += dc) {
        cells.push(r * cols + c);
      }
      if (cells.length === before) throw new Error(`the bend at ${bend} lacks an arm`);
    }
    for (const cell of cells) covered[cell] = (covered[cell] ?? 0) + 1;
    pieces.push(cells.sort((a, b) => a - b));
  });
  if (covered.some((times) => times !== 1)) throw new Error(`not a partition: ${[...roles].join(" ")}`);
  return pieces;
}
