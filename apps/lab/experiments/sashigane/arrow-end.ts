/**
 * Does it matter which end of a piece carries the arrow: always the longer arm's, always the shorter arm's, or a coin each?
 *
 * Source. The article: bare circles, 1,200, 1,200 and 400 random answers of 6×6, 8×8 and 12×12, and eight coin masks an answer. It
 *         says neither how answers were drawn nor which end equal arms take, so nothing here can be compared to the digit.
 * Method. The same numbers of answers, drawn uniformly among all cuttings, and greedily (src/sashigane/greedy.ts), which comes nearer to the article's
 *         numbers of pieces. Equal arms take a coin. The published figures stand beside the greedy rows. Strict reading as in the
 *         article; general as new columns.
 * Cost.   Half a minute a row; preparing uniform 12×12 two or three minutes.
 */
import { Random } from "@hashigo/core";
import type { Experiment, Task } from "../../src/experiment.js";
import { clues, ENDS, type End, ends, FORMS, type FormName, isUnique } from "../../src/sashigane/pieces.js";
import { ARROW_END } from "../../src/sashigane/reference.js";
import { drawCutting, SOURCES, type Source } from "../../src/sashigane/sources.js";
import { median, percent, row, sampled } from "../../src/value.js";

const SEED = 2024;
const COINS = 8;
const TRIES: Readonly<Record<End, number>> = { long: 1, short: 1, coin: COINS };

interface Tally {
  readonly pieces: number[];
  readonly unique: Record<FormName, Record<End, number>>;
}

function tallyOf(side: number, answers: number, source: Source): Tally {
  const random = new Random(SEED);
  const none = (): Record<End, number> => ({ long: 0, short: 0, coin: 0 });
  const tally: Tally = { pieces: [], unique: { strict: none(), general: none() } };
  for (let i = 0; i < answers; i++) {
    const pieces = drawCutting(side, side, source, random);
    tally.pieces.push(pieces.length);
    for (const end of ENDS) {
      for (let k = 0; k < TRIES[end]; k++) {
        const board = clues(pieces, side * side, ends(pieces, end, random), false);
        for (const form of FORMS) if (isUnique(side, side, board, form)) tally.unique[form][end]++;
      }
    }
  }
  return tally;
}

function boardRow(line: (typeof ARROW_END)[number], source: Source): Task {
  const side = Number.parseInt(line.board, 10);
  return {
    id: `${line.board}-${source}`,
    quick: false,
    run: () => {
      const { pieces, unique } = tallyOf(side, line.answers, source);
      const beside = source === "greedy" ? line : undefined;
      const share = (form: FormName, end: End): number | null => percent(unique[form][end], line.answers * TRIES[end]);
      const { long, short, coin } = unique.strict;
      return row(
        `${line.board}-${source}`,
        { board: `${side}×${side}`, source },
        {
          answers: sampled(line.answers),
          pieces: sampled(median(pieces), beside?.pieces_median),
          long: sampled(share("strict", "long"), beside?.long),
          short: sampled(share("strict", "short"), beside?.short),
          coin: sampled(share("strict", "coin"), beside?.coin),
          bothBeatCoin: sampled(COINS * Math.min(long, short) > coin, true),
          longGeneral: sampled(share("general", "long")),
          shortGeneral: sampled(share("general", "short")),
          coinGeneral: sampled(share("general", "coin")),
        },
      );
    },
  };
}

export const arrowEnd: Experiment = {
  name: "arrow-end",
  parameters: { seed: SEED, coins: COINS, sources: SOURCES },
  columns: [
    { field: "board", heading: "board", text: true },
    { field: "source", heading: "cuttings", text: true },
    { field: "pieces", heading: "pieces, median" },
    { field: "long", heading: "long arm, % unique (strict)" },
    { field: "short", heading: "short arm, %" },
    { field: "coin", heading: "coin, %" },
    { field: "bothBeatCoin", heading: "both conventions beat the coin" },
    { field: "longGeneral", heading: "long arm, % (general)" },
    { field: "shortGeneral", heading: "short arm, %" },
    { field: "coinGeneral", heading: "coin, %" },
  ],
  note: "The article does not say how its answers were drawn.",
  tasks: () => ARROW_END.flatMap((line) => SOURCES.map((source) => boardRow(line, source))),
};
