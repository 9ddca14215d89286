// Kinds of moves that begin with the same clicks: they differ in how many of something, or of what.

/** @param {Move} move */
export const kindOf = (move) => `${move.group ?? ""}|${move.part}`;
/** @param {Move[]} moves */
export const kindsOf = (moves) => [...new Map(moves.map((move) => [kindOf(move), move])).values()];

// The kind that is chosen at first: the highest number where only the number is open, else none.
/** @param {Move[]} kinds */
export function usualKind(kinds) {
  if (new Set(kinds.map((move) => move.group)).size !== 1) return "";
  return kindOf(kinds.reduce((a, b) => (Number(b.part) > Number(a.part) ? b : a)));
}
