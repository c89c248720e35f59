/** Elements as text. One cell is 100 units; all numbers are short, so that equal boards give equal bytes. */

/** At most one decimal. */
export function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

export type Attributes = Readonly<Record<string, string | number>>;

/** An element; without content it closes itself. `content` is markup: text goes through {@link escaped} first. */
export function element(name: string, attributes: Attributes, content = ""): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : escaped(value)}"`,
  );
  return content === "" ? `<${name}${list.join("")}/>` : `<${name}${list.join("")}>${content}</${name}>`;
}

/** A path of one class; nothing when there is nothing to draw. */
export function path(className: string, d: string, attributes: Attributes = {}): string {
  return d === "" ? "" : element("path", { class: className, ...attributes, d });
}

/** `M … L …` from pairs of coordinates. */
export function strokes(points: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]): string {
  return points.map(([x1, y1, x2, y2]) => `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`).join("");
}

/** A clue's text around a point; longer ones are set smaller. */
export function label(text: string, x: number, y: number, size: number, className = "b-num"): string {
  const set = setSize(text, size);
  return element("text", { class: className, x, y: y + set * 0.355, "font-size": set }, escaped(text));
}

/** The size in which {@link label} sets a text. */
export function setSize(text: string, size: number): number {
  return size * (text.length > 2 ? 0.75 : text.length > 1 ? 0.92 : 1);
}
