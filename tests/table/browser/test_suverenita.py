"""Suverenita in the browser: a whole first game against bots by mouse, and axe."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from koruna.games.suverenita.rules.state import Suverenita
from koruna.table.live.live_table import Live
from koruna.table.store.store import Head, Store
from tests.table.servers import serving

from .checking import violations
from .conftest import People
from .people import BOT, BY_HAND, Tables, chronicle, my_turn
from .realms import Move, make, proposed

GAME = "suverenita"
FIRST_YEAR = ("mv", "loot", "offer", "rec")
STEPS = ("parts", "units", "fight", "answer", "trade", "sow", "over")
MINUS = "\u2212"


# --- a whole game ------------------------------------------------------------------------------------


def test_a_whole_first_game_against_three_bots_by_mouse(people: People, tables: Tables) -> None:
    """A modest realm: it marches, recruits and deals with others in its first year, and then looks on."""
    table, (link, *_) = tables.make("Eva", BOT, BOT, BOT, game=GAME, mode="first_game")
    page = people.open(link)
    ask_about(page, "offers", "plunder")
    done: set[str] = set()
    made = 0
    while my_turn(page):
        seen = tables.look(table, link)
        if seen["over"] or not seen["moves"]:
            continue
        move = modest(seen, done)
        made += 1
        if made <= BY_HAND:
            make(page, move)
        else:
            tables.send(table, link, move["text"])
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


def ask_about(page: Page, *stops: str) -> None:
    """Have the game ask about what it passes over unless somebody wants it."""
    page.locator("details.stops summary").click()
    for stop in stops:
        box = page.locator(f'[data-stop="{stop}"]')
        page.locator("label", has=box).click()
        expect(box).to_be_checked()
        expect(page.locator(f'[data-part="stops"] [data-stop="{stop}"][checked]')).to_have_count(1)


def modest(seen: dict[str, Any], done: set[str]) -> Move:
    """Each kind of deed once in a round of the first year; else what is proposed, or nothing more."""
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
def realms(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """A server, and where to look there: at tables in their steps, and at the pages around."""
    database = f"sqlite:///{tmp_path_factory.mktemp('realms')}/koruna.db"
    with serving(database) as address:
        store = Store(database)
        pages = {step: table_at(store, step, 3) for step in STEPS}
        pages["crowd"] = table_at(store, "units", 12)
        store.close()
        yield address, {**pages, "set-up": f"/new/{GAME}", "rules": f"/rules/{GAME}"}


def table_at(store: Store, step: str, seats: int) -> str:
    """The link of the first of some people, to whom the step has come in a game played at random.

    All want to be asked about offers, else nobody makes one.
    """
    head = Head(f"{step}-{seats}", GAME, 1, {"mode": "advanced"}, [f"{seat:032x}" for seat in range(1, seats + 1)])
    for seed in range(1, 100):
        rng = Random(f"{step} {seed}")
        log = [f"name {seat} Player{seat}" for seat in range(seats)]
        log += [f"stop {seat} offers" for seat in range(seats)]
        log += Live(head, [*log, f"seed {seed}"]).deal()
        table = Live(head, [*log, f"seed {seed}"])
        while not table.match.over():
            state = table.match.state
            assert isinstance(state, Suverenita)
            if state.step_name() == step and 0 in state.waiting():
                break
            seat = rng.choice(state.waiting())
            lines, _ = table.move(state.write(rng.choice(state.moves(seat)), seat), seat)
            table.read(lines)
            log += lines
        if table.match.over() == (step == "over"):
            store.create(head, log, listed=False)
            return f"/t/{head.id}/sit/{head.keys[0]}"
    raise AssertionError(f"the step {step} never came")


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 360)])
def test_axe_finds_nothing(
    chromium: Browser, realms: tuple[str, dict[str, str]], scheme: Literal["light", "dark"], width: int
) -> None:
    address, pages = realms
    assert violations(chromium, address, pages, scheme, width) == []
