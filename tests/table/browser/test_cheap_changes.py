"""A word that changes on a page costs next to nothing: it is the work that every click and every frame brings along.

Two things made it a hundred times as much: a rule with `:has` whose subject may be any element, for which the browser
computes the style of the whole page again, and a row as high as its content, for which it lays out the board twice.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

import koruna
from tests.table.browser.conftest import People
from tests.table.browser.people import Tables

SIZES = ((1280, 800), (390, 844))
RESTYLED = 150  # elements at most, of two to six thousand
CHANGE = """() => {
  const said = document.querySelector(".prompt span");
  for (const more of ["a", "b", "c"]) {
    said.textContent += more;
    document.body.getBoundingClientRect();
  }
}"""


def traced(page: Page, script: str) -> list[dict[str, Any]]:
    """What the browser tells of a script."""
    events: list[dict[str, Any]] = []
    ended = [False]
    session = page.context.new_cdp_session(page)
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    kinds = "devtools.timeline,disabled-by-default-devtools.timeline.invalidationTracking"
    session.send("Tracing.start", {"categories": kinds, "transferMode": "ReportEvents"})
    page.evaluate(script)
    session.send("Tracing.end")
    while not ended[-1]:
        page.wait_for_timeout(20)
    return events


def resized(event: dict[str, Any]) -> bool:
    about = event.get("args", {}).get("data", {})
    return about.get("reason") == "Size changed" and str(about.get("nodeName")).startswith("svg")


@pytest.mark.parametrize("game", [game.id for game in koruna.all_games()])
def test_a_word_that_changes_has_nothing_else_computed_again(people: People, tables: Tables, game: str) -> None:
    seats = max(seats for seats in koruna.game(game).seats if seats <= 4)
    _, links = tables.make(*["Eva", "Petr", "Ida", "Jan"][:seats], game=game)
    page = people.open(links[0])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        events = traced(page, CHANGE)
        restyled = [event["args"]["elementCount"] for event in events if event["name"] == "UpdateLayoutTree"]
        assert len(restyled) >= 3
        assert max(restyled) < RESTYLED, (width, restyled)
        assert not [event["args"]["data"]["nodeName"] for event in events if resized(event)], width


def test_no_filter_lies_around_a_piece_that_travels_in_kingdomino(people: People, tables: Tables) -> None:
    """Chromium would put every frame of its way together anew."""
    table, links = tables.make("Eva", "Petr", "Ida", "Jan")
    tables.play_until(table, links, "place", 0)
    page = people.open(links[0])
    filtered = page.evaluate("""() => [...document.querySelectorAll("[data-piece]")].map((piece) => {
      let around = piece.parentElement;
      while (around && getComputedStyle(around).filter === "none") around = around.parentElement;
      return around?.getAttribute("class") ?? "";
    })""")
    assert len(filtered) > 8
    assert {*filtered} == {""}
