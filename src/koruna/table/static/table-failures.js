// Requests that failed after several tries: a notice says so and offers to try again.

import { need } from "./dom.js";

/** @type {Map<string, () => unknown>} */
const failed = new Map(); // by kind of request: how to retry it

/** @param {string} what @param {() => unknown} again */
export function showFailure(what, again) {
  failed.set(what, again);
  need("[data-failed]").hidden = false;
  need("[data-news]").textContent = need("[data-failed] span").textContent;
  return false;
}

/** @param {string} what */
export function forget(what) {
  failed.delete(what);
  need("[data-failed]").hidden = !failed.size;
}

export function tryAgain() {
  const all = [...failed.values()];
  failed.clear();
  need("[data-failed]").hidden = true;
  for (const again of all) again();
}
