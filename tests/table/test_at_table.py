"""The pages of a table, without a browser: what they hold, who may ask for what, and what they weigh."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from koruna.engine.event import NOBODY, Event
from koruna.table.at_table import update
from koruna.table.chronicle import end_of_last_turn
from koruna.table.log import Live
from koruna.table.parts import PARTS, Look, parts_of
from koruna.table.server import make_app
from koruna.table.static_files import static_files
from koruna.table.store import Head

Client = TestClient[Any]
PEOPLE = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(make_app(f"sqlite:///{tmp_path}/koruna.db", pace=0)) as client:
        client.headers["Accept-Language"] = "en"
        yield client


class Seats:
    """A table and the keys of its seats."""

    def __init__(
        self, client: Client, game: str = "kingdomino", seats: list[dict[str, str]] | None = None, **options: bool
    ) -> None:
        self.client = client
        told = client.post("/api/tables", json={"game": game, "options": options, "seats": seats or PEOPLE}).json()
        self.id = told["table"]
        self.keys = [seat["key"] for seat in told["seats"]]

    def sit(self, *seats: int) -> None:
        """From now on the client is a browser that has these seats, and no other."""
        self.client.cookies.clear()
        if seats:
            self.client.cookies.set(f"seats_{self.id}", ".".join(self.keys[seat] for seat in seats))

    def get(self, path: str = "") -> Any:
        return self.client.get(f"/t/{self.id}{path}")

    def now(self, seat: int | None = None) -> dict[str, Any]:
        headers = {} if seat is None else {"Authorization": f"Bearer {self.keys[seat]}"}
        told: dict[str, Any] = self.client.get(f"/api/tables/{self.id}", headers=headers).json()
        return told

    def play(self, moves: int = 1) -> None:
        for _ in range(moves):
            seat = self.now()["waiting"][0]
            seen = self.now(seat)
            wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
            headers = {"Authorization": f"Bearer {self.keys[seat]}"}
            assert self.client.post(f"/api/tables/{self.id}/moves", json=wish, headers=headers).status_code == 200

    def play_to_the_end(self) -> None:
        while not self.now()["over"]:
            self.play()

    def play_until_placing(self) -> int:
        while self.now()["view"]["step"] != "place":
            self.play()
        turn: int = self.now()["turn"]
        return turn


def update_in(html: str) -> dict[str, Any]:
    """What the page hands to its script."""
    found = re.search(r'data-update="([^"]*)"', html)
    assert found is not None
    text = found.group(1).replace("&#34;", '"').replace("&#39;", "'").replace("&lt;", "<").replace("&amp;", "&")
    told: dict[str, Any] = json.loads(text)
    return told


# --- the page -------------------------------------------------------------------------------


def test_whoever_has_the_seat_gets_its_moves_and_others_get_none(client: Client) -> None:
    table = Seats(client)
    turn = table.play_until_placing()
    table.sit(turn)
    mine = update_in(table.get().text)
    assert [move["text"] for move in mine["moves"]] == [move["text"] for move in table.now(turn)["moves"]]
    assert mine["mine"]
    assert mine["seat"] == turn
    table.sit(1 - turn)
    assert update_in(table.get().text)["moves"] == []
    table.sit()
    watching = update_in(table.get().text)
    assert watching["moves"] == []
    assert watching["seat"] < 0


def test_every_target_of_a_move_stands_on_the_page(client: Client) -> None:
    table = Seats(client)
    for _ in range(30):
        turn = table.now()["turn"]
        table.sit(turn)
        html = table.get().text
        for move in update_in(html)["moves"]:
            for target in move["targets"]:
                assert f'data-target="{target}"' in html
        table.play()


def test_a_gain_is_told_before_the_move_and_comes_true(client: Client) -> None:
    table = Seats(client)
    for _ in range(20):
        turn = table.play_until_placing()
        table.sit(turn)
        best = max(update_in(table.get().text)["moves"], key=lambda move: move.get("gain") or 0)
        before = table.now()["scores"][turn]
        wish = {"seq": table.now()["seq"], "move": best["text"]}
        client.post(f"/api/tables/{table.id}/moves", json=wish).raise_for_status()
        assert table.now()["scores"][turn] - before == best["gain"]
        table.play()


def test_a_page_has_no_style_and_no_script_within_it(client: Client) -> None:
    table = Seats(client)
    table.play_until_placing()
    for seats in ((), (0,)):
        table.sit(*seats)
        for path in ("", "/replay/3"):
            html = table.get(path).text
            assert not re.search(r"<style|<script(?! type=\"module\" src=)|\sstyle=|\son\w+=", html)


def test_every_symbol_of_the_page_is_there(client: Client) -> None:
    table = Seats(client, seats=[*PEOPLE, *PEOPLE])
    table.play(20)
    table.sit(0)
    html = table.get().text
    used = set(re.findall(r'href="#([\w-]+)"', html)) - {"main"}
    assert used
    assert used <= set(re.findall(r'id="([\w-]+)"', html))


def imported(file: str) -> list[str]:
    """The scripts that a script needs."""
    found: list[str] = re.findall(r'(?:from|import) "\./([\w.-]+)"', static_files()[file].decode())
    return found


def test_the_page_and_its_updates_are_light(client: Client) -> None:
    table = Seats(client, seats=[*PEOPLE, *PEOPLE])
    table.play(60)
    table.sit(0)
    page = table.get().text
    own = set(re.findall(r'"/static/\w+/([\w.-]+)"', page))
    while missing := {name for file in own for name in imported(file)} - own:
        own |= missing
    assert {"table.js", "tips.js", "preferences.js", "game-kingdomino.css"} <= own
    first = [page.encode(), *[static_files()[name] for name in own]]
    assert sum(len(gzip.compress(each, 5)) for each in first) < 150_000
    assert len(gzip.compress(table.get("/now").content, 5)) < 15_000


@pytest.mark.parametrize(("language", "word"), [("cs", "Kronika"), ("sk", "Kronika"), ("en", "Chronicle")])
def test_the_page_speaks_three_languages(client: Client, language: str, word: str) -> None:
    table = Seats(client)
    table.play(5)
    html = table.get(f"?lang={language}").text
    assert f'<html lang="{language}"' in html
    assert word in html


def test_a_name_is_no_markup(client: Client) -> None:
    table = Seats(client, seats=[{"kind": "person", "name": "<b>&\"'"}, PEOPLE[1]])
    table.play(6)
    table.sit(0)
    assert "<b>&\"'" not in table.get().text
    assert "<b>&\"'" not in "".join(table.get("/now").json()["parts"].values())


def test_a_series_tells_which_game_it_is(client: Client) -> None:
    table = Seats(client, dynasty=True)
    assert "Game 1 of 3" in table.get().text


# --- asking -----------------------------------------------------------------------------------


def test_why_tells_the_rule_that_forbids_most_of_the_moves(client: Client) -> None:
    table = Seats(client)
    turn = table.play_until_placing()
    table.sit(turn)
    told = table.get("/why?move=place e5 n&move=place e5 e&move=claim 1").json()
    assert told["rule"] == "occupied"
    assert told["text"]
    table.sit(1 - turn)
    assert table.get("/why?move=place e5 n").json()["rule"] == "not-your-turn"
    table.sit()
    assert table.get("/why?move=place e5 n").status_code == 401
    table.sit(turn)
    assert table.get("/why?move=abracadabra").status_code == 422


def test_a_hint_is_a_legal_move_and_only_for_whoever_decides(client: Client) -> None:
    table = Seats(client)
    turn = table.play_until_placing()
    table.sit(turn)
    told = client.post(f"/t/{table.id}/hint")
    assert told.json()["move"] in [move["text"] for move in table.now(turn)["moves"]]
    table.sit(1 - turn)
    assert client.post(f"/t/{table.id}/hint").status_code == 403


def test_unknown_tables_are_not_found(client: Client) -> None:
    for path in ("", "/stream", "/now", "/record", "/replay/0"):
        assert client.get(f"/t/nosuchtable{path}").status_code == 404


# --- one device for several people ---------------------------------------------------------------


def test_where_nothing_is_secret_the_seat_that_decides_is_shown(client: Client) -> None:
    table = Seats(client)
    table.sit(0, 1)
    for _ in range(8):
        assert update_in(table.get().text)["seat"] == table.now()["turn"]
        table.play()


def test_secrets_are_shown_only_after_a_hand_over(client: Client) -> None:
    table = Seats(client, game="sealed_bids")
    table.sit(0, 1)
    html = table.get().text
    assert "data-update" not in html
    assert "I am Eva" in html
    assert table.get("/now").json()["hand_over"]
    assert table.get("/now").json()["parts"] == {}
    client.post(f"/t/{table.id}/hand-over/0")
    seen = update_in(table.get().text)
    assert seen["seat"] == 0
    assert seen["moves"]
    assert all(move.get("gain") is None for move in seen["moves"])  # it would tell what the others bid
    wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
    client.post(f"/api/tables/{table.id}/moves?seat=0", json=wish).raise_for_status()
    assert "I am Petr" in table.get().text
    assert table.get("/now").json()["hand_over"]


def test_nobody_takes_the_device_for_a_seat_of_another(client: Client) -> None:
    table = Seats(client, game="sealed_bids")
    table.sit(0)
    assert client.post(f"/t/{table.id}/hand-over/1").status_code == 403


# --- the end --------------------------------------------------------------------------------------


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
    assert record.text.startswith("koruna 1\ngame kingdomino 1\nseats 2\n0 Eva\n1 Petr\n---\n")
    assert "attachment" in record.headers["content-disposition"]


def test_all_who_ask_for_a_rematch_meet_at_one_table(client: Client) -> None:
    table = Seats(client, harmony=True)
    table.play_to_the_end()
    table.sit(0)
    assert "Go to the rematch" not in table.get().text
    first = client.post(f"/t/{table.id}/rematch", follow_redirects=False)
    table.sit(1)
    assert "Go to the rematch" in table.get().text
    second = client.post(f"/t/{table.id}/rematch", follow_redirects=False)
    assert first.headers["location"] == second.headers["location"] != f"/t/{table.id}"
    new = client.get("/api/tables/" + first.headers["location"].rpartition("/")[2]).json()
    assert new["options"] == {"harmony": True}
    assert new["names"] == ["Petr", "Eva"], "everybody moves on by one seat"
    keys = [re.findall(r"=([\w-]+);", answer.headers["set-cookie"])[0] for answer in (first, second)]
    assert keys[0] != keys[1]


# --- replay -----------------------------------------------------------------------------------------


def test_a_replay_shows_the_table_as_it_was(client: Client) -> None:
    table = Seats(client)
    table.play(7)
    table.sit(0)
    board = table.get("/now").json()["parts"]["lines"]
    table.play(20)
    past = table.get("/replay/7").text
    newest = re.search(r"<span>([^<]*)</span></li>", board)
    assert newest is not None
    assert newest.group(1) in past
    assert table.get("/replay/9999").status_code == 200


def test_other_eyes_only_when_the_game_is_over(client: Client) -> None:
    table = Seats(client)
    table.play(5)
    table.sit(0)
    assert table.get("/replay/3?seat=0").status_code == 200
    assert table.get("/replay/3?seat=1").status_code == 403
    assert client.post(f"/t/{table.id}/replay/3/play-on").status_code == 403
    table.play_to_the_end()
    assert table.get("/replay/3?seat=1").status_code == 200
    assert table.get("/replay/3?seat=7").status_code == 403


def test_playing_on_starts_a_new_table_at_that_moment(client: Client) -> None:
    table = Seats(client)
    table.play_to_the_end()
    table.sit(1)
    made = client.post(f"/t/{table.id}/replay/10/play-on", follow_redirects=False)
    assert made.status_code == 303
    new = client.get("/api/tables/" + made.headers["location"].rpartition("/")[2]).json()
    assert new["bots"] == {"0": "greedy"}
    assert not new["over"]
    assert table.now()["over"]


# --- changes as they happen --------------------------------------------------------------------------


def test_only_parts_that_changed_are_told() -> None:
    table = Live(Head("table", "kingdomino", 1, {}, ["a", "b"]), ["name 0 Eva", "name 1 Petr"])
    table.match.deal()
    look = Look(table, 0, [0], "en")
    sent = parts_of(look)
    assert update(look, sent).parts == {}
    state = table.match.state
    table.read(table.move(state.write(state.moves()[0]), state.turn())[0])
    told = update(look, sent).parts
    assert "beside" in told
    assert "board" not in told, "a claim changes no kingdom"
    assert "menu" not in told
    assert "steps" not in told


def test_a_page_that_lost_its_way_gets_every_part(client: Client) -> None:
    table = Seats(client)
    table.play(3)
    assert set(table.get("/now").json()["parts"]) == set(PARTS)


# --- what happened, told again ------------------------------------------------------------------------


def test_what_is_newer_than_an_event_is_told_moment_by_moment(client: Client) -> None:
    table = Seats(client)
    table.play(9)
    table.sit(0)
    events = events_of(table)
    told = table.get("/moments?seat=0&event=3").json()
    assert told[0]["event"] <= 3 < told[1]["event"]
    assert told[-1]["event"] == events - 1
    assert set(told[0]["parts"]) >= {"beside", "board", "seats", "log"}
    assert all(moment["said"] for moment in told[1:])
    now = table.get("/now").json()["parts"]
    last: dict[str, str] = {}
    for moment in told:
        last |= moment["parts"]
    assert last["board"] == now["board"]
    assert table.get("/moments?seat=1&event=3").status_code == 403
    assert table.get("/moments?move=99999").json()[-1]["event"] == events - 1
    assert table.get("/moments?move=-5").status_code == 200


def events_of(table: Seats) -> int:
    """How many things happened."""
    return 1 + max(int(at) for at in re.findall(r'data-event="(\d+)"', table.get().text))


@pytest.mark.parametrize(
    ("doers", "end"),
    [("", -1), ("b", -1), ("ab", 0), ("ab*", 0), ("aba", 0), ("aab*aa", 1), ("a", -1), ("*ba", -1), ("abab", 2)],
)
def test_a_turn_ends_where_others_begin(doers: str, end: int) -> None:
    seats = {"a": 0, "b": 1, "*": NOBODY}
    assert end_of_last_turn([Event("done", seats[doer], {}) for doer in doers], 0) == end


# --- figures, asides, seats where nobody is ----------------------------------------------------------------


def test_the_cards_of_players_show_what_the_game_counts(client: Client) -> None:
    table = Seats(client)
    table.play(20)
    view = table.now()["view"]
    seats = table.get("/now").json()["parts"]["seats"]
    for kingdom in view["kingdoms"]:
        assert f"Crowns: {kingdom['crowns']}" in seats
        assert "Largest area: " in seats


def test_a_hint_is_in_the_chronicle_once(client: Client) -> None:
    table = Seats(client)
    turn = table.play_until_placing()
    table.sit(turn)
    first, second = [client.post(f"/t/{table.id}/hint").json() for _ in range(2)]
    assert first["seq"] == second["seq"] == table.now()["seq"]
    assert table.get("/now").json()["parts"]["lines"].count("asks for a hint.") == 1


def test_a_seat_where_nobody_is_can_be_given_to_a_bot_and_taken_by_its_link(client: Client) -> None:
    table = Seats(client, seats=[PEOPLE[0], {"kind": "person"}])
    table.sit(0)
    assert 'data-do="give-bot" data-seat="1"' in table.get().text
    table.sit()
    assert "give-bot" not in table.get().text, "who only watches gives nothing away"
    table.sit(0)
    client.post(f"/api/tables/{table.id}/seats/1/bot", json={}).raise_for_status()
    assert "A bot plays for" in table.get().text
    table.sit()
    link = f"/t/{table.id}/sit/{table.keys[1]}"
    assert 'name="name"' in client.get(link).text
    client.post(link, data={"name": "Jan"})
    assert table.now()["names"] == ["Eva", "Jan"]
    assert table.now()["bots"] == {}
