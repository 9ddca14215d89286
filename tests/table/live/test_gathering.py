"""A game between people begins when all have sat down, and nobody can choose what is drawn in it."""

from __future__ import annotations

from typing import Any

import pytest

import koruna
from koruna.engine.fair_draw import commitment_to
from koruna.engine.record import read_record
from koruna.engine.verifying import verify
from koruna.table.live import presence
from tests.table.seats import Client, Seats

WITH_A_GUEST = [{"kind": "person", "name": "Eva"}, {"kind": "person"}]


def sit_down(table: Seats, name: str, **value: str) -> dict[str, str]:
    wish = {"token": table.links[1].rpartition("/")[2], "name": name, **value}
    answer = table.client.post(f"/api/tables/{table.id}/seats", json=wish)
    assert answer.status_code == 201, answer.text
    table.keys[1] = answer.json()["key"]
    return {"Authorization": f"Bearer {table.keys[1]}"}


def test_nothing_is_drawn_before_all_are_there(client: Client) -> None:
    table = Seats(client, seats=WITH_A_GUEST)
    before = table.now(0)
    assert (before["missing"], before["waiting"], before["moves"]) == ([1], [], [])
    assert table.get("/record").text.endswith("---\n"), "no line of chance"
    sit_down(table, "Petr")
    after = table.now(0)
    assert after["missing"] == []
    assert after["waiting"]
    assert after["commitment"] == before["commitment"] != ""


def test_nobody_chose_what_was_drawn(client: Client) -> None:
    """The attack: anyone who knows the secret before the end could compute the hands of others."""
    table = Seats(client, seats=WITH_A_GUEST)
    commitment = table.now()["commitment"]
    sit_down(table, "Petr", value="blue moon")
    table.sit()
    half_way = table.get("/record").text
    assert f"\ncommitment {commitment}\nvalue 0 -\nvalue 1 blue moon\n---\n" in half_way
    assert "secret" not in half_way
    with pytest.raises(koruna.Trouble):
        verify(read_record(half_way))
    table.play_to_the_end()
    record = read_record(table.get("/record").text)
    assert record.fair_draw is not None
    assert commitment_to(record.fair_draw.secret) == commitment
    assert verify(record) == 28, "two kings and 24 dominoes, and who begins twice"
    page = table.get("/draw").text
    assert record.fair_draw.secret in page
    assert commitment in page
    assert "No value of Eva." in page
    assert "nobody could choose" not in page


def test_the_secret_leaves_the_server_only_when_the_game_is_over(client: Client) -> None:
    table = Seats(client, seats=WITH_A_GUEST)
    sit_down(table, "Petr")
    table.play(4)
    table.sit(0)
    pages = [table.get(path).text for path in ("", "/draw", "/record", "/now", "/invite", "/replay/0", "/moments")]
    pages += [str(table.now(seat)) for seat in (0, 1)]
    table.play_to_the_end()
    fair = read_record(table.get("/record").text).fair_draw
    assert fair is not None
    assert fair.secret
    assert not [page for page in pages if fair.secret in page]


def test_the_value_of_every_player_changes_what_is_drawn(client: Client) -> None:
    """Also that of the last one: the others could not know what would come."""
    drawn = set()
    for value in ("a", "b", "c"):
        table = Seats(client, seats=WITH_A_GUEST)
        sit_down(table, "Petr", value=value)
        drawn.add(tuple(line for line in table.get("/record").text.splitlines() if line.startswith("* ")))
    assert len(drawn) == 3


def test_a_bot_in_the_last_free_seat_begins_the_game(client: Client) -> None:
    table = Seats(client, seats=WITH_A_GUEST)
    table.sit(0)
    page = table.get().text
    room = page.partition('<section class="gathering"')[2]
    assert "The game begins when everybody is here" in room
    assert page.count('data-do="give-bot"') == room.count('data-do="give-bot"') == 1
    assert 'data-do="undo"' not in page, "there is nothing to take back yet"
    assert room.index("/invite") < room.index('data-do="end-game"'), "giving up comes last"
    assert page.count('data-do="end-game"') == 1
    assert client.post(f"/api/tables/{table.id}/seats/1/bot", json={"level": "random"}).status_code == 200
    assert table.now(0)["missing"] == []
    assert "The game begins when everybody is here" not in table.get().text
    assert "<title>Kingdomino: seats and links</title>" in table.get("/invite").text


def test_whoever_gets_up_before_the_beginning_is_awaited_again(client: Client) -> None:
    table = Seats(client, seats=[*WITH_A_GUEST, {"kind": "person"}])
    petr = sit_down(table, "Petr", value="x")
    assert table.now(0)["missing"] == [2]
    assert client.delete(f"/api/tables/{table.id}/seats/1", headers=petr).status_code == 200
    assert table.now(0)["missing"] == [1, 2]
    assert "value 1" not in table.get("/record").text


def rematch_of(table: Seats, seat: int, value: str = "") -> str:
    table.sit(seat)
    answer = table.client.post(f"/t/{table.id}/rematch", data={"value": value}, follow_redirects=False)
    assert answer.status_code == 303
    return str(answer.headers["location"]).rpartition("/")[2]


def test_a_rematch_begins_when_the_last_player_has_come(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seats(client)
    table.play_to_the_end()
    again = rematch_of(table, 0, "red")
    now: dict[str, Any] = client.get(f"/api/tables/{again}").json()
    assert now["missing"] == [1]
    assert now["vacant"] == [], "the other has a minute to come"
    with monkeypatch.context() as later:
        later.setattr(presence, "SECONDS_OF_PATIENCE", 0)
        assert client.get(f"/api/tables/{again}").json()["vacant"] == [1], "then a bot may take over"
    table.sit(1)
    headers = {"Authorization": f"Bearer {table.keys[1]}"}
    assert client.post(f"/api/tables/{again}/ready", json={"value": "green"}, headers=headers).status_code == 200
    assert client.get(f"/api/tables/{again}").json()["missing"] == []
    assert "\nvalue 0 red\nvalue 1 green\n" in client.get(f"/t/{again}/record").text


def test_who_shares_a_device_plays_the_rematch_at_once(client: Client) -> None:
    table = Seats(client)
    table.sit(0, 1)
    table.play_to_the_end()
    answer = client.post(f"/t/{table.id}/rematch", follow_redirects=False)
    again = client.get("/api/tables/" + answer.headers["location"].rpartition("/")[2]).json()
    assert (again["missing"], again["commitment"]) == ([], "")
    assert again["waiting"]


def test_a_table_that_has_not_begun_survives_a_restart(tmp_path: Any) -> None:
    from litestar.testing import TestClient

    from koruna.table.server import make_app

    database = f"sqlite:///{tmp_path}/koruna.db"
    with TestClient(make_app(database, pace=0)) as client:
        table = Seats(client, seats=WITH_A_GUEST)
        before = table.now(0)
    with TestClient(make_app(database, pace=0)) as client:
        table.client = client
        assert table.now(0) == before
        sit_down(table, "Petr")
        assert table.now(0)["waiting"]
