import { expect, test } from "vitest";
import { classes, pathOf, tagsOf, textsOf } from "../src/pictures.js";

const SVG =
  '<svg viewBox="0 0 9 9"><g><path class="a" d="M0 0H9"/><path class="a b" d="M1 1"/></g><text class="n" x="1">12</text></svg>';

test("tags are counted, and must open and close as they should", () => {
  expect(tagsOf(SVG)).toEqual(
    new Map([
      ["svg", 1],
      ["g", 1],
      ["path", 2],
      ["text", 1],
    ]),
  );
  for (const bad of ["<g><path></g>", "<g>", "</g>", '<g x="<"></g>', "<g>1 < 2</g>", "<g x=1></g>"])
    expect(() => tagsOf(bad), bad).toThrow();
});

test("classes, paths and texts", () => {
  expect([classes(SVG, "a"), classes(SVG, "a b"), classes(SVG, "c")]).toEqual([1, 1, 0]);
  expect([pathOf(SVG, "a"), pathOf(SVG, "n")]).toEqual(["M0 0H9", ""]);
  expect([textsOf(SVG, "n"), textsOf(SVG, "a b"), textsOf(SVG, "c")]).toEqual([["12"], [""], []]);
});
