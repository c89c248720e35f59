/** `lab [genre] [experiment] [--quick] [--shard i/n] [--missing] [--render]`. */
import type { Experiment, Study, Task } from "./experiment.js";

export interface Choice {
  readonly runs: readonly { readonly study: Study; readonly experiment: Experiment; readonly tasks: readonly Task[] }[];
  /** Only rows that are not stored. */
  readonly missing: boolean;
  /** Studies whose tables are rendered afterwards. */
  readonly studies: readonly Study[];
}

/** What to run, or one sentence saying what is wrong with the arguments. */
export function choose(args: readonly string[], all: readonly Study[]): Choice | string {
  let quick = false;
  let render = false;
  let missing = false;
  let shard = { index: 1, of: 1 };
  const names: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    if (arg === "--quick") quick = true;
    else if (arg === "--missing") missing = true;
    else if (arg === "--render") render = true;
    else if (arg === "--shard" || arg.startsWith("--shard=")) {
      const found = shardOf(arg === "--shard" ? (args[++i] ?? "") : arg.slice("--shard=".length));
      if (found === null) return "--shard takes i/n with 1 ≤ i ≤ n, such as 1/2";
      shard = found;
    } else if (arg.startsWith("-")) return `no option ${arg}; there are --quick, --shard i/n, --missing and --render`;
    else names.push(arg);
  }
  const [genre, name, ...more] = names;
  if (more.length > 0) return "at most a genre and an experiment";
  const studies = all.filter((study) => genre === undefined || study.genre === genre);
  if (studies.length === 0) return `no genre ${genre}; there are ${all.map((study) => study.genre).join(", ")}`;
  const chosen = studies.flatMap((study) =>
    study.experiments
      .filter((experiment) => name === undefined || experiment.name === name)
      .map((experiment) => ({ study, experiment })),
  );
  if (chosen.length === 0)
    return `no experiment ${name}; there are ${studies.flatMap((s) => s.experiments.map((e) => e.name)).join(", ")}`;
  // Rows are dealt out in turn over all experiments, so that the dear rows of one experiment part.
  let turn = 0;
  const runs = render
    ? []
    : chosen.map(({ study, experiment }) => ({
        study,
        experiment,
        tasks: experiment
          .tasks()
          .filter((task) => !quick || task.quick)
          .filter(() => turn++ % shard.of === shard.index - 1),
      }));
  return { runs: runs.filter(({ tasks }) => tasks.length > 0), missing, studies };
}

function shardOf(text: string): { index: number; of: number } | null {
  const match = /^([0-9]+)\/([0-9]+)$/.exec(text);
  const index = Number(match?.[1]);
  const of = Number(match?.[2]);
  return match !== null && index >= 1 && index <= of ? { index, of } : null;
}
