// A ring around what is being explained. It lies over the page, takes no clicks, and follows its element.

const EVERY = 120; // milliseconds between position updates
const ring = document.createElement("div");
ring.className = "pointer";
ring.setAttribute("aria-hidden", "true");

/** @type {() => Element | null} */
let find = () => null;
let timer = 0;

// Point at what `wanted` finds, looked up repeatedly, because updates replace elements.
/** @param {(() => Element | null) | null} wanted */
export function pointAt(wanted) {
  clearInterval(timer);
  find = wanted ?? (() => null);
  if (wanted) {
    if (!ring.isConnected) document.body.append(ring);
    timer = setInterval(place, EVERY);
  }
  place();
}

function place() {
  const box = find()?.getBoundingClientRect();
  const there = Boolean(box?.width && box.height) && !document.querySelector("dialog[open]");
  ring.hidden = !there;
  if (!box || !there) return;
  const room = 5;
  const style = `translate(${Math.round(box.left - room)}px, ${Math.round(box.top - room)}px)`;
  if (ring.style.transform !== style) ring.style.transform = style;
  ring.style.width = `${Math.round(box.width + 2 * room)}px`;
  ring.style.height = `${Math.round(box.height + 2 * room)}px`;
}
