import { type MessageBoard, messagesAreReviewed, publishedPuzzles } from "@hashigo/testkit";
import { bank } from "../src/bank.generated.js";
import { genre } from "../src/index.js";

const PUBLISHED: MessageBoard[] = publishedPuzzles("stostone")
  .filter(({ rows, cols, solutions }) => rows * cols <= 36 && solutions === "unique")
  .map(({ url }) => ({ url }));

const SHIPPED: MessageBoard[] = bank
  .filter(({ rows }) => rows === 8)
  .slice(0, 6)
  .map(({ url, rules }) => ({ url, rules, ladders: ["default"] }));

messagesAreReviewed(genre, new URL("./messages/", import.meta.url), [...PUBLISHED, ...SHIPPED]);
