"""Spectators who see a table some moves later than its players do: each route answers them as that of a table that is
some moves behind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from koruna.table.live.live_table import Live
from koruna.table.log_lines import Delay, Name, Seed
from koruna.table.store.store import Head

from .seats import PEOPLE, Client
from .servers import serving

DELAY, PLAYED = 3, 9
LATE = re.compile(r"<span class=.{1,2}why.{1,2}>You see this table[^<]*</span>")
MARKS = re.compile(r'("|&#34;)marks\1:{[^}]*}')  # of the parts, and the prompt says that it is late
OTHER = {"move": "2", "seat": "0", "name": "none"}  # the further parameters of paths
ASKED = {"/moments": "?event=0", "/older": "?before=5", "/scene": "?event=0", "/why": "?move=x", "/best": "?seat=0"}


class Delayed:
    """A table with one line of terms, asked by a player, or by somebody without a key."""

    def __init__(self, client: httpx.Client, listed: bool = False, **terms: int | str) -> None:
        self.client = client
        wish = {"game": "kingdomino", "seats": PEOPLE, "listed": listed, **(terms or {"delay": DELAY})}
        made = client.post("/api/tables", json=wish).raise_for_status().json()
        self.path = f"/api/tables/{made['table']}"
        self.id = made["table"]
        self.keys = [{"Authorization": f"Bearer {seat['key']}"} for seat in made["seats"]]

    def play(self, moves: int) -> None:
        for _ in range(moves):
            turn = self.look(0)["turn"]
            now = self.look(turn)
            wish = {"seq": now["seq"], "move": now["moves"][0]["text"]}
            self.client.post(f"{self.path}/moves", json=wish, headers=self.keys[turn]).raise_for_status()

    def look(self, seat: int | None = None) -> Any:
        headers = {} if seat is None else self.keys[seat]
        return self.client.get(self.path, headers=headers).raise_for_status().json()

    def told(self, path: str) -> str:
        """What a spectator is told, without what differs between two tables or says that it is late."""
        answer = self.client.get(path.replace("{table_id}", self.id))
        told = MARKS.sub("", LATE.sub("", answer.text.replace(self.id, "TABLE")))
        return f"{answer.status_code} {told}"


def looking_routes(client: Client) -> Iterator[str]:
    """Every path about a table that can be asked for, but for streams, which do not end."""
    for route in client.app.routes:
        path = re.sub(r":(str|int)", "", route.path)
        is_about_table = path.startswith(("/t/{table_id}", "/api/tables/{table_id}"))
        if is_about_table and "GET" in getattr(route, "methods", ()) and not path.endswith(("/stream", "/events")):
            path += next((asked for ending, asked in ASKED.items() if path.endswith(ending)), "")
            yield re.sub(r"{(\w+)}", lambda name: OTHER.get(name[1], name[0]), path)


def test_every_route_tells_spectators_of_an_earlier_moment(client: Client) -> None:
    late, early, now = Delayed(client), Delayed(client, talk="none"), Delayed(client, talk="none")
    late.play(PLAYED)
    early.play(PLAYED - DELAY)
    now.play(PLAYED)
    paths = list(looking_routes(client))
    assert len(paths) > 12
    wrong = [path for path in paths if late.told(path) != early.told(path)]
    assert wrong == []
    assert len([path for path in paths if late.told(path) != now.told(path)]) > 5  # or nothing would be compared


def test_players_see_it_at_once(client: Client) -> None:
    late, now = Delayed(client), Delayed(client, talk="none")
    for table in (late, now):
        table.play(PLAYED)
    assert late.look(1)["view"] == now.look(1)["view"] != late.look()["view"]


def test_it_is_said_and_once_the_game_is_over_all_is_seen(client: Client) -> None:
    table = Delayed(client, listed=True, delay=DELAY)
    table.play(PLAYED)
    assert "You see this table 3 moves late" in client.get(f"/t/{table.id}").text
    assert "spectators 3 moves behind" in client.get("/").text
    table.play(48 - PLAYED - 1)
    assert not table.look()["over"]
    table.play(1)
    assert table.look()["over"]
    assert table.look()["view"] == table.look(0)["view"]


def test_the_lobby_tells_spectators_nothing_newer(client: Client) -> None:
    table = Delayed(client, listed=True, delay=DELAY)
    table.play(1)
    before = client.get("/").text
    turn = table.look(0)["turn"]
    while table.look(0)["turn"] == turn:
        table.play(1)
    assert client.get("/").text == before


def test_streams_tell_an_earlier_moment(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        serving(f"sqlite:///{tmp_path_factory.mktemp('late')}/koruna.db") as address,
        httpx.Client(base_url=address, timeout=30, headers={"Accept-Language": "en"}) as client,
    ):
        table = Delayed(client)
        table.play(PLAYED)
        for path in (f"/t/{table.id}/stream", f"{table.path}/events"):
            with client.stream("GET", path) as stream:
                event = next(line for line in stream.iter_lines() if line.startswith("id:"))
            assert event == f"id: {table.look()['seq']}"
            assert table.look()["seq"] < table.look(0)["seq"]


def test_moves_that_spectators_do_not_notice_do_not_bring_them_forward() -> None:
    head = Head("abc", "eight_minute_empire", 1, {}, 3)
    log = [Delay(1), *[Name(seat, f"Player{seat}") for seat in range(3)], Seed("bids")]
    table = Live(head, [*log, *Live(head, log).deal()])
    before = table.visible_lines.before_moves(table.delay)
    for seat in (0, 1):  # bids, in secret until all have bid
        lines, _ = table.move(table.match.state.write(table.match.state.moves(seat)[0], seat), seat)
        table.read(lines)
        assert before <= table.visible_lines.before_moves(table.delay) <= table.visible_lines.lines_of([])[-1] + 1
