"""The review of a finished game in a browser: it grows while one looks, and a record can be chosen as a file."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from koruna.table.store.store import Store
from tests.review.test_reviewing import GOLDEN

from .conftest import People
from .moments import table_at
from .people import PATIENCE, until


def test_a_review_grows_while_one_looks(people: People, store: Store) -> None:
    page = people.open(table_at(store, "kingdomino", 2, "over", also="review"))
    page.get_by_role("link", name="Review the game").click()
    expect(page.get_by_role("group", name="Chances of winning over the game")).to_be_visible()
    until(page, "document.querySelectorAll('.decisions .costly').length > 2")
    page.get_by_text("The chances as a table").click()
    expect(page.get_by_role("columnheader", name="Player1")).to_be_visible()
    page.locator(".turning .decision a").get_by_text("Compare").first.click()
    drawings = page.locator("figure > svg")
    expect(drawings).to_have_count(2)
    for each in drawings.all():
        expect(each.locator(".marks .outline").first).to_be_visible()
    page.get_by_role("button", name="As a puzzle").click()
    page.wait_for_url("**/t/*")
    puzzle = page.get_by_role("region", name="A puzzle")
    expect(puzzle).to_contain_text("Find a better move on the board")
    expect(page.locator(".board [data-target].can, .board [data-target][role=button]").first).to_be_visible()
    puzzle.get_by_role("button", name="Show me").click()
    expect(puzzle).to_contain_text("Yes, that is the best move that was found")
    puzzle.get_by_role("link", name="Back to the review").click()
    expect(page.locator("figure > svg")).to_have_count(2)
    page.goto(f"{page.url}/puzzle")  # the same as a list
    page.get_by_role("button", name="Try it").click()
    expect(page.locator(".answer")).to_contain_text("played")
    expect(page.get_by_role("button", name="On the board")).to_be_visible()


def test_a_record_is_chosen_as_a_file(people: People) -> None:
    page = people.open("/review")
    page.get_by_label("Record of a game").first.set_input_files(Path(GOLDEN / "kingdomino" / "2.record"))
    page.wait_for_url("**/review/*", timeout=PATIENCE * 1000)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
