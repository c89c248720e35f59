import { html, type TemplateResult } from "lit-html";

function icon(paths: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${paths} /></svg>`;
}

export const brand: TemplateResult = html`<svg class="brand-mark" viewBox="0 0 18 26" aria-hidden="true">
  <path d="M4.5 2 2 24M13.5 2 16 24M4 7h10M3.5 13h11M3 19h12" />
</svg>`;
export const hintIcon: TemplateResult = icon("M6 2v16M14 2v16M6 5h8M6 10h8M6 15h8");
export const checkIcon: TemplateResult = icon("M3 11l5 5L17 5");
export const undoIcon: TemplateResult = icon("M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4");
export const redoIcon: TemplateResult = icon("M16 8H8a4 4 0 0 0 0 8h4M16 8l-4-4M16 8l-4 4");
export const resetIcon: TemplateResult = icon("M5 6a7 7 0 1 1-2 5M5 2v4h4");
export const solveIcon: TemplateResult = icon("M3 3h14v14H3zM10 3v9M10 12h7");
export const nextIcon: TemplateResult = icon("M8 4l6 6-6 6");
export const backIcon: TemplateResult = icon("M3 3v14M17 10H7M11 6l-4 4 4 4");
export const menuIcon: TemplateResult = icon("M3 5h14M3 10h14M3 15h14");
export const THEME_ICONS: Readonly<Record<"auto" | "light" | "dark", TemplateResult>> = {
  auto: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 3a7 7 0 1 0 .01 0" />
    <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
  </svg>`,
  light: icon(
    "M10 7a3 3 0 1 0 .01 0M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M15.7 4.3l-1.4 1.4M5.7 14.3l-1.4 1.4",
  ),
  dark: icon("M15.5 12.5A6.5 6.5 0 0 1 7.5 4.2 6.5 6.5 0 1 0 15.5 12.5z"),
};
