import { type MessageBoard, messagesAreReviewed, publishedPuzzles } from "@hashigo/testkit";
import { bank } from "../src/bank.generated.js";
import { genre } from "../src/index.js";

/** Recording the article's climb takes seconds on boards above 6×6. */
const PUBLISHED: MessageBoard[] = publishedPuzzles("sashigane")
  .filter(({ rows, cols }) => rows * cols <= 64)
  .map(({ url, rows, cols }) => (rows * cols <= 36 ? { url } : { url, ladders: ["default"] }));

const shipped = (grade: string): MessageBoard[] =>
  bank
    .filter((entry) => entry.grade === grade && entry.rows === 8)
    .slice(0, 3)
    .map(({ url, rules }) => ({ url, rules, ladders: ["default"] }));

/** The size of the board speaks only where no arrow does. */
const AREA: MessageBoard[] = ["5/4/k4p3m3l5m./", "5/5/n5l3o.l4m.m4", "5/5/k4l4l.o3k5r6", "5/4/5l3r.m4l5"].map(
  (body) => ({
    url: `https://puzz.link/p?sashigane/${body}`,
    ladders: ["article"],
  }),
);

/** Whole pieces are looked at under rules that are not the published ones. */
const PIECE: MessageBoard[] = [
  ...["4/4/6lik.khghgkj3j./", "5/4/hj7o.m.hkg.lg"].map((body) => ({ body, rules: { circleBend: "off" } })),
  ...["4/4/l6hk.ni.g.jk", "4/4/l5ikjmil.j35", "5/4/lijn.3k3igh6m4"].map((body) => ({
    body,
    rules: { circleBend: "off", form: "strict" },
  })),
].map(({ body, rules }) => ({ url: `https://puzz.link/p?sashigane/${body}`, rules }));

/** The same clues mean other things under other rules. */
const OTHER_RULES: MessageBoard[] = [
  { body: "k.jk.lj.lghn.j..lik", rules: { form: "strict" } },
  { body: "k.jk.lj.lghn.j.7lik", rules: { arrowHome: "off" } },
  { body: "k.jk5lj.lghn.j..lik", rules: { arrowEnd: "off" } },
  { body: "k.jk.lj.lghn.j..lik", rules: { numberSize: "off" } },
  { body: "k.jk.lj.lghn.j..lik", rules: { circleBend: "off" } },
].map(({ body, rules }) => ({ url: `https://puzz.link/p?sashigane/5/5/${body}`, rules }));

messagesAreReviewed(genre, new URL("./messages/", import.meta.url), [
  ...PUBLISHED,
  ...AREA,
  ...PIECE,
  ...shipped("neighbour"),
  ...shipped("number"),
  ...shipped("trial-two"),
  ...OTHER_RULES,
]);
