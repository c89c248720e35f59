import { act, actionOf } from "./app/actions.js";
import { App } from "./app/app.js";
import { followAddress, start, want } from "./app/open.js";
import { loadPreferences, showPreferences } from "./app/preferences.js";
import { Page } from "./view/page.js";

const preferences = loadPreferences();
showPreferences(preferences);

const app = new App({
  ...preferences,
  menu: false,
  catalogue: [],
  banks: {},
  game: null,
  drawn: 0,
  panels: [],
  axes: true,
  remark: { kind: "quiet" },
  ladder: { kind: "climbing" },
  entry: "",
});

function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}

new Page(app, byId("app"), byId("status"));

addEventListener("hashchange", () => void followAddress(app));

document.addEventListener("keydown", (event) => {
  const action = actionOf(app, event);
  if (action === null) return;
  event.preventDefault();
  void act(app, action);
});

document.addEventListener("paste", (event) => {
  if (event.target instanceof HTMLElement && event.target.matches("input, textarea")) return;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  void want(app, { text, rules: {}, number: null });
});

start(app).catch((error: unknown) => app.fail(error));
