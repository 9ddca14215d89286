"""On a phone and at double zoom: all that can be chosen now is on the first screen, at every kind of decision."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

import koruna
from koruna.engine.game import Game
from koruna.table.store.store import Store
from tests.how_many import how_many

from .conftest import People
from .moments import tables_of_all_kinds

PHONE, DOUBLE_ZOOM, ON_ITS_SIDE = (390, 844), (640, 400), (844, 390)
EVERY = how_many(interpreted=3, compiled=3, nightly=1)  # of the kinds of decisions, from the last one on
# What can be clicked now and is not seen: its middle is outside the window, or something else lies there. What is on a
# map, or under construction, may be outside it, but then some of that is seen, and something legal in it; cards wrap.
UNSEEN = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))); // the map follows a change of size
  const seen = (element) => {
    const box = element.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const there = document.elementFromPoint(x, y);
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !there) return false;
    const drawing = element.closest("svg");
    return element.contains(there) || (drawing !== null && there.closest("svg") === drawing);
  };
  const name = (element) => element.dataset.target ?? element.dataset.move ?? element.textContent.trim();
  const legal = [...document.querySelectorAll(".legal[data-target], [data-choices]:not([hidden]) button")];
  const tray = (element) => element.closest("[data-pan]:not(.row), .lands");
  const alone = legal.filter((element) => !tray(element) && !seen(element));
  const shows = (each) => legal.some((element) => tray(element) === each && seen(element));
  const trays = [...new Set(legal.map(tray))].filter((each) => each && !shows(each));
  const primary = document.querySelector("[data-do=confirm]");
  return {
    legal: legal.length,
    unseen: [...alone.map(name), ...trays.map((each) => `all in ${each.className}`)],
    primary: primary !== null && seen(primary),
    sideways: document.documentElement.scrollWidth - innerWidth,
    scrolled: scrollY,
  };
}"""


def faults(page: Page, kind: str) -> list[str]:
    found: dict[str, Any] = page.evaluate(UNSEEN)
    told = [f"{target} is not seen" for target in found["unseen"]]
    told += [] if found["primary"] else ["the primary button is not seen"]
    told += [f"scrolls sideways by {found['sideways']}"] if found["sideways"] > 0 else []
    told += [f"was scrolled by {found['scrolled']}"] if found["scrolled"] else []
    return [f"{kind} at {page.viewport_size}: {each}" for each in told]


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_all_that_can_be_chosen_is_on_the_first_screen(people: People, store: Store, game: Game) -> None:
    kinds = tables_of_all_kinds(store, game)
    assert kinds
    page = people.open("/keeps", *PHONE, coached=True)
    wrong = []
    for kind, link in list(kinds.items())[::-EVERY]:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.goto(link)
        for width, height in (PHONE, DOUBLE_ZOOM, ON_ITS_SIDE):
            page.set_viewport_size({"width": width, "height": height})
            wrong += faults(page, kind)
    assert not wrong, "\n".join(wrong)
