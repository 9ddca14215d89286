// Choosing a move by clicking its targets, in the order that the move lists them. Targets that continue a legal move are
// highlighted. There are no rules here: the moves come from the server.

import { elementOf, needData } from "./dom.js";
import { reach, reaching, takers } from "./table-aiming.js";
import { bringNext, lastTarget } from "./table-focus.js";
import { kindOf, kindsOf, usualKind } from "./table-kinds.js";
import { nameOf, describeClick } from "./table-labels.js";
import { drawPreview, forgetPreview } from "./table-preview.js";
import { canTurn, lying, rotate } from "./table-turning.js";

/** @typedef {{ send: Play, ask: (moves: string[]) => unknown, enlarge: (element: Found) => unknown, unmeant: () => unknown, changed: () => void }} Actions */
/** @typedef {{ moves: Move[], from: string, wanted?: string }} Held */

const MANY = 10; // targets on a map from which on they are marked by a thin line only
const ANSWERS = "button, a, summary, input, select, label, dialog, [data-do], .stepper, .end"; // a click there does something else

export class Targets {
  /** @param {HTMLElement} root @param {Actions} actions */
  constructor(root, { send, ask, enlarge, unmeant, changed }) {
    this.root = root;
    this.send = send;
    this.ask = ask;
    this.enlarge = enlarge;
    this.unmeant = unmeant; // a click that means nothing
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
    this.hovering = null; // the move whose piece hovers under the pointer, until a place is chosen
    this.over = ""; // and the target that it hovers at
    /** @type {number | null} */
    this.turned = null; // how the player turned the piece, in quarters
    /** @type {Move | null} */
    this.asked = null; // a move with a warning that is to be confirmed
    this.aim = ""; // a destination clicked before what goes there
    /** @type {Held | null} */
    this.held = null; // what is dragged
    /** @type {Record<string, string>} */
    this.numbers = {}; // what steppers show, by kind
    /** @type {number[]} */
    this.touched = []; // which of several steppers were used, the last one first
    /** @type {Move | null} */
    this.stepped = null; // the move that the steppers on the board make
    this.byItself = false; // whether the only source was chosen without a click
    root.addEventListener("click", (event) => {
      const element = elementOf(event).closest("[data-target], [data-ask]");
      if (element && root.contains(element)) this.click(element);
      else if (elementOf(event).closest(".board") && !elementOf(event).closest(ANSWERS)) unmeant();
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
    if (!same || this.made) [this.numbers, this.touched] = [{}, []];
    this.made = false;
    const open = first ? this.continuing([first]) : [];
    if (open.length > 1 && open.some((move) => before.has(move.text))) this.choose([first]);
    else if (!same || !this.chosen.length) this.begin();
    else this.light();
  }

  // The only source is chosen by itself.
  begin() {
    const [only, ...others] = new Set(this.moves.filter((move) => move.targets.length > 1 && this.onBoard(move)).map((move) => move.targets[0]));
    this.byItself = Boolean(only) && !others.length && !this.hasGhost() && this.continuing([only]).every((move) => move.targets.length > 1);
    if (this.byItself) this.choose([only]);
    else this.light();
  }

  forget() {
    [this.chosen, this.shown, this.picks, this.kinds, this.wanted, this.asked] = [[], null, [], [], "", null];
    [this.hovering, this.turned, this.held, this.aim, this.byItself] = [null, null, null, "", false];
  }

  // The move was rejected: choose again, or turn the piece.
  unmake() {
    this.made = false;
    if (this.hasGhost()) return;
    this.forget();
    this.begin();
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

  // The move of the primary button while nothing is chosen: the only one, or such as ends a step (data-usual).
  usual() {
    if (this.moves.length === 1) return this.moves[0];
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
    const target = element.dataset.target, { aim, byItself } = this;
    this.byItself = false;
    if (target && this.shown?.targets.includes(target) && canTurn(this)) return rotate(this) || this.unmeant();
    if (target && aim) {
      if (target === aim) return this.back();
      if (this.next().has(target)) return reach(this, [...this.chosen, target], aim);
      this.forget();
    }
    if (target && this.chosen.length && !this.chosen.includes(target) && this.continuing([...this.chosen, target]).length) {
      return this.choose([...this.chosen, target]);
    }
    if (target && target === this.chosen.at(-1) && !this.hasGhost()) return byItself ? this.unmeant() : this.back();
    if (target && this.continuing([target]).length) return this.choose([target]);
    if (!this.chosen.length && "large" in element.dataset) return this.enlarge(element);
    if (target && reaching(this, [], target).length) return reach(this, [], target);
    const asked = element.dataset.ask ?? element.querySelector("[data-ask]")?.dataset.ask;
    return asked ? this.ask(asked.split("|")) : this.unmeant();
  }

  /** @param {string[]} chosen */
  choose(chosen) {
    if (chosen[0] !== this.chosen[0]) this.wanted = "";
    [this.chosen, this.aim, this.held] = [chosen, "", null];
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
    this.shown = exact ?? (this.hasGhost() ? lying(this, chosen[0]) : null);
    this.hovering = null;
    this.light();
    return this.byItself || bringNext(this.root);
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

  // Preview a move chosen from the list or by a hint.
  /** @param {Move} move */
  show(move) {
    const last = move.targets.at(-1) ?? "", holder = this.element(last), isNumber = holder !== null && "steps" in holder.dataset;
    this.chosen = isNumber ? move.targets.slice(0, -1) : move.targets.slice(0, 1);
    this.shown = isNumber ? null : move;
    if (isNumber) this.numbers[last.split(":")[0]] = last.slice(last.indexOf(":") + 1);
    [this.picks, this.kinds, this.wanted] = [[], [], ""];
    this.light();
    this.element(move.targets[0])?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // Take back one step of the choice; false if there is none.
  back() {
    if (this.unask()) return true;
    if (!this.chosen.length && !this.shown && !this.aim) return false;
    if (this.chosen.length > 1 && !this.aim) this.choose(this.chosen.slice(0, -1));
    else {
      this.forget();
      this.light();
    }
    return true;
  }

  // The move of the primary button.
  ready() {
    return this.shown ?? this.stepped ?? this.usual();
  }

  confirm() {
    const move = this.ready();
    if (move) this.send(move);
  }

  // --- showing ----------------------------------------------------------------------------

  /** @param {string} target */
  element(target) {
    const steps = `[data-steps="${CSS.escape(target.split(":")[0])}"]`; // the steppers for its number
    return this.root.querySelector(`[data-target="${CSS.escape(target)}"]`) ?? this.root.querySelector(steps);
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
    if (this.held) return takers(this.held);
    if (this.aim) return new Set(reaching(this, this.chosen, this.aim).map((move) => move.targets[this.chosen.length]));
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
    if (this.shown || this.byItself) add([]);
    return found;
  }

  light() {
    const next = this.next();
    const shown = this.shown?.targets ?? (this.aim ? [...this.chosen, this.aim] : this.chosen);
    let first = null;
    this.root.toggleAttribute("data-many", next.size > MANY);
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
    this.preview();
    this.changed();
  }

  preview() {
    const lies = this.shown ?? this.hovering;
    if (!lies) return forgetPreview();
    const places = lies.targets.map((target) => this.element(target)).filter((element) => element !== null);
    return drawPreview(places, lies.gain, lies.brings ?? "", this.shown === null);
  }
}
