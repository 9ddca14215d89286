"""A game that waits for somebody in vain is ended by those who stay."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from koruna.table.live import presence
from koruna.table.server import make_app
from tests.table.seats import FOUR, Client, Seats


def ask_for_end(table: Seats, seat: int) -> int:
    headers = {"Authorization": f"Bearer {table.keys[seat]}"}
    return table.client.post(f"/api/tables/{table.id}/end", headers=headers).status_code


def test_nobody_ends_a_game_that_waits_for_nobody_absent(client: Client) -> None:
    table = Seats(client)
    for seat in range(2):
        table.now(seat)
        assert ask_for_end(table, seat) == 422
    assert client.post(f"/api/tables/{table.id}/end").status_code == 401, "who only watches"


def test_whoever_stays_ends_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seats(client, seats=FOUR[:2])
    gone = table.now()["turn"]
    stays = 1 - gone
    monkeypatch.setattr(presence, "SECONDS_OF_PATIENCE", 0)
    table.sit(stays)
    assert 'data-do="end-game"' in table.get().text
    assert ask_for_end(table, stays) == 200
    now = table.now(stays)
    assert (now["ended"], now["over"], now["moves"]) == (True, False, [])
    page = table.get().text
    assert "The game was ended early" in page
    assert "Those who stayed end the game." in page
    assert "ended here by those who stayed" in table.get("/record").text
    headers = {"Authorization": f"Bearer {table.keys[gone]}"}
    move = {"seq": now["seq"], "move": "claim 1"}
    assert client.post(f"/api/tables/{table.id}/moves", json=move, headers=headers).status_code in (409, 422)
    for path in ("undo", f"seats/{gone}/bot"):
        answer = client.post(f"/api/tables/{table.id}/{path}", headers=headers, json={"level": "random"})
        assert table.now()["bots"] == {}, answer.text
    assert "The game was ended early" in client.get("/").text, "in the list of one's own tables"
    assert client.post(f"/t/{table.id}/rematch", follow_redirects=False).status_code == 303


def test_all_who_stay_have_to_want_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seats(client, seats=FOUR)
    gone = table.now()["turn"]
    first, second, third = [seat for seat in range(4) if seat != gone]
    monkeypatch.setattr(presence, "SECONDS_OF_PATIENCE", 0)
    for seat in (first, second):
        assert ask_for_end(table, seat) == 200
        assert not table.now()["ended"]
    table.sit(third)
    assert "Would end the game here" in table.get().text
    assert ask_for_end(table, third) == 200
    assert table.now()["ended"]


def test_a_move_shows_that_it_does_not_wait_in_vain(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seats(client, seats=FOUR)
    gone = table.now()["turn"]
    monkeypatch.setattr(presence, "SECONDS_OF_PATIENCE", 0)
    assert ask_for_end(table, (gone + 1) % 4) == 200
    table.play()
    table.sit((gone + 2) % 4)
    assert "Would end the game here" not in table.get().text


def test_an_ended_table_is_ended_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    monkeypatch.setattr(presence, "SECONDS_OF_PATIENCE", 0)
    with TestClient(make_app(database, pace=0)) as client:
        table = Seats(client)
        assert ask_for_end(table, 1 - table.now()["turn"]) == 200
    with TestClient(make_app(database, pace=0)) as client:
        table.client = client
        assert table.now()["ended"]
        assert table.now()["waiting"], "as it stood"
