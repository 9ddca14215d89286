// A move with a warning has to be confirmed beside the board.

import { toPrompt } from "./table-focus.js";

const TOO_SOON = 350; // milliseconds in which "yes" is ignored, as the second half of a double click

/** @param {string} text */
export function warningOf(text) {
  return Object.assign(document.createElement("span"), { className: "warning", textContent: text });
}

// A chip with the points of a move; a loss in words.
/** @param {Move} move */
export function gainOf(move) {
  const gain = document.createElement("span");
  const { gain: points = 0, brings = "" } = move;
  gain.className = points < 0 ? "chip bad" : "chip good";
  gain.textContent = points < 0 ? brings : `+${points}`;
  gain.setAttribute("aria-label", brings);
  return gain;
}

// In place of the choices: the move, its warning, and "no" before "yes".
/** @param {HTMLElement} choices @param {import("./table-targets.js").Targets} targets @param {Move} move @param {Say} say @param {Play} play */
export function question(choices, targets, move, say, play) {
  const since = performance.now();
  if (choices.querySelector(".question")?.dataset.asked === move.text) return; // an update elsewhere
  const box = document.createElement("div");
  box.setAttribute("role", "alertdialog");
  box.setAttribute("aria-label", say("at-warning"));
  box.setAttribute("aria-describedby", "asked-move asked-warning");
  box.className = "question";
  box.tabIndex = -1; // keeps the focus if a second click misses the buttons
  box.dataset.asked = move.text;
  const what = Object.assign(document.createElement("p"), { id: "asked-move", textContent: move.label });
  if (move.brings) what.append(" ", gainOf(move));
  const why = Object.assign(document.createElement("p"), { id: "asked-warning", className: "warning", textContent: move.warning });
  const no = make(say("at-warning-no"), "btn", () => {
    targets.unask();
    const same = choices.querySelector(`[data-move="${CSS.escape(move.text)}"]`);
    if (same) same.focus();
    else toPrompt();
  });
  const yes = make(move.yes ?? say("at-warning-yes"), "btn danger", () => performance.now() - since > TOO_SOON && play(move));
  yes.dataset.yes = "";
  const answers = document.createElement("div");
  answers.className = "answers";
  answers.append(no, yes);
  box.append(what, why, answers);
  choices.hidden = false;
  choices.classList.remove("picks");
  choices.replaceChildren(box);
  choices.scrollTop = 0;
  no.focus();
}

/** @param {string} text @param {string} look @param {() => unknown} act */
function make(text, look, act) {
  const made = Object.assign(document.createElement("button"), { type: "button", className: look, textContent: text });
  made.addEventListener("click", act);
  return made;
}
