"""Suverenita in the browser: a whole first game against bots by mouse, and axe."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .conftest import People
from .people import BOT, Tables, chronicle, my_turn, one_move

GAME = "suverenita"
Move = dict[str, Any]


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
    expect(result.locator("strong")).to_have_text([str(final["scores"][seat]).replace("-", "−") for seat in best_first])
    expect(page.locator("[data-target]")).to_have_count(0)
    expect(chronicle(page)).to_contain_text("wins")


def modest(seen: dict[str, Any], done: set[str]) -> Move:
    """What is proposed; else each kind of deed once in a round of the first year; else nothing more."""
    moves = {move["text"]: move for move in seen["moves"]}
    for text in moves:
        word, when = text.split()[0], seen["view"]["round"]
        deed = f"{when} {seen['view']['step']} {word}"
        if word in ("auto", "no", "village") or (when < 4 and word in ("mv", "loot", "offer", "rec") and deed not in done):
            done.add(deed)
            return most_of(seen["moves"], moves[text])
    text = "done" if "done" in moves else next(iter(moves))
    done.add(f"{seen['view']['round']} {seen['view']['step']} {text.split()[0]}")
    return moves[text]


def most_of(moves: list[Move], one: Move) -> Move:
    """The same with as many units as there are."""
    return [move for move in moves if move["text"].partition("*")[0] == one["text"].partition("*")[0]][-1]


# --- clicking ----------------------------------------------------------------------------------------


def make(page: Page, move: Move) -> None:
    """Everything clicked has to be lit by then; how many, or which of several is meant, is said beside the board."""
    targets = move["targets"]
    with one_move(page):
        for target in targets:
            lit(page, target).click()
            if target == targets[0] and len(targets) > 1:
                say_how_many(page, move)
        button = page.locator(f'[data-choices] [data-move="{move["text"]}"]')
        if button.count():
            button.click()
        elif not targets:
            page.get_by_role("toolbar").locator(".btn-primary:enabled").click()


def lit(page: Page, target: str) -> Locator:
    found = page.locator(f'[data-target="{target}"][role="button"]')
    expect(found).to_have_count(1)
    return found.locator(".hit") if target.startswith("field:") else found


def say_how_many(page: Page, move: Move) -> None:
    count = re.search(r"\*(\d+)", move["text"])
    wanted = page.locator("[data-choices] .kind").get_by_text(re.compile(rf"^{count[1]}$")) if count else None
    if wanted is not None and wanted.count():
        wanted.click()
