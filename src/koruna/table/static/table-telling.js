// What the page says beside the board: news read aloud, why something is not allowed, the list of moves, dialogs.

import { find, need, needAround } from "./dom.js";
import { searchable } from "./rules.js";
import { keepFocus, leaveHidden, returnFocus } from "./table-focus.js";
import { kindOf } from "./table-kinds.js";
import { gainOf, question, warningOf } from "./table-warning.js";

const MANY = 30; // moves in a list
let lastEvent = newestEvent();

function newestEvent() {
  return Number(find("[data-event]")?.dataset.event ?? -1);
}

// What happened and what to do now, for whoever listens.
/** @param {Update} update */
export function announce(update) {
  const fresh = [...document.querySelectorAll(".log [data-event]")].filter((line) => Number(line.dataset.event) > lastEvent);
  lastEvent = newestEvent();
  const sentences = fresh.reverse().map((line) => line.textContent.trim());
  if (update.mine || update.parts.end) sentences.push(need(".prompt span").textContent);
  if (sentences.length) need("[data-news]").textContent = sentences.join(" ");
}

// What one should know now, where nothing was refused.
/** @param {string} text */
export function showAdvice(text) {
  showWhy(text);
  need("[data-refused]").classList.add("advice");
}

/** @param {string} text */
export function showWhy(text, rule = "") {
  const box = need("[data-refused]"), link = need("[data-rule]");
  box.hidden = !text;
  box.classList.remove("advice");
  need("[data-why]").textContent = text;
  link.hidden = !rule;
  if (rule) link.href = `${link.pathname}#rule-${rule}`;
  if (text) need("[data-news]").textContent = text;
}

// Every move as a button; those that cannot be made on the board stand in the open. Where there are many, those that
// differ in a number or a kind only share a row, which begins with the name of their place.
/** @param {import("./table-targets.js").Targets} targets @param {{ say: Say, play: Play }} actions */
export function listMoves(targets, { say, play }) {
  const list = find("[data-moves]");
  /** @param {Move} move @param {string} [text] */
  const make = (move, text) => button(move, () => choose(move), "", text);
  const rows = targets.moves.length > MANY ? inGroups(targets.moves, make, (move) => targets.places(move)) : targets.moves.map((move) => make(move));
  list?.replaceChildren(...rows.map((row) => {
    const item = document.createElement("li");
    item.append(row);
    return item;
  }));
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

// Beside the board: whether a move shall be made that warns of something; which of several moves a click means, or of what kind the next one shall be; else the moves that
// have no place on the board.
/** @param {import("./table-targets.js").Targets} targets @param {{ say: Say, play: Play }} actions */
export function listChoices(targets, { say, play }) {
  const choices = need("[data-choices]");
  choices.classList.toggle("asking", Boolean(targets.asked));
  if (targets.asked) return question(choices, targets, targets.asked, say, play);
  const { picks, kinds } = targets;
  const usual = targets.usual();
  const asked = picks.length > 0 || kinds.length > 1;
  const shown = asked ? picks : targets.moves.filter((move) => move !== usual && !targets.onBoard(move));
  const rows = kinds.length > 1 ? inGroups(kinds, (move) => kindButton(targets, move)) : [];
  rows.push(...inGroups(shown, (move, text) => button(move, () => play(move), "btn", text)));
  const kept = choices.contains(document.activeElement) ? keepFocus() : null;
  choices.hidden = !rows.length;
  choices.classList.toggle("picks", asked);
  choices.replaceChildren(...rows);
  returnFocus(kept);
}

// Moves of one group stand behind its name, each told by its part; the others one by one. With places those of one
// group are apart that are made elsewhere.
/** @param {Move[]} moves @param {(move: Move, text?: string) => HTMLElement} make @param {((move: Move) => string) | null} placesOf */
function inGroups(moves, make, placesOf = null) {
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
    row.append(said, ...aboutOf(members), ...members.map((move) => make(move, move.part)));
    return [row];
  });
}

// What should be known of a group before one of it is chosen, and what they all warn of.
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

// What it costs, for whoever sees it; the name of the button says it as well.
/** @param {number | string} price */
function coin(price) {
  const holder = document.createElement("span");
  holder.className = "price";
  holder.innerHTML = '<svg aria-hidden="true"><use href="#k-coin"/></svg>';
  holder.prepend(String(price));
  return holder;
}

/** @param {string} title @param {HTMLElement | DocumentFragment | SVGElement} content */
export function openDialog(title, content) {
  const dialog = need("[data-dialog]");
  const heading = title ? null : content.querySelector("h2");
  need("[data-dialog-title]").textContent = title || heading?.textContent || "";
  heading?.remove();
  need("[data-dialog-body]").replaceChildren(content);
  if (dialog.open) return;
  const kept = keepFocus();
  dialog.showModal();
  dialog.addEventListener("close", () => (kept ? returnFocus(kept) : leaveHidden()), { once: true });
}

// A drawing as large as the window allows.
/** @param {HTMLElement} button */
export function openLarge(button) {
  const copy = need("svg", button).cloneNode(true);
  copy.setAttribute("class", "large");
  for (const piece of copy.querySelectorAll("[data-piece]")) piece.removeAttribute("data-piece");
  openDialog(button.getAttribute("aria-label") ?? button.dataset.label ?? "", copy);
}

export const closeDialog = () => need("[data-dialog]").close();

// The rules beside the table, which stays as it is; a rule that was named is shown at once.
/** @param {string} address */
export async function openRules(address) {
  const { status, text } = await fetch(address).then(async (answer) => ({ status: answer.status, text: await answer.text() }), () => ({ status: 0, text: "" }));
  if (status !== 200) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const article = need("article.text", page), search = needAround(need("[data-search]", page), "label");
  const none = need("[data-none]", page);
  search.hidden = false;
  const content = document.createElement("div");
  content.className = "rules";
  content.append(search, none, article);
  openDialog(need("h1", page).textContent, content);
  searchable(article, need("input", search), none);
  const named = address.split("#")[1];
  const rule = named ? document.getElementById(named) : null;
  rule?.classList.add("named");
  if (rule) rule.scrollIntoView({ block: "center" });
  else need("input", search).focus();
}
