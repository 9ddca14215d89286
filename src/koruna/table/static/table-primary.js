// The bar below the board: the primary button names the move it makes, with the move's effect beside it.

import { find, need } from "./dom.js";
import { toPrompt } from "./table-focus.js";
import { turns } from "./table-turning.js";

/** @param {import("./table-targets.js").Targets} targets @param {Say} say */
export function showPrimary(targets, say) {
  const button = find('[data-do="confirm"]');
  if (!button) return; // the game is over
  const onBoard = !targets.picks.length && targets.moves.some((move) => targets.onBoard(move));
  const ready = targets.ready();
  const makes = ready?.text ?? "";
  if (document.activeElement === button && button.dataset.makes !== makes) toPrompt(); // the button does something else now
  button.dataset.makes = makes;
  button.disabled = !ready || targets.asked !== null; // the warning has buttons of its own
  const name = ready ? ready.button || ready.label : say(targets.aim ? "at-choose-source" : onBoard ? "at-choose" : "at-choose-move");
  need("[data-primary]").textContent = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  button.classList.toggle("warned", Boolean(ready?.warning));
  const tally = need("[data-tally]");
  tally.textContent = targets.asked ? "" : ready?.warning ?? (targets.shown ?? targets.hovering)?.brings ?? "";
  tally.classList.toggle("warned", Boolean(ready?.warning) && !targets.asked);
  need('[data-do="rotate"]').hidden = turns(targets).length < 2;
}
