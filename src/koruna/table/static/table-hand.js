// Hovering and dragging. The piece to be placed hovers under the mouse, and pieces can be dragged, by mouse or finger,
// to where a click would put them.
//
// A drag begins at an element with data-carry, which names the moves it makes by their first words (`add`, `place wood`); at
// the player's own piece on a target from which a move goes on to another one; or at a target that is a move by itself. An
// element with data-drop takes everything that chooses a target of the kinds it names. Dropping chooses what clicks would
// choose; elsewhere it says why not.

import { elementOf } from "./dom.js";
import { drop, movesFrom, movesNamed, takers } from "./table-aiming.js";
import { hover, rotate, turns } from "./table-turning.js";
import { hideTip } from "./tips.js";

const SLIP = 6; // pixels: a pointer that moved less has clicked
const NOTCH = 60; // of the wheel, for a quarter of a turn
const COLOURED = Array.from({ length: 13 }, (_, seat) => `.p${seat}`).join(); // what is in the colour of a player
const REACH = 10; // pixels around a piece where it is taken

/** @typedef {import("./table-targets.js").Targets} Targets */
/** @typedef {{ source: Found, moves: Move[], from: string, zone: boolean }} Grip */
/** @typedef {Grip & { pointer: number, x: number, y: number, far: boolean }} Drag */

/** @param {Targets} targets */
export function handFor(targets) {
  /** @type {Drag | null} */
  let drag = null;
  /** @type {Found | null} */
  let held = null; // the picture under the pointer
  let turned = 0; // of the wheel, since the last quarter
  let ended = false;

  // --- hovering ---------------------------------------------------------------------------

  addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || drag?.far) return;
    const over = elementOf(event).closest?.("svg [data-target].legal");
    hover(targets, over?.dataset.target ?? null);
  });
  document.documentElement.addEventListener("pointerleave", () => { if (!drag?.far) hover(targets, null); });

  addEventListener("wheel", (event) => {
    const lies = elementOf(event).closest?.("svg")?.querySelector(".preview");
    if (!lies || event.ctrlKey || turns(targets).length < 2) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < NOTCH) return;
    rotate(targets, Math.sign(turned));
    turned = 0;
  }, { passive: false });

  // --- dragging ---------------------------------------------------------------------------

  addEventListener("pointerdown", (event) => {
    ended = false;
    if (drag?.far && event.pointerId !== drag.pointer) { // a second finger
      rotate(targets);
      return;
    }
    const grip = event.button === 0 && targets.moves.length ? gripOf(targets, elementOf(event), event) : null;
    drag = grip && { ...grip, pointer: event.pointerId, x: event.clientX, y: event.clientY, far: false };
    document.documentElement.classList.toggle("gripped", drag !== null);
  }, { capture: true }); // before a map is panned

  addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.far && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLIP) return;
    if (!drag.far) lift(drag);
    const [over, target] = placeAt(event, drag);
    if (targets.hasGhost()) hover(targets, target || null);
    for (const marked of document.querySelectorAll(".is-hover")) if (marked !== over) marked.classList.remove("is-hover");
    over?.classList.add("is-hover");
    if (!held) return;
    held.classList.toggle("laid", targets.hovering !== null);
    held.style.left = `${event.clientX}px`;
    held.style.top = `${event.clientY}px`;
  });

  // Highlight its drop targets; nothing is decided before the drop.
  /** @param {Drag} begun */
  function lift(begun) {
    begun.far = true;
    hideTip();
    if (targets.hasGhost()) {
      if (targets.shown) targets.back();
    } else {
      const wanted = targets.chosen[0] === begun.from ? targets.wanted : "";
      targets.forget();
      targets.held = { moves: begun.moves, from: begun.from, wanted };
      targets.light();
    }
    held = pictureOf(begun.source);
    const kinds = [...takers(begun)].map((target) => target.split(":")[0]);
    for (const area of document.querySelectorAll("[data-drop]")) {
      area.classList.toggle("taking", kinds.some((kind) => area.dataset.drop?.split(" ").includes(kind)));
    }
    begun.source.classList.add("lifted");
    document.documentElement.classList.add("dragging");
  }

  // The drop target under the pointer, and the move's target that it chooses.
  /** @param {PointerEvent} event @param {Drag} what @returns {[Found, string] | [null, ""]} */
  function placeAt({ clientX, clientY }, { moves, from, zone }) {
    const takes = takers({ moves, from });
    for (const element of document.elementsFromPoint(clientX, clientY)) {
      const place = element.closest("[data-target]"), target = place?.dataset.target ?? "";
      if (place && !zone && takes.has(target)) return [place, target];
      const area = element.closest("[data-drop]"), kinds = area?.dataset.drop?.split(" ") ?? [];
      const taken = area && [...takes].find((each) => kinds.includes(each.split(":")[0]));
      if (taken) return [area, taken];
    }
    return [null, ""];
  }

  addEventListener("pointerup", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const { source, far } = drag, [place, target] = far ? placeAt(event, drag) : [null, ""];
    drag = null;
    document.documentElement.classList.remove("gripped", "dragging");
    if (!far) return;
    ended = true; // ignore the click that may follow
    setTimeout(() => { ended = false; }, 50);
    const below = document.elementsFromPoint(event.clientX, event.clientY).map((element) => element.closest("[data-ask]")).find(Boolean);
    if (place && targets.hasGhost()) targets.click(place);
    else if (place) drop(targets, target);
    else {
      letGo();
      if (below?.dataset.ask && !below.contains(source)) targets.ask(below.dataset.ask.split("|"));
    }
    // After sending, the piece stays where it was dropped until the update comes.
    setTimeout(() => { if (!("sending" in targets.root.dataset)) putDown(); });
  });
  addEventListener("pointercancel", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    if (drag.far) letGo();
    drag = null;
    document.documentElement.classList.remove("gripped", "dragging");
    putDown();
  });

  function letGo() {
    hover(targets, null);
    if (!targets.held) return;
    targets.forget();
    targets.begin();
  }

  addEventListener("click", (event) => {
    if (!ended || !event.detail) return;
    ended = false;
    event.stopImmediatePropagation();
  }, { capture: true });
  addEventListener("dragstart", (event) => event.preventDefault());
  // A finger that drags a piece does not scroll the page.
  addEventListener("touchmove", (event) => { if (drag) event.preventDefault(); }, { passive: false });
}

// What can be dragged from an element, if anything.
/** @param {Targets} targets @param {Found} element @param {PointerEvent} event @returns {Grip | null} */
function gripOf(targets, element, event) {
  const carried = element.closest?.("[data-carry]"), named = carried ? movesNamed(targets, carried.dataset.carry ?? "") : [];
  if (carried && named.length) return { source: carried.querySelector("[data-piece]") ?? carried, moves: named, from: "", zone: false };
  for (const each of document.elementsFromPoint(event.clientX, event.clientY)) {
    const target = each.closest("[data-target]"), from = target?.dataset.target;
    if (!target || !from) continue;
    if (targets.hasGhost()) return targets.shown?.targets.includes(from) ? { source: target, moves: targets.moves, from: "", zone: false } : null;
    const moves = movesFrom(targets, from), piece = moves.length ? pieceNear(targets, target, event) : null;
    if (piece) return { source: piece, moves, from, zone: false };
    const alone = targets.continuing([from]).filter((move) => move.targets.length === 1);
    const takes = alone.length && document.querySelector(`[data-drop~="${from.split(":")[0]}"]`);
    if (takes) return { source: target, moves: alone, from: "", zone: true };
  }
  return null;
}

// The player's own piece on a map that the pointer is at, of those that move (data-kin); elsewhere the target itself, wherever
// it is taken.
/** @param {Targets} targets @param {Found} target @param {PointerEvent} event @returns {Found | null} */
function pieceNear({ root }, target, { clientX, clientY }) {
  if (!target.closest("svg")) return target.matches("[data-piece]") ? target : target.querySelector("[data-piece]") ?? target;
  const mine = `.p${Number(root.dataset.seat) + 1}`;
  const own = [...(target.closest("svg")?.querySelectorAll(`${mine}[data-kin], ${mine} [data-kin]`) ?? [])];
  return own.reverse().find((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return clientX > left - REACH && clientX < right + REACH && clientY > top - REACH && clientY < bottom + REACH;
  }) ?? null;
}

// Remove the picture of a piece that is no longer held.
export function putDown() {
  for (const picture of document.querySelectorAll(".carried")) picture.remove();
  for (const marked of document.querySelectorAll(".lifted, .is-hover, .taking")) marked.classList.remove("lifted", "is-hover", "taking");
}

// A picture of a piece that follows the pointer, above everything else.
/** @param {Found} piece @returns {Found} */
function pictureOf(piece) {
  const box = piece.getBoundingClientRect();
  const picture = /** @type {Found} */ (/** @type {unknown} */ (document.createElement("div")));
  const colour = [...(piece.closest(COLOURED)?.classList ?? [])].find((name) => /^p\d+$/.test(name)) ?? "";
  picture.className = `carried ${colour}`;
  picture.setAttribute("aria-hidden", "true");
  picture.dataset.held = piece.dataset.piece ?? piece.querySelector("[data-piece]")?.dataset.piece ?? "";
  picture.style.width = `${box.width}px`;
  picture.style.height = `${box.height}px`;
  const copy = piece.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-piece", "data-target", "data-part", "id", "transform"]) if (part === copy || name !== "transform") part.removeAttribute(name);
  }
  if ("ownerSVGElement" in piece && piece.ownerSVGElement) {
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg"), { x, y, width, height } = piece.getBBox();
    drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    drawing.append(copy);
    picture.append(drawing);
  } else picture.append(copy);
  (piece.closest("[data-part]") ?? document.body).append(picture);
  picture.setAttribute("popover", "manual");
  picture.showPopover?.();
  return picture;
}
