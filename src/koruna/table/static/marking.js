// Highlights the pieces and places that a sentence mentions, by their names.

/** @param {string[]} names */
export function mark(names) {
  unmark();
  for (const name of names) {
    const found = document.querySelectorAll(`[data-piece="${CSS.escape(name)}"], [data-place~="${CSS.escape(name)}"]`);
    for (const element of found) element.classList.add("mentioned");
  }
  bringSeat(".seat.mentioned");
}

// On a phone the seats are a strip that scrolls sideways.
/** @param {string} selector */
export function bringSeat(selector) {
  const seat = document.querySelector(selector), strip = seat?.parentElement;
  if (strip && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = seat.offsetLeft - strip.offsetLeft - 12;
}

export function unmark() {
  for (const element of document.querySelectorAll(".mentioned")) element.classList.remove("mentioned");
}
