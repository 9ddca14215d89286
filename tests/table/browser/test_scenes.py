"""Battles of Suverenita in the browser: shown step by step without blocking clicks, skippable, kept in a panel."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.table.wars import EVA, OPTIONS, wanted

from .conftest import People
from .people import Tables, caught_up, chronicle


def play(tables: Tables, table: str, links: list[str], until: str = "") -> int:
    """Everybody goes on up to a step of Eva's, or makes one move; the number of the change."""
    while True:
        now = tables.look(table)
        seat = now["waiting"][0]
        seen = tables.look(table, links[seat])
        if until and seat == EVA and seen["view"]["step"] == until:
            return int(seen["seq"])
        tables.client.post(
            f"/api/tables/{table}/moves",
            json={"seq": seen["seq"], "move": wanted(seen, seat)},
            headers={"Authorization": f"Bearer {links[seat].rpartition('/')[2]}"},
        ).raise_for_status()
        if not until:
            return int(tables.look(table)["seq"])


def sit(people: People, link: str, still: bool = True) -> Page:
    page = people.open(link, still=still)
    button = page.get_by_role("button", name="Sit down")
    if button.count():
        button.click()
    return page


def test_a_battle_is_seen_skipped_and_read_again(people: People, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr", game="suverenita", **OPTIONS)
    play(tables, table, links, until="fight")
    still, moving, phone = (
        sit(people, links[0]),
        sit(people, links[1], still=False),
        people.open(f"/t/{table}", 390, 844),
    )
    pages = (still, moving, phone)
    for page in pages:
        page.locator("main[data-seq]").wait_for()
        expect(page.locator("[data-scene-box]")).to_be_hidden()

    # Players and spectators see who met, and the dice; without animations everything at once.
    seq = play(tables, table, links)
    for page in pages:
        caught_up(page, seq)
        expect(page.locator("[data-scene-box]")).to_be_visible()
        expect(page.locator("[data-scene-title]")).to_have_text(re.compile(r"^Battle in \w+"))
    for page in (still, phone):
        expect(page.locator("[data-scene-box] .meet .side")).to_have_count(2)
        assert page.locator("[data-scene-box] .roll .die").count() > 2
    expect(moving.locator("[data-scene-box] .roll")).to_be_visible()  # the next beat follows automatically

    # Nobody has to wait: a click goes through to the board and closes it; so does a key.
    box = still.locator("[data-scene-box]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    under = still.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-scene-box]') === null", [x, y])
    assert under
    still.mouse.click(x, y)
    expect(still.locator("[data-scene-box]")).to_be_hidden()
    moving.keyboard.press("Escape")
    expect(moving.locator("[data-scene-box]")).to_be_hidden()

    # It stays in the panel, also after a reload, and a line of the chronicle opens it again.
    still.reload()
    expect(still.locator("[data-scene-box]")).to_be_hidden()
    panel = still.locator(".scenes")
    panel.locator("summary").first.click()
    expect(panel.locator(".roll .dice").first).to_be_visible()
    chronicle(still).get_by_role("button", name="Show it step by step").first.click()
    dialog = still.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"Battle in \w+"))
    expect(dialog.locator(".roll .dice").first).to_be_visible()
