"""Clocks: when the time for a decision is up, a bot plays for seats that have not decided."""

from __future__ import annotations

import time

import pytest

from tests.table.seats import PEOPLE, Client, Seats

IN_TIME = 10


def wait_until(table: Seats, bots: dict[str, str]) -> None:
    until = time.monotonic() + IN_TIME
    while table.now()["bots"] != bots:
        assert time.monotonic() < until
        time.sleep(0.02)


def timed(client: Client, seconds: int) -> Seats:
    table = Seats(client, clock=seconds)
    table.sit(0)
    return table


def test_a_bot_plays_when_the_time_is_up(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    began = time.time()
    monkeypatch.setattr(time, "time", lambda: began)
    table = timed(client, 60)
    turn = table.now()["turn"]
    assert f'data-until="{int(began + 60)}"' in table.get().text
    monkeypatch.setattr(time, "time", lambda: began + 59)
    assert table.now()["bots"] == {}
    monkeypatch.setattr(time, "time", lambda: began + 60.1)
    table.get()
    wait_until(table, {str(turn): "eliska"})
    headers = {"Authorization": f"Bearer {table.keys[turn]}"}
    assert client.delete(f"/api/tables/{table.id}/seats/{turn}/bot", headers=headers).status_code == 200
    assert table.now()["bots"] == {}, "whoever comes back goes on"


def test_every_decision_has_its_time(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    began = time.time()
    monkeypatch.setattr(time, "time", lambda: began)
    table = timed(client, 60)
    monkeypatch.setattr(time, "time", lambda: began + 50)
    table.play()
    assert f'data-until="{int(began + 110)}"' in table.get().text
    monkeypatch.setattr(time, "time", lambda: began + 70)
    assert table.now()["bots"] == {}


def test_the_time_of_a_game_is_used_up_by_all_decisions_together(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = time.time()
    monkeypatch.setattr(time, "time", lambda: began)
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "kingdomino", "seats": seats, "game_clock": 100}
    made = client.post("/api/tables", json=wish).json()
    table = Seats(client)
    table.id, table.keys = made["table"], [made["seats"][0]["key"]]
    table.sit(0)

    def decide(now: float) -> None:
        """Once it is Eva's turn, which takes no time of hers, she decides at this time."""
        until = time.monotonic() + IN_TIME
        while table.now()["waiting"] != [0]:
            assert time.monotonic() < until
            time.sleep(0.02)
        table.get()
        monkeypatch.setattr(time, "time", lambda: now)
        table.play()

    decide(began + 40)
    decide(began + 70)
    until = time.monotonic() + IN_TIME
    while f'data-until="{int(began + 100)}"' not in table.get().text:
        assert time.monotonic() < until, "70 seconds are used up"
        time.sleep(0.02)
    monkeypatch.setattr(time, "time", lambda: began + 100.1)
    table.get()
    wait_until(table, {"0": "eliska", "1": "random"})


@pytest.mark.parametrize("clocks", [{"clock": 60}, {"game_clock": 60}, {"clock": 60, "game_clock": 600}])
def test_the_others_are_given_more_time_once_while_they_decide(
    client: Client, monkeypatch: pytest.MonkeyPatch, clocks: dict[str, int]
) -> None:
    began = time.time()
    monkeypatch.setattr(time, "time", lambda: began)
    made = client.post("/api/tables", json={"game": "kingdomino", "seats": PEOPLE, **clocks}).json()
    table = Seats(client)
    table.id, table.keys, table.sessions = made["table"], [seat["key"] for seat in made["seats"]], {(): ""}

    def give(seat: int) -> int:
        headers = {"Authorization": f"Bearer {table.keys[seat]}"}
        return client.post(f"/api/tables/{table.id}/more-time", headers=headers).status_code

    table.sit()
    assert "more-time" not in table.get().text, "a spectator gives nothing"
    turn = table.now()["turn"]
    table.sit(turn)
    assert f'data-until="{int(began + 60)}"' in table.get().text
    assert "more-time" not in table.get().text
    assert give(turn) == 422, "nobody else decides"
    assert give(1 - turn) == give(1 - turn) == 200
    assert f'data-until="{int(began + 120)}"' in table.get().text, "once is enough"
    table.sit(1 - turn)
    assert "more-time" in table.get().text
    monkeypatch.setattr(time, "time", lambda: began + 119)
    table.get()
    assert table.now()["bots"] == {}
    monkeypatch.setattr(time, "time", lambda: began + 120.1)
    table.get()
    wait_until(table, {str(turn): "eliska"})


def test_without_a_clock_no_time_is_given(client: Client) -> None:
    table = Seats(client)
    headers = {"Authorization": f"Bearer {table.keys[1 - table.now()['turn']]}"}
    assert client.post(f"/api/tables/{table.id}/more-time", headers=headers).status_code == 422


def test_without_a_clock_nobody_is_hurried(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seats(client)
    monkeypatch.setattr(time, "time", lambda: time.monotonic() + 1e10)
    assert "data-until" not in table.get().text
    assert table.now()["bots"] == {}


@pytest.mark.parametrize("seconds", [0, 9, -1, 10**9, "soon"])
def test_a_clock_is_a_sensible_number_of_seconds(client: Client, seconds: object) -> None:
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]
    wish = {"game": "kingdomino", "seats": seats, "clock": seconds}
    assert client.post("/api/tables", json=wish).status_code == 400
