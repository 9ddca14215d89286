// The preview of a move: its pieces where they would lie, an outline around them, and the gain.

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} attributes */
const make = (name, attributes) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

export function forgetPreview() {
  for (const drawn of document.querySelectorAll(".preview")) drawn.remove();
  for (const chip of document.querySelectorAll("[data-gain]")) chip.hidden = true;
}

// `elements` are the targets in order, `said` is the gain as a sentence; what hovers is not chosen yet.
/** @param {Found[]} elements @param {number | undefined} gain @param {string} said @param {boolean} hovers */
export function drawPreview(elements, gain, said, hovers) {
  forgetPreview();
  if (said) {
    for (const chip of document.querySelectorAll("[data-gain]")) {
      chip.textContent = said;
      chip.hidden = false;
    }
  }
  const svg = elements[0]?.closest("svg");
  const ghosts = [...document.querySelectorAll("[data-ghost]")];
  if (!svg || !ghosts.length || elements.some((element) => element.closest("svg") !== svg)) return;
  const boxes = elements.map((element) => element.getBBox());
  const drawn = make("g", { class: `preview selected${hovers ? " hovering" : ""}` }), laid = make("g", {});
  laid.dataset.held = ghosts[0].closest("[data-held-as]")?.dataset.heldAs ?? "";
  drawn.append(laid);
  boxes.forEach((box, number) => {
    const ghost = ghosts.find((each) => each.dataset.ghost === String(number))?.cloneNode(true);
    if (!ghost) return;
    const place = make("g", { class: "ghost", transform: `translate(${box.x} ${box.y})` });
    place.append(ghost);
    laid.append(place);
  });
  const left = Math.min(...boxes.map((box) => box.x)), top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width)), bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const frame = { x: left + 3, y: top + 3, width: right - left - 6, height: bottom - top - 6, rx: 10 };
  drawn.append(make("rect", { class: "casing", ...frame }), make("rect", { class: "ring", ...frame }));
  if (gain !== undefined) drawn.append(pill(right, bottom, gain));
  svg.append(drawn);
}

/** @param {number} right @param {number} bottom @param {number} gain */
function pill(right, bottom, gain) {
  const group = make("g", { class: gain > 0 ? "pill good" : "pill", transform: `translate(${right - 6} ${bottom - 8})` });
  const text = make("text", { x: -25, y: 0 });
  text.textContent = gain < 0 ? `\u2212${-gain}` : `+${gain}`;
  group.append(make("rect", { x: -62, y: -26, width: 74, height: 36, rx: 18 }), text);
  return group;
}
