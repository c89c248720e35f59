/** `hashigo count haisu`: walks through all cells of the blank board, from S to G or over all pairs of ends. */
import { type Job, type Meter, meter, runAsync } from "@hashigo/core";
import { countAllWalksJob, countWalksJob, type WalkCount } from "@hashigo/haisu";
import { InvalidArgumentError } from "commander";
import { type Answer, usage } from "../answer.js";
import type { Counter, CountRequest } from "../registry.js";
import type { Session } from "../session.js";
import { DONE, UNSETTLED } from "../status.js";
import { unsettled } from "../words.js";

/** Row and column, from 1. */
type Place = readonly [r: number, c: number];

export const haisuCounter: Counter = {
  addOptions: (command) => {
    command
      .option("--start <r,c>", "cell of S, row and column from 1", place)
      .option("--goal <r,c>", "cell of G, row and column from 1", place)
      .option("--all-pairs", "over all pairs of ends; a walk and its reverse are one");
  },
  // On a blank board there are no numbers, so that both readings count alike.
  count: async (session, request) => {
    const { rows, cols, options } = request;
    const [start, goal] = [options["start"] as Place | undefined, options["goal"] as Place | undefined];
    if (options["allPairs"] === true) {
      if (start !== undefined || goal !== undefined) {
        throw usage("--all-pairs leaves no --start or --goal to give", "--all-pairsと--start・--goalは併用できません");
      }
      return answer(session, request, (limits) => countAllWalksJob(rows, cols, {}, limits));
    }
    if (start === undefined || goal === undefined) {
      throw usage("give --start and --goal, or --all-pairs", "--startと--goal、または--all-pairsを指定してください");
    }
    const [from, to] = [cellOf(start, "--start", request), cellOf(goal, "--goal", request)];
    return answer(session, request, (limits) => countWalksJob(rows, cols, from, to, {}, limits));
  },
};

function place(text: string): Place {
  const [, r, c] = /^(\d+),(\d+)$/.exec(text) ?? [];
  if (r === undefined || c === undefined) throw new InvalidArgumentError("It takes a row and a column, like 1,1.");
  return [Number(r), Number(c)];
}

function cellOf([r, c]: Place, option: string, { rows, cols }: CountRequest): number {
  if (r >= 1 && r <= rows && c >= 1 && c <= cols) return (r - 1) * cols + c - 1;
  throw usage(
    `${option} is a cell of the board, from 1,1 to ${rows},${cols}, not ${r},${c}`,
    `${option}は1,1から${rows},${cols}までのマスです（${r},${c}は盤外）`,
  );
}

async function answer(
  session: Session,
  { rows, cols }: CountRequest,
  job: (meter: Meter) => Job<WalkCount>,
): Promise<Answer> {
  const counted = await session.run(`counting walks on ${rows}×${cols}`, (limits) => runAsync(job(meter(limits))));
  const { count, states, limit } = counted;
  const settled = limit === null;
  return {
    status: settled ? DONE : UNSETTLED,
    fields: { count: settled ? String(count) : null, limit, states },
    text: () => (settled ? String(count) : session.say(unsettled(limit))),
  };
}
