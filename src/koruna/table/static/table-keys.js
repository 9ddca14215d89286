// The keys of the table: arrows and Enter on the board, letters for buttons, and others.

import { elementOf, find, need } from "./dom.js";
import { go } from "./table-arrows.js";

/** @type {Record<string, [number, number]>} */
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, string>} */
const letters = { u: "undo", r: "rotate", h: "hint" };

/** @typedef {{
 *   main: HTMLElement, targets: import("./table-targets.js").Targets, scenes: import("./table-scenes.js").Scenes,
 *   since: import("./table-since.js").Since, isMine: () => boolean, perform: (button: Found) => void,
 *   others: Record<string, () => unknown>
 * }} Table */

/** @param {Table} table */
export function listenToKeys({ main, targets, scenes, since, isMine, perform, others }) {
  addEventListener("keydown", (event) => {
    if (scenes.running) {
      scenes.skip();
      if (event.key === "Escape") return;
    }
    if (since.running && event.key === "Escape" && !elementOf(event).closest("dialog")) return since.end(); // wherever the focus is
    if (event.ctrlKey || event.altKey || event.metaKey || elementOf(event).closest("input, select, textarea, dialog, .menu ul, .log ol")) return;
    const target = elementOf(event).closest("[data-target], [data-tip], [data-label]");
    const pressed = elementOf(event).closest("button, a, summary");
    const free = !pressed || "target" in pressed.dataset;
    if (since.running) {
      if (event.key === "ArrowRight") since.next();
    } else if (ways[event.key] && (free || event.shiftKey) && (isMine() || event.shiftKey)) {
      event.preventDefault();
      go(main, ...ways[event.key], event.shiftKey);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!free) return;
      event.preventDefault();
      if (target && !targets.shown?.targets.includes(target.dataset.target ?? "")) {
        targets.click(target);
        if (targets.picks.length) focusChoices();
      } else if (targets.shown) targets.confirm();
    } else if (event.key === "Escape") targets.back();
    else {
      const letter = event.key.toLowerCase();
      const button = letters[letter] && find(`.actions [data-do="${letters[letter]}"]:not([hidden])`);
      if (button) perform(button);
      else others[letter]?.();
    }
  });
}

function focusChoices() {
  const first = need("[data-choices] button");
  (first.closest(".stepper")?.querySelector("[role=spinbutton]") ?? first).focus();
}
