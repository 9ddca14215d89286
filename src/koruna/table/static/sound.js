// A short sound on one's turn, and a system notification while the page is hidden; both are preferences. Browsers allow no
// sound before the first click or key.

import { preference } from "./preferences.js";

/** @type {AudioContext | null} */
let context = null;

for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => { context ??= new AudioContext(); }, { once: true });
}

export function ring() {
  if (!context || preference("sound") === "off") return;
  context.resume();
  for (const [pitch, after] of [[587.3, 0], [880, 0.13]]) note(context, pitch, context.currentTime + after);
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
}
