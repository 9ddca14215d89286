"""The set-up page: one screen, folded options tell what is chosen, and the length of the game follows."""

from __future__ import annotations

from playwright.sync_api import expect

import koruna

from .conftest import People

SCROLLS = "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"


def test_it_fits_one_screen_and_the_button_is_always_in_sight(people: People) -> None:
    page = people.open("/", 1280, 800, "cs")
    opens = page.locator(".make > footer .btn-primary")
    for game in koruna.all_games():
        page.goto(f"/new/{game.id}")
        assert page.evaluate(SCROLLS) == [0, 0], game.id
    page.set_viewport_size({"width": 390, "height": 700})
    page.goto("/new/suverenita")
    page.locator("summary", has_text="Varianty").click()
    assert page.evaluate(SCROLLS)[1] == 0
    for far in (0, 400, 4000):
        page.evaluate(f"scrollTo(0, {far})")
        expect(opens).to_be_in_viewport(ratio=1)


def test_what_is_folded_is_told_and_counts_for_the_length(people: People) -> None:
    page = people.open("/new/kingdomino", 1280, 800)
    told, length = page.locator("[data-variants]"), page.locator("[data-seats]:visible")
    expect(told).to_have_text("plain rules, no variants")
    expect(length).to_have_text("10 min")
    told.click()
    page.locator("label.opt", has_text="Dynasty").click()
    page.locator("label.opt", has_text="Snake Order").click()
    expect(told).to_have_text("Dynasty, Snake Order")
    expect(length).to_have_text("3 \u00d7 10 min")
    page.locator("label", has_text="4").first.click()
    expect(told).to_have_text("Dynasty")
    expect(length).to_have_text("3 \u00d7 20 min")
