// The minimap (data-overview, named like the map's data-pan): a frame around the visible part; a click or drag in it
// moves the map there.

/** @param {HTMLElement} pan */
const overviewOf = (pan) => document.querySelector(`[data-overview="${pan.dataset.pan}"]`);

// Move the frame to the visible part.
/** @param {HTMLElement} pan @param {Found} map */
export function frameSight(pan, map) {
  const [seen, sight] = [map.getBoundingClientRect(), pan.getBoundingClientRect()];
  const unit = map.getScreenCTM?.()?.a, box = map.viewBox?.baseVal;
  if (!unit || !box) return;
  const left = Math.max((sight.left - seen.left - seen.width / 2) / unit, box.x);
  const top = Math.max((sight.top - seen.top - seen.height / 2) / unit, box.y);
  const right = Math.min((sight.right - seen.left - seen.width / 2) / unit, box.x + box.width);
  const bottom = Math.min((sight.bottom - seen.top - seen.height / 2) / unit, box.y + box.height);
  for (const frame of overviewOf(pan)?.querySelectorAll("[data-seen]") ?? []) {
    const sides = { x: left, y: top, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
    for (const [side, length] of Object.entries(sides)) frame.setAttribute(side, String(Math.round(length)));
  }
}

/** @param {PointerEvent} event */
function moveMap(event) {
  const inset = /** @type {Element} */ (event.target).closest?.("[data-overview]");
  const pan = inset && document.querySelector(`[data-pan="${inset.getAttribute("data-overview")}"]`);
  const map = pan?.querySelector(":scope > svg");
  if (!inset || !pan || !map || !event.buttons) return;
  const [small, large, sight] = [inset.getBoundingClientRect(), map.getBoundingClientRect(), pan.getBoundingClientRect()];
  const x = (event.clientX - small.left) / small.width - 0.5, y = (event.clientY - small.top) / small.height - 0.5;
  const size = Math.min(large.width, large.height); // the map is square
  pan.scrollBy({
    left: large.left + large.width / 2 + x * size - sight.left - sight.width / 2,
    top: large.top + large.height / 2 + y * size - sight.top - sight.height / 2,
    behavior: "instant",
  });
}

addEventListener("pointerdown", moveMap);
addEventListener("pointermove", moveMap);
