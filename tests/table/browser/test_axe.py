"""Every page under axe, the accessibility checker: no violation, in light and dark and on a phone."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from .checking import ONLY_VIOLATIONS, violations
from .people import BOT, Tables


def pages(tables: Tables) -> list[str]:
    """Lobby, set-up, rules, stored data, a missing page, and a table: mine, watched, over, replayed and reviewed."""
    table, links = tables.make("Eva", BOT)
    tables.wait_for_turn(table, 0)  # so that nothing changes while axe runs
    over, ended = tables.make("Eva", "Petr")
    tables.play_until(over, ended, "over", None)
    around = ["/", "/new/kingdomino", "/rules/kingdomino", "/keeps", "/games", "/nowhere"]
    reviewed = ["/review", f"/t/{over}/review"]
    return [*around, links[0], f"/t/{table}", f"/t/{over}", f"/t/{over}/replay/9", *reviewed]


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 360)])
def test_axe_finds_nothing(
    chromium: Browser, address: str, tables: Tables, scheme: Literal["light", "dark"], width: int
) -> None:
    found = violations(chromium, address, {path: path for path in pages(tables)}, scheme, width, every=1)
    assert found == []


def test_axe_finds_nothing_in_what_opens_at_the_table(chromium: Browser, address: str, tables: Tables) -> None:
    table, links = tables.make("Eva", "Petr")
    tables.play_until(table, links, "place", 0)
    while tables.look(table)["turn"] == 0:
        tables.play(table, links[0])
    tables.play(table, links[1])
    context = chromium.new_context(base_url=address, locale="en", reduced_motion="reduce", bypass_csp=True)
    found = []
    try:
        page = context.new_page()
        page.goto(links[0])
        for opened in ("Settings", "Keyboard shortcuts", "Report a fault", "Rules", "Show me"):
            if opened in ("Settings", "Keyboard shortcuts", "Report a fault"):
                page.get_by_label("Table", exact=True).click()
            page.get_by_role("link" if opened == "Rules" else "button", name=opened).first.click()
            panel = page.get_by_role("region", name="What happened")
            (panel if opened == "Show me" else page.get_by_role("dialog")).wait_for()
            violations = Axe().run(page, options=ONLY_VIOLATIONS).response["violations"]
            found += [
                f"{opened}: {each['id']} at {[node['target'] for node in each['nodes']][:4]}" for each in violations
            ]
            page.keyboard.press("Escape")
    finally:
        context.close()
    assert found == []
