"""All that is written on a board can be read, at the end, too: at 1280 by 800 no letter is smaller than 11 pixels."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import koruna
from koruna.table.store.store import Store
from tests.how_many import NIGHTLY

from .moments import table_at

LEAST = 11  # pixels
# The texts of the board that are seen, those of symbols included, and the sizes of their letters on the screen.
TEXTS = """() => {
  const found = [];
  const all = { visibilityProperty: true, opacityProperty: true };
  const seen = (e) => e.checkVisibility(all) && !e.closest("[aria-hidden=true]");
  const stretch = (e) => e.getScreenCTM ? Math.hypot(e.getScreenCTM().c, e.getScreenCTM().d) : 1;
  const size = (e) => parseFloat(getComputedStyle(e).fontSize);
  for (const part of document.querySelectorAll('[data-part="board"], [data-part="beside"]')) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement: around, textContent: text } = walk.currentNode;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const { width, height } = range.getBoundingClientRect();
      if (!text.trim() || around.closest("title, defs") || width < 2 || height < 2 || !seen(around)) continue;
      found.push([text.trim(), size(around) * stretch(around)]);
    }
    for (const use of part.querySelectorAll("use")) {
      const symbol = document.querySelector(`[id="${use.getAttribute("href").slice(1)}"]`);
      const texts = symbol && seen(use) ? symbol.querySelectorAll("text") : [];
      for (const text of texts) found.push([text.textContent.trim(), size(text) * stretch(use)]);
    }
  }
  return found;
}"""


def seat_counts(game: koruna.Game) -> list[int]:
    """By day the most, for whom everything is smallest."""
    fewest, most = game.seats[0], game.seats[-1]
    return [seats for seats in game.seats if seats == most or (NIGHTLY and seats in (fewest, 5))]


def in_the_middle(store: Store, game: str, seats: int, language: str) -> str:
    """A table of a game under way; of a very short one, after the first few decisions."""
    try:
        return table_at(store, game, seats, after=20 + 6 * seats, also=language)
    except AssertionError:
        return table_at(store, game, seats, after=4, also=language)


def moments(store: Store, game: str, seats: int, language: str) -> list[str]:
    """The first decision, one in the middle, and the end."""
    first, end = (table_at(store, game, seats, step, also=f"{language}-read") for step in ("", "over"))
    return [first, in_the_middle(store, game, seats, language), end]


@pytest.mark.parametrize("language", ["en", "cs", "sk"] if NIGHTLY else ["cs"])  # by day the one of long names
def test_nothing_on_a_board_is_too_small_to_be_read(
    chromium: Browser, address: str, store: Store, language: str
) -> None:
    context = chromium.new_context(
        base_url=address, viewport={"width": 1280, "height": 800}, locale=language, reduced_motion="reduce"
    )
    page = context.new_page()
    small: list[str] = []
    for game in koruna.all_games():
        texts = 0
        for seats, link in [(n, link) for n in seat_counts(game) for link in moments(store, game.id, n, language)]:
            page.goto(link)
            page.locator('main[data-table] [data-part="board"]').wait_for()
            if page.locator("[data-do=missed-no]").is_visible():  # what happened meanwhile takes space for a moment
                page.locator("[data-do=missed-no]").click()
            written = page.evaluate(TEXTS)
            texts += len(written)
            small += [f"{game.id} of {seats}: {text}, {size:.1f} px" for text, size in written if size < LEAST]
        assert texts, f"no text was found on the board of {game.id}"
    context.close()
    assert small == []
