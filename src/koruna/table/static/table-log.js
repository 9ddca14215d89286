// The chronicle: its filter, and the highlight of what a line mentions.

import { base, elementOf, find, fragment, need, needAround, needData } from "./dom.js";
import { mark, unmark } from "./marking.js";
import { addSymbols } from "./table-parts.js";
import { hasFailed, send } from "./table-sending.js";
import { openDialog } from "./table-dialogs.js";

let wanted = "";

// Apply the filter again, after every update.
export function filterLog() {
  const choice = find("[data-filter]");
  if (!choice) return;
  if (![...choice.options].some((option) => option.value === wanted)) wanted = "";
  choice.value = wanted;
  const since = Number(need(".log [data-since]").dataset.since);
  for (const line of document.querySelectorAll(".log li:not(.older)")) {
    line.hidden = wanted === "since" ? !(Number(line.dataset.event) > since) : wanted !== "" && line.dataset.by !== wanted;
  }
}

addEventListener("change", (event) => {
  if (!elementOf(event).matches("[data-filter]")) return;
  wanted = elementOf(event).value;
  filterLog();
});

const LINES = ".log [data-about], .digest [data-about], .panel [data-about]";
/** @param {Event} event */
const lineOf = (event) => elementOf(event).closest?.(LINES);
/** @param {HTMLElement} line */
const show = (line) => mark(needData(line, "about").split(" "));

// Lines that come to lie under a resting mouse were not pointed at.
/** @type {Found | null} */
let pointed = null;
addEventListener("pointermove", (event) => {
  const line = lineOf(event);
  if (line && line !== pointed) show(line);
  else if (!line && pointed) unmark();
  pointed = line ?? null;
});
addEventListener("focusin", (event) => {
  const line = lineOf(event);
  if (line) show(line);
});
addEventListener("focusout", (event) => {
  if (lineOf(event)) unmark();
});

// Arrow keys move from line to line.
addEventListener("keydown", (event) => {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || !elementOf(event).closest(".log ol")) return;
  event.preventDefault();
  const lines = [...document.querySelectorAll(".log ol > li:not([hidden], .older)")];
  const next = lines[Math.min(Math.max(lines.indexOf(/** @type {Found} */ (document.activeElement)) + way, 0), lines.length - 1)];
  next?.setAttribute("tabindex", "-1");
  next?.focus();
});

// Load the older lines of a long chronicle, in place of the button. False if the server failed.
/** @param {Found} button @param {string} table @param {number | string} seat */
export async function showOlder(button, table, seat) {
  button.disabled = true;
  const { status, body } = await send("GET", `${base}/t/${table}/older?before=${button.dataset.before}&seat=${seat}`);
  button.disabled = false;
  if (hasFailed(status)) return false;
  if (status !== 200 || !button.isConnected) return true;
  needAround(button, ".older").outerHTML = body.lines;
  filterLog();
  focusLog();
  return true;
}

// Show the scene of a line, step by step, in a dialog. False if the server failed.
/** @param {Found} button @param {string} table @param {number | string} seat */
export async function showScene(button, table, seat) {
  const { event } = needAround(button, "[data-event]").dataset;
  const { status, body } = await send("GET", `${base}/t/${table}/scene?event=${event}&seat=${seat}`);
  if (hasFailed(status)) return false;
  if (status !== 200) return true;
  addSymbols(body.symbols);
  openDialog(body.title, fragment(body.beats));
  return true;
}

export const focusLog = () => find(".log ol")?.focus();
