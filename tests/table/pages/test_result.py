"""The end of a game on the page, in the lobby and in the replay: won by so much, shared, or lost."""

from __future__ import annotations

import html
import re
from random import Random

from tests.table.seats import Client, Seats

LOST = "Four rounds are over, and nobody has done the last step of the quest."


def text_of(page: str) -> str:
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page)))


def finished(client: Client, game: str, seats: list[str], **options: bool | str) -> Seats:
    """Random play, so that a game which has to be won is lost."""
    people = [{"kind": "person", "name": name} for name in seats]
    table = Seats(client, game, people, None, **options)
    rng = Random(7)
    while not (now := table.now())["over"]:
        seat = now["waiting"][0]
        seen = table.now(seat)
        wish = {"seq": seen["seq"], "move": rng.choice(seen["moves"])["text"]}
        headers = {"Authorization": f"Bearer {table.keys[seat]}"}
        assert client.post(f"/api/tables/{table.id}/moves", json=wish, headers=headers).status_code == 200
    return table


def parts(table: Seats, *seats: int) -> dict[str, str]:
    table.sit(*seats)
    found: dict[str, str] = table.get("/now").json()["parts"]
    return found


def test_the_end_says_who_won_by_how_much_to_each_as_it_is_theirs(client: Client) -> None:
    table = finished(client, "kingdomino", ["Eva", "Petr"])
    scores = table.now()["scores"]
    first = scores.index(max(scores))
    by = f"by {abs(scores[0] - scores[1])} point"
    winner, why = ["Eva", "Petr"][first], "The last domino has been played: the game is over."
    outcomes = [(first, f"You win {by}"), (1 - first, f"You lose {by}")]
    for seat, begins in outcomes:
        found = parts(table, seat)
        assert text_of(found["prompt"]).strip().startswith(begins)
        assert why in text_of(found["prompt"])
        assert re.search(rf"<h2>{begins}", found["end"])
        assert why in text_of(found["end"])
        assert "The biggest difference: " in found["end"]
        lobby = text_of(client.get("/").text)
        assert begins in lobby
        assert why in lobby
    for seats in ((), (0, 1)):  # a spectator, and two people at one device
        assert f"<h2>{winner} wins {by}" in parts(table, *seats)["end"]
    table.sit()
    last = table.get("/replay/999").text
    assert f"<h2>{winner} wins {by}" in last
    assert "k-crown" in last.partition('class="end"')[2].partition("</section>")[0]


def test_a_game_that_all_lost_crowns_nobody_and_offers_another_try(client: Client) -> None:
    table = finished(client, "wonderful_kingdom", ["Eva", "Petr"], module="quests")
    found = parts(table, 0)
    for part in ("prompt", "end"):
        assert "Everybody loses." in found[part]
        assert LOST in text_of(found[part])
    assert "(steps done: " in found["end"]
    assert "Try again" in found["end"]
    assert "Rematch" not in found["end"]
    assert found["seats"].count("lost") == 2
    table.sit()
    replay = table.get("/replay/999").text
    for page in (found["end"], replay.partition('class="end lost"')[2].partition("</section>")[0]):
        assert page
        assert "k-crown" not in page
        assert "place-1" not in page
    assert not re.search(r"\b1st\b", text_of(found["end"] + found["seats"]))
    table.sit(0)
    assert "Everybody loses." in client.get("/").text


def test_alone_there_are_no_places(client: Client) -> None:
    table = finished(client, "wonderful_kingdom", ["Eva"], scenario="SC02")
    found = parts(table, 0)
    assert "<h2>You lose.</h2>" in found["end"]
    assert re.search(r"Gate of Hell: 0 of 1 completed\.", found["end"])
    assert "1st" not in text_of(found["end"] + found["seats"])
    assert "<h2>Eva loses.</h2>" in parts(table)["end"]


def test_in_a_series_the_end_of_a_game_is_told_until_one_has_decided_in_the_next(client: Client) -> None:
    table = Seats(client, "kingdomino", [{"kind": "person", "name": name} for name in ("Eva", "Petr")], dynasty=True)
    sentence = (
        r"Game 1 is over: (Eva wins it by|Petr wins it by|Eva, Petr share) .*Points: Eva \(-?\d+\), Petr \(-?\d+\)\."
    )
    ended: set[int] = set()
    while (now := table.now())["view"]["number"] < 3:
        seat = now["waiting"][0]
        if now["view"]["number"] == 2:
            for other in (0, 1):
                assert bool(re.search(sentence, parts(table, other)["notice"])) == (other not in ended)
            assert bool(re.search(sentence, parts(table)["notice"])) == (not ended)
            ended.add(seat)
            if len(ended) == 2:
                break
        seen = table.now(seat)
        headers = {"Authorization": f"Bearer {table.keys[seat]}"}
        wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        assert client.post(f"/api/tables/{table.id}/moves", json=wish, headers=headers).status_code == 200
    assert ended == {0, 1}
