// The settings dialog: each input has the name of a preference.

import { need, needAround, needData } from "./dom.js";
import { prefer, preference } from "./preferences.js";
import { ring } from "./sound.js";

/** @param {Found} template */
export function settings(template) {
  const form = template.content.cloneNode(true);
  for (const input of form.querySelectorAll("[data-preference]")) {
    const name = needData(input, "preference");
    const now = preference(name);
    if (input.type === "radio") input.checked = input.value === now;
    else if (input.type === "checkbox") input.checked = now === input.value;
    else input.value = now;
    input.addEventListener("input", () => choose(input, name));
  }
  for (const choice of form.querySelectorAll("[data-theme-choice]")) {
    if (choice.dataset.themeChoice === document.documentElement.dataset.theme) choice.setAttribute("aria-current", "true");
    else choice.removeAttribute("aria-current");
  }
  if (!globalThis.Notification) needAround(need('[data-preference="notice"]', form), "label").hidden = true;
  return form;
}

/** @param {Found} input @param {string} name */
async function choose(input, name) {
  const value = input.type === "checkbox" && !input.checked ? (input.value === "on" ? "off" : "usual") : input.value;
  prefer(name, value);
  if ((name === "sound" && value === "on") || name === "volume") ring();
  if (name === "notice" && value === "on" && (await Notification.requestPermission()) !== "granted") {
    prefer(name, "off");
    input.checked = false;
  }
}

const STEPS = [1, 1.25, 1.5, 2, 2.5];

/** @param {number} by */
export function zoom(by) {
  const now = STEPS.findIndex((step) => step >= Number(preference("zoom")));
  prefer("zoom", String(STEPS[Math.min(Math.max(now + by, 0), STEPS.length - 1)]));
}
