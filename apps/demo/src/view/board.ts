/** The board's picture in the page: drawn by the genre, fitted to the room there is. */
import { boardStyle } from "@hashigo/core";

/** Below this, cells have no room for the numbers outside the frame; below the next, the board opens zoomed. In pixels. */
const AXES_FROM = 28;
const SMALLEST = 24;
const ZOOMED = 32;
const AXIS_PX = 12;

/** The engine's paint in the page's colours; a sheet made by script passes the strictest policy. */
export function adoptBoardStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(boardStyle());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function svgOf(text: string): SVGSVGElement {
  const svg = new DOMParser().parseFromString(text, "text/html").querySelector("svg");
  if (svg === null) throw new Error("the board's picture is no SVG");
  return document.importNode(svg, true);
}

/** A small board whose host already has a name. */
export function showPicture(host: Element, text: string): void {
  const svg = svgOf(text);
  for (const name of ["role", "aria-label"]) svg.removeAttribute(name);
  svg.setAttribute("aria-hidden", "true");
  host.replaceChildren(svg);
}

export class BoardView {
  constructor(
    private readonly host: HTMLElement,
    private readonly onAxes: (axes: boolean) => void,
  ) {
    new ResizeObserver(() => this.fit()).observe(host);
    addEventListener("resize", () => this.fit());
  }

  show(text: string): void {
    const { scrollLeft: left, scrollTop: top } = this.host;
    this.host.replaceChildren(svgOf(text));
    this.fit({ left, top });
    if (!this.host.hasAttribute("data-zoomed")) return;
    const remark = this.host.querySelector(".m-where, .m-conc, .m-shuline");
    remark?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Numbers outside the frame keep their size on screen; a board too fine for that shows none, or opens zoomed. */
  private fit(scroll: ScrollToOptions = { left: this.host.scrollLeft, top: this.host.scrollTop }): void {
    const { host } = this;
    const svg = host.querySelector("svg");
    if (svg === null) return;
    const { width, height } = svg.viewBox.baseVal;
    this.zoom(null);
    const box = svg.getBoundingClientRect();
    if (box.width === 0 || width === 0) return;
    let scale = Math.min(box.width / width, box.height / height);
    if (scale * 100 < SMALLEST) {
      scale = ZOOMED / 100;
      this.zoom(width * scale);
      host.scrollTo({ ...scroll, behavior: "instant" });
    }
    svg.style.setProperty("--ax", `${AXIS_PX / scale}px`);
    this.onAxes(scale * 100 >= AXES_FROM);
  }

  /** A board that is larger than its place scrolls inside it, by keys too. */
  private zoom(width: number | null): void {
    const { host } = this;
    const svg = host.querySelector("svg");
    if (svg !== null) svg.style.width = width === null ? "" : `${width}px`;
    host.toggleAttribute("data-zoomed", width !== null);
    if (width === null) host.removeAttribute("tabindex");
    else host.tabIndex = 0;
  }
}
