"""Why a move is not allowed, and hints."""

from __future__ import annotations

import re

from tests.table.seats import Client, Seats


def test_why_tells_the_rule_that_forbids_most_of_the_moves_that_come_nearest(client: Client) -> None:
    table = Seats(client)
    turn = table.play_until_placing()
    table.sit(turn)
    why = table.get("/why?move=place e5 n&move=place e5 e&move=claim 1").json()
    assert why["rule"] == "occupied"
    assert why["text"]
    asked = ["place z5 e", "place e5 e", "place e5 n", "place g8 e"]
    assert table.get("/why?" + "&".join(f"move={text}" for text in asked)).json()["rule"] == "no-match"
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
    hint = client.post(f"/t/{table.id}/hint")
    assert hint.json()["move"] in [move["text"] for move in table.now(turn)["moves"]]
    assert re.search(r"It (promises|brings|keeps)|as good|your chance of winning", hint.json()["why"])
    table.sit(1 - turn)
    assert client.post(f"/t/{table.id}/hint").status_code == 403


def test_a_hint_is_in_the_chronicle_once(client: Client) -> None:
    table = Seats(client)
    turn = table.play_until_placing()
    table.sit(turn)
    first, second = [client.post(f"/t/{table.id}/hint").json() for _ in range(2)]
    assert first["seq"] == second["seq"] == table.now()["seq"]
    assert table.get("/now").json()["parts"]["lines"].count("asks for a hint.") == 1
