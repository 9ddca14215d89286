// The sounds of a table, synthesised: no recordings. Loaded after the first click or key, when browsers allow sound. The order
// is that of `look/sounds.py`: of several sounds at once, only the first is heard.

/** @typedef {{ context: AudioContext, out: AudioNode, at: number }} Place */

/** @type {AudioBuffer | undefined} */
let hiss;

// A tone that dies away; `to` is the pitch it glides to.
/** @param {Place} place @param {number} pitch @param {number} after @param {number} lasts @param {number} loud @param {OscillatorType} [shape] @param {number} [to] */
function tone({ context, out, at }, pitch, after, lasts, loud, shape = "triangle", to = pitch) {
  const source = context.createOscillator(), from = at + after;
  source.type = shape;
  source.frequency.setValueAtTime(pitch, from);
  source.frequency.exponentialRampToValueAtTime(to, from + lasts);
  fade(context, source, out, from, lasts, loud, 0.008);
}

// Filtered noise: wood, paper, grain.
/** @param {Place} place @param {BiquadFilterType} kind @param {number} pitch @param {number} after @param {number} lasts @param {number} loud @param {number} [rises] @param {number} [sharp] */
function noise({ context, out, at }, kind, pitch, after, lasts, loud, rises = 0.004, sharp = 1) {
  const source = context.createBufferSource(), filter = context.createBiquadFilter();
  source.buffer = hiss ??= whiteNoise(context);
  source.loop = true;
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  fade(context, source, filter, at + after, lasts, 1, rises, loud);
  filter.connect(out);
}

/** @param {AudioContext} context @param {AudioScheduledSourceNode} source @param {AudioNode} out @param {number} from @param {number} lasts @param {number} loud @param {number} rises @param {number} [more] */
function fade(context, source, out, from, lasts, loud, rises, more = 1) {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(loud * more, from + rises);
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  source.connect(loudness).connect(out);
  source.start(from);
  source.stop(from + lasts + 0.02);
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate), samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

/** @param {Place} place @param {number} after @param {number} [loud] */
const knock = (place, after, loud = 0.5) => {
  noise(place, "lowpass", 900, after, 0.07, loud);
  tone(place, 170, after, 0.09, loud * 0.7, "sine", 95);
};

/** @param {Place} place @param {number} after @param {number} pitch */
const clink = (place, after, pitch) => {
  tone(place, pitch, after, 0.22, 0.1, "sine");
  tone(place, pitch * 1.504, after, 0.16, 0.07, "sine");
};

// How each is made. Each returns how many seconds it lasts.
/** @type {Record<string, (place: Place) => number>} */
const made = {
  won(place) {
    for (const [note, pitch] of [523.3, 659.3, 784, 1046.5].entries()) tone(place, pitch, note * 0.14, note === 3 ? 1.1 : 0.3, 0.16);
    for (const pitch of [523.3, 659.3, 784]) tone(place, pitch, 0.42, 1.1, 0.08);
    return 1.6;
  },
  over(place) {
    for (const [note, pitch] of [440, 392, 329.6].entries()) tone(place, pitch, note * 0.2, note === 2 ? 0.9 : 0.35, 0.14);
    return 1.35;
  },
  war(place) {
    for (const [stroke, pitch] of [2350, 1870].entries()) {
      noise(place, "highpass", 3000, stroke * 0.15, 0.12, 0.12);
      for (const part of [1, 1.41, 1.93]) tone(place, pitch * part, stroke * 0.15, 0.28, 0.035, "square");
    }
    tone(place, 82, 0.28, 0.4, 0.35, "sine", 50);
    return 0.75;
  },
  dice(place) {
    for (const [turn, after] of [0, 0.07, 0.12, 0.21, 0.27, 0.36].entries()) noise(place, "bandpass", 1500 + (turn % 3) * 500, after, 0.035, 2, 0.002, 4);
    return 0.42;
  },
  harvest(place) {
    noise(place, "bandpass", 4200, 0, 0.22, 0.3, 0.1, 0.8);
    noise(place, "bandpass", 3400, 0.2, 0.3, 0.3, 0.12, 0.8);
    for (const [note, pitch] of [587.3, 740].entries()) tone(place, pitch, 0.3 + note * 0.09, 0.3, 0.07);
    return 0.75;
  },
  loss(place) {
    tone(place, 262, 0, 0.22, 0.14, "triangle", 233);
    tone(place, 208, 0.16, 0.36, 0.14, "triangle", 175);
    return 0.55;
  },
  build(place) {
    for (const [stroke, after] of [0, 0.15, 0.3].entries()) {
      knock(place, after, 0.35 + stroke * 0.08);
      tone(place, 1250, after, 0.06, 0.05, "square");
    }
    return 0.45;
  },
  coins(place) {
    for (const [after, pitch] of [[0, 2637], [0.07, 3136], [0.16, 2794]]) clink(place, after, pitch);
    return 0.4;
  },
  tile(place) {
    knock(place, 0);
    knock(place, 0.06, 0.16);
    return 0.18;
  },
  card(place) {
    noise(place, "bandpass", 2600, 0, 0.1, 0.22, 0.05, 0.7);
    noise(place, "highpass", 5200, 0.08, 0.05, 0.1);
    return 0.16;
  },
  piece(place) {
    tone(place, 330, 0, 0.07, 0.2, "sine", 220);
    noise(place, "bandpass", 1200, 0, 0.04, 0.3, 0.002, 2);
    return 0.12;
  },
  turn(place) {
    tone(place, 587.3, 0, 0.4, 0.13);
    tone(place, 880, 0.13, 0.4, 0.13);
    return 0.55;
  },
};

const order = Object.keys(made);

// The one of these sounds that has priority.
/** @param {string[]} sounds */
export const loudest = (sounds) => order.find((sound) => sounds.includes(sound));

// Play one, and return how long it lasts.
/** @param {AudioContext} context @param {string} sound @param {number} volume @param {number} after */
export function play(context, sound, volume, after) {
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  return after + made[sound]({ context, out, at: context.currentTime + after });
}
