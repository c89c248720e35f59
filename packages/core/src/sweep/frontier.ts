/**
 * What a genre gives the frontier sweep.
 *
 * A complete object is built by `layers` steps in a fixed order (a cell a step, as a rule). A *state* is everything
 * that the steps still to come need to know about the steps done: the frontier where done meets undone. Two partial
 * objects with equal states have the same completions, so the driver keeps one entry per state and counts. A state is a
 * key of `words` 32-bit words, all of them meaningful: equal states must have equal words.
 *
 * A move is a label and the state it leads to. An object *is* its sequence of labels, therefore two moves of one state
 * may lead to the same state but may not share the label as well. The order in which a step pushes its moves must
 * depend on layer and state alone: ranks of objects (sampler.ts) are counted in that order.
 */
export interface Frontier {
  /** 32-bit words of a state, at least 1. */
  readonly words: number;
  /** Number of steps. Layer i holds the states after i steps, so there are `layers` + 1 of them. */
  readonly layers: number;
  /** Write the one state of layer 0; `state` is all zero before. */
  start(state: Uint32Array): void;
  /** Push every move of step `layer` (0-based) from `state`, which must be left as it is. */
  step(layer: number, state: Uint32Array, moves: Moves): void;
  /** Judge a state of the last layer: -1 rejects it, any other small integer is the tally its objects belong to. */
  accept(state: Uint32Array): number;
}

/**
 * The moves of one state, in a buffer that the driver owns and reuses: nothing is allocated per state, and the driver
 * reads the moves in a loop of its own instead of being called back, which keeps both loops simple for the compiler.
 *
 * Use: write all words of the successor to `next`, then `push(label)`. `next` keeps its words after a push.
 */
export class Moves {
  readonly next: Uint32Array;
  size = 0;
  /** Successor of move i: words i * next.length and on. */
  states: Uint32Array;
  labels: Int32Array;

  constructor(words: number) {
    this.next = new Uint32Array(words);
    this.states = new Uint32Array(words * 16);
    this.labels = new Int32Array(16);
  }

  push(label: number): void {
    const { next } = this;
    const words = next.length;
    if (this.size === this.labels.length) this.grow();
    this.labels[this.size] = label;
    const at = this.size * words;
    for (let w = 0; w < words; w++) this.states[at + w] = next[w]!; // w < words, the length of next
    this.size++;
  }

  private grow(): void {
    const { states, labels } = this;
    this.states = new Uint32Array(states.length * 2);
    this.states.set(states);
    this.labels = new Int32Array(labels.length * 2);
    this.labels.set(labels);
  }
}
