"""Suverenita in the browser: two people in the advanced game, from setting it up to a battle, a siege and a treaty."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from koruna.table.live import new_table
from koruna.table.requests.request_identity import SESSION

from .conftest import People
from .people import Tables, caught_up, chronicle
from .realms import make, proposed

EVA, PETR = 0, 1
# Their villages face each other in m02 and m03. They place all their units there, except those placed elsewhere.
VILLAGES = (["m02", "m01", "i02"], ["m03", "m04", "i05"])
ELSEWHERE = ({"i02": 0, "m01": 0}, {"i05": 3, "m03": 4})
Moment = dict[str, Any]


class War:
    """A table, the page of each player, and the moves that they clicked."""

    def __init__(self, tables: Tables, table: str, keys: list[str], pages: list[Page]) -> None:
        self.tables, self.table, self.keys, self.pages = tables, table, keys, pages
        self.clicked: list[tuple[int, str, str]] = []  # who, in which step, and which move

    def play_until(self, ended: Callable[[Moment, int], bool]) -> tuple[Moment, int]:
        """Make the moves that each player wants, by mouse, up to a moment; returns what the decider sees."""
        for _ in range(300):
            now = self.tables.look(self.table)
            seat = now["waiting"][0] if now["waiting"] else EVA
            seen = self.tables.look(self.table, self.keys[seat])
            if now["over"] or ended(seen, seat):
                return seen, seat
            self.play(seen, seat, after(seen, seat))
        raise AssertionError("it never comes to that")

    def play(self, seen: Moment, seat: int, text: str) -> None:
        page = self.pages[seat]
        caught_up(page, seen["seq"])
        make(page, next(move for move in seen["moves"] if move["text"] == text))
        self.clicked.append((seat, seen["view"]["step"], text))


def after(seen: Moment, seat: int) -> str:
    """What somebody wants: Eva to take m03, Petr to hold it."""
    view, texts = seen["view"], [move["text"] for move in seen["moves"]]
    wanted = []
    if view["step"] == "village":
        wanted = [f"village {field}" for field in VILLAGES[seat]]
    elif view["step"] == "parts":
        wanted = [f"put {field} LI*{count}" for field, count in ELSEWHERE[seat].items()]
    elif view["step"] == "trade" and view["round"] == 1:
        wanted = ["buy m02 ME*1", "buy m03 ME*1"]
    elif view["step"] == "units" and seat == EVA and view["round"] > 1:
        wanted = [text for text in reversed(texts) if text.startswith("mv m02>m03 ")]
    elif view["step"] in ("fight", "assault", "storm") and seat == EVA:
        wanted = [text for text in texts if text != "done"]
    elif view["step"] == "hit":
        wanted = [text for text in texts if text.startswith("hit ")]
    return next((text for text in wanted if text in texts), proposed(texts))


def set_up(people: People, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> War:
    """Eva opens a table for two and sends Petr the link."""
    monkeypatch.setattr(new_table, "new_secret", lambda: "war of m03, again")
    eva = people.open("/new/suverenita?preset=friends")
    eva.get_by_label("Seat 1: name").fill("Eva")
    eva.get_by_label("advanced game").check()
    eva.get_by_label("without house rules").check()
    eva.get_by_role("button", name="Open the table").click()
    link = eva.get_by_label("Link to seat 2").input_value()
    eva.get_by_role("link", name="To the table").click()
    petr = people.open(link)
    petr.get_by_label("Your name").fill("Petr")
    petr.get_by_role("button", name="Sit down").click()
    table = eva.url.rpartition("/")[2]
    keys = [key_of_browser(page) for page in (eva, petr)]
    tables.open_stop(table, keys[PETR], "offers")  # Petr will offer a treaty in the end
    return War(tables, table, keys, [eva, petr])


def key_of_browser(page: Page) -> str:
    return next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == SESSION)


def test_a_battle_a_siege_and_a_treaty_between_two_people(
    people: People, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    war = set_up(people, tables, monkeypatch)
    eva, petr = war.pages

    # Eva marches to m03, where Petr stands, and sees what a battle would bring.
    seen, seat = war.play_until(lambda seen, seat: seen["view"]["step"] == "fight" and seat == EVA)
    assert any(text.startswith("mv m02>m03 LI*") for _, _, text in war.clicked)
    caught_up(eva, seen["seq"])
    chances = re.compile(r"Eva wins \d+%, draw \d+%, Petr wins \d+%")
    expect(eva.get_by_role("img", name=chances)).to_be_visible()

    # They fight; whose swords hit whom is chosen.
    war.play_until(lambda seen, seat: seen["view"]["step"] == "assault")
    assert any(step == "hit" for _, step, _ in war.clicked)
    there = next(place["names"]["en"] for place in seen["view"]["map"]["fields"] if place["id"] == "m03")
    for page in (eva, petr):
        expect(chronicle(page)).to_contain_text(f"Eva fights Petr in {there}.")
        expect(chronicle(page)).to_contain_text(f"Eva wins the battle in {there} against Petr.")

    # The village stands alone; she storms it, for as many seasons as it takes.
    war.play_until(lambda seen, seat: seen["view"]["players"][EVA]["settlements"] > 3)
    for page in (eva, petr):
        expect(chronicle(page)).to_contain_text(f"Eva assaults {there}, held by Petr.")
        expect(chronicle(page)).to_contain_text(f"Eva conquers {there} from Petr: village.")

    # Petr has had enough, and both know that a treaty between two ends the game.
    seen, seat = war.play_until(lambda seen, seat: seen["view"]["step"] == "offer" and seat == PETR)
    war.play(seen, PETR, "offer P1 pay vassalage 1 gold")
    seen, seat = war.play_until(lambda seen, seat: seen["view"]["step"] == "answer")
    assert seat == EVA
    caught_up(eva, seen["seq"])
    expect(eva.locator("aside")).to_contain_text("Signing it ends the game: Eva would win.")
    war.play(seen, EVA, "yes")
    for page in (eva, petr):
        expect(chronicle(page)).to_contain_text("Eva signs a treaty with Petr")
        expect(chronicle(page)).to_contain_text("Eva is sovereign over all and wins.")
        expect(page.get_by_role("region", name="Result").get_by_role("listitem").first).to_contain_text("Eva1st")
