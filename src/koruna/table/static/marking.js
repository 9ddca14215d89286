// Shows what a sentence speaks of: pieces and places on the page bear names, and sentences name them.

/** @param {string[]} names */
export function mark(names) {
  unmark();
  for (const name of names) {
    const found = document.querySelectorAll(`[data-piece="${CSS.escape(name)}"], [data-place~="${CSS.escape(name)}"]`);
    for (const element of found) element.classList.add("told-of");
  }
  bringSeat(".seat.told-of");
}

// On a phone the players stand in a strip that can be pushed aside.
/** @param {string} selector */
export function bringSeat(selector) {
  const seat = document.querySelector(selector), strip = seat?.parentElement;
  if (strip && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = seat.offsetLeft - strip.offsetLeft - 12;
}

export function unmark() {
  for (const element of document.querySelectorAll(".told-of")) element.classList.remove("told-of");
}
