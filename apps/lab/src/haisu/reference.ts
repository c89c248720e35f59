/** The published figures, typed; the file says of each where it comes from and whether it can be computed again. */
import reference from "../../reference/haisu.json" with { type: "json" };

export const CORNERS: Readonly<Record<string, number>> = reference.corner_to_corner_odd_squares.data;
export const ALL_WALKS: Readonly<Record<string, number>> = reference.all_hamiltonian_paths_squares.data;
export const HAYSTACK = reference.haystack.data;
export const ENDPOINTS = reference.endpoint_screen.data;
export const SHAPES = reference.region_shape_screen.data;
export const ONE_CELL = reference.one_cell_regions.data;
export const DIAL = reference.region_dial_8x8.data;
export const DIAL_PEAK = reference.region_dial_6x6_peak.data;
export const READINGS = reference.ordinal_vs_cardinal.data;
export const LADDER = reference.ladder.data;
export const SHARES = reference.numbered_share.data;
export const BANK = reference.bank.data;
export const VISITS = reference.visits_per_region.data;

/** Regions of the boards with a share of numbers: not printed; these (four to five cells each) fit the published rows. */
export const REGIONS: Readonly<Record<number, number>> = { 8: 14, 10: 22, 12: 32 };

/** "8x8" as its side. */
export function sideOf(grid: string): number {
  return Number.parseInt(grid, 10);
}
