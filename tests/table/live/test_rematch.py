"""After the end: places and points, a rematch, and playing on from a moment of the past."""

from __future__ import annotations

from time import sleep

from koruna.table.live.live_table import Live
from koruna.table.live.rematch import options_of_rematch, who_sat
from koruna.table.log_lines import BotPlays, Name, Talk
from koruna.table.store.store import Head
from tests.table.seats import Client, Seats


def test_the_end_tells_places_points_and_what_to_do_next(client: Client) -> None:
    table = Seats(client)
    assert client.post(f"/t/{table.id}/rematch").status_code == 403
    table.play_to_the_end()
    table.sit(0)
    html = table.get().text
    final = table.now()
    for seat in range(2):
        assert f"<strong>{final['scores'][seat]}</strong>" in html
    assert "1st" in html
    record = table.get("/record")
    assert record.text.startswith("koruna 2\ngame kingdomino 1\nseats 2\n0 Eva\n1 Petr\nresult ")
    assert "attachment" in record.headers["content-disposition"]


def test_all_who_ask_for_a_rematch_meet_at_one_table(client: Client) -> None:
    table = Seats(client, harmony=True)
    table.play_to_the_end()
    table.sit(0)
    assert "Go to the rematch" not in table.get().text
    table.sit()
    assert "/rematch" not in table.get().text, "who only watches may not ask for one"
    assert client.post(f"/t/{table.id}/rematch").status_code == 403
    table.sit(0)
    assert "/rematch" in table.get().text
    first = client.post(f"/t/{table.id}/rematch", follow_redirects=False)
    table.sit(1)
    assert "Go to the rematch" in table.get().text
    second = client.post(f"/t/{table.id}/rematch", follow_redirects=False)
    assert first.headers["location"] == second.headers["location"] != f"/t/{table.id}"
    table.sit()
    assert "Go to the rematch" in table.get().text, "but may watch it"
    watched = client.post(f"/t/{table.id}/rematch", follow_redirects=False)
    assert watched.headers["location"] == first.headers["location"]
    new = client.get("/api/tables/" + first.headers["location"].rpartition("/")[2]).json()
    assert new["options"] == {"harmony": True}
    assert new["names"] == ["Eva", "Petr"], "everybody keeps seat and colour"
    for seat in (0, 1):
        table.sit(seat)
        assert client.get("/api" + first.headers["location"].replace("/t/", "/tables/")).json()["seat"] == seat


def test_where_only_bots_played_whoever_watches_may_watch_another_game(client: Client) -> None:
    table = Seats(client, seats=[{"kind": "bot", "level": "random"}] * 2)
    table.sit()
    while not table.now()["over"]:
        sleep(0.02)
    assert "Watch another game" in table.get().text
    made = client.post(f"/t/{table.id}/rematch", follow_redirects=False).headers["location"]
    assert client.get(made.replace("/t/", "/api/tables/")).json()["bots"] == {"0": "random", "1": "random"}
    assert "Go to the rematch" in table.get().text


def test_playing_on_starts_a_new_table_at_that_moment(client: Client) -> None:
    table = Seats(client)
    table.play_to_the_end()
    table.sit(1)
    made = client.post(f"/t/{table.id}/replay/10/play-on", follow_redirects=False)
    assert made.status_code == 303
    address, _, at = made.headers["location"].partition("#")
    assert at == "begun", "so that its page tells nothing as missed"
    new = client.get("/api/tables/" + address.rpartition("/")[2]).json()
    assert new["bots"] == {"0": "eliska"}
    assert not new["over"]
    assert table.now()["over"]


def test_an_order_goes_along_to_the_rematch() -> None:
    head = Head("old", "eight_minute_empire", 1, {"ages": "3-1-2", "board": "B"}, 3)
    assert options_of_rematch(Live(head, [])) == {"ages": "3-1-2", "board": "B"}


def test_who_left_and_let_a_bot_play_is_asked_again() -> None:
    head = Head("old", "kingdomino", 1, {}, 3)
    table = Live(head, [Name(0, "Eva"), Name(1, "Petr"), BotPlays(2, "greedy"), BotPlays(1, "random")])
    assert who_sat(table) == [BotPlays(2, "greedy"), Name(0, "Eva"), Name(1, "Petr")]


def test_where_a_seat_always_begins_everybody_moves_on_by_one() -> None:
    head = Head("old", "wonderful_kingdom", 1, {"first_player": "fixed"}, 2)
    table = Live(head, [Name(0, "Eva"), Name(1, "Petr"), Talk("none")])
    assert who_sat(table) == [Talk("none"), Name(1, "Eva"), Name(0, "Petr")]
