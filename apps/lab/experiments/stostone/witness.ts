/**
 * What is the smallest board with a shading whose columns are half shaded, whose stones have no holes, and that does not fill the lower half?
 *
 * Source. The article: "the smallest witness is 4×3", an arch, drawn before and after the fall. Its own table has 28 of 36 on 4×2.
 * Method. All balanced shadings, boards in the order of their cells, then of their rows, until one is found; and the arch itself. Stones are moved.
 * Cost.   None.
 */
import type { Experiment, Task } from "../../src/experiment.js";
import { shown, sidesOf } from "../../src/published.js";
import {
  balancedShadings,
  blankBoard,
  fallTogether,
  hasHole,
  isBalanced,
  isPacked,
  linesOf,
  pictureOf,
  shadingOf,
} from "../../src/stostone/falls.js";
import { ARCH } from "../../src/stostone/reference.js";
import { against, row } from "../../src/value.js";

const MOST_CELLS = 12;

/** The lines of the first shading found on a board. */
function witnessOn(rows: number, cols: number): string[] | null {
  const { grid } = blankBoard(rows, cols);
  for (const shading of balancedShadings(rows, cols)) {
    const picture = pictureOf(grid, shading);
    if (!hasHole(grid, shading) && !isPacked(grid, fallTogether(grid, picture))) return linesOf(picture, cols);
  }
  return null;
}

function smallest(): readonly [board: string, lines: string[]] {
  for (let cells = 2; cells <= MOST_CELLS; cells++)
    for (let rows = 2; rows <= cells; rows += 2) {
      const lines = cells % rows === 0 ? witnessOn(rows, cells / rows) : null;
      if (lines !== null) return [`${rows}x${cells / rows}`, lines];
    }
  throw new Error("no witness");
}

const NAME = "smallest witness";

function arch(): Task {
  return {
    id: "arch",
    quick: true,
    run: () => {
      const [rows, cols] = sidesOf(ARCH.board);
      const { grid } = blankBoard(rows, cols);
      const shading = shadingOf(ARCH.before);
      const rest = fallTogether(grid, pictureOf(grid, shading));
      return row(
        "arch",
        { what: "the arch", before: ARCH.before },
        {
          board: against(shown(ARCH.board)),
          after: against(linesOf(rest, cols), ARCH.after),
          balanced: against(isBalanced(grid, shading), true),
          hole: against(hasHole(grid, shading), false),
          packed: against(isPacked(grid, rest), false),
        },
      );
    },
  };
}

function first(): Task {
  return {
    id: "smallest",
    quick: true,
    run: () => {
      const [board, lines] = smallest();
      const [rows, cols] = sidesOf(board);
      const { grid } = blankBoard(rows, cols);
      const shading = shadingOf(lines);
      const rest = fallTogether(grid, pictureOf(grid, shading));
      return row(
        "smallest",
        { what: NAME, before: lines },
        {
          board: against(shown(board), shown(ARCH.board)),
          after: against(linesOf(rest, cols)),
          balanced: against(isBalanced(grid, shading)),
          hole: against(hasHole(grid, shading)),
          packed: against(isPacked(grid, rest)),
        },
      );
    },
  };
}

export const witness: Experiment = {
  name: "witness",
  parameters: { mostCells: MOST_CELLS },
  columns: [
    { field: "what", heading: "shading", text: true },
    { field: "board", heading: "board", text: true },
    { field: "before", heading: "before, rows from the top", text: true },
    { field: "after", heading: "after the fall", text: true },
    { field: "balanced", heading: "columns half shaded" },
    { field: "hole", heading: "a stone with a hole" },
    { field: "packed", heading: "lower half filled" },
  ],
  tasks: () => [arch(), first()],
};
