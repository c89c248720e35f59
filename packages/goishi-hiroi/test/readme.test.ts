import { readmeIsCurrent } from "@hashigo/testkit";
import { WORDS } from "../src/check.js";
import { genre, parse, solve, toSvg } from "../src/index.js";

const read = parse("https://puzz.link/p?goishi/6/6/hvqsbt90");
if (!read.ok) throw new Error(read.error.message.en);
const { puzzle } = read.value;
const outcome = solve(puzzle);
if (outcome.status !== "unique") throw new Error(outcome.status);
const { solution } = outcome;

readmeIsCurrent(genre, {
  readme: new URL("../README.md", import.meta.url),
  failcodes: Object.fromEntries(Object.entries(WORDS).map(([id, { failcode }]) => [id, failcode])),
  pictures: {
    "doc/puzzle.svg": () => toSvg(puzzle, undefined, {}, { axes: false }),
    "doc/answer.svg": () => toSvg(puzzle, solution, {}, { axes: false }),
  },
});
