// Rebuilds a part of the page from pieces of its old text and new ones. The server splits at the same string (page_diff.py).

const PIECE = "<g ";

/** @param {string} before @param {Pieces} pieces */
export function joined(before, pieces) {
  const had = before.split(PIECE);
  return pieces.flatMap((piece) => (typeof piece === "string" ? [piece] : had.slice(...piece))).join(PIECE);
}
