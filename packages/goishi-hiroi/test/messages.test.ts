import { type MessageBoard, messagesAreReviewed, publishedPuzzles } from "@hashigo/testkit";
import { genre } from "../src/index.js";

const PUBLISHED: MessageBoard[] = publishedPuzzles("goishi")
  .filter(({ rows, cols }) => rows * cols <= 49)
  .map(({ url }) => ({ url }));

const board = (body: string, rules: MessageBoard["rules"]): MessageBoard => ({
  url: `https://puzz.link/p?goishi/${body}`,
  rules: rules ?? {},
});

/** Small boards, one for each wording that the published ones seldom leave room for. */
const SMALL: MessageBoard[] = [
  "5/5/eitgv",
  "5/4/ccqm",
  "5/4/bbqp",
  "4/4/6d90",
  "3/5/gr5",
  "5/3/4t7",
  "5/3/2hq",
  "5/3/r07",
].map((body) => board(body, { allowReverse: "off" }));

const BACK: MessageBoard[] = ["5/5/b56vt", "5/4/hf2t", "4/4/aopg", "5/4/sh9r", "5/5/63vnu", "3/5/mmh", "5/5/afbmd"].map(
  (body) => board(body, { allowReverse: "on" }),
);

messagesAreReviewed(genre, new URL("./messages/", import.meta.url), [...SMALL, ...BACK, ...PUBLISHED]);
