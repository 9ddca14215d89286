// What somebody prefers, kept in this browser: sound, notices, how pieces move, sizes, contrast.
// What changes the look stands as an attribute on the page, where the style sheets find it.

const usual = { sound: "on", notice: "off", speed: "usual", text: "usual", contrast: "usual", zoom: "1" };
const looks = ["speed", "text", "contrast"];
const root = document.documentElement;

export function preference(name) {
  return localStorage.getItem(name) ?? usual[name];
}

export function prefer(name, value) {
  localStorage.setItem(name, value);
  apply();
}

function apply() {
  for (const name of looks) root.dataset[name] = preference(name);
  root.style.setProperty("--zoom", preference("zoom"));
}

// How long something is shown, as a multiple of the usual time.
export const slowness = () => ({ slow: 1.8, fast: 0.5 })[preference("speed")] ?? 1;

apply();
