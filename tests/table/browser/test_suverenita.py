"""Suverenita in the browser: a whole first game against bots by mouse, and axe."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from koruna.engine.option import Options
from koruna.table.store.store import Store
from tests.how_many import NIGHTLY

from .checking import violations
from .conftest import People
from .moments import table_at
from .people import BOT, Tables, caught_up, chronicle, goes_on
from .realms import Move, make, proposed

GAME = "suverenita"
FIRST_YEAR = ("mv", "loot", "offer", "rec")
KINDS = {"village", "auto", "mv", "loot", "offer", "rec", "done"}  # of moves that are made
STEPS = ("parts", "units", "fight", "answer", "trade", "sow", "over")
MINUS = "\u2212"


# --- a whole game ------------------------------------------------------------------------------------


def test_a_whole_first_game_against_three_bots_by_mouse(people: People, tables: Tables) -> None:
    """A modest realm: it marches, recruits and deals with others in its first year, and then looks on."""
    table, (link, *_) = tables.make("Eva", BOT, BOT, BOT, game=GAME, mode="first_game")
    page = people.open(link)
    ask_about(page, "offers", "plunder")
    done: set[str] = set()
    while goes_on(page, {deed.split()[-1] for deed in done}, KINDS):
        seen = tables.look(table, link)
        if seen["waiting"] != [0]:  # what a bot does meanwhile would come between two clicks
            page.wait_for_timeout(10)
            continue
        caught_up(page, seen["seq"])
        make(page, modest(seen, done))
    assert {deed.split()[-1] for deed in done} >= KINDS
    if NIGHTLY:
        check_result(page, tables.look(table))


def check_result(page: Page, final: dict[str, Any]) -> None:
    assert final["over"]
    result = page.get_by_role("region", name="Result")
    best_first = sorted(range(4), key=lambda seat: (final["ranks"][seat], seat))
    expect(result.locator("strong")).to_have_text(
        [str(final["scores"][seat]).replace("-", MINUS) for seat in best_first]
    )
    expect(page.locator("[data-target]")).to_have_count(0)
    expect(chronicle(page)).to_contain_text("wins")


def ask_about(page: Page, *stops: str) -> None:
    """Turn on the optional questions."""
    page.locator("details.stops summary").click()
    for stop in stops:
        box = page.locator(f'[data-stop="{stop}"]')
        page.locator("label", has=box).click()
        expect(box).to_be_checked()
        expect(page.locator(f'[data-part="stops"] [data-stop="{stop}"][checked]')).to_have_count(1)


def modest(seen: dict[str, Any], done: set[str]) -> Move:
    """Each kind of action once in a round of the first year; else what is proposed, or nothing more."""
    moves: dict[str, Move] = {move["text"]: move for move in seen["moves"]}
    moment = f"{seen['view']['round']} {seen['view']['step']}"
    for text in moves:
        deed = f"{moment} {text.split()[0]}"
        if seen["view"]["year"] == 1 and text.startswith(FIRST_YEAR) and deed not in done:
            done.add(deed)
            return most_of(seen["moves"], moves[text])
    text = proposed(list(moves))
    done.add(f"{moment} {text.split()[0]}")
    return moves[text]


def most_of(moves: list[Move], one: Move) -> Move:
    """The same with as many units as there are."""
    alike = [move for move in moves if move["text"].partition("*")[0] == one["text"].partition("*")[0]]
    return alike[-1]


# --- axe ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moments(store: Store) -> dict[str, str]:
    """Where to look: at tables in their steps, and at the pages around. All want offers, else nobody makes one."""
    options: Options = {"mode": "advanced"}
    pages = {step: table_at(store, GAME, 3, step, options, stops="offers") for step in STEPS}
    pages["crowd"] = table_at(store, GAME, 12, "units", options)
    return {**pages, "set-up": f"/new/{GAME}", "rules": f"/rules/{GAME}"}


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 360)])
def test_axe_finds_nothing(
    chromium: Browser, address: str, moments: dict[str, str], scheme: Literal["light", "dark"], width: int
) -> None:
    assert violations(chromium, address, moments, scheme, width) == []
