"""Who sits at a table: invitations, people who leave, and bots in their seats."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from koruna.table.live import presence
from tests.table.api.two_at_table import now, table_for_two
from tests.table.seats import Client
from tests.table.servers import serving


def test_a_bot_takes_over_and_hands_back(client: Client) -> None:
    path, headers = table_for_two(client)
    assert client.post(f"{path}/seats/1/bot", json={"level": "genius"}, headers=headers[1]).status_code == 422
    assert client.post(f"{path}/seats/1/bot", json={"level": "random"}, headers=headers[1]).status_code == 200
    deadline = time.monotonic() + 30
    while now(client, path)["turn"] != 0:
        assert time.monotonic() < deadline, "the bot does not move"
        time.sleep(0.02)
    assert client.delete(f"{path}/seats/1/bot", headers=headers[1]).status_code == 200
    assert now(client, path)["bots"] == {}


def give_to_bot(client: Client, path: str, seat: int, headers: dict[str, str]) -> int:
    return client.post(f"{path}/seats/{seat}/bot", json={"level": "random"}, headers=headers).status_code


def sit_down(client: Client, path: str, link: str, name: str) -> dict[str, str]:
    """Exchange an invitation for a key."""
    answer = client.post(f"{path}/seats", json={"token": link.rpartition("/")[2], "name": name})
    assert answer.status_code == 201, answer.text
    return {"Authorization": f"Bearer {answer.json()['key']}"}


def test_an_invitation_is_exchanged_for_a_key_once(client: Client) -> None:
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "person"}]
    created = client.post("/api/tables", json={"game": "kingdomino", "seats": seats}).json()
    path, link = f"/api/tables/{created['table']}", created["seats"][1]["link"]
    token, host = link.rpartition("/")[2], {"Authorization": f"Bearer {created['key']}"}
    assert created["seats"][1]["key"] is None
    assert now(client, path, {"Authorization": f"Bearer {token}"})["seat"] is None, "it is no key"
    assert client.post(f"{path}/seats", json={"token": token, "name": " "}).status_code == 422
    assert client.post(f"{path}/seats", json={"token": token, "name": "eva"}).status_code == 422
    petr = sit_down(client, path, link, "Petr")
    assert now(client, path, petr)["seat"] == 1
    assert client.post(f"{path}/seats", json={"token": token, "name": "Ivan"}).status_code == 403
    for who in (host, {"Authorization": f"Bearer {created['seats'][0]['key']}"}):
        assert client.post(f"{path}/seats/1/link", headers=who).status_code == 403, "the seat is taken"
    on_phone = client.post(f"{path}/seats/1/link", headers=petr).json()["link"]
    assert now(client, path, sit_down(client, path, on_phone, ""))["names"] == ["Eva", "Petr"]
    assert client.delete(f"{path}/seats/1", headers=host).status_code == 200
    assert now(client, path, petr)["seat"] is None
    again = client.post(f"{path}/seats/1/link", headers=host).json()["link"]
    assert client.delete(f"{path}/seats/1/link", headers=host).status_code == 200
    assert client.post(f"{path}/seats", json={"token": again.rpartition("/")[2], "name": "Ivan"}).status_code == 403


def test_a_seat_where_nobody_has_sat_down_may_be_given_to_a_bot(client: Client) -> None:
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "person"}]
    created = client.post("/api/tables", json={"game": "kingdomino", "seats": seats}).json()
    path = f"/api/tables/{created['table']}"
    eva = {"Authorization": f"Bearer {created['seats'][0]['key']}"}
    assert now(client, path, eva)["vacant"] == [1]
    assert give_to_bot(client, path, 1, {}) == 401
    assert give_to_bot(client, path, 1, {"Authorization": "Bearer guess"}) == 403
    assert give_to_bot(client, path, 1, eva) == 200
    assert now(client, path, eva)["bots"] == {"1": "random"}
    assert client.delete(f"{path}/seats/1/bot", headers=eva).status_code == 403, "only its key takes it back"
    other = sit_down(client, path, created["seats"][1]["link"], "Petr")
    assert now(client, path, other)["bots"] == {}, "it played until somebody came"
    assert give_to_bot(client, path, 1, eva) == 403, "now somebody is there"


def test_a_seat_of_somebody_who_is_there_is_not_given_away(client: Client) -> None:
    path, headers = table_for_two(client)
    assert now(client, path, headers[0])["vacant"] == []
    for seat, asker in ((0, 1), (1, 0)):
        answer = client.post(f"{path}/seats/{seat}/bot", json={}, headers={**headers[asker], "Accept-Language": "sk"})
        assert answer.status_code == 403
        assert "obsadené" in answer.json()["error"]
    assert give_to_bot(client, path, 7, headers[0]) == 404


def test_a_seat_is_given_to_a_bot_when_all_wait_for_somebody_who_left(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, headers = table_for_two(client)
    turn = now(client, path)["turn"]
    now(client, path, headers[turn])
    assert give_to_bot(client, path, turn, headers[1 - turn]) == 403, "a look shows that somebody is there"
    monkeypatch.setattr(presence, "SECONDS_OF_PATIENCE", 0)  # as if that was long ago
    assert now(client, path)["vacant"] == [turn], "who need not decide may be away"
    assert give_to_bot(client, path, 1 - turn, headers[turn]) == 403
    assert give_to_bot(client, path, turn, headers[1 - turn]) == 200
    assert client.delete(f"{path}/seats/{turn}/bot", headers=headers[turn]).status_code == 200


def test_whoever_listens_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "SECONDS_OF_PATIENCE", 0)
    with serving(f"sqlite:///{tmp_path}/koruna.db") as address, httpx.Client(base_url=address) as client:
        people = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]
        created = client.post("/api/tables", json={"game": "kingdomino", "seats": people}).json()
        path = f"/api/tables/{created['table']}"
        turn = client.get(path).json()["turn"]
        key = {"Authorization": f"Bearer {created['seats'][turn]['key']}"}
        for stream in (f"{path}/events", f"/t/{created['table']}/stream"):
            with httpx.stream("GET", f"{address}{stream}", headers=key, timeout=30) as events:
                lines = events.iter_lines()
                next(lines)
                assert client.get(path).json()["vacant"] == []
            deadline = time.monotonic() + 30
            while client.get(path).json()["vacant"] != [turn]:
                assert time.monotonic() < deadline, "the server does not notice who left"
                time.sleep(0.05)
