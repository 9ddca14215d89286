// Typing in the list of all moves, in words or notation: only moves that contain it are shown, and Enter takes the only one.

import { elementOf } from "./dom.js";

const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const movesIn = (/** @type {Element} */ item) => [...item.querySelectorAll("[data-move]")];
const said = (/** @type {Element} */ item) => plain([item.textContent, ...movesIn(item).map((move) => move.dataset.move)].join(" "));

// Show the moves that fit what is typed; all of them if nothing is.
/** @param {Element} list */
export function showTyped(list) {
  const field = list.querySelector("input"), typed = plain(field?.value.trim() ?? "");
  for (const item of list.querySelectorAll("li:not(.typed)")) item.hidden = !said(item).includes(typed);
}

addEventListener("input", (event) => {
  const list = elementOf(event).closest("[data-moves]");
  if (list) showTyped(list);
});

addEventListener("keydown", (event) => {
  const list = elementOf(event).closest("[data-moves]");
  if (!list || event.key !== "Enter" || !elementOf(event).matches("input")) return;
  event.preventDefault();
  const typed = plain(list.querySelector("input")?.value.trim() ?? "");
  const left = [...list.querySelectorAll("li:not([hidden]) [data-move]")];
  const exact = left.filter((move) => plain(move.dataset.move ?? "") === typed);
  if (exact.length || left.length === 1) (exact[0] ?? left[0]).click();
  else left[0]?.focus();
});
