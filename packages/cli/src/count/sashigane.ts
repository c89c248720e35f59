/** `hashigo count sashigane`: partitions of the blank board into L shapes. */
import { meter, runAsync } from "@hashigo/core";
import { countByPiecesJob, countPartitionsJob } from "@hashigo/sashigane";
import { type Answer, usage } from "../answer.js";
import type { Counter, CountRequest } from "../registry.js";
import type { Session } from "../session.js";
import { DONE, UNSETTLED } from "../status.js";
import { unsettled } from "../words.js";

export const sashiganeCounter: Counter = {
  addOptions: (command) => {
    command.option("--by-pieces", "also by number of pieces");
  },
  count: async (session, { rows, cols, rules, options }) => {
    // Without clues the four clauses forbid nothing. The strict form asks for clues that a blank board does not have.
    if (rules["form"] === "strict") {
      throw usage(
        "form=strict asks for clues, and partitions are counted on a board without any",
        "form=strictは手掛かりを求めますが、分割は手掛かりのない盤で数えます",
      );
    }
    return options["byPieces"] === true ? byPieces(session, { rows, cols }) : total(session, { rows, cols });
  },
};

type Size = Pick<CountRequest, "rows" | "cols">;

async function total(session: Session, { rows, cols }: Size): Promise<Answer> {
  const { count, layers, limit } = await session.run(`counting partitions of ${rows}×${cols}`, (limits) =>
    runAsync(countPartitionsJob(rows, cols, {}, meter(limits))),
  );
  const settled = limit === null;
  const states = layers.reduce((most, n) => Math.max(most, n), 0);
  return {
    status: settled ? DONE : UNSETTLED,
    fields: { count: settled ? String(count) : null, limit, states },
    text: () => (settled ? String(count) : session.say(unsettled(limit))),
  };
}

async function byPieces(session: Session, { rows, cols }: Size): Promise<Answer> {
  const { byPieces, limit } = await session.run(`counting partitions of ${rows}×${cols} by pieces`, (limits) =>
    runAsync(countByPiecesJob(rows, cols, {}, meter(limits))),
  );
  const settled = limit === null;
  const count = byPieces.reduce((sum, n) => sum + n, 0n);
  const tallies = byPieces.map((n, pieces) => ({ pieces, count: String(n) })).filter((row) => row.count !== "0");
  return {
    status: settled ? DONE : UNSETTLED,
    fields: { count: settled ? String(count) : null, byPieces: settled ? tallies : null, limit },
    text: () => {
      if (!settled) return session.say(unsettled(limit));
      const pieces = session.say({ en: "pieces", ja: "ピース" });
      return [String(count), ...tallies.map((row) => `  ${row.pieces} ${pieces}: ${row.count}`)].join("\n");
    },
  };
}
