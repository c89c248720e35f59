/** What a sentence must not leave out, on boards where it once did. The reviewed ones stand in `messages`. */
import type { Deduction, LadderId, Sentence } from "@hashigo/core";
import { publishedPuzzles } from "@hashigo/testkit";
import { describe, expect, it } from "vitest";
import { emptyProgress, explain, hint, type Puzzle, parse } from "../src/index.js";

function board(url: string): Puzzle {
  const read = parse(url);
  if (!read.ok) throw new Error(read.error.message.en);
  return read.value.puzzle;
}

function published(id: string): Puzzle {
  const found = publishedPuzzles("stostone").find((puzzle) => puzzle.id === id);
  if (found === undefined) throw new Error(id);
  return board(found.url);
}

function sentences(id: string, ladder: LadderId = "default"): readonly Sentence[] {
  const { steps } = explain(published(id), { ladder });
  return steps.flatMap((step: Deduction) => [...step.because, step]).map(({ message }) => message);
}

describe("a sentence", () => {
  it("tells no step of a refutation that has nothing to do there", () => {
    const told = sentences("stostone-151").map(({ en }) => en);
    expect(told.filter((en) => en.includes("no stone is left"))).toEqual([]);
    // The step after it speaks of the cell where it breaks.
    const broken = told.filter((en) => en.startsWith("Suppose the stone at r7c3 fell 1 row."));
    expect(broken.length).toBeGreaterThan(0);
    for (const en of broken)
      expect(en).toMatch(/R7c3 (has|would have) [^.]* blanks? below it, and (its stone|a stone there) falls 1 row\./);
  });

  it.each(["stostone-040", "stostone-068"])("of %s says why counted blanks shade a cell", (id) => {
    const told = [...sentences(id), ...sentences(id, "article")].map(({ en }) => en);
    expect(
      told.filter((en) => /would have [^,]* below it, so (r\d+c\d+(, | and )?)+ (is|are) shaded/.test(en)),
    ).toEqual([]);
  });

  it("names the holes that were filled or closed before anything was counted", () => {
    const said = sentences("stostone-040").find(({ en }) => en.endsWith("so r2c3 is shaded."));
    expect(said).toEqual({
      en: "A stone has no hole in a column, so r3c3 is blank; the stone at r5c3 falls 1 row, which leaves no more blanks above it, so r2c3 is shaded.",
      ja: "石は縦に途切れないので、3行3列は白マスです。5行3列の石は1段落ち、上の白マスはもう増やせません。したがって2行3列は黒マスです。",
    });
  });

  it("quotes what is known of the stone's own fall where that is more than its cells say", () => {
    const said = sentences("stostone-151").filter(({ en }) =>
      en.endsWith("so r10c6, r10c7, r10c8 and r10c9 are blank."),
    );
    expect(said.map(({ en }) => en)).toEqual([
      "All cells of a stone fall equally far, and the stone at r8c7 falls 1 to 5 rows and r8c7 falls 0 to 2 rows, but r10c6, r10c7, r10c8 and r10c9 would not fall, so r10c6, r10c7, r10c8 and r10c9 are blank.",
    ]);
  });

  it("says of a stone without a cell yet how far it falls", () => {
    expect(sentences("stostone-058")).toContainEqual({
      en: "All cells of a stone fall equally far, and the stone in the region of r1c5 falls 0 to 2 rows, but r1c5 and r1c6 would fall 3 rows, so r1c5 and r1c6 are blank.",
      ja: "石のマスはどれも同じだけ落ちます。1行5列の区画の石は0〜2段落ちますが、1行5列・1行6列が石なら3段落ちます。したがって1行5列・1行6列は白マスです。",
    });
  });

  it("counts the stone of a region that can have no more cells", () => {
    expect(sentences("stostone-046")).toContainEqual({
      en: "The region of r1c2 has 1 shaded cell and can have no more, so r1c4 and r1c5 are blank.",
      ja: "1行2列の区画の黒マスは1個で、これより多くはなりません。したがって1行4列・1行5列は白マスです。",
    });
  });

  it("does not speak of several ways where there is one", () => {
    const puzzle = board("https://puzz.link/p?stostone/2/2/0o02");
    expect(hint(puzzle, emptyProgress(puzzle), { ladder: "article", rung: "fit" })).toMatchObject({
      message: {
        en: "The stone in the region of r2c1 can be drawn in one way only, touching r1c1 and r1c2, so r2c1 and r2c2 are shaded, and r1c1 and r1c2 are blank.",
        ja: "2行1列の区画の石の描き方は1通りしかなく、境界をはさんで1行1列・1行2列に触れます。したがって2行1列・2行2列は黒マスです。1行1列・1行2列は白マスです。",
      },
    });
  });

  it("says why other ways to draw a stone were refused, and what all that are left touch", () => {
    expect(sentences("stostone-030", "article")).toContainEqual({
      en: "Without touching another stone or unbalancing columns 1 or 2, the stone in the region of r1c2 can be drawn in 2 ways, which share this, all of them touching r3c3, so r2c3 and r3c2 are shaded, and r4c1 and r3c3 are blank.",
      ja: "1行2列の区画の石をほかの石に触れず、1・2列のつり合いも崩さずに描く方法は2通りで、どれも境界をはさんで3行3列に触れ、次のことはどれにも共通です。したがって2行3列・3行2列は黒マスです。4行1列・3行3列は白マスです。",
    });
    expect(sentences("stostone-135", "article")).toContainEqual({
      en: "Suppose r4c3 were blank. Without unbalancing a column, the stone in the region of r3c1 cannot be drawn. That cannot be, so r4c3 is shaded.",
      ja: "4行3列を白マスと仮定します。3行1列の区画の石を列のつり合いを崩さずに描く方法がありません。これはありえません。したがって4行3列は黒マスです。",
    });
  });
});
