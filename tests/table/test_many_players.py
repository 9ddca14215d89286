"""A table of eight at Suverenita: all trade at once, in any order, without conflicts."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from koruna.table.live.live_table import Live
from koruna.table.log_lines import LogLine, Name
from koruna.table.store.store import Head, Store

from .keys import bearer, key_lines, sit
from .seats import Client
from .servers import the_app

SEATS = range(8)
PEOPLE = ["Eva", "Petr", "Jana", "Ivan", "Olga", "Adam", "Zita", "Hugo"]
HEAD = Head("crowd", "suverenita", 1, {"mode": "first_game"}, 8)
PATIENCE = 60  # seconds; on an idle machine nothing takes two


def trading() -> list[LogLine]:
    """The log of a table at which all trade."""
    log: list[LogLine] = [Name(seat, name) for seat, name in enumerate(PEOPLE)]
    log += Live(HEAD, log).deal()
    table = Live(HEAD, log)
    while (state := table.match.state).view().step != "trade":
        seat = state.turn()
        texts = [state.write(move, seat) for move in state.moves(seat)]
        lines, _ = table.move(next((text for text in ("auto", "done") if text in texts), texts[0]), seat)
        table.read(lines)
        log += lines
    return [*log, *key_lines(len(SEATS))]


class Crowd:
    def __init__(self, client: Client) -> None:
        self.client = client

    def ask(self, seat: int, method: str = "GET", path: str = "", wish: Any = None) -> dict[str, Any]:
        answer = self.client.request(method, f"/api/tables/{HEAD.id}{path}", headers=bearer(seat), json=wish)
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        return body

    def play(self, seat: int, seq: int, move: str) -> int:
        after: int = self.ask(seat, "POST", "/moves", {"seq": seq, "move": move})["seq"]
        return after

    def waiting(self) -> list[int]:
        waiting: list[int] = self.ask(0)["waiting"]
        return waiting

    def recruit(self, seat: int) -> str:
        texts: list[str] = [move["text"] for move in self.ask(seat)["moves"]]
        return next(text for text in texts if text.startswith("rec "))

    def prompt(self, seat: int) -> str:
        sit(self.client, seat)
        found = re.search(r'class="prompt.*?<span>(.*?)</span>', self.client.get(f"/t/{HEAD.id}").text, re.DOTALL)
        self.client.cookies.clear()
        assert found is not None
        return found[1]


@pytest.fixture
def crowd(tmp_path: Path) -> Iterator[Crowd]:
    database = f"sqlite:///{tmp_path}/koruna.db"
    with TestClient(the_app(database)) as client:
        store = Store(database)
        store.create(HEAD, trading(), listed=False)
        store.close()
        client.headers["Accept-Language"] = "en"
        yield Crowd(client)


def test_all_decide_in_any_order_in_sight_of_the_moment_they_were_asked(crowd: Crowd) -> None:
    asked = crowd.ask(0)["seq"]
    assert crowd.waiting() == [*SEATS]
    for seat in (5, 2, 7, 0, 3):
        crowd.play(seat, asked, crowd.recruit(seat))
    for seat in (6, 2, 4, 1, 0):
        crowd.play(seat, crowd.ask(seat)["seq"] if seat in (2, 0) else asked, "done")
    assert crowd.waiting() == [3, 5, 7]
    for seat in (0, 6):
        assert crowd.prompt(seat) == "Waiting for Ivan, Adam, Hugo."
    for seat in (3, 5, 7):
        assert crowd.prompt(seat).startswith("<b>Your turn.</b> Recruit, build and upgrade your infantry")
        crowd.play(seat, crowd.ask(seat)["seq"], "done")
    assert crowd.ask(0)["view"]["step"] != "trade"


def test_one_takes_back_alone_what_nobody_built_upon(crowd: Crowd) -> None:
    asked = crowd.ask(0)["seq"]
    before = crowd.ask(4)["view"]["players"][4]
    crowd.play(4, asked, crowd.recruit(4))
    for seat in (1, 2, 3):
        crowd.play(seat, asked, crowd.recruit(seat))
    others = belongings(crowd.ask(4))
    crowd.ask(4, "POST", "/undo")
    now = crowd.ask(4)
    assert now["undo"] is None, "nobody was asked"
    assert now["view"]["players"][4] | {"rank": 0} == before | {"rank": 0}
    assert belongings(now) == others
    assert now["waiting"] == [*SEATS]


def belongings(seen: dict[str, Any]) -> list[tuple[int, int]]:
    """Gold and units of the first four."""
    return [(player["gold"], player["units"]) for player in seen["view"]["players"][:4]]


def test_a_bot_deputises_for_whoever_asks_and_hands_the_seat_back(crowd: Crowd) -> None:
    asked = crowd.ask(0)["seq"]
    crowd.ask(6, "POST", "/seats/6/bot", {})
    deadline = time.monotonic() + PATIENCE
    while 6 in crowd.waiting():
        assert time.monotonic() < deadline, "the bot does not trade"
        time.sleep(0.05)
    assert crowd.waiting() == [seat for seat in SEATS if seat != 6]
    crowd.ask(6, "DELETE", "/seats/6/bot")
    for seat in (7, 0):
        crowd.play(seat, asked, "done")
    assert crowd.waiting() == [1, 2, 3, 4, 5]
