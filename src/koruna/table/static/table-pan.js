// Panning and zooming of maps, by dragging, wheel, pinch, keys and buttons. A map is the <svg> in an element with
// data-pan; data-home marks the player's own pieces, data-look what the current moment is about, and data-nearer sets
// the initial zoom.

import { elementOf, need } from "./dom.js";
import { frameSight } from "./table-overview.js";

const MOST = 6, STEP = 1.4, SLIP = 6; // SLIP: a pointer that moved fewer pixels has clicked
const READABLE = 11, TINY = 8.5; // letter heights in pixels: from which small text is shown, and below which none is

const all = () => [...document.querySelectorAll("[data-pan]")].filter((pan) => hasMap(pan));
/** @param {HTMLElement} pan */
const hasMap = (pan) => pan.querySelector(":scope > svg") !== null;
/** @param {HTMLElement} pan */
const mapOf = (pan) => need(":scope > svg", pan);
/** @param {HTMLElement} pan */
const zoomOf = (pan) => Number(getComputedStyle(pan).getPropertyValue("--zoom")) || 1;
/** @param {DOMRect} box @returns {Point} */
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

// The zoom at which the whole map is visible.
/** @param {HTMLElement} pan */
function least(pan) {
  const box = mapOf(pan).getBoundingClientRect(), zoom = zoomOf(pan);
  return Math.min(1, (zoom * pan.clientWidth) / box.width);
}

// Set on the part of the page, because updates replace the map itself.
/** @param {HTMLElement} pan @param {number} zoom */
function setZoom(pan, zoom) {
  (pan.closest("[data-part]") ?? pan).style.setProperty("--zoom", String(zoom));
  markZoomed(pan);
}

/** @param {HTMLElement} pan */
function markZoomed(pan) {
  pan.classList.toggle("zoomed", pan.scrollWidth > pan.clientWidth + 1 || pan.scrollHeight > pan.clientHeight + 1);
  const map = mapOf(pan), unit = map.getScreenCTM?.()?.a ?? 1;
  pan.classList.toggle("far", unit * Number(map.dataset.letters ?? READABLE) < TINY);
  pan.classList.toggle("near", unit * 12 >= READABLE);
  pan.classList.toggle("nearest", unit * 10 >= READABLE);
  markNames();
  frameSight(pan, map);
}

addEventListener("resize", () => { for (const pan of all()) markZoomed(pan); });
addEventListener("scroll", (event) => {
  const pan = elementOf(event);
  if (pan.matches?.("[data-pan]") && hasMap(pan)) frameSight(pan, mapOf(pan));
}, { capture: true, passive: true });

// Zoom around a point of the screen, which stays put or moves to another point.
/** @param {HTMLElement} pan @param {number} zoom @param {Point} from */
export function zoomTo(pan, zoom, from, to = from) {
  const before = mapOf(pan).getBoundingClientRect();
  const x = (from.x - before.x) / before.width, y = (from.y - before.y) / before.height;
  const smallest = least(pan);
  setZoom(pan, zoom < smallest * 1.06 ? smallest : Math.min(zoom, MOST));
  const after = mapOf(pan).getBoundingClientRect();
  pan.scrollBy({ left: after.x + x * after.width - to.x, top: after.y + y * after.height - to.y, behavior: "instant" });
}

// Zoom in or out by keys and buttons; false if there is no map.
/** @param {number} by */
export function zoomBy(by) {
  for (const pan of all()) zoomTo(pan, zoomOf(pan) * STEP ** by, middle(pan.getBoundingClientRect()));
  return all().length > 0;
}

// Show the names of all places, or only those for which there is room.
export function toggleNames() {
  document.documentElement.classList.toggle("map-names");
  markNames();
}

function markNames() {
  const shown = document.documentElement.classList.contains("map-names");
  for (const button of document.querySelectorAll("[data-names]")) button.setAttribute("aria-pressed", String(shown));
}

/** @param {HTMLElement} pan */
function homeOf(pan) {
  const boxes = [...pan.querySelectorAll("[data-home]")].map((element) => element.getBoundingClientRect());
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left)), top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right)), bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

// Show the whole map; if it is shown already, the player's own part of it.
export function zoomHome() {
  for (const pan of all()) {
    const window = pan.getBoundingClientRect(), smallest = least(pan), home = homeOf(pan);
    if (zoomOf(pan) > smallest * 1.02 || !home) zoomTo(pan, smallest, middle(window));
    else {
      const fits = Math.min(window.width / home.width, window.height / home.height) * 0.8;
      zoomTo(pan, zoomOf(pan) * Math.min(Math.max(fits, 1), 3), middle(home), middle(window));
    }
  }
}

// At first, a map that does not fit shows the player's own part, or its middle.
export function begin() {
  for (const pan of all()) {
    const home = homeOf(pan), nearer = Number(pan.dataset.nearer ?? 1);
    if (home && nearer > 1) zoomTo(pan, zoomOf(pan) * nearer, middle(home));
    bring(pan, homeOf(pan) ?? mapOf(pan).getBoundingClientRect());
    markZoomed(pan);
  }
}

// The part of the map's frame that nothing covers: on a phone choices and buttons overlap its lower edge.
/** @param {HTMLElement} pan */
function sight(pan) {
  const box = pan.getBoundingClientRect(), top = Math.max(box.top, 0);
  let bottom = Math.min(box.bottom, innerHeight);
  for (const over of document.querySelectorAll("[data-choices]:not([hidden]), .actions")) {
    const covers = over.getBoundingClientRect();
    if (covers.width > box.width * 0.8 && covers.top > top) bottom = Math.min(bottom, covers.top);
  }
  return new DOMRect(box.left, top, box.width, Math.max(bottom - top, 1));
}

/** @param {HTMLElement} pan @param {DOMRect} box */
function bring(pan, box) {
  const to = middle(box), from = middle(sight(pan));
  pan.scrollBy({ left: to.x - from.x, top: to.y - from.y, behavior: "instant" });
}

// After an update, scroll to what the moment is about, or to a legal target if none is visible.
export function lookAround() {
  for (const pan of all()) {
    const window = sight(pan);
    /** @param {DOMRect} box */
    const inSight = (box) => middle(box).x > window.left && middle(box).x < window.right && middle(box).y > window.top && middle(box).y < window.bottom;
    const about = pan.querySelectorAll("[data-look]");
    const boxes = [...(about.length ? about : pan.querySelectorAll(".legal"))].map((element) => element.getBoundingClientRect());
    if (boxes.length && !boxes.some(inSight)) bring(pan, boxes[0]);
  }
  const legal = [...document.querySelectorAll(".board .legal")].filter((each) => !isOnMap(each));
  if (legal.length && !legal.some(isUncovered)) legal[0].scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

/** @param {Element} target */
function isOnMap(target) {
  const pan = target.closest("[data-pan]");
  return pan !== null && hasMap(pan);
}

// Whether the middle of a target is visible, in all scroll containers.
/** @param {Element} target */
function isUncovered(target) {
  const { x, y } = middle(target.getBoundingClientRect());
  const there = document.elementFromPoint(x, y);
  return there !== null && (target.contains(there) || there.closest("svg") === target.closest("svg") && target.closest("svg") !== null);
}

// The phone was rotated; ignore mere changes of height, as when the address bar hides.
let wide = innerWidth;
addEventListener("resize", () => {
  if (innerWidth === wide) return;
  wide = innerWidth;
  lookAround();
});

// Scroll the map that something is on, unless it can be seen.
/** @param {HTMLElement | undefined} element */
export function bringToSight(element) {
  const pan = element?.closest("[data-pan]");
  if (!element || !pan || !hasMap(pan)) return;
  const box = element.getBoundingClientRect(), window = sight(pan), { x, y } = middle(box);
  if (x < window.left || x > window.right || y < window.top || y > window.bottom) bring(pan, box);
}

// Keep the scroll position of maps while the page is changed.
/** @param {() => void} change */
export function stay(change) {
  const were = all().map((pan) => ({ name: pan.dataset.pan, left: pan.scrollLeft, top: pan.scrollTop }));
  change();
  for (const { name, left, top } of were) {
    const pan = document.querySelector(`[data-pan="${name}"]`);
    pan?.scrollTo({ left, top, behavior: "instant" });
    if (pan) markZoomed(pan);
  }
}

// The zoom chosen in the settings overrides that of every map.
addEventListener("input", (event) => {
  if (elementOf(event).dataset.preference !== "zoom") return;
  for (const pan of all()) (pan.closest("[data-part]") ?? pan).style.removeProperty("--zoom");
});

// --- by wheel, and by dragging with a mouse ---------------------------------------------------

/** @param {Event} event */
const panOf = (event) => elementOf(event).closest?.("[data-pan]");

addEventListener("wheel", (event) => {
  const pan = panOf(event);
  if (!pan || !hasMap(pan) || (!event.ctrlKey && !matchMedia("(min-width: 1000px)").matches)) return;
  event.preventDefault();
  zoomTo(pan, zoomOf(pan) * 1.0016 ** -event.deltaY, { x: event.clientX, y: event.clientY });
}, { passive: false });

/** @type {{ pan: HTMLElement, x: number, y: number, far: boolean } | null} */
let drag = null;

addEventListener("pointerdown", (event) => {
  const isHeld = document.documentElement.classList.contains("gripped"); // a piece is dragged instead
  const pan = event.pointerType === "mouse" && event.button === 0 && !isHeld && panOf(event);
  drag = pan ? { pan, x: event.clientX + pan.scrollLeft, y: event.clientY + pan.scrollTop, far: false } : null;
});

addEventListener("pointermove", (event) => {
  if (!drag || !event.buttons) return;
  const left = drag.x - event.clientX, top = drag.y - event.clientY;
  drag.far ||= Math.hypot(left - drag.pan.scrollLeft, top - drag.pan.scrollTop) >= SLIP;
  if (drag.far) drag.pan.scrollTo({ left, top, behavior: "instant" });
});

// The end of a drag is not a click.
addEventListener("click", (event) => {
  if (!drag?.far || !event.detail) return;
  drag = null;
  event.stopImmediatePropagation();
}, { capture: true });

// --- by pinching: the map is transformed meanwhile, and laid out again at the end -------------------

/** @typedef {Point & { apart: number }} Grip */
/** @type {{ pan: HTMLElement, from: Grip, to: Grip, zoom: number, least: number, by?: number } | null} */
let pinch = null;

/** @param {TouchList} touches */
function grip(touches) {
  const [one, other] = touches;
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

addEventListener("touchstart", (event) => {
  const pan = event.touches.length === 2 && panOf(event);
  if (!pan || !hasMap(pan)) return;
  event.preventDefault();
  pinch = { pan, from: grip(event.touches), to: grip(event.touches), zoom: zoomOf(pan), least: least(pan) };
}, { passive: false });

addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length < 2) return;
  event.preventDefault();
  pinch.to = grip(event.touches);
  const { pan, from, to, zoom } = pinch;
  pinch.by = Math.min(Math.max(to.apart / from.apart, pinch.least / zoom), MOST / zoom);
  const map = mapOf(pan);
  map.style.transform = "none";
  const box = map.getBoundingClientRect();
  map.style.transformOrigin = `${from.x - box.x}px ${from.y - box.y}px`;
  map.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${pinch.by})`;
}, { passive: false });

for (const kind of ["touchend", "touchcancel"]) {
  addEventListener(kind, () => {
    if (!pinch) return;
    const { pan, from, to, zoom, by } = pinch;
    pinch = null;
    mapOf(pan).style.transform = "";
    if (by) zoomTo(pan, zoom * by, from, to);
  });
}
