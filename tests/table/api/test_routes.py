"""The JSON interface, on a real server with a real database."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import koruna
from koruna.bots import LEVELS, strength
from koruna.table.server import make_app
from tests.table.api.two_at_table import now, play_first, table_for_two
from tests.table.seats import Client


def test_games_are_told_in_the_language_asked_for(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games", headers={"Accept-Language": "cs"}).json()}
    assert games["kingdomino"]["seats"] == [2, 3, 4]
    assert {option["id"] for option in games["kingdomino"]["options"]} >= {"dynasty", "harmony", "mighty_duel"}
    english = client.get("/api/games?lang=en").json()
    assert english != client.get("/api/games?lang=cs").json()


def test_bots_are_told_with_manner_and_strength(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = strength.read_strength("[libuse]\nwins = 66\ngames = 400\nseconds = 1.5\n")
    monkeypatch.setitem(strength.READ, "kingdomino", figures)
    [game] = [game for game in client.get("/api/games?lang=sk").json() if game["id"] == "kingdomino"]
    bots = {bot["level"]: bot for bot in game["bots"]}
    assert list(bots) == [*reversed(LEVELS), "greedy", "full-greedy", "random"]
    assert bots["libuse"] == {
        "level": "libuse",
        "name": "Libuša z Vyšehradu",
        "manner": "Kňažná a veštkyňa. Dovidí najďalej zo všetkých.",
        "strength": 5,
        "measured": {"wins": 66.0, "games": 400, "seconds": 1.5},
        "usual": False,
    }
    assert bots["premysl"]["measured"] == {"wins": None, "games": None, "seconds": None}
    assert (bots["greedy"]["strength"], bots["greedy"]["measured"]) == (None, None)
    assert [level for level, bot in bots.items() if bot["usual"]] == ["eliska"]


def test_a_whole_game_between_two_people(client: Client) -> None:
    path, headers = table_for_two(client, harmony=True)
    moves = 0
    while not now(client, path)["over"]:
        play_first(client, path, headers)
        moves += 1
    final = now(client, path)
    assert moves == 48
    assert 1 in final["ranks"]
    if final["scores"][0] != final["scores"][1]:  # how a tie is told: tests/look/test_ending_text.py
        check_ending(client, path, headers)
    record = client.get(f"{path}/record").text
    assert record.startswith("koruna 2\ngame kingdomino 1\nseats 2\noption harmony\n0 Eva\n1 Petr\nresult ")


def check_ending(client: Client, path: str, headers: list[dict[str, str]]) -> None:
    """To everybody as it is theirs: who won by how much, why it ended, and what decided."""
    watched = now(client, path)
    won = watched["ranks"].index(1)
    by = f"by {abs(watched['scores'][0] - watched['scores'][1])} point"
    assert watched["ending"]["outcome"].startswith(f"{['Eva', 'Petr'][won]} wins {by}")
    assert watched["ending"]["why"] == "The last domino has been played: the game is over."
    assert watched["ending"]["details"]
    assert watched["ending"]["winners"] == [won]
    outcomes = [now(client, path, headers[seat])["ending"]["outcome"] for seat in (won, 1 - won)]
    assert outcomes[0].startswith(f"You win {by}")
    assert outcomes[1].startswith(f"You lose {by}")


def test_a_game_against_a_bot(client: Client) -> None:
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "level": "greedy"}]
    created = client.post("/api/tables", json={"game": "kingdomino", "seats": seats}).json()
    path, headers = f"/api/tables/{created['table']}", {"Authorization": f"Bearer {created['seats'][0]['key']}"}
    deadline = time.monotonic() + 60
    while not (seen := now(client, path, headers))["over"]:
        assert time.monotonic() < deadline, "the bot does not move"
        if seen["moves"]:
            move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
            assert client.post(f"{path}/moves", json=move, headers=headers).status_code == 200
        else:
            time.sleep(0.02)


def test_moves_name_what_to_click(client: Client) -> None:
    path, headers = table_for_two(client)
    seen = now(client, path, headers[now(client, path)["turn"]])
    assert all(move["targets"] == [f"offer:{move['text'].split()[1]}"] for move in seen["moves"])
    while seen["view"]["step"] != "place":
        play_first(client, path, headers)
        seen = now(client, path, headers[now(client, path)["turn"]])
    for move in seen["moves"]:
        assert move["targets"][0] == f"square:{move['text'].split()[1]}"
        assert len(set(move["targets"])) == 2


def test_the_same_move_sent_twice_counts_once(client: Client) -> None:
    path, headers = table_for_two(client)
    played = play_first(client, path, headers)
    again = client.post(f"{path}/moves", json=played["sent"], headers=headers[played["seat"]])
    assert again.status_code == 200
    assert again.json()["seq"] == played["seq"] == now(client, path)["seq"]


def test_a_move_sent_twice_in_other_words_counts_once(client: Client) -> None:
    """A double lies the same either way round, so there are two ways to write where it goes."""
    path, headers = table_for_two(client)
    while True:
        seat = now(client, path)["turn"]
        seen = now(client, path, headers[seat])
        turned = [(move["text"], other) for move in seen["moves"] if (other := other_way_round(seen, move["text"]))]
        if turned:
            break
        play_first(client, path, headers)
    move, other = turned[0]
    first = client.post(f"{path}/moves", json={"seq": seen["seq"], "move": other}, headers=headers[seat])
    assert first.status_code == 200
    for text in (other, move):
        again = client.post(f"{path}/moves", json={"seq": seen["seq"], "move": text}, headers=headers[seat])
        assert again.status_code == 200
        assert again.json() == first.json()
    play_first(client, path, headers)
    again = client.post(f"{path}/moves", json={"seq": seen["seq"], "move": other}, headers=headers[seat])
    assert again.json() == first.json(), "whatever came after it"
    for text in ("place a1 n", "claim 1", "nonsense"):
        late = client.post(f"{path}/moves", json={"seq": seen["seq"], "move": text}, headers=headers[seat])
        assert late.status_code == 409


def other_way_round(seen: dict[str, Any], text: str) -> str:
    """The same placement told from its other half, where both halves are alike."""
    word, *where = text.split()
    if word != "place" or len(where) != 2:
        return ""
    one, other = seen["view"]["to_place"][0]["halves"]
    if one != other:
        return ""
    square, facing = where
    right, up, back = {"n": (0, 1, "s"), "s": (0, -1, "n"), "e": (1, 0, "w"), "w": (-1, 0, "e")}[facing]
    return f"place {chr(ord(square[0]) + right)}{int(square[1:]) + up} {back}"


def test_a_stale_move_is_refused(client: Client) -> None:
    path, headers = table_for_two(client)
    seen = now(client, path)
    play_first(client, path, headers)
    other = {"seq": seen["seq"], "move": "claim 99"}
    assert client.post(f"{path}/moves", json=other, headers=headers[0]).status_code == 409


def test_an_illegal_move_is_refused_with_its_rule(client: Client) -> None:
    path, headers = table_for_two(client)
    seen = now(client, path)
    wrong = {"seq": seen["seq"], "move": "place e6 n"}
    answer = client.post(f"{path}/moves", json=wrong, headers={**headers[seen["turn"]], "Accept-Language": "sk"})
    assert answer.status_code == 422
    assert answer.json()["why"]["rule"] == "claim-now"
    nonsense = {"seq": seen["seq"], "move": "abracadabra"}
    answer = client.post(f"{path}/moves", json=nonsense, headers=headers[seen["turn"]])
    assert answer.status_code == 422
    assert "abracadabra" in answer.json()["error"]
    assert now(client, path)["seq"] == seen["seq"]


def test_a_move_needs_the_key_of_its_seat(client: Client) -> None:
    path, headers = table_for_two(client)
    seen = now(client, path)
    move = {"seq": seen["seq"], "move": "claim 1"}
    assert client.post(f"{path}/moves", json=move).status_code == 401
    assert client.post(f"{path}/moves", json=move, headers={"Authorization": "Bearer guess"}).status_code == 403
    other = headers[1 - seen["turn"]]
    assert client.post(f"{path}/moves?seat={seen['turn']}", json=move, headers=other).status_code == 403
    assert client.post(f"{path}/moves", json=move, headers=other).json()["why"]["rule"] == "not-your-turn"


def test_spectators_see_the_table_and_have_no_moves(client: Client) -> None:
    path, _ = table_for_two(client)
    seen = now(client, path)
    assert seen["seat"] is None
    assert seen["moves"] == []


def test_moves_tell_the_points_they_bring(client: Client) -> None:
    path, headers = table_for_two(client)
    gains: set[int] = set()
    while not now(client, path)["over"] and len(gains) < 2:
        seat = now(client, path)["turn"]
        gains |= {move["gain"] for move in now(client, path, headers[seat])["moves"]}
        play_first(client, path, headers)
    assert len(gains) > 1


# --- the record ----------------------------------------------------------------------------


def test_a_record_before_the_end_tells_what_the_asker_may_know(client: Client) -> None:
    path, headers = table_for_two(client)
    play_first(client, path, headers)
    record = client.get(f"{path}/record").text
    assert record.startswith("koruna 2\ngame kingdomino 1\nseats 2\n0 Eva\n1 Petr\n---\n* ")
    assert "?" not in record, "in this game nothing that happened is secret"
    assert len(koruna.read_record(record).lines) == now(client, path)["seq"] - 6, "names, seed, host and keys"


def test_a_record_before_the_end_keeps_the_secrets_of_others(client: Client) -> None:
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]
    created = client.post("/api/tables", json={"game": "sealed_bids", "seats": seats}).json()
    path = f"/api/tables/{created['table']}"
    keys = [{"Authorization": f"Bearer {seat['key']}"} for seat in created["seats"]]
    bid = {"seq": now(client, path)["seq"], "move": "bid 7"}
    assert client.post(f"{path}/moves", json=bid, headers=keys[1]).status_code == 200
    for asker, hidden in ((keys[0], ["* ?", "1 ?"]), (keys[1], ["* ?"]), ({}, ["* ?", "* ?", "1 ?"])):
        lines = client.get(f"{path}/record", headers=asker).text.splitlines()
        assert [line for line in lines if line.endswith("?")] == hidden
        assert len(lines) == 6 + 2 + 1 + 1


def test_a_restart_resumes_every_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    with TestClient(make_app(database, pace=0)) as client:
        path, headers = table_for_two(client, dynasty=True)
        for _ in range(30):
            play_first(client, path, headers)
        before = now(client, path, headers[0])
    with TestClient(make_app(database, pace=0)) as client:
        assert now(client, path, headers[0]) == before
        play_first(client, path, headers)
