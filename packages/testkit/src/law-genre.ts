import type { AnyPuzzle, BankEntry, GenerateOptions, Genre, LadderId, Settings } from "@hashigo/core";
import type { Arbitrary } from "fast-check";

/** A second engine. */
export interface Oracle<P, G> {
  readonly name: string;
  /** Up to `max` solutions, all different, and whether there are no others; null when this board is beyond the engine. */
  solutions(puzzle: P, max: number): { readonly solutions: readonly G[]; readonly exact: boolean } | null;
}

export interface BoardOptions {
  readonly rules: Settings;
  /** Every clue is true to one hidden solution. Otherwise the boards are a mixture: at least a third should have a solution. */
  readonly solvable: boolean;
  readonly maxCells: number;
}

/** All that the law suite has to be told about a genre. */
export interface LawGenre<P extends AnyPuzzle, G> {
  readonly genre: Genre<P, G>;
  readonly oracles: readonly Oracle<P, G>[];
  /** Small random boards, rectangles and one-wide ones included, with clues from none to full. */
  boards(options: BoardOptions): Arbitrary<P>;
  /** Every combination of rule settings; the first is the published game. */
  readonly settings: readonly Settings[];
  /** Published puzzles with exactly one answer, above 6 × 6 too: urls. */
  readonly published: readonly string[];
  /** Can a url hold all of this puzzle? It can when absent. */
  urlHolds?(puzzle: P): boolean;
  /** Texts of old and rare spellings, to be damaged with the others. */
  readonly spellings?: readonly string[];
  /** Boards that take some thousand nodes to count. */
  readonly hard: readonly P[];
  /** Equal exactly when the puzzles are (clues, sides, rules), and when the drawings are. */
  keyOfPuzzle(puzzle: P): string;
  keyOfProgress(progress: G): string;
  /** Any drawing on the board, marks of every kind. `draw(n)` is a random number below n. */
  scribble(puzzle: P, draw: (n: number) => number): G;
  /** Rungs that can only refute: on boards with a solution they have nothing to draw. */
  readonly refuting?: readonly string[];
  /** Boards on which a rung that is seldom needed is needed, so that it is seen at work often enough. */
  readonly rare: readonly RareRung<P>[];
  /** The puzzle less one clue, for each clue that may not go from a minimal board made with these options. */
  without(puzzle: P, options: BankEntry["options"]): Iterable<P>;
  readonly generator: GeneratorSamples;
}

export interface RareRung<P> {
  readonly ladder: LadderId;
  readonly rung: string;
  readonly boards: Arbitrary<P>;
  readonly runs: number;
}

/** What generators must give again and again. */
export interface GeneratorSamples {
  /** Options to run the laws on; seeds are added. */
  readonly runs: readonly Omit<GenerateOptions, "seed">[];
  /** Frozen: these options give this url. A change is a breaking change. */
  readonly frozen: readonly { readonly options: GenerateOptions; readonly url: string }[];
  /** Options that cannot succeed, with the code of the reason. */
  readonly impossible: readonly { readonly options: GenerateOptions; readonly code: string }[];
}

/** Two runs of the same law: the default one is quick. */
export function runs(quick: number, long: number): number {
  return process.env["HASHIGO_LONG"] === "1" ? long : quick;
}
