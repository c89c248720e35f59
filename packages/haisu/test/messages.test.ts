import { type MessageBoard, messagesAreReviewed, publishedPuzzles } from "@hashigo/testkit";
import { bank } from "../src/bank.generated.js";
import { genre } from "../src/index.js";

const PUBLISHED: MessageBoard[] = publishedPuzzles("haisu")
  .filter(({ rows, cols }) => rows * cols <= 25)
  .map(({ url }) => ({ url }));

const SHIPPED: MessageBoard[] = bank
  .filter(({ rows }) => rows === 8)
  .slice(0, 5)
  .map(({ url, rules }) => ({ url, rules, ladders: ["default"] }));

/** Small boards on which the rungs have the say that those above seldom leave to them. */
const SMALL: MessageBoard[] = [
  "5/5/3324giaqo9uah11g1g1g11g1g11h1g1g11g",
  "3/4/2214m07g1j1112g22",
  "4/3/1132p410121144213311",
  "6/3/136392kr7011h4i331g11g1h",
  "5/4/2221hfq0ufu0g1i0g.j1h.1g./",
  "4/6/26214ni40oef0k.j0j.2h1h./",
  "6/4/4331ku4kq7o0i2z",
  "3/6/2311pqgnmci112g11i2g2g22",
].map((body) => ({ url: `https://puzz.link/p?haisu/${body}` }));

/** Visits with a single way in; ranges that are apart. */
const VISITS: MessageBoard[] = [
  "6/5/34640000c0000g112g2g1g2g2g1i221k1j2",
  "6/5/11520g000g8000g1m1g11h2i2g2g1h1111",
  "6/5/52155608m2vtg0g1l11g3g11g1g3g44h7g6i",
  "6/5/5435jgpc4gibo01g33i4i1l4h1g1g4j",
].map((body) => ({ url: `https://puzz.link/p?haisu/${body}`, ladders: ["default"] }));

/** Three rows come in two when little is drawn. */
const DOORS: MessageBoard[] = [
  "14/3/11e1181e0ik2p82cg0i3l23i1k1n21g111h2g2g",
  "14/3/22d23g6ma1548hk1gs1k2g33h54g1g1j31255j23g3g212g1g",
].map((body) => ({ url: `https://puzz.link/p?haisu/${body}`, ladders: ["default"] }));

/** Numbers read as totals. */
const TOTALS: MessageBoard[] = ["6/4/13612e6aq310h.222k2g2.h2222i", "10/3/2261cip5i80000g22g2g22i2g2j2h222l"].map(
  (body) => ({
    url: `https://puzz.link/p?haisu/${body}`,
    rules: { reading: "cardinal" },
  }),
);

messagesAreReviewed(genre, new URL("./messages/", import.meta.url), [
  ...PUBLISHED,
  ...SMALL,
  ...SHIPPED,
  ...VISITS,
  ...DOORS,
  ...TOTALS,
]);
