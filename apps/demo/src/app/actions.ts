/** Every act of the page by name: buttons and keys name one, and this does it. */

import type { App } from "./app.js";
import { backBefore, check, choose, close, drawShared, hint, SOLVE_MORE_MS, seeSteps, solve, stop } from "./ask.js";
import { reset, undo } from "./edit.js";
import { play } from "./motion.js";
import { keepAddress, load, pickNext } from "./open.js";
import { savePreferences, showPreferences, THEMES } from "./preferences.js";

export type Action =
  | "hint"
  | "choose"
  | "check"
  | "solve"
  | "more"
  | "cancel"
  | "close"
  | "undo"
  | "redo"
  | "reset"
  | "back"
  | "shared"
  | "steps"
  | "motion"
  | "next"
  | "replace"
  | "edit"
  | "menu"
  | "language"
  | "theme"
  | "letterKeys";

const ACTIONS: Readonly<Record<Action, (app: App) => void | Promise<void>>> = {
  hint,
  choose,
  check,
  solve: (app) => solve(app),
  more: (app) => solve(app, SOLVE_MORE_MS),
  cancel: stop,
  close: dismiss,
  undo: (app) => undo(app),
  redo: (app) => undo(app, 1),
  reset,
  back: backBefore,
  shared: drawShared,
  steps: seeSteps,
  motion: play,
  next: pickNext,
  replace: async (app) => {
    const { remark } = app.state;
    if (remark.kind === "replace") await load(app, remark.wanted);
  },
  edit: (app) => {
    const { remark } = app.state;
    if (remark.kind === "refused") app.store.set({ entry: remark.text, menu: true, remark: { kind: "quiet" } });
  },
  menu: (app) => app.store.set({ menu: !app.state.menu }),
  language: (app) => prefer(app, { lang: app.texts.other.lang }),
  theme: (app) => prefer(app, { theme: nextTheme(app.state.theme) }),
  letterKeys: (app) => prefer(app, { letterKeys: !app.state.letterKeys }),
};

export async function act(app: App, action: Action): Promise<void> {
  try {
    await ACTIONS[action](app);
  } catch (error) {
    app.fail(error);
  }
}

function dismiss(app: App): void {
  close(app);
  keepAddress(app);
}

export function nextTheme(theme: (typeof THEMES)[number]): (typeof THEMES)[number] {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
}

function prefer(app: App, change: Parameters<App["store"]["set"]>[0]): void {
  app.store.set(change);
  savePreferences(app.state);
  showPreferences(app.state);
}

const LETTERS: Readonly<Record<string, Action>> = { h: "hint", c: "check", "[": "undo", "]": "redo" };

/** The act that a key stands for, or none. Single letters can be switched off, and never act while text is typed. */
export function actionOf(app: App, event: KeyboardEvent): Action | null {
  const { state } = app;
  const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
  if (event.key === "Escape") {
    if (state.menu) return "menu";
    if (state.remark.kind === "busy") return "cancel";
    return state.remark.kind === "quiet" ? null : "close";
  }
  if (typing) return null;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : null;
  }
  return event.altKey || !state.letterKeys ? null : (LETTERS[key] ?? null);
}
