// The dialog over the table, and what is shown in it.

import { need, needAround } from "./dom.js";
import { searchable } from "./rules.js";
import { keepFocus, leaveHidden, returnFocus } from "./table-focus.js";

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

// A drawing, enlarged.
/** @param {HTMLElement} button */
export function openLarge(button) {
  const copy = need("svg", button).cloneNode(true);
  copy.setAttribute("class", "large");
  for (const piece of copy.querySelectorAll("[data-piece]")) piece.removeAttribute("data-piece");
  openDialog(button.getAttribute("aria-label") ?? button.dataset.label ?? "", copy);
}

// An undo that marks the game, asked for the first time.
/** @param {HTMLElement} undo @param {Say} say */
export function openMarking(undo, say) {
  const content = document.createElement("div"), answers = document.createElement("div");
  const name = undo.getAttribute("aria-label") ?? "";
  content.append(Object.assign(document.createElement("p"), { textContent: undo.dataset.tip ?? "" }), answers);
  answers.className = "answers";
  for (const [what, text, look] of [["close-dialog", say("at-refuse"), "btn"], ["undo-marked", name, "btn danger"]]) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: look, textContent: text });
    button.dataset.do = what;
    answers.append(button);
  }
  openDialog(name, content);
}

// Who is to play for a seat: the opponents with their faces.
/** @param {HTMLElement} button @param {number} seat */
export function openBots(button, seat) {
  const content = need("[data-bots]").content.cloneNode(true);
  for (const bot of content.querySelectorAll("[data-level]")) bot.dataset.seat = String(seat);
  openDialog(button.getAttribute("aria-label") ?? button.textContent.trim(), content);
}

export const closeDialog = () => need("[data-dialog]").close();

// The rules in a dialog, scrolled to the rule of the fragment, if there is one.
/** @param {string} address */
export async function openRules(address) {
  const { status, text } = await fetch(address).then(async (answer) => ({ status: answer.status, text: await answer.text() }), () => ({ status: 0, text: "" }));
  if (status !== 200) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const article = need("article.text", page), search = needAround(need("[data-search]", page), "label");
  const none = need("[data-none]", page);
  const symbols = need("svg.symbols defs");
  for (const symbol of page.querySelectorAll("svg.symbols defs > *")) if (!document.getElementById(symbol.id)) symbols.append(symbol);
  for (const form of article.querySelectorAll("form")) form.setAttribute("target", "_blank"); // opening an example must not leave the table
  search.hidden = false;
  const content = document.createElement("div");
  content.className = "rules";
  content.append(need("link[data-rules]", page), search, none, article);
  openDialog(need("h1", page).textContent, content);
  searchable(article, need("input", search), none);
  const named = address.split("#")[1];
  const rule = named ? document.getElementById(named) : null;
  rule?.classList.add("named");
  if (rule) rule.scrollIntoView({ block: "center" });
  else need("input", search).focus();
}
