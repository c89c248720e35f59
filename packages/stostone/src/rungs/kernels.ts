/** The kernels of the default ladder, by rung: their queues, and their fixpoints. */
import { type Falls, KERNELS } from "../state.js";
import { belowKernel } from "./below.js";
import { borderKernel } from "./border.js";
import { columnKernel } from "./column.js";
import { fallColumnKernel, fallRegionKernel } from "./fall.js";
import { holeKernel } from "./hole.js";
import { numberKernel } from "./number.js";
import { reachKernel } from "./reach.js";
import { totalKernel } from "./total.js";

/** For search: the kernels from which all others follow. */
export function strong(s: Falls): boolean {
  const { borders, holes, columns, areas, totals } = s;
  for (;;) {
    let site = borders.pop();
    if (site >= 0) {
      if (!borderKernel(s, site)) return false;
      continue;
    }
    site = holes.pop();
    if (site >= 0) {
      if (!holeKernel(s, site)) return false;
      continue;
    }
    site = columns.pop();
    if (site >= 0) {
      if (!fallColumnKernel(s, site)) return false;
      continue;
    }
    site = areas.pop();
    if (site >= 0) {
      if (!fallRegionKernel(s, site)) return false;
      continue;
    }
    if (totals.pop() < 0) return true;
    if (!totalKernel(s)) return false;
  }
}

/** The rungs below `upTo`, cheapest first. */
export function climb(s: Falls, upTo: number): boolean {
  for (let k = 0; k < Math.min(upTo, KERNELS); ) {
    const site = dueAt(s, k);
    if (site < 0) {
      k++;
      continue;
    }
    const from = s.mark();
    if (!runAt(s, k, site)) return false;
    if (s.mark() > from) k = 0;
  }
  return true;
}

/** The next due site of a rung, taken off its queue, or −1. Of two kinds of sites the columns come first, regions behind them. */
export function dueAt(s: Falls, rung: number): number {
  switch (rung) {
    case 0:
      return s.borders.pop();
    case 1:
      return s.weak?.numbers.pop() ?? -1;
    case 2:
      return s.weak?.counts.pop() ?? -1;
    case 3:
      return s.weak?.reaches.pop() ?? -1;
    case 4:
      return s.totals.pop();
    case 5: {
      const hole = s.holes.pop();
      return hole >= 0 ? hole : (s.weak?.belows.pop() ?? -1);
    }
    default: {
      const column = s.columns.pop();
      const region = column >= 0 ? -1 : s.areas.pop();
      return region >= 0 ? s.layout.cols + region : column;
    }
  }
}

export function runAt(s: Falls, rung: number, site: number): boolean {
  switch (rung) {
    case 0:
      return borderKernel(s, site);
    case 1:
      return numberKernel(s, site);
    case 2:
      return columnKernel(s, site);
    case 3:
      return reachKernel(s, site);
    case 4:
      return totalKernel(s);
    case 5:
      return belowKernel(s, site);
    default:
      return site < s.layout.cols ? fallColumnKernel(s, site) : fallRegionKernel(s, site - s.layout.cols);
  }
}
