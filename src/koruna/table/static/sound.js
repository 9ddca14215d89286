// A short sound on one's turn. Browsers allow none before the first click, and it can be switched off for good.

let context = null;

for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => { context ??= new AudioContext(); }, { once: true });
}

export const soundIsOn = () => localStorage.getItem("sound") !== "off";

export function switchSound() {
  localStorage.setItem("sound", soundIsOn() ? "off" : "on");
  if (soundIsOn()) ring();
}

export function ring() {
  if (!context || !soundIsOn()) return;
  context.resume();
  [[587.3, 0], [880, 0.13]].forEach(([pitch, after]) => note(pitch, context.currentTime + after));
}

function note(pitch, from) {
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
