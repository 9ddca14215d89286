"""Suverenita in the browser: a battle, a siege and a treaty between two people in the advanced game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import koruna
from koruna.engine.option import Options
from koruna.table.live.live_table import Live
from koruna.table.log_lines import LogLine, Name, Seed, Stop
from koruna.table.store.store import Head, Store
from tests.table.keys import key_lines, key_of

from .conftest import People
from .people import Tables, caught_up, chronicle
from .realms import make, proposed

GAME = "suverenita"
EVA, PETR = 0, 1
# Their villages face each other in m02 and m03. They place all their units there, except those placed elsewhere.
VILLAGES = (["m02", "m01", "i02"], ["m03", "m04", "i05"])
ELSEWHERE = ({"i02": 0, "m01": 0}, {"i05": 3, "m03": 4})
OPTIONS: Options = {"mode": "advanced", "pace": "plain"}
MARCH = "mv m02>m03 "
SEED = "war 393"  # with which it takes two rounds to storm the village
Moment = dict[str, Any]


class War:
    """A table, the page of each player, and the moves that they clicked."""

    def __init__(self, tables: Tables, table: str, keys: list[str], pages: list[Page]) -> None:
        self.tables, self.table, self.keys, self.pages = tables, table, keys, pages
        self.clicked: list[tuple[int, str, str]] = []  # who, in which step, and which move

    def play_until(self, ended: Callable[[Moment, int], bool]) -> tuple[Moment, int]:
        """Make the moves that each player wants, by mouse, up to a moment; returns what the decider sees."""
        for _ in range(30):
            now = self.tables.look(self.table)
            seat = now["waiting"][0] if now["waiting"] else EVA
            seen = self.tables.look(self.table, self.keys[seat])
            if now["over"] or ended(seen, seat):
                return seen, seat
            texts = [move["text"] for move in seen["moves"]]
            self.play(seen, seat, wanted_by(seat, seen["view"]["step"], seen["view"]["round"], texts))
        raise AssertionError("it never comes to that")

    def play(self, seen: Moment, seat: int, text: str) -> None:
        page = self.pages[seat]
        caught_up(page, seen["seq"])
        make(page, next(move for move in seen["moves"] if move["text"] == text))
        self.clicked.append((seat, seen["view"]["step"], text))


def wanted_by(seat: int, step: str, round: int, texts: list[str]) -> str:
    """What somebody wants: Eva to take m03, Petr to hold it."""
    wanted = []
    if step == "village":
        wanted = [f"village {field}" for field in VILLAGES[seat]]
    elif step == "parts":
        wanted = [f"put {field} LI*{count}" for field, count in ELSEWHERE[seat].items()]
    elif step == "trade" and round == 1:
        wanted = ["buy m02 ME*1", "buy m03 ME*1"]
    elif step == "units" and seat == EVA and round > 1:
        wanted = [text for text in reversed(texts) if text.startswith(MARCH)]
    elif step in ("fight", "assault", "storm") and seat == EVA:
        wanted = [text for text in texts if text != "done"]
    elif step == "hit":
        wanted = [text for text in texts if text.startswith("hit ")]
    return next((text for text in wanted if text in texts), proposed(texts))


def before_the_war() -> list[LogLine]:
    """The log of a table up to where Eva can march to m03."""
    head = Head("war", GAME, koruna.game(GAME).version, OPTIONS, 2)
    log: list[LogLine] = [Name(EVA, "Eva"), Name(PETR, "Petr"), Stop(PETR, "offers")]  # Petr will offer a treaty
    log += Live(head, [*log, Seed(SEED)]).deal()
    table = Live(head, [*log, Seed(SEED)])
    while True:
        state = table.match.state
        seat = state.waiting()[0]
        view = state.view(seat)
        text = wanted_by(seat, view.step, view.round, [state.write(move, seat) for move in state.moves(seat)])
        if text.startswith(MARCH):
            return log
        lines, _ = table.move(text, seat)
        table.read(lines)
        log += lines


def begin(people: People, tables: Tables, store: Store) -> War:
    head = Head("war", GAME, koruna.game(GAME).version, OPTIONS, 2)
    store.create(head, [*before_the_war(), Seed(SEED), *key_lines(2)], listed=False)
    keys = [key_of(seat) for seat in (EVA, PETR)]
    return War(tables, head.id, keys, [people.open(f"/t/{head.id}/sit/{key}") for key in keys])


def test_a_battle_a_siege_and_a_treaty_between_two_people(people: People, tables: Tables, store: Store) -> None:
    war = begin(people, tables, store)
    eva, petr = war.pages

    # Eva marches to m03, where Petr stands, and sees what a battle would bring.
    seen, seat = war.play_until(lambda seen, seat: seen["view"]["step"] == "fight" and seat == EVA)
    assert any(text.startswith(f"{MARCH}LI*") for _, _, text in war.clicked)
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

    # The village stands alone; she storms it, for as many rounds as it takes.
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
    expect(eva.get_by_role("complementary", name="Players")).to_contain_text("Signing it ends the game: Eva would win.")
    war.play(seen, EVA, "yes")
    for page in (eva, petr):
        expect(chronicle(page)).to_contain_text("Eva signs a treaty with Petr")
        expect(chronicle(page)).to_contain_text("Eva is sovereign over all and wins.")
        expect(page.get_by_role("region", name="Result").get_by_role("listitem").first).to_contain_text("Eva1st")
