// Where the focus goes when an update replaces the focused element: to the same control if it is still there and does the
// same, else to the prompt, where Enter does nothing. It never lands by itself on a button that ends something.

import { elementOf, find, need } from "./dom.js";

/** @param {HTMLElement} element */
const isSeen = (element) => element.getClientRects().length > 0;
let position = ""; // the legal moves
let last = ""; // the target on the board that had the focus last

// What can be chosen next: if none of it is seen, the first of it comes into view. A map has its own way to move.
/** @param {HTMLElement} root */
export function bringNext(root) {
  const next = [...root.querySelectorAll(".legal[data-target]")].filter((element) => !element.closest("[data-pan]"))
    .map((element) => element.querySelector(".hit") ?? element); // of a curved region its middle
  const frame = root.querySelector(".board")?.getBoundingClientRect();
  /** @param {HTMLElement} element */
  const inFrame = (element) => {
    const { top, height } = element.getBoundingClientRect(), middle = top + height / 2;
    return middle > Math.max(frame?.top ?? 0, 0) && middle < Math.min(frame?.bottom ?? innerHeight, innerHeight);
  };
  if (!next.some(inFrame)) next[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export const lastTarget = () => last;
export const toPrompt = () => find(".prompt")?.focus({ preventScroll: true });

addEventListener("focusin", (event) => { last = elementOf(event).dataset.target ?? last; });

/** @typedef {{ element: Found, where: string, meaning: string, question: string, position: string }} Kept */

// Called after every update.
/** @param {Move[]} moves */
export function notePosition(moves) {
  position = moves.map((move) => move.text).join("|");
}

// The prompt without its numbers.
const question = () => find(".prompt")?.textContent.replace(/\d+/g, "") ?? "";

// A key for what an element is and does. A target on the board is identified by its name alone, whatever stands there.
/** @param {HTMLElement} element */
export function meaningOf(element) {
  const { target, move, seat, makes } = element.dataset;
  const name = target ? element.getAttribute("role") : element.getAttribute("aria-label") ?? element.textContent.trim();
  return JSON.stringify([element.tagName, target, element.dataset.do, move, seat, makes, name]);
}

// Anything that makes a move may end something, except a target on the board (`region:7`, but not `done`) or one of the
// moves that such a target offers.
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
  if (!kept || document.activeElement?.closest(".question")) return; // or a warning is to be confirmed
  if (kept.question !== question() || (kept.position && kept.position !== position)) return toPrompt();
  const same = [kept.element, ...need(kept.where).querySelectorAll(kept.element.tagName)].find(
    (each) => each.isConnected && isSeen(each) && meaningOf(each) === kept.meaning);
  const opener = kept.where === "[data-choices]" && last.includes(":") && find(`[data-target="${CSS.escape(last)}"][role="button"]`);
  const again = same ?? (opener || null);
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
  return again && again === document.activeElement ? undefined : toPrompt();
}

// The focused element may be gone or hidden.
export function leaveHidden() {
  const active = /** @type {HTMLElement} */ (document.activeElement);
  if (!active || active === document.body || !isSeen(active)) toPrompt();
}
