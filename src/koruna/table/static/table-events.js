// What others have just done is marked on the board for a moment and, on a map that does not fit, brought into view.

import { needData } from "./dom.js";
import { slowness } from "./preferences.js";
import { bringToSight } from "./table-pan.js";

const MARKED = 1200; // milliseconds

let newest = newestOf(document.querySelector(".log [data-event]"));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {Found | null} line */
function newestOf(line) {
  return line ? Number(needData(line, "event")) : -1;
}

function forget() {
  for (const element of document.querySelectorAll(".just-done")) element.classList.remove("just-done");
}

// After every update. The newest line of the chronicle comes first.
/** @param {Update} update */
export function markEvents({ seat, mine }) {
  clearTimeout(timer);
  forget();
  /** @type {string[]} */
  const names = [];
  for (const line of document.querySelectorAll(".log [data-event]")) {
    if (newestOf(line) <= newest) break;
    const { by, about } = line.dataset;
    if (by !== undefined && by !== String(seat)) names.push(...(about ?? "").split(" "));
  }
  newest = newestOf(document.querySelector(".log [data-event]"));
  const done = names.filter((name) => name && !name.startsWith("seat-")).flatMap((name) => [
    ...document.querySelectorAll(`.board [data-piece="${CSS.escape(name)}"], .board [data-place~="${CSS.escape(name)}"]`)]);
  for (const element of done) element.classList.add("just-done");
  if (!mine) bringToSight(done[0]); // otherwise what can be chosen is more important
  timer = setTimeout(forget, MARKED * slowness());
}
