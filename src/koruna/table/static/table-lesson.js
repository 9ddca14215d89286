// The lesson at a table: points at what a step is about, moves the focus there, and reports steps as read.

import { base, elementOf, find, need, needData } from "./dom.js";
import { noteLearned } from "./learned.js";
import { pointAt } from "./pointer.js";
import { send } from "./table-sending.js";

const main = need("main[data-table]");
const part = need('[data-part="lesson"]');
let shown = ""; // the step that is shown
let focusedAt = ""; // the step that the focus was moved for
let answered = ""; // the last answered step and update

// What a step points at: `target:offer:12` is the element with data-target="offer:12", `class:log` one of that class.
/** @param {string} at */
function elementAt(at) {
  if (!at) return null;
  const [kind, ...rest] = at.split(":");
  const name = rest.join(":");
  const found = find(kind === "class" ? `main .${CSS.escape(name)}` : `main [data-${kind}~="${CSS.escape(name)}"]`);
  return kind === "part" ? /** @type {Found | null} */ (found?.firstElementChild ?? null) : found; // a part has no box of its own
}

function show() {
  const box = part.querySelector("section.lesson");
  if (!box) return;
  const { at = "", step, state = "", game = "", lesson = "" } = box.dataset;
  const now = `${step} ${state}`;
  if (at) pointAt(() => elementAt(at));
  else if (now !== shown) pointAt(null);
  if (state === "done" && now !== shown) noteLearned(game, lesson);
  const target = elementAt(at);
  if (now !== shown && target && !isVisible(target)) target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  shown = now;
  // For the keyboard: "continue" where something is only read, else the target itself, once it can be chosen.
  const button = box.querySelector("[data-lesson-do=read], .btn-primary");
  const place = state === "move" && target?.getAttribute("role") === "button" ? target : button;
  const busy = document.activeElement?.closest("dialog, input, select, textarea, .bar, .log");
  if (!place || busy || focusedAt === now) return;
  focusedAt = now;
  place.focus({ preventScroll: true });
}

/** @param {Found} element */
function isVisible(element) {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}

/** @param {string} path */
function tell(path) {
  const now = `${shown} ${main.dataset.seq}`;
  if (answered === now) return; // a second click on the same thing
  answered = now;
  send("POST", `${base}/t/${needData(main, "table")}/lesson/${path}`);
}

part.addEventListener("click", (event) => {
  const button = elementOf(event).closest("[data-lesson-do]");
  if (!button) return;
  const what = button.dataset.lessonDo;
  if (what === "read") tell(`read?step=${shown.split(" ")[0]}`);
  else if (what === "show") tell("show");
  else if (what === "close") {
    part.hidden = true;
    pointAt(null);
  }
});

// After every update, when the targets are lit.
new MutationObserver(() => show()).observe(main, { attributes: true, attributeFilter: ["data-seq"] });
new MutationObserver(() => queueMicrotask(show)).observe(part, { childList: true });
show();
