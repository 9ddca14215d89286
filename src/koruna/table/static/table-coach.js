// The coach: explains a thing the first time it comes up, with a ring around what it is about. It overlays the page and
// shifts nothing. The browser remembers what was explained. On in lessons and in the first games of each game, unless
// the settings say otherwise.

import { elementOf, find, need, needData } from "./dom.js";
import { pointAt } from "./pointer.js";
import { preference, usually } from "./preferences.js";

const main = need("main[data-table]");
const part = need('[data-part="lesson"]');
const FIRST_GAMES = 3;
const game = needData(main, "game");
const key = `coached.${game}`;
/** @type {string[]} */
let known = JSON.parse(localStorage.getItem(key) ?? "[]");
let now = ""; // what is explained

/** @param {string} what */
function note(what) {
  if (!known.includes(what)) known = [...known, what];
  localStorage.setItem(key, JSON.stringify(known));
}

// Whether this table is one of the first of its game that this browser has a seat at.
function isFirstGame() {
  const table = needData(main, "table"), stored = `coached-tables.${game}`;
  /** @type {string[]} */
  const tables = JSON.parse(localStorage.getItem(stored) ?? "[]");
  if (tables.includes(table)) return true;
  if (tables.length >= FIRST_GAMES) return false;
  localStorage.setItem(stored, JSON.stringify([...tables, table]));
  return true;
}

// `asked` shows the step to decide once more. A step to decide comes before events, which are explained after it.
function show(asked = false) {
  const items = [...part.querySelectorAll("[data-coach]")];
  if (items.length && (part.querySelector("section.lesson") || isFirstGame())) usually("coach", "on");
  const busy = part.querySelector(".lesson[data-state=read], .lesson[data-state=move]") !== null;
  const open = preference("coach") === "on" && !busy;
  const same = items.find((item) => item.dataset.coach === now);
  if (now && !same) note(now); // it was there until something else happened
  const fresh = open ? items.filter((item) => !("onlyAsked" in item.dataset) && !known.includes(item.dataset.coach ?? "")) : [];
  const toDecide = fresh.find((item) => item.dataset.coach?.startsWith("coach-prompt"));
  const item = asked ? items.at(-1) : toDecide ?? same ?? fresh[0];
  for (const other of items) other.hidden = other !== item;
  if (!item) {
    if (now) pointAt(null);
    now = "";
    return false;
  }
  if (item.dataset.coach === now) return true;
  now = item.dataset.coach ?? "";
  const about = (item.dataset.about ?? "").split(" ").filter(Boolean);
  pointAt(() => about.map((name) => find(`main [data-piece="${CSS.escape(name)}"], main .board [data-place~="${CSS.escape(name)}"]`)).find(Boolean) ?? null);
  return true;
}

part.addEventListener("click", (event) => {
  if (!elementOf(event).closest("[data-coach-do]")) return;
  note(now);
  now = "";
  pointAt(null);
  if (!show()) need(".prompt").focus();
});

addEventListener("keydown", (event) => {
  const { key: letter, ctrlKey, altKey, metaKey } = event;
  if (letter.toLowerCase() !== "c" || ctrlKey || altKey || metaKey || elementOf(event).closest("input, select, textarea, dialog")) return;
  show(true);
});

new MutationObserver(() => show()).observe(part, { childList: true });
show();
