// Animates pieces from their old place to the new one (FLIP). A piece is recognised by its name in data-piece, or comes
// from the piece named in data-from; interchangeable pieces share a data-kin, and a new one is matched with one that is
// gone. (View transitions would not do: Chromium has none for parts of an <svg>.)
//
// A drawing with data-frame, or a map, that is scrolled or zoomed moves as a whole: its pieces, grid and outlines stay
// together, and only pieces that changed their place on it move by themselves.

import { needAround, needData } from "./dom.js";

const css = getComputedStyle(document.documentElement);
/** @param {string} name */
const milliseconds = (name) => {
  const value = css.getPropertyValue(name).trim();
  return value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000 || 0;
};
/** @typedef {{ kin: string | undefined, box: DOMRect }} Place */
/** @typedef {{ pieces: Map<string, Place>, held: [string, DOMRect][], frames: Map<string, DOMMatrix> }} Places */

/** @type {Animation[]} */
let travelling = [];

const FRAMES = "svg[data-frame], [data-pan] > svg";
/** @param {Found} frame */
const frameName = (frame) => frame.dataset.frame ?? needAround(frame, "[data-pan]").dataset.pan ?? "";

export const stillness = () => !milliseconds("--m-move");

// Where every piece is now, and where every frame draws its land.
/** @param {Document | HTMLElement} root @returns {Places} */
export function places(root) {
  const pieces = new Map(), frames = new Map();
  /** @type {[string, DOMRect][]} */
  const held = [];
  for (const piece of root.querySelectorAll("[data-piece]")) {
    pieces.set(needData(piece, "piece"), { kin: piece.dataset.kin, box: piece.getBoundingClientRect() });
  }
  // A piece that lies at its target already, as a preview or dropped there, comes from there.
  for (const piece of root.querySelectorAll("[data-held]")) held.push([needData(piece, "held"), piece.getBoundingClientRect()]);
  for (const frame of root.querySelectorAll(FRAMES)) {
    const drawn = frame.getScreenCTM?.();
    if (drawn) frames.set(frameName(frame), drawn);
  }
  return { pieces, held, frames };
}

// The box a piece comes from, or null for a new one.
/** @param {Found} piece @param {Map<string, Place>} before @param {Place[]} gone */
function origin(piece, before, gone) {
  const same = before.get(needData(piece, "piece")) ?? before.get(piece.dataset.from ?? "");
  if (same) return same.box;
  const at = piece.dataset.kin ? gone.findIndex(({ kin }) => kin === piece.dataset.kin) : -1;
  return at < 0 ? null : gone.splice(at, 1)[0].box;
}

// Animate all pieces and frames. Returns how long that takes, in milliseconds.
/** @param {Document | HTMLElement} root @param {Places} before */
export function travel(root, { pieces: were, held, frames }) {
  if (stillness()) return 0;
  const move = milliseconds("--m-move"), deal = milliseconds("--m-deal");
  const easing = css.getPropertyValue("--ease-move").trim() || "ease";
  const pieces = [...root.querySelectorAll("[data-piece]")];
  const here = new Set(pieces.map((piece) => piece.dataset.piece));
  const gone = [...were].filter(([name]) => !here.has(name)).map(([, was]) => was);
  for (const [name, box] of held) {
    const kin = were.get(name)?.kin;
    if (kin) gone.unshift({ kin, box }); // the new piece of its kin is the one that was dropped
    else were.set(name, { kin, box });
  }
  // Measure everything before anything moves.
  const seen = pieces.map((piece) => ({ piece, box: piece.getBoundingClientRect(), unit: piece.getScreenCTM?.()?.a || 1 }));
  const shifts = new Map([...root.querySelectorAll(FRAMES)].map((frame) => [frame, shiftOf(frame, frames)]));
  let fresh = 0, longest = 0;
  for (const [frame, shift] of shifts) {
    if (!shift) continue;
    start(frame, [{ transform: shift.css }, { transform: "none" }], { duration: move, easing });
    longest = move;
  }
  for (const { piece, box, unit } of seen) {
    const was = origin(piece, were, gone);
    if (!box.width) continue;
    if (!was?.width) {
      // By transform: the compositor does not animate `translate` inside an <svg>.
      start(piece, [{ opacity: 0, transform: "translateY(-14px)" }, { opacity: 1, transform: "none" }],
        { duration: deal, delay: 40 * Math.min(fresh++, 6), easing, fill: "backwards" });
      longest = Math.max(longest, deal);
      continue;
    }
    const shift = shifts.get(/** @type {Found} */ (piece.closest(FRAMES))) ?? null;
    const now = shift ? shift.place(box) : box, scale = shift ? unit * shift.size : unit; // as the frame begins
    const x = (was.x + was.width / 2 - now.x - now.width / 2) / scale;
    const y = (was.y + was.height / 2 - now.y - now.height / 2) / scale;
    const size = Math.sqrt((was.width * was.height) / (now.width * now.height));
    if (Math.abs(x) + Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) continue;
    start(piece, [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }], { duration: move, easing });
    longest = Math.max(longest, move);
  }
  return longest;
}

// How a frame has to be moved and resized to draw its land where it was before; null if it did not move.
/** @param {Found} frame @param {Map<string, DOMMatrix>} before */
function shiftOf(frame, before) {
  const was = before.get(frameName(frame)), now = frame.getScreenCTM?.();
  if (!was || !now?.a) return null;
  const { left, top } = frame.getBoundingClientRect();
  const size = was.a / now.a;
  const x = was.e - left - size * (now.e - left), y = was.f - top - size * (now.f - top);
  if (Math.abs(size - 1) < 0.005 && Math.abs(x) + Math.abs(y) < 1) return null;
  /** @param {DOMRect} box */
  const place = (box) => new DOMRect(left + x + size * (box.x - left), top + y + size * (box.y - top), size * box.width, size * box.height);
  return { css: `translate(${x}px, ${y}px) scale(${size})`, size, place };
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
