// A ring around what is being explained. It lies over the page, takes no clicks, and follows its element.

const EVERY = 120; // milliseconds between position updates
const ring = document.createElement("div");
ring.className = "pointer";
ring.setAttribute("aria-hidden", "true");

/** @type {() => Element | null} */
let find = () => null;
let timer = 0;
let lies = ""; // where the ring lies: it is only moved when it has to be, for that lays the page out

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

// What travels is waited for, or the ring would be laid out again and again meanwhile.
function place() {
  const about = find();
  if (about?.closest(".travelling")) return;
  const box = about?.getBoundingClientRect();
  const there = Boolean(box?.width && box.height) && !document.querySelector("dialog[open]");
  if (ring.hidden === there) ring.hidden = !there;
  if (!box || !there) return;
  const room = 5;
  const [left, top, width, height] = [box.left - room, box.top - room, box.width + 2 * room, box.height + 2 * room].map(Math.round);
  const now = `${left} ${top} ${width} ${height}`;
  if (now === lies) return;
  lies = now;
  ring.style.transform = `translate(${left}px, ${top}px)`;
  ring.style.width = `${width}px`;
  ring.style.height = `${height}px`;
}
