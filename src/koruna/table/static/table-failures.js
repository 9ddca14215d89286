// What the server could not do, though it was asked several times: it is told, and trying again is left to the person.

/** @type {Map<string, () => unknown>} */
const failed = new Map(); // by what it was: how to try it again
/** @param {string} selector */
const find = (selector) => document.querySelector(selector);

/** @param {string} what @param {() => unknown} again */
export function tellFailed(what, again) {
  failed.set(what, again);
  find("[data-failed]").hidden = false;
  find("[data-news]").textContent = find("[data-failed] span").textContent;
  return false;
}

/** @param {string} what */
export function forget(what) {
  failed.delete(what);
  find("[data-failed]").hidden = !failed.size;
}

export function tryAgain() {
  const all = [...failed.values()];
  failed.clear();
  find("[data-failed]").hidden = true;
  for (const again of all) again();
}
