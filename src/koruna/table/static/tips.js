// Tooltips on hover, focus and long press, with an enlarged drawing where data-big says so.

import { elementOf } from "./dom.js";

const WAIT = 350, LONG_PRESS = 500;
const box = document.createElement("div");
box.className = "tip";
box.id = "tip";
box.setAttribute("role", "tooltip");
box.hidden = true;
document.body.append(box);

let timer = 0, pressed = false;
/** @type {Found | null} */
let shown = null;

/** @param {Event} event */
const owner = (event) => elementOf(event).closest?.("[data-tip], [data-label]");

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
  if (does) box.append(Object.assign(document.createElement("strong"), { className: "does", textContent: does }));
  (document.querySelector("dialog[open]") ?? document.body).append(box);
  box.hidden = false;
  place(element.getBoundingClientRect(), Boolean(drawing));
}

// Above or below the element, within the window; with an enlarged drawing beside it, if there is room.
/** @param {DOMRect} about @param {boolean} beside */
function place(about, beside) {
  const { width, height } = box.getBoundingClientRect();
  if (beside && about.right + width + 16 < innerWidth) {
    box.style.left = `${about.right + 8}px`;
    box.style.top = `${Math.min(Math.max(about.y + about.height / 2 - height / 2, 8), innerHeight - height - 8)}px`;
    return;
  }
  const left = Math.min(Math.max(about.x + about.width / 2 - width / 2, 8), innerWidth - width - 8);
  const above = about.y - height - 8;
  box.style.left = `${left}px`;
  box.style.top = `${above > 8 ? above : Math.min(about.bottom + 8, innerHeight - height - 8)}px`;
}

export function hideTip() {
  clearTimeout(timer);
  shown = null;
  box.hidden = true;
}

addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = owner(event);
  if (element && element === shown) return;
  hideTip();
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
  const element = event.pointerType === "touch" && owner(event);
  if (element) timer = setTimeout(() => { pressed = true; show(element); }, LONG_PRESS);
});
for (const kind of /** @type {const} */ (["pointerup", "pointercancel", "pointermove"])) {
  addEventListener(kind, (event) => {
    if (event.pointerType === "touch" && !pressed && (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4)) clearTimeout(timer);
  });
}

// A long press is no click.
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
