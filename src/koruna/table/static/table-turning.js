// A piece of several squares, such as a domino: where it would lie under the pointer, and turning it.

import { centre, need } from "./dom.js";

/** @typedef {import("./table-targets.js").Targets} Targets */

/** @param {Targets} targets */
export function canTurn(targets) {
  const lies = targets.shown ?? targets.hovering;
  return targets.hasGhost() && lies !== null && lies.targets.length > 1;
}

// A piece at a place: turned as it hovered there, or else with the highest gain.
/** @param {Targets} targets @param {string} first */
export function lying(targets, first) {
  if (targets.hovering?.targets.includes(first)) return targets.hovering;
  return turnsAt(targets, first).reduce((a, b) => ((b.gain ?? 0) > (a.gain ?? 0) ? b : a));
}

// The piece to be placed hovers at a target, turned as before if it fits; null drops it.
/** @param {Targets} targets @param {string | null} target */
export function hover(targets, target) {
  const turns = target && targets.hasGhost() && !targets.shown && !targets.asked ? turnsAt(targets, target) : [];
  const before = targets.hovering;
  targets.over = target ?? "";
  targets.hovering = target && turns.length
    ? turns.find((move) => quarters(targets, move, target) === targets.turned) ?? lying(targets, target) : null;
  if (targets.hovering === before) return;
  targets.preview();
  targets.changed();
}

// All orientations from the same starting place as the visible one, clockwise.
/** @param {Targets} targets */
export function turns(targets) {
  return canTurn(targets) ? turnsAt(targets, targets.chosen[0] ?? targets.over) : [];
}

/** @param {Targets} targets @param {string} first */
function turnsAt(targets, first) {
  const begun = targets.continuing([first]);
  const open = (begun.length ? begun : targets.moves.filter((move) => move.targets.includes(first)))
    .filter((move) => move.targets.length > 1 && targets.onBoard(move));
  return open.sort((a, b) => quarters(targets, a, first) - quarters(targets, b, first));
}

// In which direction a piece lies from a target, in quarters of a turn.
/** @param {Targets} targets @param {Move} move @param {string} first */
function quarters(targets, move, first) {
  const from = middle(targets, first), to = middle(targets, move.targets.find((target) => target !== first) ?? first);
  return Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 2));
}

/** @param {Targets} targets @param {string} target */
const middle = (targets, target) => centre(need(`[data-target="${CSS.escape(target)}"]`, targets.root));

// Turn the piece that is previewed or hovers; false if there is none that can be turned.
/** @param {Targets} targets */
export function rotate(targets, by = 1) {
  const all = turns(targets), lies = targets.shown ?? targets.hovering;
  if (!lies || all.length < 2) return false;
  const turned = all[(all.indexOf(lies) + by + all.length) % all.length];
  targets.turned = quarters(targets, turned, targets.chosen[0] ?? targets.over);
  if (targets.shown) {
    targets.shown = turned;
    targets.chosen = targets.chosen.slice(0, 1);
    targets.light();
  } else {
    targets.hovering = turned;
    targets.preview();
    targets.changed();
  }
  return true;
}
