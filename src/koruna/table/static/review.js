// A review in progress: polls for results and shows what is new. Without this script the page reloads itself.

import { find, need, needData } from "./dom.js";

const PAUSE = 1500; // milliseconds between polls

/** @param {HTMLElement} box */
async function follow(box) {
  const bar = need("progress", box), said = need("[role=status]", box), found = need("[data-found]");
  const counting = needData(box, "counting");
  let version = needData(box, "version");
  for (;;) {
    await new Promise((done) => setTimeout(done, PAUSE));
    if (document.hidden) continue;
    const answer = await fetch(`${needData(box, "progress")}&have=${version}`).catch(() => null);
    if (!answer?.ok) continue;
    const now = await answer.json();
    bar.setAttribute("max", now.count);
    bar.setAttribute("value", now.done);
    said.textContent = counting.replace("#1", now.done).replace("#2", now.count);
    if (now.found) show(found, now.found);
    version = now.version;
    if (now.complete) {
      said.textContent = needData(box, "complete");
      bar.remove();
      return;
    }
  }
}

/** Open details stay open, and the focus stays where it is.
 * @param {HTMLElement} found
 * @param {string} html
 */
function show(found, html) {
  const open = [...found.querySelectorAll("details")].map((each) => each.open);
  const link = document.activeElement instanceof HTMLAnchorElement && found.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  found.innerHTML = html;
  found.querySelectorAll("details").forEach((each, at) => {
    each.open = open[at] ?? false;
  });
  if (link) [...found.querySelectorAll("a")].find((each) => each.getAttribute("href") === link)?.focus();
}

const box = find("[data-progress]");
if (box instanceof HTMLElement && !box.hidden) follow(box);
