/** How often a border is crossed, in words: the rungs `region` and `budget`. */
import { type Cell, capital, type Fact, place, placeJa, type Sentence, type Telling } from "@hashigo/core";
import type { Lines } from "../state.js";
import { crossingsOf, leastVisits, mostVisits, visitBounds } from "../visits.js";
import { because, drawnBy, ended, regionIn } from "./sentences.js";

interface Bounds {
  readonly least: number;
  readonly most: number;
  /** The cell whose number asks for that many visits, or −1. */
  readonly number: Cell;
}

/** What `region` knows: shape, border and numbers. */
function regionBounds(s: Lines, region: number): Bounds {
  let { least, most } = visitBounds(s, region);
  let number = -1;
  for (const cell of s.puzzle.regions.cells[region]!) {
    const n = s.numberAt(cell);
    if (n === 0) continue;
    if (n > least) number = cell;
    least = Math.max(least, n);
    if (!s.layout.ordinal) most = Math.min(most, n);
  }
  return { least, most, number };
}

/** What `budget` knows: the visits of its cells as well. */
function budgetBounds(s: Lines, region: number): Bounds {
  const { goal } = s.puzzle;
  const most = mostVisits(s, region);
  return {
    least: leastVisits(s, region),
    most: s.layout.region[goal] === region ? Math.min(most, s.most(goal)) : most,
    number: -1,
  };
}

export const sayRegion = (t: Telling<Lines>): Sentence => sayCrossings(t, regionBounds(t.state, t.step.site));
export function sayBudget(t: Telling<Lines>): Sentence {
  const { state, step, effects, changes, fails } = t;
  const bounds = budgetBounds(state, step.site);
  const draws = effects.length > 0 || changes.some(({ slot }) => slot < state.layout.edges);
  if (draws || fails) return sayCrossings(t, bounds);
  const region = regionIn(state, step.site);
  return because(t, {
    en: `${capital(region.en)} can have at most ${times(bounds.most)}`,
    ja: `${region.ja}の訪問は多くて${bounds.most}回です`,
  });
}

const times = (n: number): string => `${n} visit${n === 1 ? "" : "s"}`;

function sayCrossings(t: Telling<Lines>, { least, most, number }: Bounds): Sentence {
  const { state, step } = t;
  const { cols } = state.puzzle;
  const region = regionIn(state, step.site);
  const { on, open } = crossingsOf(state, step.site);
  const ends = state.layout.endsIn[step.site]!;
  const inside = endsInside(state, step.site);
  const why =
    number < 0
      ? { en: "", ja: "" }
      : { en: ` (the ${least} in ${place(number, cols)})`, ja: `（${placeJa(number, cols)}の${least}）` };
  const end = t.fails ? ended : (reason: Sentence): Sentence => because(t, reason);
  const twice = isLoose(t)
    ? { en: ", and a border inside a region counts twice", ja: "。区画の内側の線は二回分です" }
    : { en: "", ja: "" };
  switch (boundMet(t, on, open, 2 * least - ends, 2 * most - ends)) {
    case "low":
      return end({
        en: `${capital(region.en)} has at least ${times(least)}${why.en}, so its border is crossed at least ${often(2 * least - ends)}${inside.en}; only ${crossings(on + open)} left${twice.en}`,
        ja: `${region.ja}の訪問は${least}回以上${why.ja}なので、境界を${2 * least - ends}回以上通ります${inside.ja}。通れるのは${on + open}回だけです${twice.ja}`,
      });
    case "high":
      return end({
        en: `${capital(region.en)} has at most ${times(most)}, so its border is crossed at most ${often(2 * most - ends)}${inside.en}; ${crossings(on)} drawn${twice.en}`,
        ja: `${region.ja}の訪問は多くて${most}回なので、境界を通るのは${2 * most - ends}回までです${inside.ja}。もう${on}回通っています${twice.ja}`,
      });
    case "none":
      return end({
        en: `${capital(region.en)} would have at least ${times(least)} and at most ${times(most)}`,
        ja: `${region.ja}の訪問は${least}回以上で${most}回以下ということになります`,
      });
    case "parity": {
      const parity = ends % 2 === 0 ? { en: "even", ja: "偶数" } : { en: "odd", ja: "奇数" };
      return end({
        en: `The border of ${region.en} is crossed an ${parity.en} number of times${inside.en}; ${crossings(on)} drawn, and one way over it is open`,
        ja: `${region.ja}の境界は${parity.ja}回通ります${inside.ja}。引かれた出入りは${on}で、残る道は一つです`,
      });
    }
  }
}

const often = (n: number): string => (n === 1 ? "once" : `${n} times`);
const crossings = (n: number): string => (n === 1 ? "1 crossing is" : `${n} crossings are`);

function firstEdge(t: Telling<Lines>): Extract<Fact, { kind: "edge" }> | undefined {
  const drawn = t.effects.length > 0 ? t.effects : drawnBy(t);
  return drawn.find((fact): fact is Extract<Fact, { kind: "edge" }> => fact.kind === "edge");
}

function isLoose(t: Telling<Lines>): boolean {
  const { puzzle, layout } = t.state;
  const edge = firstEdge(t);
  return edge !== undefined && layout.isLoose[puzzle.grid.edgeBetween(...edge.cells)] === 1;
}

/** Which bound decides the first edge, or is broken. */
function boundMet(
  t: Telling<Lines>,
  on: number,
  open: number,
  low: number,
  high: number,
): "low" | "high" | "parity" | "none" {
  if (t.fails) return on + open < low ? "low" : on > high ? "high" : "none";
  const weight = isLoose(t) ? 2 : 1;
  if (firstEdge(t)?.value === "on") return on + open - weight < low ? "low" : "parity";
  return on + weight > high ? "high" : "parity";
}

/** S and G inside a region each save it a crossing. */
function endsInside({ layout, puzzle }: Lines, region: number): Sentence {
  const inside = [
    ...(layout.region[puzzle.start] === region ? ["S"] : []),
    ...(layout.region[puzzle.goal] === region ? ["G"] : []),
  ];
  if (inside.length === 0) return { en: "", ja: "" };
  return { en: ` (${inside.join(" and ")} inside)`, ja: `（${inside.join("と")}が中にある）` };
}
