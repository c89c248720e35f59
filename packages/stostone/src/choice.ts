/** Where search branches: weights of past contradictions, which are no part of the state and survive undo. */
import type { Falls } from "./state.js";

export class Choice {
  private readonly regionWeight: Float64Array;
  private readonly columnWeight: Float64Array;
  private readonly regionScore: Float64Array;
  private readonly columnScore: Float64Array;
  private last = -1;

  constructor(regions: number, cols: number) {
    this.regionWeight = new Float64Array(regions).fill(1);
    this.columnWeight = new Float64Array(cols).fill(1);
    this.regionScore = new Float64Array(regions);
    this.columnScore = new Float64Array(cols);
  }

  /**
   * The open cell whose region and column have the fewest open cells for the weight of their past contradictions, to be shaded first; but
   * the cell of the last contradiction as soon as it is open again. An atom, or −1.
   */
  choose({ store, layout }: Falls): number {
    if (this.last >= 0 && store[this.last]! > 0) return 2 * this.last;
    const { column, region, size } = layout;
    const { regionScore, columnScore, regionWeight, columnWeight } = this;
    regionScore.fill(0);
    columnScore.fill(0);
    for (let i = 0; i < size; i++) {
      if (store[i]! <= 0) continue;
      regionScore[region[i]!]!++;
      columnScore[column[i]!]!++;
    }
    for (let g = 0; g < regionScore.length; g++) regionScore[g] = regionWeight[g]! / (regionScore[g]! + 1);
    for (let c = 0; c < columnScore.length; c++) columnScore[c] = columnWeight[c]! / (columnScore[c]! + 1);
    let best = -1;
    let most = 0;
    for (let i = 0; i < size; i++) {
      if (store[i]! <= 0) continue;
      const score = regionScore[region[i]!]! + columnScore[column[i]!]!;
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best < 0 ? -1 : 2 * best;
  }

  failed({ layout, failedAt }: Falls, atom: number): void {
    this.regionWeight[layout.region[failedAt]!]!++;
    this.columnWeight[layout.column[failedAt]!]!++;
    if (atom >= 0) this.last = atom >> 1;
  }
}
