// When sounds play: one for what has just been shown, one for the player's turn, and a system notification while the
// page is hidden. All are preferences. Browsers allow no sound before the first click or key; the sounds themselves
// (sounds.js) are loaded then.

import { prefer, preference } from "./preferences.js";

const EVENING = 22, MORNING = 7; // hours between which sounds are quieter
const AT_NIGHT = 0.3;
const icon = new URL("icon-192.png", import.meta.url).href;

// Suspended while there is nothing to play, or it would keep computing silence.
/** @type {AudioContext | null} */
let context = null;
/** @type {typeof import("./sounds.js") | null} */
let sounds = null;
let until = 0; // when the last sound ends, in milliseconds
let heard = newest();

const AFTER = 400; // milliseconds: opening the sound takes long, and the click is answered first
let begun = false;
for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => {
    if (!begun) setTimeout(begin, AFTER);
    begun = true;
  }, { once: true });
}

async function begin() {
  context = new AudioContext();
  context.resume();
  context.suspend();
  sounds = await import("./sounds.js").catch(() => null); // the server is away: this page stays silent
}

/** @param {Element | null} line */
function eventOf(line) {
  return Number(line instanceof HTMLElement ? line.dataset.event : -1);
}

function newest() {
  return eventOf(document.querySelector(".log [data-event]"));
}

// Events since the last call make one sound, since they are shown in one motion.
export function hear() {
  const fresh = [];
  for (const line of document.querySelectorAll(".log [data-event]")) {
    if (eventOf(line) <= heard) break;
    if (line.dataset.sound) fresh.push(line.dataset.sound);
  }
  heard = newest();
  const sound = sounds?.loudest(fresh);
  if (sound && !document.hidden && performance.now() >= until) play(sound, 0);
}

// Also while the page is hidden, and after the current sound.
export const ring = () => say("turn");

// A sound that is never left out.
/** @param {string} sound */
export const say = (sound) => play(sound, Math.max(0, until - performance.now()) / 1000);

/** @param {string} sound @param {number} after */
function play(sound, after) {
  const volume = loudness();
  if (!context || !sounds || !volume || after > 2) return;
  context.resume();
  const lasts = sounds.play(context, sound, volume, after) * 1000;
  until = performance.now() + lasts;
  setTimeout(() => { if (performance.now() >= until) context?.suspend(); }, lasts + 100);
}

function loudness() {
  if (preference("sound") === "off") return 0;
  const hour = new Date().getHours(), isNight = hour >= EVENING || hour < MORNING;
  return Number(preference("volume")) * (isNight && preference("night") === "quiet" ? AT_NIGHT : 1);
}

// Toggle the sound. Returns whether it is on.
export function switchSound() {
  const on = preference("sound") === "off";
  prefer("sound", on ? "on" : "off");
  if (!on) context?.suspend();
  else ring();
  return on;
}

// The icon of the installed app has a badge while it is the player's turn and the page is hidden.
addEventListener("visibilitychange", () => { if (!document.hidden) navigator.clearAppBadge?.(); }, { capture: true });

// The tag makes a later notification of the same table replace the earlier one.
/** @param {string} title @param {string} body @param {string} table */
export async function notify(title, body, table) {
  if (document.hidden) navigator.setAppBadge?.();
  if (preference("notice") !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, { body, tag: table, icon, data: location.href }); // phones allow no other
  const shown = new Notification(title, { body, tag: table, icon });
  shown.onclick = () => { focus(); shown.close(); };
  return undefined;
}
