// What the page says beside the board: news read aloud, why something is not allowed, the list of moves, dialogs.

import { searchable } from "./rules.js";

const find = (selector) => document.querySelector(selector);
let lastEvent = newestEvent();

function newestEvent() {
  return Number(find("[data-event]")?.dataset.event ?? -1);
}

// What happened and what to do now, for whoever listens.
export function tellNews(update) {
  const fresh = [...document.querySelectorAll(".log [data-event]")].filter((line) => Number(line.dataset.event) > lastEvent);
  lastEvent = newestEvent();
  const told = fresh.reverse().map((line) => line.textContent.trim());
  if (update.mine || update.parts.end) told.push(find(".prompt span").textContent);
  if (told.length) find("[data-news]").textContent = told.join(" ");
}

export function tellWhy(text, rule = "") {
  const box = find("[data-refused]"), link = find("[data-rule]");
  box.hidden = !text;
  find("[data-why]").textContent = text;
  link.hidden = !rule;
  if (rule) link.href = `${link.pathname}#rule-${rule}`;
  if (text) find("[data-news]").textContent = text;
}

// Every move as a button; those that cannot be made on the board stand in the open.
export function listMoves(targets, { gainSaid, play }) {
  const list = find("[data-moves]");
  list?.replaceChildren(...targets.moves.map((move) => {
    const item = document.createElement("li");
    item.append(button(move, gainSaid, () => choose(move)));
    return item;
  }));
  listChoices(targets, { gainSaid, play });

  function choose(move) {
    find(".all-moves").open = false;
    if (!targets.onBoard(move) || move.targets.length === 1) return play(move);
    targets.show(move);
    return find('[data-do="confirm"]').focus();
  }
}

// Beside the board: which of several moves a click means, else the moves that have no place on it.
export function listChoices(targets, { gainSaid, play }) {
  const choices = find("[data-choices]");
  const shown = targets.picks.length ? targets.picks : targets.moves.filter((move) => !targets.onBoard(move));
  choices.hidden = !shown.length;
  choices.classList.toggle("picks", targets.picks.length > 0);
  choices.replaceChildren(...shown.map((move) => button(move, gainSaid, () => play(move), "btn")));
}

function button(move, gainSaid, act, look = "") {
  const made = document.createElement("button");
  made.type = "button";
  made.className = look;
  made.dataset.move = move.text;
  made.textContent = move.label;
  if (move.gain) {
    const gain = document.createElement("span");
    gain.className = "chip good";
    gain.textContent = `+${move.gain}`;
    gain.setAttribute("aria-label", gainSaid(move.gain));
    made.append(" ", gain);
  }
  made.addEventListener("click", act);
  return made;
}

export function openDialog(title, content) {
  const dialog = find("[data-dialog]");
  const heading = title ? null : content.querySelector("h2");
  find("[data-dialog-title]").textContent = title || heading?.textContent || "";
  heading?.remove();
  find("[data-dialog-body]").replaceChildren(content);
  if (!dialog.open) dialog.showModal();
}

// A drawing as large as the window allows.
export function openLarge(button) {
  const copy = button.querySelector("svg").cloneNode(true);
  copy.setAttribute("class", "large");
  for (const piece of copy.querySelectorAll("[data-piece]")) piece.removeAttribute("data-piece");
  openDialog(button.getAttribute("aria-label") ?? button.dataset.label, copy);
}

export const closeDialog = () => find("[data-dialog]").close();

// The rules beside the table, which stays as it is; a rule that was named is shown at once.
export async function openRules(address) {
  const { status, text } = await fetch(address).then(async (answer) => ({ status: answer.status, text: await answer.text() }), () => ({}));
  if (status !== 200) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const article = page.querySelector("article.text"), search = page.querySelector("[data-search]").closest("label");
  const none = page.querySelector("[data-none]");
  search.hidden = false;
  const content = document.createElement("div");
  content.className = "rules";
  content.append(search, none, article);
  openDialog(page.querySelector("h1").textContent, content);
  searchable(article, search.querySelector("input"), none);
  const named = address.split("#")[1];
  const rule = named && document.getElementById(named);
  rule?.classList.add("named");
  if (rule) rule.scrollIntoView({ block: "center" });
  else search.querySelector("input").focus();
}
