// Animates pieces from their old place to the new one (FLIP). A piece is recognised by its name in data-piece, or comes
// from the piece named in data-from; interchangeable pieces share a data-kin, and a new one is matched with one that is
// gone. (View transitions would not do: Chromium has none for parts of an <svg>.)

import { needData } from "./dom.js";

const css = getComputedStyle(document.documentElement);
/** @param {string} name */
const milliseconds = (name) => {
  const value = css.getPropertyValue(name).trim();
  return value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000 || 0;
};
/** @typedef {{ kin: string | undefined, box: DOMRect }} Place */

/** @type {Animation[]} */
let travelling = [];

export const stillness = () => !milliseconds("--m-move");

// Where every piece is now.
/** @param {Document | HTMLElement} root */
export function places(root) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const piece of root.querySelectorAll("[data-piece]")) {
    found.set(needData(piece, "piece"), { kin: piece.dataset.kin, box: piece.getBoundingClientRect() });
  }
  return found;
}

// The box a piece comes from, or null for a new one.
/** @param {Found} piece @param {Map<string, Place>} before @param {Place[]} gone */
function origin(piece, before, gone) {
  const same = before.get(needData(piece, "piece")) ?? before.get(piece.dataset.from ?? "");
  if (same) return same.box;
  const at = piece.dataset.kin ? gone.findIndex(({ kin }) => kin === piece.dataset.kin) : -1;
  return at < 0 ? null : gone.splice(at, 1)[0].box;
}

// Animate all pieces. Returns how long that takes, in milliseconds.
/** @param {Document | HTMLElement} root @param {Map<string, Place>} before */
export function travel(root, before) {
  if (stillness()) return 0;
  const move = milliseconds("--m-move"), deal = milliseconds("--m-deal");
  const easing = css.getPropertyValue("--ease-move").trim() || "ease";
  const pieces = root.querySelectorAll("[data-piece]");
  const here = new Set([...pieces].map((piece) => piece.dataset.piece));
  const gone = [...before].filter(([name]) => !here.has(name)).map(([, was]) => was);
  let fresh = 0, longest = 0;
  for (const piece of pieces) {
    const was = origin(piece, before, gone), now = piece.getBoundingClientRect();
    if (!now.width) continue;
    if (!was?.width) {
      start(piece, [{ opacity: 0, translate: "0 -14px" }, { opacity: 1, translate: "0 0" }],
        { duration: deal, delay: 40 * Math.min(fresh++, 6), easing, fill: "backwards" });
      longest = Math.max(longest, deal);
      continue;
    }
    const unit = piece.getScreenCTM?.()?.a || 1;
    const x = (was.x + was.width / 2 - now.x - now.width / 2) / unit;
    const y = (was.y + was.height / 2 - now.y - now.height / 2) / unit;
    const size = Math.sqrt((was.width * was.height) / (now.width * now.height));
    if (Math.abs(x) + Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) continue;
    start(piece, [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }], { duration: move, easing });
    longest = Math.max(longest, move);
  }
  return longest;
}

/** @param {Found} piece @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
function start(piece, frames, timing) {
  piece.classList.add("travelling");
  const animation = piece.animate(frames, timing);
  travelling.push(animation);
  animation.onfinish = () => {
    piece.classList.remove("travelling");
    travelling = travelling.filter((other) => other !== animation);
  };
}

// Finish all animations at once.
export function arrive() {
  for (const animation of [...travelling]) animation.finish();
}
