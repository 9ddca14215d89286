"""A match in a notebook: a cell shows the table, and steps back and forth through the game by itself."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

import koruna
from tests.table.browser.conftest import People


def test_a_match_is_stepped_through_in_its_cell(people: People) -> None:
    match, rng = koruna.Match.new("kingdomino", 2, names=["Eva", "Petr"], seed="7"), Random(7)
    for _ in range(6):
        match.choose(rng.choice(match.state.moves()))
    page = people.open("/keeps")
    cell = match._repr_html_()
    assert "http" not in cell.replace("http://www.w3.org", "")
    page = page.context.new_page()  # without the CSP of our server
    page.set_content(f"<h1>Notebook</h1>{cell}")
    game = page.frame_locator("iframe")
    slider = game.locator("input[type=range]")
    expect(slider).to_have_value("6")
    drawn = game.locator("main").inner_html()
    game.get_by_role("button").nth(2).click()
    expect(slider).to_have_value("5")
    assert game.locator("main").inner_html() != drawn
