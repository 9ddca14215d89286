// Draws an outline around what a move changed: elements with data-changed, and pieces that are gone (class "was").

const SVG = "http://www.w3.org/2000/svg";
const ROOM = 6; // around what is marked, in pixels of the screen
const TOO_LARGE = 0.4; // of the drawing: then nothing in it would stand out

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** @param {SVGSVGElement} drawing */
function mark(drawing) {
  const toDrawing = drawing.getScreenCTM()?.inverse(), whole = drawing.viewBox.baseVal;
  if (!toDrawing) return;
  /** @type {Box[]} */
  let boxes = [];
  for (const element of drawing.querySelectorAll("[data-changed], .was")) {
    const seen = element.getBoundingClientRect();
    if (!seen.width || !seen.height) continue;
    const first = new DOMPoint(seen.left - ROOM, seen.top - ROOM).matrixTransform(toDrawing);
    const last = new DOMPoint(seen.right + ROOM, seen.bottom + ROOM).matrixTransform(toDrawing);
    if ((last.x - first.x) * (last.y - first.y) > TOO_LARGE * whole.width * whole.height) continue;
    boxes = joined(boxes, { left: first.x, top: first.y, right: last.x, bottom: last.y });
  }
  const marks = document.createElementNS(SVG, "g");
  marks.setAttribute("class", "marks");
  for (const box of boxes) for (const name of ["halo", "outline"]) marks.append(outlined(box, name));
  drawing.append(marks);
}

// The boxes with one more, which swallows those that it touches.
/** @param {Box[]} boxes @param {Box} box @returns {Box[]} */
function joined(boxes, box) {
  const near = boxes.find((other) => other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom);
  if (!near) return [...boxes, box];
  const both = { left: Math.min(near.left, box.left), top: Math.min(near.top, box.top), right: Math.max(near.right, box.right), bottom: Math.max(near.bottom, box.bottom) };
  return joined(boxes.filter((other) => other !== near), both);
}

/** @param {Box} box @param {string} name */
function outlined(box, name) {
  const shape = document.createElementNS(SVG, "rect");
  const at = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top, rx: 7 };
  for (const [key, value] of Object.entries(at)) shape.setAttribute(key, String(Math.round(value)));
  shape.setAttribute("class", name);
  return shape;
}

document.fonts.ready.then(() => {
  for (const drawing of document.querySelectorAll(".side-by-side figure > svg")) if (drawing instanceof SVGSVGElement) mark(drawing);
});
