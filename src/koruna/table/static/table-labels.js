// What a click on a target does, brings or warns of, in words: for its accessible name and its tooltip.

import { needData } from "./dom.js";
import { kindOf } from "./table-kinds.js";

// Called whenever a target can be clicked (`isNext`), or no longer can.
/** @param {import("./table-targets.js").Targets} targets @param {HTMLElement} element @param {boolean} isNext */
export function describeClick(targets, element, isNext) {
  const { label } = element.dataset, target = needData(element, "target"), described = isNext && !targets.hasGhost();
  element.classList.toggle("warned", isNext && warns(targets, target));
  setData(element, "does", described && label && !saysItself(element) ? does(targets, target) : "");
  setData(element, "brings", described && !element.dataset.does ? brings(targets, target) : "");
}

// A button with words on it needs no tooltip with what it does.
/** @param {HTMLElement} element */
const saysItself = (element) => element.matches("button, .btn") && Boolean(element.textContent?.trim());

/** @param {import("./table-targets.js").Targets} targets @param {HTMLElement} element */
export function nameOf(targets, element) {
  const { label } = element.dataset, target = needData(element, "target"), words = element.dataset;
  const ending = targets.moves.find((move) => move.targets.length === 1 && move.targets[0] === target);
  const named = ending && !label ? ending.label : label ?? target;
  const name = words.brings ? `${named}: ${words.brings}` : words.does ? `${named.replace(/\.$/, "")}. ${words.does}` : named;
  const warning = warningOf(targets, target);
  return warning ? `${name}. ${warning}` : name;
}

/** @param {HTMLElement} element @param {string} name @param {string} text */
function setData(element, name, text) {
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

// The points that a click there gains or costs; "" unless they are the same for all moves it may make.
/** @param {import("./table-targets.js").Targets} targets @param {string} target */
function brings(targets, target) {
  const { made } = opened(targets, target);
  const meant = made.filter((move) => kindOf(move) === targets.wanted);
  const [first, ...others] = meant.length ? meant : made;
  return first?.brings && others.every((move) => move.gain === first.gain) ? first.brings : "";
}

// The warning shared by all moves that a click there can lead to.
/** @param {import("./table-targets.js").Targets} targets @param {string} target */
function warningOf(targets, target) {
  const [first, ...others] = opened(targets, target).open;
  return first?.warning && others.every((move) => move.warning === first.warning) ? first.warning : "";
}

// Whether all moves that a click there can lead to have a warning.
/** @param {import("./table-targets.js").Targets} targets @param {string} target */
function warns(targets, target) {
  const { open } = opened(targets, target);
  return open.length > 0 && open.every((move) => move.warning);
}
