"""The end at a table: counted on the board, skipped by a click, and kept as a picture."""

from __future__ import annotations

from playwright.sync_api import expect

from koruna.table.store.store import Store

from .conftest import People
from .moments import table_at
from .people import until


def test_the_end_is_counted_on_the_board_until_a_click_and_only_once(people: People, store: Store) -> None:
    page = people.open(table_at(store, "eight_minute_empire", 2, "over", also="count"), still=False)
    strip, end = page.locator("[data-counting-strip]"), page.get_by_role("region", name="Result")
    expect(strip).to_be_visible()
    expect(end).to_be_hidden()
    expect(page.locator(".lit")).not_to_have_count(0)
    expect(page.locator(".scored")).to_contain_text("+")
    page.mouse.click(640, 400)
    expect(end).to_be_visible()
    expect(strip).to_be_hidden()
    expect(page.locator(".lit")).to_have_count(0)
    scores = page.locator(".places strong").all_text_contents()
    assert sorted(
        page.locator(".seat .score").evaluate_all("all => all.map((one) => one.firstChild.nodeValue)")
    ) == sorted(scores)
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture").click()
    assert download.value.suggested_filename.endswith(".png")
    page.reload()
    expect(end).to_be_visible()
    until(page, "document.querySelector('[data-counting-strip]').hidden")
