// Destination first: a click on a destination, before what goes there. And the moves of a dragged piece.

/** @typedef {import("./table-targets.js").Targets} Targets */

// The moves that start with the current choice and later include a target.
/** @param {Targets} targets @param {string[]} chosen @param {string} aim */
export function reaching(targets, chosen, aim) {
  return targets.moves.filter((move) => targets.onBoard(move)
    && move.targets.indexOf(aim) >= chosen.length && chosen.every((target, at) => move.targets[at] === target));
}

// Continue to a target while there is only one way; else ask which one.
/** @param {Targets} targets @param {string[]} chosen @param {string} aim @returns {unknown} */
export function reach(targets, chosen, aim) {
  const moves = reaching(targets, chosen, aim);
  if (targets.hasGhost()) return targets.show(moves.reduce((a, b) => ((b.gain ?? 0) > (a.gain ?? 0) ? b : a)));
  const [only, ...others] = new Set(moves.map((move) => move.targets[chosen.length]));
  if (only === aim && !others.length) return targets.choose([...chosen, aim]);
  if (only && !others.length) return reach(targets, [...chosen, only], aim);
  targets.forget();
  [targets.chosen, targets.aim] = [chosen, aim];
  return targets.light();
}

// --- dragging -----------------------------------------------------------------------------------

// The moves of a piece dragged from a target: those that continue from there.
/** @param {Targets} targets @param {string} from */
export function movesFrom(targets, from) {
  return targets.moves.filter((move) => targets.onBoard(move) && move.targets.slice(0, -1).includes(from));
}

// The moves that begin with some words, which an element names in data-carry: `add` or `place wood`.
/** @param {Targets} targets @param {string} carry */
export function movesNamed(targets, carry) {
  const named = carry.split("|");
  return targets.moves.filter((move) => targets.onBoard(move) && named.some((words) => `${move.text} `.startsWith(`${words} `)));
}

// The drop targets.
/** @param {import("./table-targets.js").Held} held */
export function takers({ moves, from }) {
  return new Set(moves.flatMap((move) => move.targets.slice(from ? move.targets.indexOf(from) + 1 : 0)));
}

// A drop on one of them counts as clicks on it and all targets before it.
/** @param {Targets} targets @param {string} place */
export function drop(targets, place) {
  const { moves, from, wanted = "" } = /** @type {import("./table-targets.js").Held} */ (targets.held);
  const meant = moves.filter((move) => move.targets.indexOf(place) > (from ? move.targets.indexOf(from) : -1));
  targets.forget();
  const [first] = meant, [exact, ...others] = meant.filter((move) => move.targets.at(-1) === place);
  if (!from && exact && !others.length) return targets.send(exact); // ignoring other meanings of a click there
  if (from && !targets.moves.some((move) => move.targets.at(-1) === from)) targets.choose(first.targets.slice(0, first.targets.indexOf(from) + 1));
  if (wanted) targets.wanted = wanted;
  return targets.choose(first.targets.slice(0, first.targets.indexOf(place) + 1));
}
