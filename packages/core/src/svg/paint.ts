/**
 * The one style sheet of all boards. A page takes it with its own tokens (`var(--ink)` and so on); a file that stands alone
 * gets the colours themselves, light and, where the reader prefers it, dark. Literal colours there, since many
 * viewers know no custom properties. Widths that change with the place are attributes, so no rule here sets them.
 */
export const TOKENS = ["paper", "sheet", "ink", "ink-2", "pencil", "grid", "shu", "shu-wash", "shade"] as const;
export type Token = (typeof TOKENS)[number];
export type Palette = Readonly<Record<Token, string>>;

export const LIGHT: Palette = {
  paper: "#F5F3EE",
  sheet: "#FFFEFB",
  ink: "#1C1D1F",
  "ink-2": "#54565A",
  pencil: "#50565F",
  grid: "#88847B",
  shu: "#B0371B",
  "shu-wash": "#FBE9E1",
  shade: "#1C1D1F0F",
};

export const DARK: Palette = {
  paper: "#17181A",
  sheet: "#202225",
  ink: "#ECE9E2",
  "ink-2": "#B0AEA8",
  pencil: "#A9B0BA",
  grid: "#707278",
  shu: "#F39A82",
  "shu-wash": "#43271F",
  shade: "#00000059",
};

const FONT =
  '-apple-system,"SF Pro Text","Segoe UI",Roboto,"Hiragino Sans","Yu Gothic UI","Noto Sans JP","Noto Sans CJK JP",sans-serif';

const NUMBER = `font-family:${FONT};font-weight:600;text-anchor:middle;font-variant-numeric:tabular-nums lining-nums`;

/** Class, what is painted with which token, and the rest, which is the same in every light. */
const CLASSES: readonly (readonly [name: string, fill: Token | "none", stroke: Token | "none", rest?: string])[] = [
  ["b-paper", "paper", "none"],
  ["b-sheet", "sheet", "none"],
  ["b-frame", "none", "ink", "stroke-width:7;stroke-linejoin:miter"],
  ["b-thin", "none", "grid", "stroke-width:2"],
  ["b-dot", "none", "grid", "stroke-width:3;stroke-dasharray:3 9;stroke-linecap:round"],
  ["b-bold", "none", "ink", "stroke-width:7;stroke-linecap:square"],
  ["b-line", "none", "grid", "stroke-width:2.5"],
  ["b-num", "ink", "none", NUMBER],
  ["b-numin", "sheet", "pencil", `${NUMBER};paint-order:stroke;stroke-width:9px;stroke-linejoin:round`],
  ["b-ax", "ink-2", "none", `font-family:${FONT};font-size:22px;text-anchor:middle;font-variant-numeric:tabular-nums`],
  ["b-stone", "ink", "none"],
  ["b-numon", "sheet", "none", NUMBER],
  ["b-ghost", "sheet", "pencil"],
  ["b-route", "none", "pencil", "stroke-width:8;stroke-linecap:round;stroke-linejoin:round"],
  ["b-pencil", "pencil", "none"],
  ["b-pdot", "pencil", "none"],
  ["b-pline", "none", "pencil", "stroke-width:14;stroke-linecap:round;stroke-linejoin:round"],
  ["b-pborder", "none", "pencil", "stroke-width:11;stroke-linecap:round"],
  ["b-pnone", "none", "pencil", "stroke-width:7;stroke-linecap:round"],
  ["b-pcross", "none", "pencil", "stroke-width:5;stroke-linecap:round"],
  ["b-tag", "sheet", "pencil", "stroke-width:3"],
  ["b-visit", "ink", "none", `font-family:${FONT};text-anchor:middle;font-variant-numeric:tabular-nums`],
  ["b-ring", "sheet", "ink", "stroke-width:5"],
  ["b-circ", "sheet", "ink", "stroke-width:4"],
  ["b-arrow", "none", "ink", "stroke-width:6;stroke-linecap:round;stroke-linejoin:round"],
  ["b-done", "shade", "none"],
  ["m-veil", "sheet", "none", "opacity:.62"],
  ["m-case", "none", "sheet", "stroke-linecap:round;stroke-linejoin:round"],
  ["m-prem", "none", "shu", "stroke-width:8;stroke-dasharray:.1 15.4;stroke-linecap:round"],
  ["m-conc", "none", "shu", "stroke-width:8;stroke-linecap:square"],
  ["m-wash", "shu-wash", "none"],
  ["m-where", "none", "shu", "stroke-width:9;stroke-linecap:square"],
  ["m-shu", "shu", "none"],
  ["m-shuline", "none", "shu", "stroke-linecap:round;stroke-linejoin:round"],
  ["m-core", "none", "sheet", "stroke-dasharray:9 11"],
  ["m-x", "none", "sheet", "stroke-width:7;stroke-linecap:round"],
  ["m-focus", "none", "ink", "stroke-width:7"],
  ["m-focus2", "none", "sheet", "stroke-width:4"],
];

function colours(colour: (token: Token | "none") => string): string {
  return CLASSES.map(([name, fill, stroke]) => {
    const paints = [
      ...(fill === "none" && stroke === "none" ? [] : [`fill:${colour(fill)}`]),
      ...(stroke === "none" ? [] : [`stroke:${colour(stroke)}`]),
    ];
    return `.${name}{${paints.join(";")}}`;
  }).join("\n");
}

function rest(): string {
  return CLASSES.flatMap(([name, , , always]) => (always === undefined ? [] : [`.${name}{${always}}`])).join("\n");
}

/** For a page that defines the tokens as custom properties. */
export function boardStyle(): string {
  return `${rest()}\n${colours((token) => (token === "none" ? "none" : `var(--${token})`))}\n`;
}

/** For a file that stands alone. */
export function standaloneStyle(): string {
  const inLight = (palette: Palette): string => colours((token) => (token === "none" ? "none" : palette[token]));
  return `${rest()}\n${inLight(LIGHT)}\n@media (prefers-color-scheme:dark){\n${inLight(DARK)}\n}\n`;
}
