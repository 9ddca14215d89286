"""Suverenita in the browser: a whole first game against bots by mouse, and axe."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .conftest import People
from .people import BOT, Tables, chronicle, my_turn
from .realms import Move, make, proposed

GAME = "suverenita"
FIRST_YEAR = ("mv", "loot", "offer", "rec")
MINUS = "\u2212"


# --- a whole game ------------------------------------------------------------------------------------


def test_a_whole_first_game_against_three_bots_by_mouse(people: People, tables: Tables) -> None:
    """A modest realm: it marches, recruits and deals with others in its first year, and then looks on."""
    table, (link, *_) = tables.make("Eva", BOT, BOT, BOT, game=GAME, mode="first_game")
    page = people.open(link)
    done: set[str] = set()
    while my_turn(page):
        seen = tables.look(table, link)
        if seen["over"] or not seen["moves"]:
            continue
        make(page, modest(seen, done))
    assert {"village", "auto", "mv", "loot", "offer", "rec", "done"} <= {deed.split()[-1] for deed in done}
    final = tables.look(table)
    assert final["over"]
    result = page.get_by_role("region", name="Result")
    best_first = sorted(range(4), key=lambda seat: (final["ranks"][seat], seat))
    expect(result.locator("strong")).to_have_text(
        [str(final["scores"][seat]).replace("-", MINUS) for seat in best_first]
    )
    expect(page.locator("[data-target]")).to_have_count(0)
    expect(chronicle(page)).to_contain_text("wins")


def modest(seen: dict[str, Any], done: set[str]) -> Move:
    """Each kind of deed once in a round of the first year; else what is proposed, or nothing more."""
    moves = {move["text"]: move for move in seen["moves"]}
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
    return [move for move in moves if move["text"].partition("*")[0] == one["text"].partition("*")[0]][-1]
