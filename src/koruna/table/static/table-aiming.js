// Destination first: a click on where something can go, before what goes there. And what a piece that is dragged can do.

/** @typedef {import("./table-targets.js").Targets} Targets */

// The moves that begin with what is chosen and later go to a target.
/** @param {Targets} targets @param {string[]} chosen @param {string} aim */
export function reaching(targets, chosen, aim) {
  return targets.moves.filter((move) => targets.onBoard(move)
    && move.targets.indexOf(aim) >= chosen.length && chosen.every((target, at) => move.targets[at] === target));
}

// Go on to a target as long as there is one way only; else ask which one.
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

// The moves that a piece can make which is taken from a target: those that go on from there.
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

// What takes it.
/** @param {import("./table-targets.js").Held} held */
export function takers({ moves, from }) {
  return new Set(moves.flatMap((move) => move.targets.slice(from ? move.targets.indexOf(from) + 1 : 0)));
}

// It is dropped on one of those: as if all before it had been clicked, too.
/** @param {Targets} targets @param {string} place */
export function drop(targets, place) {
  const { moves, from, wanted = "" } = /** @type {import("./table-targets.js").Held} */ (targets.held);
  const meant = moves.filter((move) => move.targets.indexOf(place) > (from ? move.targets.indexOf(from) : -1));
  targets.forget();
  const [first] = meant, [exact, ...others] = meant.filter((move) => move.targets.at(-1) === place);
  if (!from && exact && !others.length) return targets.send(exact); // not what else a click there could mean
  if (from && !targets.moves.some((move) => move.targets.at(-1) === from)) targets.choose(first.targets.slice(0, first.targets.indexOf(from) + 1));
  if (wanted) targets.wanted = wanted;
  return targets.choose(first.targets.slice(0, first.targets.indexOf(place) + 1));
}
