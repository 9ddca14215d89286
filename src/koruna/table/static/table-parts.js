// Replaces parts of the page as updates arrive: one after another, so that people can follow, but fast enough not to fall
// behind; any click or key skips what is being shown.

import { need } from "./dom.js";
import { arrive, places, travel } from "./motion.js";
import { joined } from "./pieces.js";
import { slowness } from "./preferences.js";
import { markEvents } from "./table-events.js";
import { keepFocus, returnFocus } from "./table-focus.js";
import { putDown } from "./table-hand.js";
import { stay } from "./table-pan.js";

const AT_LEAST = 450; // milliseconds for what somebody else did
const LONGEST_SHOW = 2400; // and for the whole queue

export class Parts {
  /**
   * @param {HTMLElement} root
   * @param {Update} first
   * @param {() => unknown} lost
   * @param {(update: Update) => void} swapped
   * @param {() => void} settled
   */
  constructor(root, { seq, seat, marks = {} }, lost, swapped, settled) {
    this.root = root;
    this.taken = seq; // the number of the newest update, shown or queued
    this.seat = seat;
    this.marks = marks; // of every part as it was received last, shown or queued
    /** @type {PartTexts} */
    this.html = {}; // the text of parts that came in an update
    this.lost = lost;
    this.swapped = swapped; // changes the page
    this.settled = settled; // measures it
    /** @type {Update[]} */
    this.queue = [];
    this.showing = false;
    this.held = false;
    /** @type {PartTexts} */
    this.shown = {};
    for (const kind of ["click", "keydown"]) addEventListener(kind, () => this.skip?.(), true);
  }

  // The marks of all parts, for the server.
  have() {
    return Object.entries(this.marks).map((mark) => mark.join(":")).join(",");
  }

  // The stream and the answer to `refresh` may overtake each other, so an update may be old, or partly known.
  /** @param {Update} update */
  take(update) {
    const asSpectator = update.seat < 0 && this.seat >= 0; // which has seen less, and counts from there
    if (update.seq < this.taken && !asSpectator) return;
    const { grown = {}, cut = {}, marks = {}, on = {} } = update;
    for (const name of Object.keys(on)) {
      if (this.marks[name] === marks[name]) {
        delete grown[name];
        delete cut[name];
      } else if (this.marks[name] !== on[name] || (name in cut && !(name in this.html))) {
        return this.lost(); // based on a part that this page does not have
      }
    }
    for (const [name, pieces] of Object.entries(cut)) update.parts[name] = joined(this.html[name], pieces);
    for (const name of Object.keys(grown)) delete this.html[name];
    Object.assign(this.html, update.parts);
    Object.assign(this.marks, marks);
    this.taken = update.seq;
    this.seat = update.seat;
    this.queue.push(update);
    if (!this.showing && !this.held) this.show();
  }

  // Updates wait while older moments are shown.
  hold() {
    this.held = true;
  }

  release() {
    this.held = false;
    if (this.queue.length && !this.showing) this.show();
  }

  async show() {
    this.showing = true;
    while (!this.held) {
      const update = this.queue.shift();
      if (!update) break;
      const takes = this.swap(update);
      const longest = (LONGEST_SHOW * slowness()) / (this.queue.length + 1);
      const read = update.mine ? 0 : AT_LEAST * slowness();
      if (takes && this.queue.length < 6) await this.pause(Math.min(Math.max(takes, read), longest));
    }
    this.showing = false;
  }

  /** @param {number} milliseconds */
  pause(milliseconds) {
    return new Promise((/** @type {(value?: unknown) => void} */ done) => {
      const timer = setTimeout(done, milliseconds);
      this.skip = () => { clearTimeout(timer); arrive(); done(); };
    });
  }

  // Everything is changed before anything is measured: each measurement after a change lays the page out again.
  /** @param {Update} update */
  swap(update) {
    if (update.symbols) addSymbols(update.symbols);
    const changed = Object.entries(update.parts).filter(([name, html]) => this.shown[name] !== html);
    const before = places(document);
    putDown();
    const kept = keepFocus();
    const open = [...document.querySelectorAll("details[data-keep][open]")].map((one) => one.dataset.keep);
    stay(() => {
      for (const [name, html] of changed) {
        this.shown[name] = html;
        need(`[data-part="${name}"]`).innerHTML = html;
      }
      for (const [name, html] of Object.entries(update.grown ?? {})) {
        delete this.shown[name]; // its text is outdated
        need(`[data-part="${name}"]`).insertAdjacentHTML("afterbegin", html);
      }
      for (const name of open) document.querySelector(`details[data-keep="${name}"]`)?.setAttribute("open", "");
      this.swapped(update);
    });
    markEvents(update);
    this.settled();
    returnFocus(kept);
    return changed.length ? travel(document, before) : 0;
  }
}

// Add the symbols that the page does not have yet.
/** @param {string} symbols */
export function addSymbols(symbols) {
  const holder = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols}</defs></svg>`, "image/svg+xml");
  const defs = need("svg.symbols defs");
  for (const symbol of [...need("defs", holder).children]) {
    if (!document.getElementById(symbol.id)) defs.append(document.importNode(symbol, true));
  }
}
