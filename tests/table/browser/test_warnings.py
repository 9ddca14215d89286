"""A move that decides the game, or cannot be taken back: it says so where it is clicked, and asks once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import People
from .people import Tables, one_move
from .realms import proposed

OFFER = "offer P2 pay tribute 2 gold"
WARNING = "If Petr signs this, Petr is sovereign and wins at once: you lose the game."


@pytest.fixture
def spring(people: People, tables: Tables) -> tuple[Page, str]:
    """The first spring of two people, who may offer each other treaties; the first one looks."""
    table, links = tables.make("Eva", "Petr", game="suverenita", mode="basic")
    for link in links:
        tables.open_stop(table, link, "offers")
    while (seen := tables.look(table))["view"]["step"] != "offer":
        mover = seen["waiting"][0]
        texts = [move["text"] for move in tables.look(table, links[mover])["moves"]]
        tables.send(table, links[mover], proposed(texts))
    while tables.look(table)["turn"] != 0:
        tables.send(table, links[1], "done")
    return people.open(links[0]), table


def asked(page: Page) -> None:
    expect(page.get_by_role("alertdialog")).to_contain_text(WARNING)
    expect(page.get_by_role("button", name="No, go back")).to_be_focused()


def test_an_offer_that_may_lose_the_game_warns_and_asks_once(spring: tuple[Page, str], tables: Tables) -> None:
    page, table = spring
    page.locator('[data-target="player:2"]').click()
    card = page.get_by_role("group", name="tribute, you pay")
    expect(card).to_contain_text("Lasts 4 seasons.")
    expect(card.locator(".warning")).to_have_text(WARNING)
    offer = page.locator(f'[data-choices] [data-move="{OFFER}"]')
    before = tables.look(table)["seq"]
    offer.click()
    asked(page)
    expect(page.locator('[data-do="confirm"]')).to_be_disabled()
    page.keyboard.press("Escape")  # answers no
    expect(page.locator('[data-do="confirm"]')).to_be_enabled()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    [same] = [move for move in page.request.get(f"/api/tables/{table}").json()["moves"] if move["text"] == OFFER]
    assert same["warning"] == WARNING, "the JSON interface warns, too"
    offer.dblclick()  # the second click is no answer
    expect(page.get_by_role("alertdialog")).to_contain_text(WARNING)
    page.get_by_role("button", name="No, go back").click()
    expect(offer).to_be_focused()
    offer.click()
    asked(page)
    page.locator(".rail").click(position={"x": 5, "y": 5})  # a click elsewhere
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.locator(".all-moves summary").click()
    page.locator(f'[data-moves] [data-move="{OFFER}"]').click()  # in the list of all moves, too
    asked(page)
    assert tables.look(table)["seq"] == before
    page.wait_for_timeout(400)
    with one_move(page):
        page.get_by_role("button", name="Yes, do it").click()
    assert tables.look(table)["view"]["offer"]["kind"] == "tribute"


def test_no_leaves_nothing_chosen_that_a_hint_has_shown(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game="suverenita", mode="first_game")
    tables.open_stop(table, links[0], "plunder")
    while (seen := tables.look(table))["view"]["step"] != "plunder" or seen["turn"] != 0:
        mover = seen["waiting"][0]
        tables.send(table, links[mover], proposed([move["text"] for move in tables.look(table, links[mover])["moves"]]))
    own = next(move["text"] for move in tables.look(table, links[0])["moves"] if move["text"].startswith("loot"))
    page = people.open(links[0])
    page.route("**/hint?*", lambda route: route.fulfill(json={"seq": seen["seq"], "move": own}))
    page.locator('[data-do="hint"]').click()
    button = page.locator('[data-do="confirm"]')
    expect(button).to_have_attribute("data-makes", own)
    advice = page.locator("[data-refused]")
    expect(advice).to_contain_text("Hint: ")
    expect(advice).to_have_class(re.compile("advice"))  # nothing was refused
    button.click()
    page.get_by_role("button", name="No, go back").click()
    expect(button).to_have_attribute("data-makes", "done")
    expect(page.locator("[data-target].chosen")).to_have_count(0)
