// The table: connects the stream of updates, the parts of the page, the targets, buttons and keys.

import { base, elementOf, find, need, needAround, needData } from "./dom.js";
import "./table-clock.js";
import { handFor } from "./table-hand.js";
import "./table-repeats.js";
import { forget, showFailure, tryAgain } from "./table-failures.js";
import { leaveHidden, notePosition } from "./table-focus.js";
import { News } from "./table-news.js";
import { Parts } from "./table-parts.js";
import { showPrimary } from "./table-primary.js";
import { hasFailed, send } from "./table-sending.js";
import { Targets } from "./table-targets.js";
import { rotate } from "./table-turning.js";
import { closeDialog, openBots, openDialog, openLarge, openMarking, openRules } from "./table-dialogs.js";
import { announce, nudge, showAdvice, showWhy } from "./table-messages.js";
import { listenToKeys } from "./table-keys.js";
import { listChoices, listMoves } from "./table-move-list.js";
import { filterLog, focusLog, showOlder, showScene } from "./table-log.js";
import { bringSeat } from "./marking.js";
import { copy } from "./copying.js";
import { reporting } from "./table-report.js";
import { showSteps } from "./table-steppers.js";
import { settings, zoom } from "./table-settings.js";
import { begin, lookAround, toggleNames, zoomBy, zoomHome } from "./table-pan.js";
import { Scenes } from "./table-scenes.js";
import { Since } from "./table-since.js";
import { hear, notify, ring, switchSound } from "./sound.js";
import "./tips.js";

const main = need("main[data-table]");
const sentences = JSON.parse(needData(main, "sentences"));
const table = needData(main, "table");
/** @type {Update} */
let now = JSON.parse(needData(main, "update"));
/** @type {{ seq: number, done: Promise<Answer> } | null} */
let sending = null; // the request in progress: the update it was made in, and its answer
let answered = 0; // the number of the update that the last answer announced: until it is shown, nothing else can be done
let next = false; // whether another request waits for the one in progress
/** @type {{ seq: number, move: string, why: string, told?: boolean } | null} */
let advice = null; // the last hint, which stays until an update after the one that it made; told once its move is shown

/** @param {string} name */
const say = (name) => sentences[name];
/** @param {string} path */
const api = (path) => `${base}/api/tables/${table}/${path}?seat=${now.seat}`;

// --- sending ------------------------------------------------------------------------------

/** @param {string} name */
function showStatus(name, strong = false) {
  const tally = find("[data-tally]");
  if (!tally) return; // the game is over
  tally.textContent = name ? say(name) : "";
  tally.classList.toggle("strong", strong);
}

// Send an action of the player once. Returns the answer, or false if it was not accepted.
/** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
async function act(method, path, body) {
  if (sending?.seq === now.seq || next || answered > now.seq) return false; // a second click on the same thing
  next = sending !== null;
  await sending?.done; // its update came before its answer
  next = false;
  forget("act");
  main.dataset.sending = "";
  showStatus("at-sending");
  const done = send(method, path, body, () => showStatus("at-retrying", true));
  sending = { seq: now.seq, done };
  const { status, body: answer } = await done;
  sending = null;
  delete main.dataset.sending;
  if (status < 300) {
    news.goOn();
    showStatus("at-accepted");
    answered = answer.seq;
    if (answer.seq > now.seq) setTimeout(() => answer.seq > now.seq && refresh(), 2500);
    return answer;
  }
  showStatus("");
  if (hasFailed(status)) return showFailure("act", () => act(method, path, body));
  if (status === 409) await refresh();
  showWhy(status === 409 ? say("at-changed") : answer.why?.text ?? answer.error ?? "", answer.why?.rule ?? "");
  if (status === 409) targets.setMoves(now.moves);
  return false;
}

// Fetch the update, should the stream not bring it.
async function refresh() {
  const { status, body } = await send("GET", `${base}/t/${table}/now?have=${parts.have()}&lang=${document.documentElement.lang}`);
  if (hasFailed(status)) return showFailure("refresh", refresh);
  forget("refresh");
  news.goOn();
  if (status === 200) parts.take(body);
}

/** @param {Move} move */
async function play(move) {
  if (move.warning && targets.asked !== move) return targets.askAbout(move);
  targets.made = true;
  const accepted = await act("POST", api("moves"), { seq: now.seq, move: move.text });
  if (accepted) since.forget(); // after a move there is nothing left to catch up on
  else targets.unmake();
  return accepted;
}

/** @param {string[]} moves @returns {Promise<unknown>} */
async function ask(moves) {
  if (now.seat < 0 || since.running) return nudge();
  const asked = moves.map((move) => `move=${encodeURIComponent(move)}`).join("&");
  const { status, body: why } = await send("GET", `${base}/t/${table}/why?seat=${now.seat}&${asked}`);
  if (hasFailed(status)) return showFailure("why", () => ask(moves));
  forget("why");
  news.goOn();
  if (status === 200 && why.text) showWhy(why.text, why.rule);
  else nudge();
}

// Replay what happened since the player's turn, or since an event.
/** @param {number} [from] @returns {Promise<unknown>} */
async function retell(from) {
  const started = await since.start(from);
  if (started === null) return showFailure("since", () => retell(from));
  forget("since");
  if (!started) showAdvice(say("at-since-nothing"));
}

// --- showing ------------------------------------------------------------------------------

const targets = new Targets(main, {
  ask,
  enlarge: openLarge,
  unmeant: nudge,
  send: play,
  changed() {
    showSteps(targets, say);
    listChoices(targets, { say, play });
    showPrimary(targets, say);
  },
});

handFor(targets);
// Counts the points and shows the highlights of a finished game.
const ending = () => import("./table-end.js");
/** @param {boolean} live */
async function celebrate(live) {
  if (find(".places")) (await ending()).atEnd(table, now.seat, live);
}

// The move may come only with the update that is on its way.
/** @param {{ move: string, why: string, told?: boolean }} hint */
function showHint(hint) {
  const move = now.moves.find((each) => each.text === hint.move);
  hint.told = move !== undefined;
  showAdvice([`${say("at-hint")}:`, move ? `${move.label}.` : "", hint.why].filter(Boolean).join(" "));
  if (move && !since.running && targets.onBoard(move)) targets.show(move);
}

const bringIntoView = () => { bringSeat(".seat.now"); lookAround(); };
const parts = new Parts(main, now, refresh, (update) => {
  if (update.hand_over) return location.reload();
  const turned = update.mine && (!now.mine || update.seat !== now.seat);
  if (advice && update.seq > advice.seq) advice = null;
  if (update.seq !== now.seq && !advice) showWhy("");
  now = update;
  document.title = update.title;
  shown();
  if (advice && !advice.told) showHint(advice);
  scenes.changed();
  hear();
  announce(update);
  if (update.parts.end) celebrate(true);
  since.remember();
  if (!turned) return;
  ring();
  notify(say("at-notice"), need(".prompt span").textContent, table);
}, bringIntoView);

const scenes = new Scenes();
const since = new Since({
  main,
  table,
  say,
  seat: () => now.seat,
  began() {
    parts.hold();
    targets.setMoves([]);
  },
  ended() {
    shown();
    bringIntoView();
    leaveHidden();
    parts.release();
  },
});

function shown() {
  notePosition(now.moves);
  targets.setMoves(now.moves);
  listMoves(targets, { say, play });
  filterLog();
  main.dataset.seq = String(now.seq); // the update that is shown
  main.toggleAttribute("data-mine", now.mine);
  main.dataset.seat = String(now.seat);
}

// --- buttons ------------------------------------------------------------------------------

const rules = `${base}/rules/${main.dataset.game}`;
const showShortcuts = () => openDialog("", need("[data-shortcuts]").content.cloneNode(true));

/** @type {Record<string, (element: Found) => unknown>} */
const actions = {
  confirm: () => targets.confirm(),
  rotate: () => rotate(targets),
  undo: (button) => targets.back() || ("marks" in button.dataset ? openMarking(button, say) : act("POST", api("undo"))),
  "undo-marked": () => { closeDialog(); act("POST", api("undo")); },
  rest: () => act("POST", api("rest")),
  "end-game": () => act("POST", api("end")), "more-time": () => act("POST", api("more-time")),
  async stop(box) {
    if (!(await act(box.checked ? "POST" : "DELETE", api(`stops/${box.dataset.stop}`)))) box.checked = !box.checked;
  },
  "give-bot": (button) => openBots(button, Number(button.dataset.seat)),
  "let-bot": (button) => openBots(button, now.seat),
  "seat-bot": ({ dataset: { seat, level } }) => { closeDialog(); act("POST", api(`seats/${seat}/bot`), { level }); },
  "take-back": () => act("DELETE", api(`seats/${now.seat}/bot`)),
  settings: () => openDialog("", settings(need("[data-settings]"))),
  shortcuts: showShortcuts,
  rules: (link) => openRules(link.getAttribute("href") ?? rules),
  since: () => retell(),
  "try-again": tryAgain,
  missed: () => retell(since.from),
  hush: (button) => { needAround(button, ".notice").hidden = true; },
  "retold-next": () => since.next(),
  "retold-play": () => since.stepping.play(),
  "retold-end": () => since.end(),
  ...reporting(main, () => now, say),
  count: async () => (await ending()).count(now.seat),
  picture: async (button) => (await ending()).savePicture(needData(button, "picture"), `${main.dataset.game}-${table}.png`, say("at-picture-failed")),
  async older(button) {
    if (!(await showOlder(button, table, now.seat))) showFailure("older", () => actions.older(button));
  },
  async scene(button) {
    if (!(await showScene(button, table, now.seat))) showFailure("scene", () => actions.scene(button));
  },
  enlarge: openLarge,
  nearer: () => zoomBy(1), further: () => zoomBy(-1),
  home: () => zoomHome(), names: () => toggleNames(),
  "forget-why": () => showWhy(""),
  "close-dialog": closeDialog,
  async hint() {
    const hint = await act("POST", `${base}/t/${table}/hint?seat=${now.seat}`);
    showStatus("");
    if (!hint) return;
    advice = hint;
    showHint(hint);
  },
  async "copy-watch"() {
    const link = `${main.dataset.address}/t/${table}`;
    showAdvice((await copy(link)) ? needData(main, "copied") : link); // to be copied by hand
  },
};

// A click elsewhere answers a warning with "no".
addEventListener("click", (event) => {
  if (!elementOf(event).closest("[data-choices]")) targets.unask();
}, true);

addEventListener("click", (event) => {
  scenes.skip();
  const menu = find(".all-moves");
  if (menu && !menu.contains(elementOf(event))) menu.open = false;
  const link = elementOf(event).closest(`a[href^="${base}/rules/"]`);
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    actions.rules(link);
  }
  const button = elementOf(event).closest("[data-do]");
  if (!button) return;
  const within = button.closest(".bar .menu");
  if (within) within.open = false;
  if (within?.contains(document.activeElement)) need("summary", within).focus();
  perform(button);
  if (!button.getClientRects().length) leaveHidden();
});

// A disabled button says why.
/** @param {Found} button */
function perform(button) {
  if (button.getAttribute("aria-disabled") !== "true") actions[needData(button, "do")](button);
  else if (targets.shown || targets.chosen.length) targets.back();
  else showWhy(button.dataset.tip ?? "");
}

// --- keys -----------------------------------------------------------------------------------

/** @type {Record<string, () => unknown>} */
const others = {
  "?": showShortcuts,
  s: () => retell(),
  g: () => openRules(rules),
  l: () => focusLog(),
  m: () => { const menu = find(".all-moves"); if (menu) { menu.open = true; menu.querySelector("button")?.focus(); } },
  "+": () => zoomBy(1) || zoom(1),
  "-": () => zoomBy(-1) || zoom(-1),
  0: () => zoomHome(),
  q: () => showAdvice(say(switchSound() ? "at-sound-on" : "at-sound-off")),
};

listenToKeys({ main, targets, scenes, since, isMine: () => now.mine, perform, others });

// --- begin ----------------------------------------------------------------------------------

const offline = need("[data-offline]");

begin();
shown();
bringIntoView();
since.offer();
celebrate(false);
addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  celebrate(false);
  news.goOn();
  since.offer();
});
const news = new News(table, now.seq, () => parts.have(), (update) => parts.take(update), (connected) => {
  if (connected && !offline.hidden) showStatus("at-back-online");
  if (connected) forget("news");
  offline.hidden = connected;
}, () => {
  offline.hidden = true; // there is a connection, but the server fails
  showFailure("news", () => news.goOn());
});
