/**
 * Random boards for fast-check. A board is drawn as a whole, by plain code that asks for random numbers, and shrinks by plain code
 * that lists smaller boards: a clue less, a row less. This shrinks far better than a board put together from arbitraries, whose
 * parts depend on each other.
 */
import fc from "fast-check";

export type Draw = (n: number) => number;

export interface BoardSource<P> {
  draw(random: Draw): P;
  /** Simpler boards, the boldest cut first; none is equal to the board, and no chain of them is endless. */
  smaller(puzzle: P): Iterable<P>;
}

export function boards<P>(source: BoardSource<P>): fc.Arbitrary<P> {
  return new Boards(source);
}

class Boards<P> extends fc.Arbitrary<P> {
  constructor(private readonly source: BoardSource<P>) {
    super();
  }

  override generate(random: fc.Random): fc.Value<P> {
    return new fc.Value(
      this.source.draw((n) => random.nextInt(0, n - 1)),
      undefined,
    );
  }

  override canShrinkWithoutContext(_value: unknown): _value is P {
    return false;
  }

  override shrink(value: P): fc.Stream<fc.Value<P>> {
    const { source } = this;
    function* values(): IterableIterator<fc.Value<P>> {
      for (const puzzle of source.smaller(value)) yield new fc.Value(puzzle, undefined);
    }
    return fc.stream(values());
  }
}

/** A source of random numbers from one integer: for choices inside a law, so that a board shrinks with the choices kept. */
export function drawFrom(seed: number): Draw {
  let state = seed | 0 || 1;
  return (n) => {
    // xorshift32: not for anything but tests.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}
