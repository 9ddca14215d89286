// Going from target to target with the arrow keys.

import { centre } from "./dom.js";

// Move the focus to the nearest target in a direction, or to the first one if none has it; exploring, also to what cannot
// be chosen now.
/** @param {HTMLElement} root @param {number} x @param {number} y @param {boolean} exploring */
export function go(root, x, y, exploring) {
  const all = exploring ? everything(root) : [...root.querySelectorAll('[data-target][role="button"], .board [role="spinbutton"]')].filter((element) => element.getClientRects().length);
  const now = all.find((element) => element === document.activeElement) ?? null;
  if (!now) return focus(root, all.find((element) => element.getAttribute("tabindex") === "0") ?? all[0] ?? null);
  const from = centre(now);
  let nearest = null, least = Infinity;
  for (const element of all) {
    if (element === now) continue;
    const to = centre(element);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (along > 4 && along + 2 * aside < least) [nearest, least] = [element, along + 2 * aside];
  }
  return focus(root, nearest);
}

/** @param {HTMLElement} root */
function everything(root) {
  const all = [...root.querySelectorAll(".board [data-target], .board [data-tip], .board [data-label]")];
  return all.filter((element) => element.getBoundingClientRect().width && !element.parentElement?.closest("[data-tip]"));
}

/** @param {HTMLElement} root @param {Found | null} element */
function focus(root, element) {
  if (!element) return;
  if (!element.hasAttribute("role")) {
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", element.dataset.tip ?? element.dataset.label ?? "");
  }
  for (const other of root.querySelectorAll('[data-target][tabindex="0"]')) other.setAttribute("tabindex", "-1");
  element.setAttribute("tabindex", "0");
  element.focus();
}
