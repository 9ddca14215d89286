"""The JSON interface, on a real server with a real database."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

import koruna
from koruna.bots import LEVELS, strength
from koruna.table.live import presence
from koruna.table.requests.request_identity import SESSION
from koruna.table.server import make_app
from tests.table.seats import Client
from tests.table.servers import serving


def table_for_two(client: Client, **options: bool) -> tuple[str, list[dict[str, str]]]:
    """A table for two people; its path and the headers of each."""
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]
    made = client.post("/api/tables", json={"game": "kingdomino", "options": options, "seats": seats})
    assert made.status_code == 201
    created = made.json()
    return f"/api/tables/{created['table']}", [{"Authorization": f"Bearer {seat['key']}"} for seat in created["seats"]]


def now(client: Client, path: str, headers: dict[str, str] | None = None) -> dict[str, Any]:
    answer = client.get(path, headers=headers or {})
    assert answer.status_code == 200
    seen: dict[str, Any] = answer.json()
    return seen


def play_first(client: Client, path: str, headers: list[dict[str, str]]) -> dict[str, Any]:
    """The first legal move of the seat that decides."""
    seat = now(client, path)["turn"]
    seen = now(client, path, headers[seat])
    move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
    answer = client.post(f"{path}/moves", json=move, headers=headers[seat])
    assert answer.status_code == 200
    return {"seat": seat, "sent": move, "seq": answer.json()["seq"]}


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


def test_undo_is_free_until_something_new_was_seen_then_it_asks(client: Client) -> None:
    path, headers = table_for_two(client)
    while now(client, path)["view"]["step"] != "place":
        play_first(client, path, headers)
    before = now(client, path)
    seat = play_first(client, path, headers)["seat"]
    assert client.post(f"{path}/undo", headers=headers[seat]).status_code == 200
    assert now(client, path)["view"] == before["view"], "a placement goes back at once"
    while now(client, path)["turn"] == seat:
        play_first(client, path, headers)
    play_first(client, path, headers)
    assert client.post(f"{path}/undo", headers=headers[seat]).status_code == 200
    asked = now(client, path)
    assert asked["undo"] == seat, "the other has moved on: it is a question now"
    client.post(f"{path}/undo", headers=headers[1 - seat])
    agreed = now(client, path)
    assert agreed["undo"] is None
    assert agreed["turn"] == seat


def test_what_was_seen_against_a_bot_is_taken_back_with_a_note_and_comes_again(client: Client) -> None:
    """A king is drawn with every claim."""
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "level": "random"}]
    created = client.post("/api/tables", json={"game": "kingdomino", "seats": seats}).json()
    path, headers = f"/api/tables/{created['table']}", {"Authorization": f"Bearer {created['seats'][0]['key']}"}
    deadline = time.monotonic() + 60
    while not (seen := now(client, path, headers))["moves"]:
        assert time.monotonic() < deadline, "the bot does not move"
        time.sleep(0.02)  # asked without a pause, it would be too often
    first = ""
    for times in (1, 2, 3):
        move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        assert client.post(f"{path}/moves", json=move, headers=headers).status_code == 200
        drawn = client.get(f"{path}/record", headers=headers).text.partition("---")[2]
        assert (first or drawn).splitlines()[:11] == drawn.splitlines()[:11]
        first = first or drawn
        assert client.post(f"{path}/undo", headers=headers).status_code == 200
        again = now(client, path, headers)
        assert again["taken_back"] == times
        assert again["view"] == seen["view"]
        seen = again
    for language, sentence in (("en", "Eva takes 3 moves back"), ("cs", "Eva bere zpět 3"), ("sk", "Eva berie späť 3")):
        reader = {**headers, "Accept": "text/html", "Accept-Language": language}
        assert sentence in client.get(path.replace("/api/tables", "/t"), headers=reader).text


def cookie_of_both(client: Client, path: str, headers: list[dict[str, str]]) -> dict[str, str]:
    """Of a browser that two people share."""
    for each in headers:
        link = f"{path.replace('/api/tables', '/t')}/sit/{each['Authorization'].removeprefix('Bearer ')}"
        assert client.get(link, follow_redirects=False).status_code == 303
    both = {"Cookie": f"{SESSION}={client.cookies[SESSION]}"}
    client.cookies.clear()
    return both


def test_who_share_a_device_are_asked_there(client: Client) -> None:
    path, headers = table_for_two(client)
    seat = play_first(client, path, headers)["seat"]
    both = cookie_of_both(client, path, headers)
    page = path.replace("/api/tables", "/t")
    for answer, turn in (("no", now(client, path)["turn"]), ("yes", seat)):
        assert client.post(f"{path}/undo?seat={seat}", headers=both).status_code == 200
        assert now(client, path)["undo"] == seat
        asked = client.get(page, headers={**both, "Accept": "text/html"}).text
        assert f'action="{page}/undo-answer/{1 - seat}"' in asked
        assert f"undo-answer/{seat}" not in asked, "who asks is not asked"
        said = client.post(f"{page}/undo-answer/{1 - seat}", data={"answer": answer}, headers=both)
        assert said.status_code == 200
        assert now(client, path)["undo"] is None
        assert now(client, path)["turn"] == turn
    late = client.post(f"{page}/undo-answer/{1 - seat}", data={"answer": "yes"}, headers=both)
    assert late.status_code == 200
    assert now(client, path)["undo"] is None, "nobody asks any more"


def test_who_share_a_device_take_back_the_last_move_whoever_has_the_device_now(client: Client) -> None:
    path, headers = table_for_two(client)
    both = cookie_of_both(client, path, headers)
    record = ""
    while not record:
        before, seat = client.get(f"{path}/record").text, play_first(client, path, headers)["seat"]
        after = client.get(f"{path}/record").text
        is_next = now(client, path)["turn"] == 1 - seat
        record = before if is_next and after.count("\n") == before.count("\n") + 1 else ""
    page = client.get(path.replace("/api/tables", "/t"), headers={**both, "Accept": "text/html"}).text
    assert 'data-do="undo" aria-label="Undo">' in page
    assert client.post(f"{path}/undo?seat={1 - seat}", headers=both).status_code == 200
    assert client.get(f"{path}/record").text == record
    assert now(client, path)["turn"] == seat


def test_moves_tell_the_points_they_bring(client: Client) -> None:
    path, headers = table_for_two(client)
    gains: set[int] = set()
    while not now(client, path)["over"] and len(gains) < 2:
        seat = now(client, path)["turn"]
        gains |= {move["gain"] for move in now(client, path, headers[seat])["moves"]}
        play_first(client, path, headers)
    assert len(gains) > 1


# --- bots in the seats of people -----------------------------------------------------------


def test_who_decides_in_secret_takes_back_alone_and_the_others_learn_nothing(client: Client) -> None:
    """Three bid at once. Whatever one of them took back, the others and the record know only the bid that counts."""
    seats = [{"kind": "person", "name": name} for name in ("Eva", "Petr", "Jana")]
    created = client.post("/api/tables", json={"game": "eight_minute_empire", "seats": seats}).json()
    path = f"/api/tables/{created['table']}"
    keys = [{"Authorization": f"Bearer {seat['key']}"} for seat in created["seats"]]

    def bid(seat: int, coins: int) -> None:
        wish = {"seq": now(client, path, keys[seat])["seq"], "move": f"bid {coins}"}
        assert client.post(f"{path}/moves", json=wish, headers=keys[seat]).status_code == 200

    before = now(client, path, keys[2])
    bid(0, 3)
    bid(1, 2)
    assert client.post(f"{path}/undo", headers=keys[0]).status_code == 200
    assert now(client, path)["undo"] is None, "nobody was asked"
    assert now(client, path)["waiting"] == [0, 2]
    for headers in (keys[1], keys[2], {}):
        assert "bid 3" not in client.get(f"{path}/record", headers=headers).text
    late = {"seq": before["seq"], "move": "bid 1"}
    assert client.post(f"{path}/moves", json=late, headers=keys[2]).status_code == 200, "it had the same choice"
    bid(0, 0)
    lines = client.get(f"{path}/record").text.splitlines()
    assert [line for line in lines if " bid " in line] == ["1 bid 2", "2 bid 1", "0 bid 0"]


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


BAD_TABLES: list[Any] = [
    {"game": "chess", "seats": [{"kind": "person"}] * 2},
    {"game": "kingdomino", "seats": [{"kind": "person"}] * 5},
    {"game": "kingdomino", "seats": [{"kind": "person"}] * 4, "options": {"mighty_duel": True}},
    {"game": "kingdomino", "seats": [{"kind": "bot", "level": "genius"}, {"kind": "person"}]},
]


@pytest.mark.parametrize("wish", BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(client: Client, wish: Any) -> None:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["error"].endswith(".")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"game": 5}', b'{"game": "kingdomino", "seats": [], "more": 1}'])
def test_malformed_requests_are_refused_politely(client: Client, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_long_name_is_refused(client: Client) -> None:
    wish = {"game": "kingdomino", "seats": [{"kind": "person", "name": "x" * 10_000}, {"kind": "person"}]}
    assert client.post("/api/tables", json=wish).status_code == 400


def test_an_unknown_table_is_not_found(client: Client) -> None:
    for id in ("nothing", "x" * 500):
        answer = client.get(f"/api/tables/{id}", headers={"Accept-Language": "cs"})
        assert answer.status_code == 404
        assert "stůl" in answer.json()["error"]
