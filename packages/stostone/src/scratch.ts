/**
 * Work space of the kernels, shared by all boards: a kernel leaves nothing in it that another call reads, and none is entered while
 * another one runs. So a board costs no arrays but its own slots.
 */
export class Scratch {
  readonly word: Int32Array;
  readonly seen: Int32Array;
  readonly fresh: Int32Array;
  readonly fresher: Int32Array;
  readonly list: Int32Array;
  readonly other: Int32Array;
  readonly shaded: Int32Array;
  /** For the walk that finds cut cells. */
  readonly order: Int32Array;
  readonly low: Int32Array;
  readonly parent: Int32Array;
  readonly weight: Int32Array;
  readonly stones: Int32Array;
  readonly apart: Int32Array;
  readonly side: Int8Array;

  constructor(readonly size: number) {
    const array = (): Int32Array => new Int32Array(size);
    this.word = array();
    this.seen = array();
    this.fresh = array();
    this.fresher = array();
    this.list = array();
    this.other = array();
    this.shaded = array();
    this.order = array();
    this.low = array();
    this.parent = array();
    this.weight = array();
    this.stones = array();
    this.apart = array();
    this.side = new Int8Array(size);
  }
}

let last: Scratch = new Scratch(256);

/** At least `size` places in every array. */
export function scratchFor(size: number): Scratch {
  if (last.size < size) last = new Scratch(Math.max(size, 2 * last.size));
  return last;
}
