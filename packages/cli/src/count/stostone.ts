/** `hashigo count stostone`: shadings of the blank board, without regions, under a rule of the fall. */
import { meter, runAsync } from "@hashigo/core";
import { COUNTED, type CountedFall, countShadingsJob } from "@hashigo/stostone";
import { usage } from "../answer.js";
import type { Counter } from "../registry.js";
import { DONE, UNSETTLED } from "../status.js";
import { unsettled } from "../words.js";

export const stostoneCounter: Counter = {
  addOptions: () => {},
  count: async (session, { rows, cols, rules }) => {
    const fall = COUNTED.find((known) => known === (rules["fall"] ?? ("exact" satisfies CountedFall)));
    if (fall === undefined) {
      throw usage(
        `shadings are counted under fall=${COUNTED.join(", ")}; without a rule of the fall any shading would do`,
        `数えるのはfall=${COUNTED.join("・")}の塗り方です（落下の条件がなければ、どの塗り方でもよいことになります）`,
      );
    }
    const { count, states, limit } = await session.run(`counting shadings of ${rows}×${cols}`, (limits) =>
      runAsync(countShadingsJob(rows, cols, fall, {}, meter(limits))),
    );
    const settled = limit === null;
    return {
      status: settled ? DONE : UNSETTLED,
      fields: { count: settled ? String(count) : null, limit, states },
      text: () => (settled ? String(count) : session.say(unsettled(limit))),
    };
  },
};
