// Preferences, kept in this browser: sounds, notifications, speed of animations, sizes, contrast.
// Those that change the look are attributes of the root element, for the style sheets.

/** @type {Record<string, string>} */
const usual = { sound: "on", volume: "0.7", night: "quiet", notice: "off", talk: "on", speed: "usual", text: "usual", contrast: "usual", zoom: "1", coach: "off" };
// `coach` is on in the first games of each game: table-coach.js says which those are.
/** @type {Record<string, number>} */
const SLOWNESS = { slow: 1.8, fast: 0.5 };
const looks = ["speed", "text", "contrast"];
const root = document.documentElement;

/** @param {string} name */
export function preference(name) {
  return localStorage.getItem(name) ?? usual[name];
}

// The default of a preference in this browser.
/** @param {string} name @param {string} value */
export function usually(name, value) {
  usual[name] = value;
}

/** @param {string} name @param {string} value */
export function prefer(name, value) {
  localStorage.setItem(name, value);
  apply();
}

function apply() {
  for (const name of looks) root.dataset[name] = preference(name);
  root.style.setProperty("--zoom", preference("zoom"));
}

// How long things are shown, as a multiple of the usual time.
export const slowness = () => SLOWNESS[preference("speed")] ?? 1;

apply();
