"""What people click at a table of Suverenita."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .people import one_move

Move = dict[str, Any]
NAMES = {"LI": "light infantry", "ME": "mercenaries", "TR": "transport"}


def proposed(texts: list[str]) -> str:
    """The proposed move, or to be done, or the first there is."""
    return next((text for text in ("auto", "done", "no") if text in texts), texts[0])


def make(page: Page, move: Move) -> None:
    """Make a move by clicking its targets, each of which must be highlighted; numbers are chosen beside the board."""
    targets = move["targets"]
    begun = page.locator('[data-target][aria-pressed="true"]')  # a stack with units left to move stays chosen
    is_begun = begun.count() > 0 and begun.first.get_attribute("data-target") in targets[:1]
    if begun.count() and not is_begun:
        page.keyboard.press("Escape")
        expect(begun).to_have_count(0)
    with page.expect_request(lambda request: "/moves" in request.url) as sent, one_move(page):
        for target in targets:
            if target != targets[0] or not is_begun:
                lit(page, target).click()
            if target == targets[0] and len(targets) > 1:
                say_how_many(page, move["text"])
        button = page.locator(f'[data-choices] [data-move="{move["text"]}"]')
        if button.count():
            button.click()
        elif not targets:
            page.locator('[data-do="confirm"]:enabled').click()  # a lookup by role would search the whole map
        if move["text"] == page.locator(".question").evaluate_all("(all) => all[0]?.dataset.asked ?? ''"):
            page.wait_for_timeout(400)  # an earlier answer is ignored as the second half of a double click
            page.locator(".question [data-yes]").click()
    assert json.loads(sent.value.post_data or "")["move"] == move["text"]


def lit(page: Page, target: str) -> Locator:
    found = page.locator(f'[data-target="{target}"][role="button"]')
    expect(found).to_have_count(1)
    return found.locator(".hit") if target.startswith("field:") else found


def say_how_many(page: Page, text: str) -> None:
    units = re.search(r" ([A-Z]{2})\*(\d+)$", text)
    if units is not None:
        named = re.compile(rf"^{NAMES[units[1]]}: {units[2]}$")
        wanted = page.locator("[data-choices]").get_by_role("button", name=named)
        if wanted.count():
            wanted.click()
