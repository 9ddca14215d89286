// Messages beside the board: news for screen readers, advice, and why something is not allowed.

import { find, need } from "./dom.js";

let lastEvent = newestEvent();
let nudged = 0;

function newestEvent() {
  return Number(find("[data-event]")?.dataset.event ?? -1);
}

// What happened and what to do now, for screen readers.
/** @param {Update} update */
export function announce(update) {
  const fresh = [...document.querySelectorAll(".log [data-event]")].filter((line) => Number(line.dataset.event) > lastEvent);
  lastEvent = newestEvent();
  const sentences = fresh.reverse().map((line) => line.textContent.trim());
  if (update.mine || update.parts.end) sentences.push(need(".prompt span").textContent);
  if (sentences.length) need("[data-news]").textContent = sentences.join(" ");
}

// A message in the same place that is no refusal.
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

// After a click that does nothing: flash the prompt and the legal targets.
export function nudge() {
  const page = document.documentElement;
  clearTimeout(nudged);
  page.classList.remove("nudged");
  void page.offsetWidth; // restarts the animation
  page.classList.add("nudged");
  nudged = setTimeout(() => page.classList.remove("nudged"), 900);
}
