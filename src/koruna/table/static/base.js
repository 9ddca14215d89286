// For every page: changing the theme without a reload, and menus that close by themselves. Without this script both
// work by links.

import { base, elementOf, need } from "./dom.js";
import "./install.js";
import "./preferences.js";

const root = document.documentElement;

addEventListener("click", (event) => {
  const choice = elementOf(event).closest("[data-theme-choice]");
  if (!choice) return;
  event.preventDefault();
  const theme = choice.dataset.themeChoice;
  root.dataset.theme = theme;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `theme=${theme}; Path=${base || "/"}; Max-Age=31536000; SameSite=Lax${secure}`;
  for (const other of document.querySelectorAll("[data-theme-choice]")) {
    if (other.dataset.themeChoice === theme) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  }
  const menu = choice.closest("details");
  if (!menu) return;
  menu.open = false;
  need("summary", menu).focus();
});

// Forms of games between people: a player who adds no value to the draw adds a random one.
addEventListener("submit", (event) => {
  const field = elementOf(event).querySelector("input[data-random]");
  if (!(field instanceof HTMLInputElement) || field.value) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
});

const menus = () => document.querySelectorAll("[data-menu]"); // looked up each time: updates of a table replace its menus

addEventListener("click", (event) => {
  for (const menu of menus()) if (!menu.contains(elementOf(event))) menu.open = false;
});

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of menus()) {
    if (!menu.open) continue;
    menu.open = false;
    need("summary", menu).focus();
    event.stopPropagation();
  }
});
