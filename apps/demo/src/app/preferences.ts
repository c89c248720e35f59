/** Language, theme and keys, kept on this device. A browser that keeps nothing gets the defaults each time. */
import type { Theme } from "../i18n/texts.js";
import type { Lang } from "../work/protocol.js";

const KEY = "hashigo.preferences";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export interface Preferences {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly letterKeys: boolean;
}

export function loadPreferences(): Preferences {
  const stored = readStored();
  const lang = stored["lang"];
  const theme = THEMES.find((known) => known === stored["theme"]) ?? "auto";
  const preferred: Lang = navigator.language.startsWith("ja") ? "ja" : "en";
  return { lang: lang === "en" || lang === "ja" ? lang : preferred, theme, letterKeys: stored["letterKeys"] !== false };
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function savePreferences({ lang, theme, letterKeys }: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ lang, theme, letterKeys }));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}

export function showPreferences({ lang, theme }: Preferences): void {
  const root = document.documentElement;
  root.lang = lang;
  if (theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
}
