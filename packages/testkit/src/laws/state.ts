/**
 * LAW 7: assume and `undoTo` restore the state exactly, queues and summaries included.
 *
 * Every slot is compared. Whatever is *not* a slot (a queue, a flag, a summary kept outside) is compared by what it does: after the
 * undo, the same further work must write the same slots in the same order as on a state that never made the excursion.
 */
import type { AnyPuzzle, LadderId } from "@hashigo/core";
import { describe, test } from "vitest";
import { type Draw, drawFrom } from "../boards.js";
import { type LawGenre, runs } from "../law-genre.js";
import { type Probe, probeOf } from "../probe.js";
import { forBoards, must, showSettings } from "../report.js";

const LADDERS: readonly LadderId[] = ["default", "article"];
const EXCURSIONS = 6;

export function undoIsExact<P extends AnyPuzzle, G>(
  law: LawGenre<P, G>,
  perSetting: { readonly quick: number; readonly long: number },
): void {
  describe("state", () => {
    for (const id of LADDERS) {
      test(`ladder ${id}: undo restores every slot, and everything that is no slot by what it does`, () => {
        let contradictions = 0;
        for (const rules of law.settings) {
          forBoards(
            law,
            law.boards({ rules, solvable: false, maxCells: 25 }),
            { law: `state (${id}, ${showSettings(rules)})`, runs: runs(perSetting.quick, perSetting.long) },
            (puzzle, choice) => {
              contradictions += excursions(law, id, puzzle, choice);
            },
          );
        }
        console.log(`${law.genre.id}, ladder ${id}: undone after ${contradictions} contradictions`);
        must(contradictions >= 100, "too few contradictions to mean anything");
      });
    }
  });
}

function excursions<P extends AnyPuzzle, G>(law: LawGenre<P, G>, id: LadderId, puzzle: P, choice: number): number {
  const travelled = probeOf(law.genre.ladders[id], puzzle);
  const fresh = probeOf(law.genre.ladders[id], puzzle);
  if (!travelled.ok || !fresh.ok) return 0;
  const goodTravelled = travelled.run({ upTo: travelled.rungs });
  const goodFresh = fresh.run({ upTo: fresh.rungs });
  must(goodTravelled === goodFresh, "two equal states settle differently");
  if (!goodFresh) return 0;
  let contradictions = 0;
  const draw = drawFrom(choice);
  for (let n = 0; n < EXCURSIONS; n++) {
    if (!excursion(travelled, draw)) contradictions++;
    sameSlots(travelled, fresh);
  }
  sameWork(travelled, fresh, draw);
  return contradictions;
}

function someAtom({ state }: Probe, draw: Draw): number {
  const atoms: number[] = [];
  for (let atom = state.open(0, 0); atom >= 0; atom = state.open(atom + 1, 0)) atoms.push(atom);
  return atoms[draw(Math.max(1, atoms.length))] ?? -1;
}

/** Some suppositions, one on top of the other, and back; with the queues full, emptied by work, or emptied by a contradiction. */
function excursion(probe: Probe, draw: Draw): boolean {
  const { state } = probe;
  const marks: number[] = [];
  const copies: Int32Array[] = [];
  let good = true;
  for (let depth = 1 + draw(3); good && depth > 0; depth--) {
    const atom = someAtom(probe, draw);
    if (atom < 0) break;
    marks.push(state.mark());
    copies.push(slotsOf(probe));
    const placed = draw(2) === 0 ? state.assume(atom) : state.refute(atom);
    good = placed && probe.run({ upTo: probe.rungs });
    if (!placed) state.idle();
  }
  while (marks.length > 0) {
    state.undoTo(marks.pop() ?? 0);
    const copy = copies.pop();
    if (copy !== undefined) equalSlots(slotsOf(probe), copy, "before the excursion it was");
  }
  return good;
}

function slotsOf({ state, slots }: Probe): Int32Array {
  return Int32Array.from({ length: slots }, (_, slot) => state.value(slot));
}

function sameSlots(a: Probe, b: Probe): void {
  equalSlots(slotsOf(a), slotsOf(b), "on a state without excursions it is");
  must(a.state.mark() === b.state.mark(), "the trail is longer than before");
}

function equalSlots(now: Int32Array, wanted: Int32Array, but: string): void {
  const slot = now.findIndex((value, i) => value !== wanted[i]);
  must(slot < 0, () => `slot ${slot} is ${now[slot]}, ${but} ${wanted[slot]}`);
}

function sameWork(a: Probe, b: Probe, draw: Draw): void {
  const atom = someAtom(b, draw);
  if (atom < 0) return;
  const from = b.state.mark();
  const results = [a, b].map((probe) => {
    const good = probe.state.assume(atom) && probe.run({ upTo: probe.rungs });
    const writes: string[] = [];
    for (let i = from; i < probe.state.mark(); i++) writes.push(`${probe.state.slotAt(i)}:${probe.state.oldAt(i)}`);
    probe.state.idle();
    return `${good} ${writes.join(" ")}`;
  });
  must(
    results[0] === results[1],
    () => `after excursions the same supposition works otherwise:\n${results[0]}\n${results[1]}`,
  );
}
