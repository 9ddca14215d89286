// Tooltips on hover, focus and long press, with an enlarged drawing where data-big says so.

import { elementOf } from "./dom.js";

const WAIT = 350, LONG_PRESS = 500;
const STILL = 4; // pixels that the pointer must move after a click before tips show again
const GAP = 8, APART = 14; // pixels between a tip and what it is about, and between the points looked at below it
const LEGAL = "[data-target].legal, [data-choices] button";
const box = document.createElement("div");
box.className = "tip";
box.id = "tip";
box.setAttribute("role", "tooltip");
box.hidden = true;
document.body.append(box);

let timer = 0, pressed = false;
/** @type {{ x: number, y: number } | null} */
let clicked = null; // where the mouse clicked and still is: elements appearing there get no tip
/** @type {Found | null} */
let shown = null;

/** @param {Event} event */
const owner = (event) => elementOf(event).closest?.("[data-tip], [data-label]:not([data-step])");

/** @param {Found} element */
function show(element) {
  const about = element.dataset.tip || element.dataset.label;
  if (!about) return;
  const text = element.dataset.brings ? `${about}: ${element.dataset.brings}` : about;
  shown = element;
  box.replaceChildren();
  const drawing = element.hasAttribute("data-big") && element.querySelector("svg");
  if (drawing) {
    const large = drawing.cloneNode(true);
    large.setAttribute("class", "big");
    large.setAttribute("aria-hidden", "true");
    for (const piece of large.querySelectorAll("[data-piece]")) piece.removeAttribute("data-piece");
    box.append(large);
  }
  box.append(Object.assign(document.createElement("span"), { textContent: text }));
  const { does } = element.dataset;
  if (does && !about.toLowerCase().startsWith(does.toLowerCase())) box.append(Object.assign(document.createElement("strong"), { className: "does", textContent: does }));
  (document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body).append(box);
  box.hidden = false;
  place(element.getBoundingClientRect(), Boolean(drawing));
}

// Beside the element, covering no legal target; enlarged drawings preferably to its right, others above or below. If
// there is no such place, over the prompt.
/** @param {DOMRect} about @param {boolean} beside */
function place(about, beside) {
  const { width, height } = box.getBoundingClientRect();
  const middle = { x: about.x + about.width / 2 - width / 2, y: about.y + about.height / 2 - height / 2 };
  const above = [middle.x, about.y - height - GAP], below = [middle.x, about.bottom + GAP];
  const right = [about.right + GAP, middle.y], left = [about.x - width - GAP, middle.y];
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  const places = beside ? [right, left, above, below] : [above, below, right, left];
  if (prompt) places.push([prompt.right - width - GAP, prompt.top + GAP], [prompt.left + GAP, prompt.top + GAP]);
  const fitting = places.map(([x, y]) => [
    Math.max(Math.min(x, innerWidth - width - GAP), GAP), Math.max(Math.min(y, innerHeight - height - GAP), GAP),
  ]);
  const costs = fitting.map(([x, y]) => (meets(about, x, y, width, height) ? 1000 : 0) + covered(x, y, width, height));
  const [x, y] = fitting[costs.indexOf(Math.min(...costs))];
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

// Whether a tip there would lie over what it is about.
/** @param {DOMRect} about @param {number} x @param {number} y @param {number} width @param {number} height */
function meets(about, x, y, width, height) {
  return x < about.right && x + width > about.left && y < about.bottom && y + height > about.top;
}

// How much of the legal targets a tip there would cover. (Map regions are not rectangles, so points are sampled.)
/** @param {number} left @param {number} top @param {number} width @param {number} height */
function covered(left, top, width, height) {
  if (!document.querySelector(LEGAL)) return 0;
  let found = 0;
  const across = Math.ceil(width / APART), down = Math.ceil(height / APART);
  for (let row = 0; row <= down; row++) {
    for (let column = 0; column <= across; column++) {
      const at = document.elementFromPoint(left + (width * column) / across, top + (height * row) / down);
      if (at?.closest(LEGAL)) found++;
    }
  }
  return found;
}

export function hideTip() {
  clearTimeout(timer);
  shown = null;
  box.hidden = true;
}

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || clicked) return;
  const element = owner(event);
  if (element && element === shown) return;
  hideTip();
  if (element) timer = setTimeout(show, WAIT, element);
});
addEventListener("pointermove", (event) => {
  if (!clicked || event.buttons || Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < STILL) return;
  clicked = null;
  const element = owner(event);
  if (element) timer = setTimeout(show, WAIT, element);
});

addEventListener("focusin", (event) => {
  if (pressed) return; // a long press also moves the focus
  hideTip();
  if (elementOf(event).matches(":focus-visible") && owner(event) === elementOf(event)) show(elementOf(event));
});
addEventListener("focusout", hideTip);
// Focusing by keyboard may scroll to the element: the tooltip moves along.
addEventListener("scroll", () => {
  if (shown && shown === document.activeElement) place(shown.getBoundingClientRect(), box.querySelector(".big") !== null);
  else hideTip();
}, { capture: true, passive: true });

addEventListener("pointerdown", (event) => {
  hideTip();
  pressed = false;
  clicked = event.pointerType === "touch" ? null : { x: event.clientX, y: event.clientY };
  const element = event.pointerType === "touch" && owner(event);
  if (element) timer = setTimeout(() => { pressed = true; show(element); }, LONG_PRESS);
});
for (const kind of /** @type {const} */ (["pointerup", "pointercancel", "pointermove"])) {
  addEventListener(kind, (event) => {
    if (event.pointerType === "touch" && !pressed && (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4)) clearTimeout(timer);
  });
}

// A long press is not a click.
addEventListener("click", (event) => {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
});
