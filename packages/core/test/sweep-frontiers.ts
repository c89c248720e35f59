/**
 * Three small frontiers with published counts, to test the sweep without a genre: domino tilings (one word a state),
 * the same spread over a word per column (several words), and Hamiltonian cycles with paired plug labels (the kind of
 * state that walks need).
 */
import type { Frontier, Moves } from "../src/index.js";

/** A move at a free cell: 0 puts a domino down, 1 to the right; at a covered cell: 2. Bit c: column c is covered already. */
export function dominoes(rows: number, cols: number): Frontier {
  return spread(rows, cols, 1, (c) => [0, c]);
}

/** Column c has a word of its own. */
export function dominoesInWords(rows: number, cols: number): Frontier {
  return spread(rows, cols, cols, (c) => [c, 7]);
}

function spread(rows: number, cols: number, words: number, place: (c: number) => readonly [number, number]): Frontier {
  const get = (state: Uint32Array, c: number): number => ((state[place(c)[0]] ?? 0) >>> place(c)[1]) & 1;
  const set = (state: Uint32Array, c: number, bit: number): void => {
    const [word, shift] = place(c);
    state[word] = ((state[word] ?? 0) & ~(1 << shift)) | (bit << shift);
  };
  return {
    words,
    layers: rows * cols,
    start: () => {},
    step: (layer, state, moves) => {
      const c = layer % cols;
      moves.next.set(state);
      if (get(state, c) === 1) {
        set(moves.next, c, 0);
        moves.push(2);
        return;
      }
      if (layer + cols < rows * cols) {
        set(moves.next, c, 1);
        moves.push(0);
      }
      if (c + 1 < cols && get(state, c + 1) === 0) {
        set(moves.next, c, 0);
        set(moves.next, c + 1, 1);
        moves.push(1);
      }
    },
    accept: () => 0,
  };
}

/**
 * Hamiltonian cycles. Plug i in bits 2i: 0 none, 1 and 2 the left and right end of a path above the frontier. Plugs 0 …
 * c - 1 leave downwards, plug c to the right, plugs c + 1 … cols downwards from the row above. A label is the pair of
 * new plugs: 2 · down + right, each 0 or 1.
 */
export function cycles(rows: number, cols: number): Frontier {
  const plug = (state: number, i: number): number => (state >>> (2 * i)) & 3;
  const mate = (state: number, at: number): number => {
    const way = plug(state, at) === 1 ? 1 : -1;
    let depth = 0;
    for (let i = at; ; i += way) {
      if (plug(state, i) === 1) depth += 1;
      else if (plug(state, i) === 2) depth -= 1;
      if (depth === 0) return i;
    }
  };
  const step = (layer: number, key: number, moves: Moves): void => {
    const r = Math.floor(layer / cols);
    const c = layer % cols;
    const state = r > 0 && c === 0 ? key << 2 : key; // a new row: the plug to the right was none, and moves to the front
    const left = plug(state, c);
    const up = plug(state, c + 1);
    const bare = state & ~(15 << (2 * c));
    const push = (down: number, right: number, rest: number): void => {
      if ((down !== 0 && r === rows - 1) || (right !== 0 && c === cols - 1)) return;
      moves.next[0] = rest | (down << (2 * c)) | (right << (2 * c + 2));
      moves.push((down !== 0 ? 2 : 0) + (right !== 0 ? 1 : 0));
    };
    if (left === 0 && up === 0) push(1, 2, bare);
    else if (left === 0 || up === 0) {
      push(left + up, 0, bare);
      push(0, left + up, bare);
    } else if (left === 2 && up === 1) push(0, 0, bare);
    else if (left === 1 && up === 2) {
      if (layer === rows * cols - 1) push(0, 0, bare); // closes the cycle
    } else {
      const other = left === 1 ? mate(state, c + 1) : mate(state, c);
      push(0, 0, bare ^ (3 << (2 * other))); // the two paths become one: its far end changes sides
    }
  };
  return {
    words: 1,
    layers: rows * cols,
    start: () => {},
    step: (layer, state, moves) => step(layer, state[0] ?? 0, moves),
    accept: (state) => (state[0] === 0 ? 0 : -1),
  };
}

/** Words over `letters` letters of length `length`, tallied by how often the last letter occurs: 20 moves and more at once. */
export function letters(length: number, count: number): Frontier {
  return {
    words: 1,
    layers: length,
    start: () => {},
    step: (_layer, state, moves) => {
      for (let letter = 0; letter < count; letter++) {
        moves.next[0] = (state[0] ?? 0) + (letter === count - 1 ? 1 : 0);
        moves.push(letter);
      }
    },
    accept: (state) => state[0] ?? -1,
  };
}
