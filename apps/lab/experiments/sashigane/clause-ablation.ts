/**
 * Which clause carries the weight: how many unique boards stop being unique when it is switched off?
 *
 * Source. The article's ablation over its 72 shipped boards (40 of 8×8, 32 of 12×12), strict reading.
 * Method. The same on as many boards made in the article's way from greedy and from uniform cuttings, and on the shipped bank, in the
 *         strict form; "not unique (general)" asks the same of the general form, where boards made for the strict one need not
 *         be unique to begin with. Answers are counted up to CAP and the median is taken over boards that are not
 *         unique; branch points are the nodes of this package's own search until it knows.
 * Cost.   A minute or two.
 */
import { count, type Puzzle, solve, withRules } from "@hashigo/sashigane";
import type { Experiment, Task } from "../../src/experiment.js";
import { type BoardSet, bankSets, fingerprint, MADE_SEED, madeSets, strictBoards } from "../../src/sashigane/boards.js";
import { ABLATION } from "../../src/sashigane/reference.js";
import { against, median, row, sampled } from "../../src/value.js";

/** Answers counted on one board. */
const CAP = 1000;

const CLAUSES = [
  { id: "nothing", off: {}, published: "nothing" },
  { id: "arrowHome", off: { arrowHome: "off" }, published: "the arrow points home" },
  { id: "arrowEnd", off: { arrowEnd: "off" }, published: "the arrow sits at an end" },
  { id: "circleBend", off: { circleBend: "off" }, published: "the circle sits on the bend" },
  { id: "numberSize", off: { numberSize: "off" }, published: "a number equals the piece size" },
] as const;

/** The sets of all sizes together. */
function together(id: string, title: string, find: BoardSet["find"], sets: readonly BoardSet[]): BoardSet {
  return { id, title, find, boards: () => strictBoards(sets.flatMap((set) => set.boards())) };
}

function setsOf(): BoardSet[] {
  const shipped = bankSets();
  return [
    together("greedy", "made here, greedy cuttings", sampled, madeSets("greedy")),
    together("uniform", "made here, uniform cuttings", sampled, madeSets("uniform")),
    ...(shipped.length === 0
      ? []
      : [together(`bank-${fingerprint(shipped.flatMap((set) => set.boards()))}`, "bank", against, shipped)]),
  ];
}

function clauseRow(set: BoardSet, clause: (typeof CLAUSES)[number]): Task {
  const id = `${set.id}-${clause.id}`;
  const published = set.id === "greedy" ? ABLATION.find(({ removed }) => removed === clause.published) : undefined;
  return {
    id,
    quick: false,
    run: () => {
      const boards = set.boards();
      const answers = (puzzle: Puzzle, form: string, cap: number): number =>
        Number(count(withRules(puzzle, { ...clause.off, form }), { maxSolutions: cap }).count);
      const strict = boards.map((puzzle) => answers(puzzle, "strict", CAP)).filter((n) => n !== 1);
      const general = boards.filter((puzzle) => answers(puzzle, "general", 2) !== 1);
      const nodes = boards.reduce((sum, p) => sum + solve(withRules(p, { ...clause.off, form: "strict" })).nodes, 0);
      return row(
        id,
        { boards: set.title, removed: clause.published, of: boards.length },
        {
          notUnique: set.find(strict.length, published?.not_unique),
          median: set.find(median(strict), published?.median_answers ?? undefined),
          capped: set.find(strict.filter((n) => n >= CAP).length),
          nodes: set.find(nodes, published?.branch_points),
          general: set.find(general.length),
        },
      );
    },
  };
}

export const clauseAblation: Experiment = {
  name: "clause-ablation",
  parameters: { cap: CAP, seed: MADE_SEED },
  columns: [
    { field: "boards", heading: "boards", text: true },
    { field: "removed", heading: "clause switched off", text: true },
    { field: "of", heading: "number" },
    { field: "notUnique", heading: "not unique (strict)" },
    { field: "median", heading: "answers when not, median" },
    { field: "capped", heading: `boards with ${CAP} answers or more` },
    { field: "nodes", heading: "branch points" },
    { field: "general", heading: "not unique (general)" },
  ],
  note: `Answers are counted up to ${CAP} a board.`,
  tasks: () => setsOf().flatMap((set) => CLAUSES.map((clause) => clauseRow(set, clause))),
};
