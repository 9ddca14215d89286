"""Lessons through the web: beginning one, reading, moving, being shown, and what the lobby tells of them."""

from __future__ import annotations

import re

from koruna.table.store.store import Store
from tests.table.seats import Client, update_in


def begin(client: Client, lesson: str = "rows") -> str:
    answer = client.post(f"/learn/kingdomino/{lesson}", follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


def step(client: Client, table: str) -> str:
    found = re.search(r'data-step="(\d+)" data-state="(\w+)"', client.get(f"/t/{table}").text)
    assert found
    return " ".join(found.groups())


def test_a_lesson_is_read_refuses_another_move_and_shows_its_own(client: Client) -> None:
    table = begin(client)
    assert step(client, table) == "0 read"
    for _ in range(2):  # said twice, it counts once
        assert client.post(f"/t/{table}/lesson/read?step=0").status_code == 200
    assert step(client, table) == "1 read"
    client.post(f"/t/{table}/lesson/read?step=1")
    seen = update_in(client.get(f"/t/{table}").text)
    assert "claim 41" in [move["text"] for move in seen["moves"]]
    refused = client.post(f"/api/tables/{table}/moves?seat=0", json={"seq": seen["seq"], "move": "claim 41"})
    assert refused.status_code == 422
    assert "19" in refused.json()["error"]
    assert client.post(f"/t/{table}/lesson/show").status_code == 200
    assert step(client, table).startswith("3 ")
    assert [line for line in client.get(f"/t/{table}/record").text.splitlines() if line.startswith("0 c")] == [
        "0 claim 19"
    ]


def test_a_lesson_belongs_to_who_began_it(client: Client) -> None:
    table = begin(client)
    client.cookies.clear()
    assert client.post(f"/t/{table}/lesson/read?step=0").status_code == 401
    assert 'class="lesson"' not in client.get(f"/t/{table}").text


def test_what_is_no_lesson_is_not_found(client: Client) -> None:
    assert client.get("/learn/chess").status_code == 404
    assert client.post("/learn/kingdomino/nothing").status_code == 404


def test_the_lobby_offers_lessons_and_does_not_list_their_tables(client: Client) -> None:
    assert "data-first-visit" in client.get("/").text
    table = begin(client)
    lobby = client.get("/").text
    assert 'href="/learn/kingdomino"' in lobby
    assert table not in lobby
    assert lobby.count('action="/learn/kingdomino/rows"') == 1
    course = client.get("/learn/kingdomino").text
    assert re.findall(r'data-lesson="(\w+)"', course) == ["rows", "points", "game"]


def test_tables_of_lessons_are_soon_deleted(client: Client) -> None:
    store: Store = client.app.state["tables"].store
    table = begin(client)
    made = client.post("/api/tables", json={"game": "kingdomino", "options": {}, "seats": [{"kind": "person"}] * 2})
    assert store.prune_lessons(3600) == 0
    assert store.prune_lessons(-1) == 1
    assert table not in store.ids()
    assert made.json()["table"] in store.ids()
