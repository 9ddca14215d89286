// A part of the page put together of pieces of what it was before. The server cuts a drawing at the same places.

const PIECE = "<g ";

/** @param {string} before @param {Pieces} pieces */
export function joined(before, pieces) {
  const had = before.split(PIECE);
  return pieces.flatMap((piece) => (typeof piece === "string" ? [piece] : had.slice(...piece))).join(PIECE);
}
