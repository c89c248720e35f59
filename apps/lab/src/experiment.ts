/**
 * What an experiment is: a question in its header, parameters (seeds included), and tasks that make one row each. A row is a function of
 * the parameters alone: no clock, no locale, no order of execution.
 */
import type { Row, Value } from "./value.js";

export interface Task {
  /** Unique within the experiment; rows are stored and merged by it. */
  readonly id: string;
  /** Runs under `--quick`, and again in every test run: a second at most. */
  readonly quick: boolean;
  run(): Row;
}

export interface Column {
  readonly field: string;
  readonly heading: string;
  /** Text columns are set to the left. */
  readonly text?: boolean;
}

export interface Experiment {
  /** Key in the results, name of the marker in the README. */
  readonly name: string;
  readonly parameters: Readonly<Record<string, Value>>;
  readonly columns: readonly Column[];
  /** What the reader must know beside the numbers: caps, readings, sources of chance. */
  readonly note?: string;
  tasks(): readonly Task[];
}

/** A genre's experiments, in the order in which they run. */
export interface Study {
  readonly genre: string;
  readonly experiments: readonly Experiment[];
}
