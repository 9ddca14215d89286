// A short sound on one's turn, and a system notification while the page is hidden; both are preferences. Browsers allow no
// sound before the first click or key.

import { preference } from "./preferences.js";

// Suspended while there is nothing to play: it would compute silence all the time.
/** @type {AudioContext | null} */
let context = null;
/** @type {OscillatorNode | null} */
let last = null;

for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => {
    if (context) return;
    context = new AudioContext();
    context.resume();
    context.suspend();
  }, { once: true });
}

export function ring() {
  if (!context || preference("sound") === "off") return;
  context.resume();
  note(context, 587.3, context.currentTime);
  last = note(context, 880, context.currentTime + 0.13);
  last.onended = (event) => { if (event.target === last) context?.suspend(); };
}

// The tag makes a later notification of the same table replace the earlier one.
/** @param {string} title @param {string} body @param {string} table */
export function notify(title, body, table) {
  if (preference("notice") !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const shown = new Notification(title, { body, tag: table });
  shown.onclick = () => { focus(); shown.close(); };
}

/** @param {AudioContext} context @param {number} pitch @param {number} from */
function note(context, pitch, from) {
  const tone = context.createOscillator(), loudness = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.12, from + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0005, from + 0.4);
  tone.connect(loudness).connect(context.destination);
  tone.start(from);
  tone.stop(from + 0.42);
  return tone;
}
