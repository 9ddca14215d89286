"""Starting a table from a position, for one's own use."""

from __future__ import annotations

import html
import re
from urllib.parse import parse_qs, urlsplit

import pytest

import koruna
from tests.table.browsing import Browser, look, set_up, table_of
from tests.table.seats import Client, Seats

CLAIMING = "kingdomino 1 2 harmony | agenda over king claim | hand 0 1 | row 3:0 11 24:1 41 | kingdom 0 laid 48.f5e"
HERE = {"who1": "here", "name1": "Petr"}


def test_a_table_starts_from_a_position(server: Browser) -> None:
    table = table_of(set_up(server, position=CLAIMING, **HERE))
    seen = look(server, table)
    assert seen["options"] == {"harmony": True}
    assert [choice["text"] for choice in seen["moves"]] == ["claim 11", "claim 41"]
    moved = server.post(f"/api/tables/{table}/moves", json={"seq": seen["seq"], "move": "claim 11"})
    assert moved.status_code == 200
    record = koruna.Match.read(server.get(f"/api/tables/{table}/record").text)
    assert record.record.position == CLAIMING
    assert record.record.lines[0] == (0, "claim 11")


def test_the_number_of_players_is_that_of_the_position(server: Browser) -> None:
    table = table_of(set_up(server, position="kingdomino 1 3", **HERE, who2="bot:random"))
    assert look(server, table)["names"] == ["Eva", "Petr", "Random"]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"position": "kingdomino 1 2 | row 99", **HERE}, "cannot be the value of"),
        ({"position": "kingdomino 1 2 | hand 1 1", **HERE}, "breaks the rules or does not fit the others. In detail:"),
        ({"position": "tiny_epic_kingdoms 1 2", **HERE}, "This is a position of"),
        ({"position": CLAIMING, "who1": "link"}, "only for you"),
        ({"position": CLAIMING, "listed": "on", **HERE}, "only for you"),
    ],
)
def test_what_is_refused(server: Browser, changes: dict[str, str], why: str) -> None:
    answer = set_up(server, **changes)
    assert answer.status_code == 422
    assert why in answer.text
    assert html.escape(changes["position"]) in answer.text, "what was typed stays"


def test_a_moment_of_a_finished_game_can_be_set_up_again(client: Client) -> None:
    table = Seats(client)
    table.play(5)
    table.sit(0)
    assert table.get("/replay/3/position").status_code == 403
    table.play_to_the_end()
    answer = client.get(f"/t/{table.id}/replay/3/position", follow_redirects=False)
    [position] = parse_qs(urlsplit(answer.headers["location"]).query)["position"]
    assert koruna.game("kingdomino").at(position).turn() >= 0
    page = client.get(answer.headers["location"]).text
    assert re.search(r"<textarea[^>]*>(.*)</textarea>", page)[1] == html.escape(position)  # type: ignore[index]
