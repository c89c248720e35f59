/** The numbers that were measured (bench/NOTES.md), in one place, so that a bench can change one at a time. */
export interface Tuning {
  /** What an activity weighs one conflict later, in the quick and in the patient mode. */
  readonly decay: readonly [quick: number, patient: number];
  /** Quick mode restarts when recent glue exceeds the long mean by this factor. */
  readonly margin: number;
  /** Conflicts between quick restarts at least. */
  readonly pause: number;
  /** Patient mode: the unit of the Luby sequence, in conflicts. */
  readonly luby: number;
  /** Conflicts in the first quick period. 0: always patient; Infinity: always quick. */
  readonly firstQuick: number;
  /** Conflicts before the first clean-up, and by how much each later gap grows. */
  readonly reduceEvery: number;
  /** Share of candidates that a clean-up removes. */
  readonly reduceShare: number;
  /** Conflicts before phases are reset the first time; later gaps grow by as much. */
  readonly rephaseEvery: number;
}

export const TUNING: Tuning = {
  decay: [0.92, 0.95],
  margin: 1.1,
  pause: 2,
  luby: 1024,
  firstQuick: 1000,
  reduceEvery: 300,
  reduceShare: 0.75,
  rephaseEvery: 1000,
};
