// Choosing a move by clicking its targets, in the order that the move lists them. Targets that continue a legal move are
// highlighted. There are no rules here: the moves come from the server.

import { elementOf, need, needData } from "./dom.js";
import { lastTarget } from "./table-focus.js";
import { kindOf, kindsOf, usualKind } from "./table-kinds.js";
import { nameOf, describeClick } from "./table-labels.js";
import { drawPreview, forgetPreview } from "./table-preview.js";

/** @param {Found} element */
const centre = (element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** @typedef {{ send: Play, ask: (moves: string[]) => unknown, enlarge: (element: Found) => unknown, changed: () => void }} Actions */

export class Targets {
  /** @param {HTMLElement} root @param {Actions} actions */
  constructor(root, { send, ask, enlarge, changed }) {
    this.root = root;
    this.send = send;
    this.ask = ask;
    this.enlarge = enlarge;
    this.changed = changed;
    /** @type {Move[]} */
    this.moves = [];
    /** @type {string[]} */
    this.chosen = []; // targets clicked so far
    /** @type {Move | null} */
    this.shown = null; // the move that is previewed
    /** @type {Move[]} */
    this.picks = []; // moves with exactly the targets clicked so far, to be chosen from beside the board
    /** @type {Move[]} */
    this.kinds = []; // one move of each kind that continues the choice: how many, or of what, can be chosen first
    this.wanted = ""; // the kind that was chosen
    /** @type {Move | null} */
    this.asked = null; // a move with a warning that is to be confirmed
    root.addEventListener("click", (event) => {
      const element = elementOf(event).closest("[data-target], [data-ask]");
      if (element && root.contains(element)) this.click(element);
    });
  }

  // A choice stays while the moves stay the same, unless one was made. On boards with data-asks-first, the next choice
  // begins with the first target of the last move.
  /** @param {Move[]} moves */
  setMoves(moves) {
    const same = JSON.stringify(moves) === JSON.stringify(this.moves);
    const before = new Set(this.moves.map((move) => move.text));
    const [first] = this.made && this.asksFirst() ? this.chosen : [];
    this.moves = moves;
    if (!same || this.made) this.forget();
    this.made = false;
    const open = first ? this.continuing([first]) : [];
    if (open.length > 1 && open.some((move) => before.has(move.text))) this.choose([first]);
    else this.light();
  }

  forget() {
    [this.chosen, this.shown, this.picks, this.kinds, this.wanted, this.asked] = [[], null, [], [], "", null];
  }

  // Ask for confirmation of a move with a warning, beside the board.
  /** @param {Move} move */
  askAbout(move) {
    this.asked = move;
    this.light();
  }

  // The move is not confirmed: forget the choice, except a piece that can still be turned.
  unask() {
    if (!this.asked) return false;
    this.asked = null;
    if (!this.picks.length && !(this.shown && this.hasGhost())) this.forget();
    this.light();
    return true;
  }

  // The move of the primary button while nothing is chosen, such as ending a step; the board names it in data-usual.
  usual() {
    const named = this.root.querySelector("[data-usual]")?.dataset.usual?.split(" ") ?? [];
    return named.map((text) => this.moves.find((move) => move.text === text)).find(Boolean);
  }

  // --- choosing ---------------------------------------------------------------------------

  anyOrder() {
    return this.root.querySelector("[data-any-order]") !== null;
  }

  /** @param {string[]} chosen */
  continuing(chosen) {
    if (this.anyOrder()) return this.moves.filter((move) => chosen.every((target) => move.targets.includes(target)));
    return this.moves.filter((move) => chosen.every((target, at) => move.targets[at] === target));
  }

  /** @param {Found} element */
  click(element) {
    const target = element.dataset.target;
    if (this.shown && this.canTurn() && target === this.chosen[0]) return this.rotate();
    if (target && this.chosen.length && !this.chosen.includes(target) && this.continuing([...this.chosen, target]).length) {
      return this.choose([...this.chosen, target]);
    }
    if (target && this.chosen.length === 1 && target === this.chosen[0] && this.asksFirst()) return this.back();
    if (target && this.continuing([target]).length) return this.choose([target]);
    const asked = element.dataset.ask ?? element.querySelector("[data-ask]")?.dataset.ask;
    if (!this.chosen.length && "large" in element.dataset) return this.enlarge(element);
    return asked ? this.ask(asked.split("|")) : undefined;
  }

  /** @param {string[]} chosen */
  choose(chosen) {
    if (chosen[0] !== this.chosen[0]) this.wanted = "";
    this.chosen = chosen;
    const open = this.continuing(chosen);
    const same = open.filter((move) => move.targets.length === chosen.length);
    const meant = same.length > 1 && this.wanted ? same.find((move) => kindOf(move) === this.wanted) : null;
    if (meant && chosen.length > 1) return this.send(meant);
    this.kinds = kindsOf(open.filter((move) => move.part && move.targets.length > chosen.length));
    if (!this.wanted) this.wanted = usualKind(this.kinds);
    this.picks = same.length > 1 || (same.length && this.asksAbout(open)) ? same : [];
    if (this.picks.length) {
      this.shown = null;
      return this.light();
    }
    const [exact] = same;
    if (exact && (exact.targets.length === 1 || !this.hasGhost())) return this.send(exact);
    // A piece is previewed at once in the orientation with the highest gain; turning it or another click changes that.
    const best = () => open.reduce((a, b) => ((b.gain ?? 0) > (a.gain ?? 0) ? b : a));
    this.shown = exact ?? (this.hasGhost() ? best() : null);
    return this.light();
  }

  /** @param {Move} move */
  want(move) {
    this.wanted = kindOf(move);
    this.light();
  }

  // Whether the board wants targets with several meanings to be asked about first.
  asksFirst() {
    return this.root.querySelector("[data-asks-first]") !== null;
  }

  // Whether to ask beside the board: the click may mean several things, or costs something.
  /** @param {Move[]} open */
  asksAbout(open) {
    return this.asksFirst() && (open.length > 1 || open[0].price !== undefined);
  }

  hasGhost() {
    return this.root.querySelector("[data-ghost]") !== null;
  }

  canTurn() {
    return this.hasGhost() && this.shown !== null && this.shown.targets.length > 1;
  }

  // Preview a move chosen from the list or by a hint.
  /** @param {Move} move */
  show(move) {
    this.chosen = move.targets.slice(0, 1);
    this.shown = move;
    [this.picks, this.kinds, this.wanted] = [[], [], ""];
    this.light();
    this.element(move.targets[0])?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // All moves with the same first target as the previewed one, clockwise.
  turns() {
    if (!this.canTurn()) return [];
    const first = this.chosen[0];
    const from = this.middle(first);
    /** @param {Move} move */
    const angle = (move) => {
      const to = this.middle(move.targets.find((target) => target !== first) ?? first);
      return Math.atan2(to.y - from.y, to.x - from.x);
    };
    return this.continuing([first]).filter((move) => move.targets.length > 1).sort((a, b) => angle(a) - angle(b));
  }

  rotate() {
    const turns = this.turns();
    if (!this.shown || turns.length < 2) return;
    this.shown = turns[(turns.indexOf(this.shown) + 1) % turns.length];
    this.chosen = this.chosen.slice(0, 1);
    this.light();
  }

  // Take back one step of the choice; false if there is none.
  back() {
    if (this.unask()) return true;
    if (!this.chosen.length && !this.shown) return false;
    if (this.chosen.length > 1) this.choose(this.chosen.slice(0, -1));
    else {
      this.forget();
      this.light();
    }
    return true;
  }

  // The move of the primary button.
  ready() {
    return this.shown ?? this.usual();
  }

  confirm() {
    const move = this.ready();
    if (move) this.send(move);
  }

  // --- showing ----------------------------------------------------------------------------

  /** @param {string} target */
  element(target) {
    return this.root.querySelector(`[data-target="${CSS.escape(target)}"]`);
  }

  /** @param {string} target */
  middle(target) {
    return centre(need(`[data-target="${CSS.escape(target)}"]`, this.root));
  }

  // The names of the places of a move, as far as they have names.
  /** @param {Move} move */
  places(move) {
    return move.targets.map((target) => this.element(target)?.dataset.name).filter(Boolean).join(" → ");
  }

  /** @param {Move} move */
  onBoard(move) {
    return move.targets.length > 0 && move.targets.every((target) => this.element(target));
  }

  // The targets that can be clicked next; while a move is previewed, also those that begin another.
  next() {
    const found = new Set();
    /** @param {string[]} chosen */
    const add = (chosen) => {
      for (const move of this.continuing(chosen)) {
        if (!this.onBoard(move)) continue;
        if (this.anyOrder()) for (const target of move.targets) found.add(target);
        else if (move.targets.length > chosen.length) found.add(move.targets[chosen.length]);
      }
    };
    add(this.chosen);
    if (this.shown) add([]);
    return found;
  }

  light() {
    const next = this.next();
    const shown = this.shown?.targets ?? this.chosen;
    let first = null;
    for (const element of this.root.querySelectorAll("[data-target]")) {
      const target = needData(element, "target");
      const on = next.has(target) || shown.includes(target);
      element.classList.toggle("legal", next.has(target) && !shown.includes(target));
      element.classList.toggle("chosen", shown.includes(target));
      describeClick(this, element, next.has(target));
      if (!on) {
        for (const name of ["role", "tabindex", "aria-label", "aria-pressed"]) element.removeAttribute(name);
        continue;
      }
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "-1");
      element.setAttribute("aria-label", nameOf(this, element));
      if (shown.includes(target)) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
      const had = element === document.activeElement || (target === lastTarget() && first !== document.activeElement);
      if (!first || had) first = element;
    }
    first?.setAttribute("tabindex", "0");
    if (this.shown) {
      const { gain, brings = "" } = this.shown;
      const places = this.shown.targets.map((target) => this.element(target)).filter((element) => element !== null);
      drawPreview(places, gain, brings);
    } else forgetPreview();
    this.changed();
  }

  // --- by keyboard ------------------------------------------------------------------------

  // Move the focus to the nearest target in a direction, or to the first one if none has it; exploring, also to what cannot
  // be chosen now.
  /** @param {number} x @param {number} y @param {boolean} exploring */
  go(x, y, exploring) {
    const all = exploring ? this.everything() : [...this.root.querySelectorAll('[data-target][role="button"]')];
    const now = all.find((element) => element === document.activeElement) ?? null;
    if (!now) return this.focus(all.find((element) => element.getAttribute("tabindex") === "0") ?? all[0] ?? null);
    const from = centre(now);
    let nearest = null, least = Infinity;
    for (const element of all) {
      if (element === now) continue;
      const to = centre(element);
      const along = (to.x - from.x) * x + (to.y - from.y) * y;
      const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
      if (along > 4 && along + 2 * aside < least) [nearest, least] = [element, along + 2 * aside];
    }
    return this.focus(nearest);
  }

  everything() {
    const all = [...this.root.querySelectorAll(".board [data-target], .board [data-tip], .board [data-label]")];
    return all.filter((element) => element.getBoundingClientRect().width && !element.parentElement?.closest("[data-tip]"));
  }

  /** @param {Found | null} element */
  focus(element) {
    if (!element) return;
    if (!element.hasAttribute("role")) {
      element.setAttribute("role", "img");
      element.setAttribute("aria-label", element.dataset.tip ?? element.dataset.label ?? "");
    }
    for (const other of this.root.querySelectorAll('[data-target][tabindex="0"]')) other.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", "0");
    element.focus();
  }
}
