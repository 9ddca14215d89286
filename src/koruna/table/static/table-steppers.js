// Numbers are set with steppers: minus, the number, plus. On the board an element with data-steps names the kind of targets
// that are numbers (`bid:3`, `amounts:2-0-1`) and has a part with data-step for each of them, with its name in data-label;
// data-begin is what they show first. The primary button makes the move. Beside the board, moves of one group that differ
// in a number share a stepper.

import { kindOf } from "./table-kinds.js";

/** @typedef {import("./table-targets.js").Targets} Targets */
/** @typedef {{ part: Found, by: number }} Change */
/** @typedef {{ value: number, lowest: number, highest: number, by: (step: number) => void, to: (number: number) => void, confirm: () => unknown, others?: (step: number) => Change[] }} Way */

/** @param {string} target */
const numbersOf = (target) => target.slice(target.indexOf(":") + 1).split("-").map(Number);

// --- on the board -------------------------------------------------------------------------------

// The moves that the steppers of a kind can make now, by their numbers.
/** @param {Targets} targets @param {string} kind */
function waysOf(targets, kind) {
  const at = targets.chosen.length;
  const open = targets.continuing(targets.chosen).filter((move) => move.targets.length === at + 1 && move.targets[at].startsWith(`${kind}:`));
  return new Map(open.map((move) => [move.targets[at].slice(kind.length + 1), move]));
}

/** @param {Targets} targets @param {Say} say */
export function showSteps(targets, say) {
  targets.stepped = null;
  for (const holder of targets.root.querySelectorAll("[data-steps]")) {
    const kind = holder.dataset.steps ?? "", ways = waysOf(targets, kind);
    holder.classList.toggle("idle", !ways.size);
    if (!ways.size) continue;
    const begin = [targets.numbers[kind], holder.dataset.begin ?? "", [...ways.keys()][0]].find((each) => each !== undefined && ways.has(each)) ?? "";
    targets.numbers[kind] = begin;
    targets.stepped ??= ways.get(begin) ?? null;
    const all = [...ways.keys()].map((each) => numbersOf(`:${each}`)), now = numbersOf(`:${begin}`);
    const parts = [...holder.querySelectorAll("[data-step]")];
    parts.forEach((part, number) => {
      const values = all.map((each) => each[number]), lowest = Math.min(...values), highest = Math.max(...values);
      part.classList.toggle("idle", lowest === highest && all.length > 1);
      /** @param {number} value */
      const to = (value) => {
        const nearest = nearestTo(all, now, number, value, targets.touched);
        if (!nearest) return;
        targets.touched = [number, ...targets.touched.filter((each) => each !== number)];
        targets.numbers[kind] = nearest.join("-");
        targets.changed();
      };
      /** @param {number} step */
      const by = (step) => {
        const more = part.dataset.askMore;
        if (step > 0 && now[number] === highest && more) return targets.ask([more.replace("{n}", String(highest + 1))]);
        return to(now[number] + step);
      };
      /** @param {number} step */
      const others = (step) => {
        const next = nearestTo(all, now, number, now[number] + step, targets.touched) ?? now;
        return parts.map((other, at) => ({ part: other, by: next[at] - now[at] })).filter((each) => each.part !== part && each.by);
      };
      draw(part, part.dataset.label ?? "", { value: now[number], lowest, highest, by, to, others, confirm: () => targets.confirm() }, say);
    });
  }
}

// Of all combinations with the wanted number, the one that changes the others least, preferably those set longest ago.
/** @param {number[][]} all @param {number[]} now @param {number} at @param {number} wanted @param {number[]} touched */
function nearestTo(all, now, at, wanted, touched) {
  const up = wanted > now[at];
  const beyond = all.filter((each) => (up ? each[at] >= wanted : each[at] <= wanted));
  /** @param {number[]} each */
  const cost = (each) => each.reduce((sum, value, number) => {
    const age = touched.indexOf(number), weight = number === at ? 1000 : 10 + (age < 0 ? 0 : touched.length - age);
    return sum + weight * Math.abs(value - (number === at ? wanted : now[number]));
  }, 0);
  return beyond.length ? beyond.reduce((a, b) => (cost(b) < cost(a) ? b : a)) : null;
}

// --- beside the board ---------------------------------------------------------------------------

/** @param {Move[]} moves */
export const isNumber = (moves) => moves.length > 2 && moves.every((move) => /^\d+$/.test(move.part ?? ""));

// A stepper for moves of one group. `choose` is called with the move of the number, now and when it changes.
/** @param {Targets} targets @param {Move[]} moves @param {string} name @param {string} begin @param {(move: Move) => unknown} choose @param {() => unknown} confirm @param {Say} say */
export function stepperOf(targets, moves, name, begin, choose, confirm, say) {
  const values = moves.map((move) => Number(move.part)), key = `${name}|${values.join()}`;
  const value = values.includes(Number(targets.numbers[key] ?? begin)) ? Number(targets.numbers[key] ?? begin) : values[0];
  const holder = document.createElement("span");
  /** @param {number} wanted */
  const to = (wanted) => {
    const [nearest] = values.filter((each) => (wanted > value ? each >= wanted : each <= wanted)).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    if (nearest === undefined) return;
    targets.numbers[key] = String(nearest);
    choose(moves[values.indexOf(nearest)]);
  };
  const way = { value, lowest: Math.min(...values), highest: Math.max(...values), by: (/** @type {number} */ step) => to(value + step), to, confirm };
  draw(/** @type {Found} */ (/** @type {unknown} */ (holder)), name, way, say);
  return { holder, move: moves[values.indexOf(value)] };
}

/** @param {Targets} targets @param {Move[]} kinds */
export const wantedPart = (targets, kinds) => kinds.find((move) => kindOf(move) === targets.wanted)?.part ?? "";

// --- a stepper ----------------------------------------------------------------------------------

// Draws a stepper into an element, or updates the one that is there.
/** @param {Found} holder @param {string} name @param {Way} way @param {Say} say */
function draw(holder, name, { value, lowest, highest, by, to, confirm, others = () => [] }, say) {
  holder.classList.add("stepper");
  if (!holder.querySelector("[role=spinbutton]")) {
    const number = document.createElement("span");
    number.setAttribute("role", "spinbutton");
    number.setAttribute("aria-label", name);
    number.tabIndex = 0;
    holder.append(end("\u2212"), number, end("+"));
  }
  const [less, more] = holder.querySelectorAll("button"), number = holder.querySelector("[role=spinbutton]");
  if (!number) return;
  number.textContent = String(value);
  for (const [what, each] of /** @type {const} */ ([["now", value], ["min", lowest], ["max", highest]])) number.setAttribute(`aria-value${what}`, String(each));
  less.setAttribute("aria-disabled", String(value <= lowest));
  more.setAttribute("aria-disabled", String(value >= highest));
  showEnd(less, "\u2212", `${say("at-less")}: ${name}`, `${name} \u22121`, others(-1));
  showEnd(more, "+", `${say("at-more")}: ${name}`, `${name} +1`, others(1));
  less.onclick = () => by(-1);
  more.onclick = () => by(1);
  /** @type {Record<string, () => unknown>} */
  const keys = { ArrowUp: () => by(1), ArrowDown: () => by(-1), "+": () => by(1), "-": () => by(-1), Home: () => to(lowest), End: () => to(highest), Enter: confirm };
  number.onkeydown = (event) => {
    if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey && event.key !== "+") return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  };
}

/** @param {string} sign */
const end = (sign) => Object.assign(document.createElement("button"), { type: "button", className: "btn btn-icon", textContent: sign, tabIndex: -1 });

// With a fixed sum, a step up here is a step down elsewhere: the button shows where.
/** @param {Found} button @param {string} sign @param {string} name @param {string} own @param {Change[]} others */
function showEnd(button, sign, name, own, others) {
  const label = [own, ...others.map(({ part, by }) => `${part.dataset.label ?? ""} ${by < 0 ? "\u2212" : "+"}${Math.abs(by)}`)].join(", ");
  if (button.dataset.label === label && button.childNodes.length) return;
  button.replaceChildren(sign);
  button.dataset.label = others.length ? label : "";
  button.setAttribute("aria-label", others.length ? label : name);
  if (!others.length) return;
  const also = document.createElement("small");
  for (const { part, by } of others) also.append(by < 0 ? "\u2212" : "+", part.querySelector("svg")?.cloneNode(true) ?? "");
  button.append(also);
}
