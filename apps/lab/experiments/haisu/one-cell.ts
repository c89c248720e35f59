/**
 * Do numbers on one-cell regions and on S ever say anything?
 *
 * Source. The article's zeroes. They are theorems: a region of one cell is entered once, and S is on visit 1.
 * Method. Drawn boards, fully numbered, with the numbers of one-cell regions rubbed off, walks counted to a cap; and the shipped bank with the 1
 *         written back on S, its answers counted to two and the nodes of both searches compared.
 * Cost.   A minute.
 */
import { Random } from "@hashigo/core";
import { count, Puzzle } from "@hashigo/haisu";
import type { Experiment, Task } from "../../src/experiment.js";
import { allCells, aloneIn, drawBoard, printed, walksOf } from "../../src/haisu/boards.js";
import { ONE_CELL } from "../../src/haisu/reference.js";
import { bankSets } from "../../src/haisu/sets.js";
import { type Finding, row, sampled } from "../../src/value.js";

const SEED = 12;
const SIDE = 8;
/** Many one-cell regions. */
const REGIONS = 24;

function line(id: string, title: string, run: () => readonly [examined: number, found: Finding]): Task {
  return {
    id,
    quick: false,
    run: () => {
      const [examined, found] = run();
      return row(id, { what: title, examined }, { found });
    },
  };
}

function draws(boards: number): ReturnType<typeof drawBoard>[] {
  const random = new Random(SEED);
  return Array.from({ length: boards }, () => drawBoard(SIDE, REGIONS, random));
}

/** The bank's boards, with what each says before and after the 1 is written on S. */
function withStart(): { before: ReturnType<typeof count>; after: ReturnType<typeof count> }[] {
  return bankSets()
    .flatMap((set) => set.boards())
    .map((puzzle) => {
      const numbers = Int32Array.from(puzzle.numbers);
      numbers[puzzle.start] = 1;
      const written = Puzzle.of({ ...puzzle, numbers }, puzzle.rules);
      const options = { maxSolutions: 2 };
      return { before: count(puzzle, options), after: count(written, options) };
    });
}

const ids = bankSets().map(({ id }) => id.slice("bank-".length));

export const oneCell: Experiment = {
  name: "one-cell",
  parameters: { seed: SEED, side: SIDE, regions: REGIONS, bank: ids },
  columns: [
    { field: "what", heading: "what", text: true },
    { field: "examined", heading: "examined" },
    { field: "found", heading: "found" },
  ],
  note: "Nodes are those of this package's clause learning, which branches on what its clauses are; the article's are of its own search.",
  tasks: () => [
    line("numbers", "one-cell regions with another number than 1", () => {
      const cells = draws(ONE_CELL.boards_rubbed).flatMap((drawn) => aloneIn(drawn).map((cell) => drawn.visit[cell]));
      return [cells.length, sampled(cells.filter((visit) => visit !== 1).length, ONE_CELL.other_than_1)];
    }),
    line("rubbed", "boards whose walks change in number when those go", () => {
      const boards = draws(ONE_CELL.boards_rubbed);
      const changed = boards.filter((drawn) => {
        const all = allCells(drawn);
        const alone = new Set(aloneIn(drawn));
        const kept = all.filter((cell) => !alone.has(cell));
        return walksOf(printed(drawn, all)) !== walksOf(printed(drawn, kept));
      });
      return [boards.length, sampled(changed.length, ONE_CELL.walk_count_changed)];
    }),
    line("start", "boards whose S is not on visit 1", () => {
      const boards = draws(ONE_CELL.boards_S_checked);
      return [
        boards.length,
        sampled(boards.filter(({ cells, visit }) => visit[cells[0] ?? -1] !== 1).length, ONE_CELL.S_not_1),
      ];
    }),
    line("answers", "shipped boards whose answers change when 1 is written on S", () => {
      const boards = withStart();
      return [
        boards.length,
        sampled(
          boards.filter(({ before, after }) => before.count !== after.count).length,
          ONE_CELL.answer_count_changed,
        ),
      ];
    }),
    line("nodes", "shipped boards whose search then takes other nodes", () => {
      const boards = withStart();
      return [
        boards.length,
        sampled(boards.filter(({ before, after }) => before.nodes !== after.nodes).length, ONE_CELL.node_count_changed),
      ];
    }),
  ],
};
