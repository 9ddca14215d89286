// Incremental search in the rules, on their own page and at the table.

import { find, need, needAround } from "./dom.js";

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// What is written in an element, and the names of the pictures in it.
/** @param {HTMLElement} element */
const said = (element) => `${element.textContent} ${element.querySelector("[aria-label]")?.getAttribute("aria-label") ?? ""}`;

/** @param {HTMLElement} article @param {string} query */
export function search(article, query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  let found = 0;
  /** @param {HTMLElement} element */
  const fits = (element) => words.every((word) => plain(said(element)).includes(word));
  for (const section of article.querySelectorAll("section")) {
    const whole = words.length > 0 && fits(need("h2", section));
    let within = 0;
    for (const item of section.querySelectorAll("p, dt, .gallery > ul > li")) {
      const about = item.tagName === "DT" ? /** @type {HTMLElement} */ (item.nextElementSibling) : null;
      const shown = whole || fits(item) || (about !== null && fits(about));
      item.hidden = !shown;
      if (about) about.hidden = !shown;
      if (shown) within += 1;
    }
    for (const figure of section.querySelectorAll("figure")) figure.hidden = !figure.querySelector(":is(p, li):not([hidden])");
    for (const words of section.querySelectorAll("details")) words.open = words.open || query.trim() !== "";
    section.hidden = within === 0;
    found += within;
  }
  return found;
}

/** @param {HTMLElement} article @param {Found} input @param {HTMLElement} none */
export function searchable(article, input, none) {
  input.addEventListener("input", () => { none.hidden = search(article, input.value) > 0; });
}

const own = find("[data-search]");
if (own) {
  needAround(own, "label").hidden = false;
  searchable(need("article.text"), own, need("[data-none]"));
}
