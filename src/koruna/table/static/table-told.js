// What a click on a target does, brings or warns of, in words: for its name and its tip.

import { needData } from "./dom.js";
import { kindOf } from "./table-targets.js";

// Once a click there is a choice, or is none any more.
/** @param {import("./table-targets.js").Targets} targets @param {HTMLElement} element @param {boolean} isNext */
export function tellClick(targets, element, isNext) {
  const { label } = element.dataset, target = needData(element, "target"), told = isNext && !targets.hasGhost();
  element.classList.toggle("warned", isNext && warns(targets, target));
  tell(element, "does", told && label && element.tagName !== "BUTTON" ? does(targets, target) : "");
  tell(element, "brings", told && !element.dataset.does ? brings(targets, target) : "");
}

/** @param {import("./table-targets.js").Targets} targets @param {HTMLElement} element */
export function nameOf(targets, element) {
  const { label } = element.dataset, target = needData(element, "target"), said = element.dataset;
  const ending = targets.moves.find((move) => move.targets.length === 1 && move.targets[0] === target);
  const named = ending && !label ? ending.label : label ?? target;
  const name = said.brings ? `${named}: ${said.brings}` : said.does ? `${named}. ${said.does}` : named;
  return ending?.warning && warns(targets, target) ? `${name}. ${ending.warning}` : name;
}

/** @param {HTMLElement} element @param {string} name @param {string} text */
function tell(element, name, text) {
  if (text) element.dataset[name] = text;
  else delete element.dataset[name];
}

/** @param {import("./table-targets.js").Targets} targets @param {string} target */
function opened(targets, target) {
  const chosen = targets.shown ? [target] : [...targets.chosen, target];
  const open = targets.continuing(chosen);
  return { open, made: open.filter((move) => move.targets.length === chosen.length) };
}

// The move that a click there makes at once, with its price and its points.
/** @param {import("./table-targets.js").Targets} targets @param {string} target */
function does(targets, target) {
  const { open, made } = opened(targets, target);
  if (made.length !== 1 || targets.asksAbout(open)) return "";
  return [made[0].label, made[0].brings].filter(Boolean).join(", ");
}

// The points that a click there brings or costs, where it makes a move and that is all the same.
/** @param {import("./table-targets.js").Targets} targets @param {string} target */
function brings(targets, target) {
  const { made } = opened(targets, target);
  const meant = made.filter((move) => kindOf(move) === targets.wanted);
  const [first, ...others] = meant.length ? meant : made;
  return first?.brings && others.every((move) => move.gain === first.gain) ? first.brings : "";
}

// Whether all that a click there can lead to warns of something.
/** @param {import("./table-targets.js").Targets} targets @param {string} target */
function warns(targets, target) {
  const { open } = opened(targets, target);
  return open.length > 0 && open.every((move) => move.warning);
}
