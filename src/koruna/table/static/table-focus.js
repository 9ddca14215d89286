// Where the focus goes when the page changes under it: back to the same thing if it is still there and does the same,
// else to what is asked now, where Enter does nothing. It never comes to rest on what ends something.

import { elementOf, find, need } from "./dom.js";

/** @param {HTMLElement} element */
const isSeen = (element) => element.getClientRects().length > 0;
let position = ""; // the moves there are
let last = ""; // the place on the board that had the focus last

export const lastTarget = () => last;
export const toPrompt = () => find(".prompt")?.focus({ preventScroll: true });

addEventListener("focusin", (event) => { last = elementOf(event).dataset.target ?? last; });

/** @typedef {{ element: Found, where: string, meaning: string, question: string, position: string }} Kept */

// After every change: what can be done now.
/** @param {Move[]} moves */
export function notePosition(moves) {
  position = moves.map((move) => move.text).join("|");
}

// What is asked, whatever the numbers in it.
const question = () => find(".prompt")?.textContent.replace(/\d+/g, "") ?? "";

// What something is and does. A place on the board is told by its name alone, whatever stands there.
/** @param {HTMLElement} element */
export function meaningOf(element) {
  const { target, move, seat, makes } = element.dataset;
  const name = target ? element.getAttribute("role") : element.getAttribute("aria-label") ?? element.textContent.trim();
  return JSON.stringify([element.tagName, target, element.dataset.do, move, seat, makes, name]);
}

// What makes a move may end something, unless it is a place on the board (`region:7`, not `done`) or one of several
// moves that such a place has opened.
/** @param {HTMLElement} element */
function mayEnd(element) {
  const { target, move, makes } = element.dataset;
  if (target) return !target.includes(":");
  return element.dataset.do === "rest" || makes !== undefined || (move !== undefined && !element.closest(".picks"));
}

export function keepFocus() {
  const element = /** @type {Found} */ (document.activeElement), holder = element?.closest("[data-part], [data-choices]");
  if (!holder) return null;
  const where = holder.matches("[data-choices]") ? "[data-choices]" : `[data-part="${holder.dataset.part}"]`;
  return { element, where, meaning: meaningOf(element), question: question(), position: mayEnd(element) ? position : "" };
}

/** @param {Kept | null} kept */
export function returnFocus(kept) {
  if (!kept || document.activeElement?.closest(".question")) return; // or somebody is asked whether they mean it
  if (kept.question !== question() || (kept.position && kept.position !== position)) return toPrompt();
  const same = [kept.element, ...need(kept.where).querySelectorAll(kept.element.tagName)].find(
    (each) => each.isConnected && isSeen(each) && meaningOf(each) === kept.meaning);
  const opener = kept.where === "[data-choices]" && last.includes(":") && find(`[data-target="${CSS.escape(last)}"][role="button"]`);
  const again = same ?? (opener || null);
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
  return again && again === document.activeElement ? undefined : toPrompt();
}

// What had the focus may be gone: closed, or out of sight.
export function leaveHidden() {
  const active = /** @type {HTMLElement} */ (document.activeElement);
  if (!active || active === document.body || !isSeen(active)) toPrompt();
}
