// The replay: steps from move to move by buttons, arrow keys, slider or autoplay, without reloading the page. Without this
// script the buttons are links.

import { base, elementOf, find, need, needData } from "./dom.js";
import { copy } from "./copying.js";
import { filterLog, showOlder, showScene } from "./table-log.js";
import { places, travel } from "./motion.js";
import { Stepping, completed } from "./stepping.js";
import { hasFailed, send } from "./table-sending.js";
import { begin, lookAround, stay, toggleNames, zoomBy, zoomHome } from "./table-pan.js";
import { closeDialog, openLarge } from "./table-dialogs.js";
import { unmark } from "./marking.js";
import "./tips.js";

const main = need("[data-replay]");
const table = needData(main, "replay"), seat = needData(main, "seat");
const last = Number(main.dataset.last);
const sentences = JSON.parse(needData(main, "sentences"));
/** @type {Map<number, Moment>} */
const known = new Map(); // by move: the moment with all its parts
let asked = 0;

/** @param {number} move */
const address = (move) => `${base}/t/${table}/replay/${move}?seat=${seat}`;

/** @param {number} move */
async function momentAt(move) {
  if (!known.has(move)) {
    const { status, body } = await send("GET", `${base}/t/${table}/moments?move=${move}&seat=${seat}`);
    if (hasFailed(status)) need("[data-said]").textContent = sentences["at-replay-failed"];
    if (status !== 200) return null;
    /** @type {PartTexts} */
    let parts = {};
    for (const each of completed(body)) {
      parts = { ...parts, ...each.parts };
      known.set(each.move, { ...each, parts });
    }
  }
  return known.get(move) ?? null;
}

/** @param {number} move */
async function show(move) {
  if (move < 0 || move > last) return null;
  const number = ++asked;
  const moment = await momentAt(move);
  if (!moment || number !== asked) return null;
  const before = places(document);
  stay(() => {
    for (const [name, html] of Object.entries(moment.parts)) {
      const part = need(`[data-part="${name}"]`);
      if (part.innerHTML !== html) part.innerHTML = html;
    }
  });
  lookAround();
  travel(document, before);
  filterLog();
  hideSince();
  showWhere(move, moment);
  return moment;
}

/** @param {number} move @param {Moment} moment */
function showWhere(move, moment) {
  history.replaceState(null, "", address(move));
  need("[data-where]").textContent = move
    ? sentences["at-replay-at"].replace("#1", String(move)).replace("#2", String(last)) : sentences["at-replay-start"];
  need("[data-said]").innerHTML = move ? moment.said.map((line) => `<span>${line}</span>`).join("") : "";
  need("[data-slider]").value = String(move);
  /** @type {Record<string, number>} */
  const steps = { "at-first": 0, "at-previous": Math.max(move - 1, 0), "at-next": Math.min(move + 1, last), "at-last": last };
  for (const link of document.querySelectorAll("[data-step]")) {
    const to = steps[needData(link, "step")];
    link.href = address(to);
    if (to === move) link.setAttribute("aria-disabled", "true");
    else link.removeAttribute("aria-disabled");
  }
  const playOn = find("[data-play-on]");
  if (!playOn) return;
  need("[data-review]").href = `${base}/t/${table}/review/at/${move}?seat=${seat}`;
  need("[data-position]").href = `${base}/t/${table}/replay/${move}/position`;
  playOn.action = `${base}/t/${table}/replay/${move}/play-on`;
  playOn.hidden = move === last;
}

const stepping = new Stepping({
  show,
  changed: showPlaying,
  done() {
    stepping.end();
    showPlaying(false);
  },
});
stepping.at = Number(main.dataset.at);

/** @param {boolean} on */
function showPlaying(on) {
  const button = need('[data-do="play"]');
  need("span", button).textContent = sentences[on ? "at-retold-pause" : "at-retold-play"];
  button.setAttribute("aria-pressed", String(on));
}

/** @param {number} move */
function goTo(move) {
  stepping.end();
  showPlaying(false);
  unmark();
  if (move !== stepping.at) stepping.step(move - stepping.at);
}

/** @type {Record<string, (button: Found) => unknown>} */
const actions = {
  play() {
    if (!stepping.playing && stepping.at === last) stepping.at = -1;
    stepping.play();
  },
  async copy() {
    const link = main.dataset.address + address(stepping.at);
    need("[data-said]").textContent = (await copy(link)) ? needData(main, "copied") : link;
  },
  /** @param {Found} button */
  async older(button) {
    if (!(await showOlder(button, table, seat))) need("[data-said]").textContent = sentences["at-replay-failed"];
  },
  /** @param {Found} button */
  async scene(button) {
    if (!(await showScene(button, table, seat))) need("[data-said]").textContent = sentences["at-replay-failed"];
  },
  enlarge: openLarge,
  nearer: () => zoomBy(1),
  further: () => zoomBy(-1),
  home: () => zoomHome(),
  names: () => toggleNames(),
  "close-dialog": closeDialog,
};

addEventListener("click", (event) => {
  const link = elementOf(event).closest("a[data-step]");
  if (link && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    goTo(Number(new URL(link.href).pathname.split("/").pop()));
  }
  const button = elementOf(event).closest("[data-do]");
  if (button) actions[needData(button, "do")](button);
});

addEventListener("keydown", (event) => {
  if (elementOf(event).closest("input, select, textarea, .log ol") || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = { ArrowLeft: stepping.at - 1, ArrowRight: stepping.at + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  goTo(Math.min(Math.max(to, 0), last));
});

need("[data-slider]").addEventListener("input", (event) => goTo(Number(elementOf(event).value)));

for (const choice of document.querySelectorAll("[data-go]")) {
  choice.addEventListener("change", () => location.assign(`${base}/t/${table}/replay/${stepping.at}?seat=${choice.value}`));
}

function hideSince() {
  for (const button of document.querySelectorAll('[data-do="since"]')) button.hidden = true;
}

for (const hidden of document.querySelectorAll("[data-slider], [data-do=play], [data-do=copy]")) hidden.hidden = false;
hideSince();
begin();
