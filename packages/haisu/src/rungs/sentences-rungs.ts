/** What each rung says: the reason on this board, with its cells. */
import { type Cell, capital, type Fact, place, placeJa, type Sentence, type Telling } from "@hashigo/core";
import { type Lines, ON, OPEN } from "../state.js";
import { leastVisits, mostVisits } from "../visits.js";
import { doorsOf } from "./checkerboard.js";
import { visitEnteredAt } from "./entrance.js";
import { FROM_S } from "./head.js";
import { labelOf } from "./segment.js";
import { because, drawnBy, edgesInWords, ended, narrowed, regionIn, visitInWords } from "./sentences.js";

export type Say = (telling: Telling<Lines>) => Sentence;
type Edge = Extract<Fact, { kind: "edge" }>;

const nameIn = (s: Lines, cell: Cell): Sentence => ({
  en: place(cell, s.puzzle.cols),
  ja: placeJa(cell, s.puzzle.cols),
});

/** "S in r1c1", "r2c3". */
function cellOrEnd(s: Lines, cell: Cell): Sentence {
  const at = nameIn(s, cell);
  const end = cell === s.puzzle.start ? "S" : cell === s.puzzle.goal ? "G" : "";
  return end === "" ? at : { en: `${end} in ${at.en}`, ja: `${at.ja}の${end}` };
}

/** The edge that the sentence is about: the first drawn one. */
function edgeOf(t: Telling<Lines>): Edge | undefined {
  const drawn = t.effects.length > 0 ? t.effects : drawnBy(t);
  return drawn.find((fact): fact is Edge => fact.kind === "edge");
}

/** Of that edge the cell at the site, and the other one; null for an edge that does not touch the site. */
function sides(t: Telling<Lines>): { readonly here: Cell; readonly there: Cell } | null {
  const edge = edgeOf(t);
  if (edge === undefined) return null;
  const [a, b] = edge.cells;
  return a === t.step.site ? { here: a, there: b } : b === t.step.site ? { here: b, there: a } : null;
}

export const sayDegree: Say = (t) => {
  const { state: s, step, fails } = t;
  const need = s.layout.need[step.site]!;
  const on = s.countAt(step.site, ON);
  const open = s.countAt(step.site, OPEN);
  const at = cellOrEnd(s, step.site);
  const ends = need === 1 ? { en: "one line end", ja: "線の端は一つ" } : { en: "two line ends", ja: "線の端は二つ" };
  if (fails)
    return ended(
      on > need
        ? { en: `${capital(at.en)} has ${on} line ends, not ${need}`, ja: `${at.ja}の線の端が${on}になります` }
        : {
            en: `${capital(at.en)} needs ${ends.en} and cannot have them`,
            ja: `${at.ja}に要る${ends.ja}なのに足りません`,
          },
    );
  if (on === need)
    return because(
      t,
      need === 1
        ? { en: `${capital(at.en)} has its one line end`, ja: `${at.ja}の線の端はもうあります` }
        : { en: `${capital(at.en)} has both its line ends`, ja: `${at.ja}の線の端は二つともあります` },
    );
  const left = on + open;
  return because(t, {
    en: `${capital(at.en)} needs ${ends.en}, and only ${left} side${left > 1 ? "s are" : " is"} left`,
    ja: `${at.ja}に要る${ends.ja}で、使える辺は${left}つだけです`,
  });
};

export const sayRing: Say = (t) => {
  const { state: s, step } = t;
  if (t.fails && !s.lineAt(step.site).closed)
    return ended({
      en: `The line through ${nameIn(s, step.site).en} is finished, but not with every number on its visit`,
      ja: `${nameIn(s, step.site).ja}を通る線は完成しましたが、数字の合わないマスがあります`,
    });
  if (t.fails)
    return ended({
      en: `The line through ${nameIn(s, step.site).en} closes to a ring`,
      ja: `${nameIn(s, step.site).ja}を通る線が輪になります`,
    });
  const ends = sides(t);
  if (ends === null)
    return because(t, {
      en: `The line that ends in ${nameIn(s, step.site).en} must not close`,
      ja: `${nameIn(s, step.site).ja}で終わる線は輪になりません`,
    });
  const { here, there } = ends;
  for (const cell of [here, there])
    if (s.countAt(cell, ON) >= s.layout.need[cell]!)
      return because(t, {
        en: `${capital(cellOrEnd(s, cell).en)} has all its line ends`,
        ja: `${cellOrEnd(s, cell).ja}の線の端はもう足りています`,
      });
  const mine = s.lineAt(here).cells;
  if (mine.includes(there))
    return because(t, {
      en: `One line of ${mine.length} cells ends in ${nameIn(s, here).en} and ${nameIn(s, there).en}; joining them would make a ring`,
      ja: `${nameIn(s, here).ja}と${nameIn(s, there).ja}は同じ${mine.length}マスの線の両端で、つなぐと輪になります`,
    });
  const left = s.layout.size - mine.length - s.lineAt(there).cells.length;
  if (left === 0)
    return because(t, {
      en: `Joining ${nameIn(s, here).en} and ${nameIn(s, there).en} would finish the line, but not with every number on its visit`,
      ja: `${nameIn(s, here).ja}と${nameIn(s, there).ja}をつなぐと線は完成しますが、数字の合わないマスが残ります`,
    });
  return because(t, {
    en: `Joining ${nameIn(s, here).en} and ${nameIn(s, there).en} would finish the line from S to G with ${left} cells left out`,
    ja: `${nameIn(s, here).ja}と${nameIn(s, there).ja}をつなぐと、${left}マスを残してSとGがつながります`,
  });
};

export const saySegment: Say = (t) => {
  const { state: s, step, fails } = t;
  const at = nameIn(s, step.site);
  if (fails)
    return ended({
      en: `The run through ${at.en} would be on two different visits`,
      ja: `${at.ja}を通る線が二つの訪問にまたがります`,
    });
  const edge = edgeOf(t);
  if (edge === undefined)
    return because(t, { en: `The run through ${at.en} is on one visit`, ja: `${at.ja}を通る線は一つの訪問です` });
  const inRegion = (e: number): boolean => s.layout.isBorder[e] === 0;
  const said = edge.cells.map((cell) => ({ at: nameIn(s, cell), visit: labelOf(s, s.lineAt(cell, inRegion).cells) }));
  const [a, b] = said as [(typeof said)[number], (typeof said)[number]];
  return because(t, {
    en: `${capital(a.at.en)} is on visit ${a.visit} of its region and ${b.at.en} on visit ${b.visit}`,
    ja: `${a.at.ja}は区画の${a.visit}回目、${b.at.ja}は${b.visit}回目です`,
  });
};

export const sayReach: Say = (t) => {
  const at = nameIn(t.state, t.state.failedAt);
  return ended({ en: `No way is left from S to ${at.en}`, ja: `Sから${at.ja}へ行く道が残っていません` });
};

export const sayRange: Say = (t) => {
  const { state: s, step } = t;
  const at = nameIn(s, step.site);
  const edge = sides(t);
  // The call itself may have narrowed a cell before it struck the edge.
  const after = new Map(narrowed(t).map((one) => [one.cell, one]));
  const own = (cell: Cell): Sentence =>
    visitInWords(after.get(cell)?.least ?? s.least(cell), after.get(cell)?.most ?? s.most(cell));
  if (edge !== null)
    return because(t, {
      en: `${capital(at.en)} is on ${own(step.site).en} of its region and ${nameIn(s, edge.there).en} on ${own(edge.there).en}`,
      ja: `${at.ja}は区画の${own(step.site).ja}、${nameIn(s, edge.there).ja}は${own(edge.there).ja}です`,
    });
  const n = s.layout.ordinal ? s.numberAt(step.site) : 0;
  if (n > 0 && (after.has(step.site) || t.fails)) {
    const number = { en: `${capital(at.en)} holds a ${n}`, ja: `${at.ja}に${n}があります` };
    if (t.fails)
      return ended({
        en: `${number.en}, but can only be on ${own(step.site).en}`,
        ja: `${number.ja}が、${own(step.site).ja}にしかなりません`,
      });
    return because(
      t,
      after.size > 1
        ? {
            en: `${number.en}, and cells joined inside a region share their visit`,
            ja: `${number.ja}。区画の中でつながるマスは同じ訪問です`,
          }
        : number,
    );
  }
  return because(t, {
    en: `${capital(at.en)} is on ${own(step.site).en} of its region, and cells joined inside a region share their visit`,
    ja: `${at.ja}は区画の${own(step.site).ja}で、区画の中でつながるマスは同じ訪問です`,
  });
};

/** Why the line from S, drawn over these cells, does not run over an edge at one of them. */
function nextStep(s: Lines, cells: readonly Cell[], edge: readonly [Cell, Cell]): Sentence {
  const head = cells[cells.length - 1]!;
  if (!edge.includes(head)) {
    const passed = nameIn(s, cells.includes(edge[0]) ? edge[0] : edge[1]);
    return { en: `The line from S has passed ${passed.en}`, ja: `Sからの線は${passed.ja}をもう通りました` };
  }
  const next = edge[0] === head ? edge[1] : edge[0];
  const { region, isBorder } = s.layout;
  const border = (i: number): number => isBorder[s.puzzle.grid.edgeBetween(cells[i - 1]!, cells[i]!)]!;
  const before = cells.filter((cell, i) => region[cell] === region[next] && (i === 0 || border(i) === 1)).length;
  const visit = before + isBorder[s.puzzle.grid.edgeBetween(head, next)]!;
  const known = visitInWords(s.least(next), s.most(next));
  return {
    en: `From S the line has come to ${nameIn(s, head).en}; on ${nameIn(s, next).en} it would be on visit ${visit} of that region, but that cell is on ${known.en}`,
    ja: `Sからの線は${nameIn(s, head).ja}まで来ています。次に${nameIn(s, next).ja}へ行くとその区画の${visit}回目ですが、そこは${known.ja}です`,
  };
}

export const sayHead: Say = (t) => {
  const { state: s, step } = t;
  const { start, goal } = s.puzzle;
  const from = step.site === FROM_S ? start : goal;
  const cells = s.walk(from, -1).cells;
  const tail = nameIn(s, cells[cells.length - 1]!);
  const at = nameIn(s, from);
  const edge = edgeOf(t);
  if (step.site === FROM_S && edge !== undefined) return because(t, nextStep(s, cells, edge.cells));
  const end = step.site === FROM_S ? "S" : "G";
  const line = cells.length === 1 ? `${end} in ${at.en}` : `the line from ${end} in ${at.en} to ${tail.en}`;
  const lineJa = cells.length === 1 ? `${at.ja}の${end}` : `${at.ja}の${end}から${tail.ja}までの線`;
  const back = step.site === FROM_S ? { en: "", ja: "" } : { en: " back", ja: "逆に" };
  if (t.fails) {
    const none = nameIn(s, s.failedAt);
    return ended({
      en: `Counting visits${back.en} along ${line} leaves none for ${none.en}`,
      ja: `${lineJa}に沿って訪問を${back.ja}数えると、${none.ja}に合う回がありません`,
    });
  }
  return because(t, {
    en: `Visits can be counted${back.en} along ${line}`,
    ja: `${lineJa}に沿って訪問を${back.ja}数えられます`,
  });
};

export const sayEntrance: Say = (t) => {
  const { state: s, step, fails } = t;
  const region = regionIn(s, step.site);
  const least = leastVisits(s, step.site);
  const edge = edgeOf(t);
  if (fails)
    return ended({
      en: `${capital(region.en)} has at least ${least} visit${least > 1 ? "s" : ""}, and one of them has no way in`,
      ja: `${region.ja}の訪問は${least}回以上ですが、入口のない回があります`,
    });
  const visit = edge === undefined ? 0 : visitEnteredAt(s, step.site, s.puzzle.grid.edgeBetween(...edge.cells));
  if (edge === undefined || visit === 0)
    return because(t, {
      en: `${capital(region.en)} has at least ${least} visit${least > 1 ? "s" : ""}, and one of them has a single way in`,
      ja: `${region.ja}の訪問は${least}回以上で、ある回の入口は一か所だけです`,
    });
  const way = edgesInWords([edge.cells], s.puzzle.cols);
  return because(t, {
    en: `${capital(region.en)} has at least ${least} visit${least > 1 ? "s" : ""}, and visit ${visit} can only begin at ${way.en}`,
    ja: `${region.ja}の訪問は${least}回以上で、${visit}回目の入口は${way.ja}だけです`,
  });
};

export const sayDoor: Say = (t) => {
  const { state: s, fails } = t;
  if (fails) {
    const at = nameIn(s, s.failedAt);
    return ended({
      en: `The part of the board with ${at.en} is reached through one cell or border only, and the line cannot end there`,
      ja: `${at.ja}のある部分には一か所からしか行けず、線はそこで終われません`,
    });
  }
  const drawn = t.effects.length > 0 ? t.effects : drawnBy(t);
  const links = edgesInWords(
    drawn.flatMap((fact) => (fact.kind === "edge" ? [fact.cells] : [])),
    s.puzzle.cols,
  );
  return because(
    t,
    drawn.length === 1
      ? {
          en: `Only ${links.en} links the part of the board with S to the part with G`,
          ja: `Sのある側とGのある側をつなぐ道は${links.ja}だけです`,
        }
      : {
          en: `Without any one of ${links.en} the part of the board with S would lose the part with G`,
          ja: `${links.ja}のどれがなくても、Sのある側とGのある側が切れます`,
        },
  );
};

export const sayCheckerboard: Say = (t) => {
  const { state: s, step } = t;
  const region = regionIn(s, step.site);
  const { missing, light, dark } = doorsOf(s, step.site);
  const [more, less] = missing >= 0 ? ["light", "dark"] : ["dark", "light"];
  const [moreJa, lessJa] = missing >= 0 ? ["明るい", "暗い"] : ["暗い", "明るい"];
  const open = missing >= 0 ? light.length : dark.length;
  const n = Math.abs(missing);
  const reason = {
    en: `Colour the cells like a checkerboard, r1c1 light: over the border of ${region.en} the line must still pass ${n === 0 ? "as many" : `${n} more`} ${more} cells ${n === 0 ? "as" : "than"} ${less} ones, and ${open} ${more} way${open === 1 ? " is" : "s are"} open`,
    ja: `1行1列を明るく市松に塗ると、${region.ja}の境界で線が通る${moreJa}マスは${lessJa}マス${n === 0 ? "と同じ数" : `より${n}つ多く`}なければならず、残る${moreJa}出入口は${open}です`,
  };
  return t.fails ? ended(reason) : because(t, reason);
};

export const sayLocal: Say = (t) => {
  const { state: s, step } = t;
  const region = regionIn(s, step.site);
  const size = s.puzzle.regions.cells[step.site]!.length;
  const visits = visitInWords(leastVisits(s, step.site), mostVisits(s, step.site));
  const n = visits.en.slice("visit ".length);
  if (t.fails)
    return ended({
      en: `${capital(region.en)} cannot be filled in ${n} visit${n === "1" ? "" : "s"}`,
      ja: `${region.ja}を${visits.ja.replace("回目", "回")}の訪問で埋められません`,
    });
  return because(t, {
    en: `All ways to fill the ${size} cells of ${region.en} in ${n} visit${n === "1" ? "" : "s"} agree`,
    ja: `${region.ja}の${size}マスを${visits.ja.replace("回目", "回")}の訪問で埋める仕方すべてに共通です`,
  });
};

/** A supposition, the steps that refute it (three at most are told), and what is left. */
export const sayTrial: Say = (t) => {
  const { state, step, inner } = t;
  const way = edgesInWords([state.puzzle.grid.sides(step.site >> 1)], state.puzzle.cols);
  const on = (step.site & 1) === 1;
  const shown = inner.length <= 3 ? inner : [inner[0]!, ...inner.slice(-1)];
  const more = inner.length - shown.length;
  const gap = more > 0 ? { en: ` … (${more} more steps) … `, ja: `…（ほか${more}手）…` } : { en: " ", ja: "" };
  return because(t, {
    en: `Suppose the line ${on ? "ran" : "did not run"} ${way.en}. ${shown.map((s) => s.en).join(gap.en)} That cannot be`,
    ja: `${way.ja}に線${on ? "がある" : "がない"}と仮定します。${shown.map((s) => s.ja).join(gap.ja)}これはありえません`,
  });
};
