"""What people at a table say to each other: told to those who sit there, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from koruna.table.live.remarks import MOST
from koruna.table.schemas import LONGEST_NOTE

from .seats import Seats
from .servers import serving

NOTE = "<b>meet me at the bridge</b>"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        serving(f"sqlite:///{tmp_path_factory.mktemp('talk')}/koruna.db") as address,
        httpx.Client(base_url=address, timeout=30, headers={"Accept-Language": "en"}) as client,
    ):
        yield client


def by(table: Seats, seat: int) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.keys[seat]}"}


def say(table: Seats, who: dict[str, str], seat: int = 0, **what: str) -> httpx.Response:
    return table.client.post(f"/t/{table.id}/remark?seat={seat}", json=what, headers=who)


def read_until(lines: Iterator[str], mark: str) -> str:
    found = ""
    for line in lines:
        found += line + "\n"
        if mark in line:
            break
    return found


def test_a_note_reaches_those_who_sit_here_and_no_byte_of_it_a_spectator(client: httpx.Client) -> None:
    table = Seats(client)
    path = f"/t/{table.id}/stream"
    with (
        client.stream("GET", path, headers=by(table, 1)) as petr,
        client.stream("GET", path) as spectator,
        client.stream("GET", f"/api/tables/{table.id}/events") as program,
    ):
        heard, watched, programmed = petr.iter_lines(), spectator.iter_lines(), program.iter_lines()
        for lines in (heard, watched):
            read_until(lines, "data: ")
        assert say(table, by(table, 0), note=NOTE).status_code == 204
        told = read_until(heard, "bridge")
        assert "event: remark" in told
        assert '"seat":0' in told
        table.play(1)
        seen = read_until(watched, "data: ") + read_until(programmed, "data: ")
        assert "data: " in seen
        assert "remark" not in seen
        assert "bridge" not in seen
    everything = [client.get(path).text for path in (f"/t/{table.id}", f"/t/{table.id}/now", f"/t/{table.id}/record")]
    everything.append(client.get(f"/api/tables/{table.id}", headers=by(table, 1)).text)
    assert not any("bridge" in text for text in everything)
    assert "table-talk.js" not in everything[0]


def test_only_whoever_sits_here_can_say_something_and_not_too_much(client: httpx.Client) -> None:
    table = Seats(client)
    assert say(table, {}, reaction="hello").status_code == 401
    assert say(table, by(table, 1), reaction="hello").status_code == 403, "with the key of another seat"
    assert say(table, by(table, 0), reaction="curse").status_code == 400
    assert say(table, by(table, 0), note=" ").status_code == 400
    assert say(table, by(table, 0), note="x" * (LONGEST_NOTE + 1)).status_code == 400
    for _ in range(MOST):
        assert say(table, by(table, 0), reaction="hello").status_code == 204
    assert say(table, by(table, 0), reaction="hello").status_code == 429
    assert say(table, by(table, 1), seat=1, reaction="hello").status_code == 204


@pytest.mark.parametrize(
    ("terms", "reaction", "note"),
    [({"talk": "none"}, 403, 403), ({"talk": "reactions"}, 204, 403), ({"listed": True}, 204, 403)],
)
def test_a_table_says_what_may_be_said(client: httpx.Client, terms: dict[str, Any], reaction: int, note: int) -> None:
    table = Seats(client)
    wish = {"game": "kingdomino", "seats": [{"kind": "person", "name": name} for name in ("Eva", "Petr")], **terms}
    made = client.post("/api/tables", json=wish).json()
    table.id, table.keys = made["table"], [seat["key"] for seat in made["seats"]]
    assert say(table, by(table, 0), reaction="nice").status_code == reaction
    assert say(table, by(table, 0), note="hello").status_code == note


def test_who_plays_with_bots_has_nobody_to_talk_to(client: httpx.Client) -> None:
    table = Seats(client, seats=[{"kind": "person", "name": "Eva"}, {"kind": "bot", "level": "greedy"}])
    assert say(table, by(table, 0), reaction="hello").status_code == 403
