// Guards against accidental repeats: a key held down acts once, and the second press or click of a quick pair is ignored if
// it would hit something else than the first, because that has only just appeared there.

import { elementOf, need } from "./dom.js";
import { meaningOf } from "./table-focus.js";

const PAIR = 400; // milliseconds
const main = need("main[data-table]");
/** @type {{ at: number, means: string | undefined } | null} */
let key = null;
/** @type {string | null} */
let click = null;

const moment = () => `${main.dataset.seq} ${document.querySelectorAll(".chosen, .preview").length}`;

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") {
    key = null;
    return;
  }
  if (elementOf(event).closest("input, select, textarea")) return;
  const at = performance.now(), means = `${moment()} ${meaningOf(elementOf(event))}`;
  const hasty = event.repeat || (key !== null && at - key.at < PAIR && key.means !== means);
  key = { at, means: hasty ? key?.means : means };
  if (hasty) stop(event);
}, true);

// A double click on the same thing, such as turning a piece twice, counts twice.
addEventListener("click", (event) => {
  const pressed = elementOf(event).closest("[data-do], [data-move], [data-target], [data-yes]");
  const means = pressed && `${main.dataset.seq} ${meaningOf(pressed)}`;
  if (event.detail > 1 && pressed && click !== means) stop(event);
  else click = means;
}, true);
