// The legal moves as buttons: all of them in a menu, and beside the board those that cannot be made on it.

import { find, need } from "./dom.js";
import { keepFocus, returnFocus } from "./table-focus.js";
import { kindOf } from "./table-kinds.js";
import { isNumber, stepperOf, wantedPart } from "./table-steppers.js";
import { showTyped } from "./table-typing.js";
import { gainOf, question, warningOf } from "./table-warning.js";

const MANY = 30; // moves in a list

/** @typedef {(members: Move[], name: string) => HTMLElement[]} Stepping */

// The menu of all moves. If there are many, those that differ only in a number or kind share a row, which begins with the
// name of their place.
/** @param {import("./table-targets.js").Targets} targets @param {{ say: Say, play: Play }} actions */
export function listMoves(targets, { say, play }) {
  const list = find("[data-moves]");
  /** @param {Move} move @param {string} [text] */
  const make = (move, text) => button(move, () => choose(move), "", text);
  const moves = byGain(targets.moves);
  const rows = moves.length > MANY ? inGroups(moves, make, (move) => targets.places(move)) : moves.map((move) => make(move));
  for (const item of list?.querySelectorAll("li:not(.typed)") ?? []) item.remove();
  list?.append(...rows.map((row) => {
    const item = document.createElement("li");
    item.append(row);
    return item;
  }));
  if (list) showTyped(list);
  listChoices(targets, { say, play });

  /** @param {Move} move */
  function choose(move) {
    const menu = need(".all-moves");
    menu.open = false;
    need("summary", menu).focus();
    if (!targets.onBoard(move) || move.targets.length === 1) return play(move);
    targets.show(move);
    return need('[data-do="confirm"]').focus();
  }
}

// What brings most comes first; moves that share rows stay as they are.
/** @param {Move[]} moves */
function byGain(moves) {
  return moves.some((move) => move.part) ? moves : [...moves].sort((one, other) => (other.gain ?? 0) - (one.gain ?? 0));
}

// Beside the board: a warning to confirm; or a choice between several moves or kinds of moves; or the moves without a
// place on the board.
/** @param {import("./table-targets.js").Targets} targets @param {{ say: Say, play: Play }} actions */
export function listChoices(targets, { say, play }) {
  const choices = need("[data-choices]");
  choices.classList.toggle("asking", Boolean(targets.asked));
  if (targets.asked) return question(choices, targets, targets.asked, say, play);
  const { picks, kinds } = targets;
  const usual = targets.usual();
  const asked = picks.length > 0 || kinds.length > 1;
  const shown = asked ? picks : targets.moves.filter((move) => move !== usual && !targets.onBoard(move));
  /** @type {Stepping} */
  const wanting = (members, name) => [stepperOf(targets, members, name, wantedPart(targets, kinds), (move) => targets.want(move), () => {}, say).holder];
  /** @type {Stepping} */
  const making = (members, name) => {
    const { holder, move } = stepperOf(targets, members, name, "", () => targets.changed(), () => play(move), say);
    return [holder, button(move, () => play(move), "btn", move.label)];
  };
  const rows = kinds.length > 1 ? inGroups(kinds, (move) => kindButton(targets, move), null, wanting) : [];
  rows.push(...inGroups(shown, (move, text) => button(move, () => play(move), "btn", text), null, making));
  const kept = choices.contains(document.activeElement) ? keepFocus() : null;
  choices.hidden = !rows.length;
  choices.classList.toggle("picks", asked);
  choices.replaceChildren(...rows);
  returnFocus(kept);
}

// Moves of a group share a row with its name, each labelled by its part; the others stand alone. With `placesOf`, moves of
// a group at different places get separate rows.
/** @param {Move[]} moves @param {(move: Move, text?: string) => HTMLElement} make @param {((move: Move) => string) | null} placesOf */
function inGroups(moves, make, placesOf = null, stepping = /** @type {Stepping | null} */ (null)) {
  /** @type {Map<string, Move[]>} */
  const groups = new Map();
  for (const move of moves) {
    const places = placesOf?.(move), nameless = places === "" && move.targets.length > 0;
    const name = !move.part || !move.group || nameless ? move.text : places ? `${places}: ${move.group}` : move.group;
    groups.set(name, [...(groups.get(name) ?? []), move]);
  }
  return [...groups].flatMap(([name, members]) => {
    const alone = placesOf !== null && members.length === 1;
    if (alone || !members[0].group || !members[0].part) return members.map((move) => make(move, move.label));
    const row = document.createElement("div");
    row.className = members.length > 3 ? "row long" : "row";
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", name);
    const said = Object.assign(document.createElement("span"), { className: "cap", textContent: name });
    const [{ price }] = members;
    if (price !== undefined && members.every((move) => move.price === price)) {
      row.classList.add("priced");
      said.append(" ", coin(price));
    }
    const ways = stepping && isNumber(members) ? stepping(members, name) : members.map((move) => make(move, move.part));
    row.classList.toggle("stepped", stepping !== null && isNumber(members));
    row.append(said, ...aboutOf(members), ...ways);
    return [row];
  });
}

// What a group says about itself, and the warning that all its moves share.
/** @param {Move[]} moves */
function aboutOf([first, ...others]) {
  const found = [];
  if (first.about) {
    const list = document.createElement("ul");
    list.className = "about";
    list.append(...first.about.split("\n").map((line) => Object.assign(document.createElement("li"), { textContent: line })));
    found.push(list);
  }
  if (first.warning && others.every((move) => move.warning === first.warning)) found.push(warningOf(first.warning));
  return found;
}

/** @param {import("./table-targets.js").Targets} targets @param {Move} move */
function kindButton(targets, move) {
  const made = button(move, () => targets.want(move), "btn kind", move.part, false);
  const [first] = targets.kinds;
  made.setAttribute("aria-label", `${move.group || first.group}: ${move.part}`);
  made.setAttribute("aria-pressed", String(kindOf(move) === targets.wanted));
  delete made.dataset.move;
  return made;
}

/** @param {Move} move @param {() => unknown} act */
function button(move, act, look = "", text = move.label, makes = true) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = look;
  made.dataset.move = move.text;
  made.textContent = text;
  if (text !== move.label) made.setAttribute("aria-label", [move.label, move.brings].filter(Boolean).join(", "));
  if (move.price !== undefined && text !== move.label) made.append(coin(move.price));
  if (makes && move.brings) made.append(" ", gainOf(move));
  if (makes && move.warning) {
    made.classList.add("warned");
    if (text === move.label) made.append(warningOf(move.warning));
    else made.setAttribute("aria-description", move.warning);
  }
  made.addEventListener("click", act);
  return made;
}

// A price, for the eye only: the accessible name of the button contains it.
/** @param {number | string} price */
function coin(price) {
  const holder = document.createElement("span");
  holder.className = "price";
  holder.innerHTML = '<svg aria-hidden="true"><use href="#k-coin"/></svg>';
  holder.prepend(String(price));
  return holder;
}
