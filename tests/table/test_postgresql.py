"""Two servers on one PostgreSQL."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import psycopg
import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import DataError

import koruna
from koruna.table.config import ServerConfig
from koruna.table.live import presence
from koruna.table.log_lines import Chance, Move
from koruna.table.peers import peers
from koruna.table.store.store import Addition, Head, Store

from .postgres import postgresql
from .requests.nul import ANSWERED, ask_with_nul
from .seats import PEOPLE
from .servers import serving, the_app


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


def headers(seat: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {seat['key']}"}


def test_the_same_statements_serve_both_databases(database: str) -> None:
    store, other = Store(database), Store(database)
    store.create(Head("pg", "kingdomino", 1, {"harmony": True}, 2), [Chance("17")], listed=True)
    assert other.head("pg") == Head("pg", "kingdomino", 1, {"harmony": True}, 2)
    assert store.append([Addition("pg", 1, [Move(0, "claim 17")], True)]) == [True]
    assert other.append([Addition("pg", 1, [Move(1, "claim 17")], False)]) == [False]
    assert other.append([Addition("pg", 3, [Move(1, "claim 3")], False)]) == [False], "line 3 is not there"
    assert other.log("pg") == [Chance("17"), Move(0, "claim 17")]
    assert other.listed(5) == []
    assert store.prune(0) == 1
    store.close()
    other.close()


def test_what_is_played_on_while_old_tables_are_deleted_stays(database: str) -> None:
    store = Store(database)
    for id in ("idle", "moving"):
        store.create(Head(id, "kingdomino", 1, {}, 2), [Chance("17")], listed=False)
    with psycopg.connect(database) as playing, ThreadPoolExecutor(1) as beside:
        playing.execute("UPDATE tables SET changed = changed + 1000 WHERE id = 'moving'")
        pruning = beside.submit(store.prune, -1, True)
        waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        deadline = time.monotonic() + 30
        with psycopg.connect(database, autocommit=True) as asking:
            while asking.execute(waiting).fetchone() == (0,):
                assert time.monotonic() < deadline, "it does not wait for what is being written"
                time.sleep(0.01)
        playing.commit()
        assert pruning.result() == 1
    assert store.ids() == ["moving"]
    assert store.log("moving") == [Chance("17")]
    store.remove("moving")
    store.close()


def test_nul_is_no_fault(database: str) -> None:
    with TestClient(the_app(database)) as client:
        assert ask_with_nul(client) == ANSWERED


def test_an_error_of_the_database_tells_no_secret(database: str) -> None:
    store = Store(database)
    with pytest.raises(DataError) as failed:
        store.append([Addition("pg", 1, [Chance("secret\0")], False)])
    assert "INSERT INTO lines" in str(failed.value)
    assert "secret" not in str(failed.value)
    store.close()


def test_a_database_of_another_program_is_refused_and_left_alone(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE photos")
    photos = f"{database.rpartition('/')[0]}/photos"
    with psycopg.connect(photos, autocommit=True) as connection:
        connection.execute("CREATE TABLE tables (id INTEGER)")
    with pytest.raises(koruna.Trouble) as refused:
        Store(photos)
    assert str(refused.value).startswith("The database photos belongs to another program")
    with psycopg.connect(photos) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert found == [("tables",)]


def test_a_move_on_one_server_arrives_on_the_other(database: str) -> None:
    people = {"game": "kingdomino", "seats": PEOPLE}
    with serving(database) as one, serving(database) as two, httpx.Client(timeout=30) as client:
        made = client.post(f"{one}/api/tables", json=people).json()
        path = f"/api/tables/{made['table']}"
        arrived: list[tuple[int, float]] = []
        listening = threading.Event()

        def listen() -> None:
            with httpx.stream("GET", f"{two}{path}/events", timeout=30) as stream:
                for line in stream.iter_lines():
                    if line.startswith("id:"):
                        arrived.append((int(line[3:]), time.monotonic()))
                        listening.set()
                        if len(arrived) > 10:
                            return

        ear = threading.Thread(target=listen, daemon=True)
        ear.start()
        assert listening.wait(30)
        sent = []
        for number in range(10):
            here = one if number % 2 else two
            seat = made["seats"][client.get(f"{here}{path}").json()["turn"]]
            seen = client.get(f"{here}{path}", headers=headers(seat)).json()
            move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
            answer = client.post(f"{here}{path}/moves", json=move, headers=headers(seat))
            assert answer.status_code == 200
            sent.append((answer.json()["seq"], time.monotonic()))
            deadline = time.monotonic() + 30
            while arrived[-1][0] < sent[-1][0]:
                assert time.monotonic() < deadline, "the news does not arrive"
                time.sleep(0.002)
        ear.join(30)
        times = dict(arrived)
        assert sorted(times[seq] - when for seq, when in sent)[5] < 0.2


def test_two_servers_cannot_both_append_the_same_line(database: str) -> None:
    people = {"game": "kingdomino", "seats": PEOPLE}
    with serving(database) as one, serving(database) as two, httpx.Client(timeout=30) as client:
        made = client.post(f"{one}/api/tables", json=people).json()
        path = f"/api/tables/{made['table']}"
        with ThreadPoolExecutor(2) as both:
            for _ in range(8):
                seat = made["seats"][client.get(f"{one}{path}").json()["turn"]]
                seen = client.get(f"{one}{path}", headers=headers(seat)).json()
                client.get(f"{two}{path}")
                moves = [seen["moves"][0]["text"], seen["moves"][-1]["text"]]
                sent = [
                    both.submit(
                        httpx.post,
                        f"{server}{path}/moves",
                        json={"seq": seen["seq"], "move": move},
                        headers=headers(seat),
                        timeout=30,
                    )
                    for server, move in zip((one, two), moves, strict=True)
                ]
                codes = sorted(answer.result().status_code for answer in sent)
                assert codes == ([200, 200] if moves[0] == moves[1] else [200, 409])
                assert client.get(f"{one}{path}").json() == client.get(f"{two}{path}").json()


def test_two_servers_agree_though_both_take_back_at_once(database: str) -> None:
    """Two plan at the same time, each at a server of their own, and take back; what the other planned is never lost."""
    people = {
        "game": "wonderful_kingdom",
        "options": {"module": "basic"},
        "seats": PEOPLE,
    }
    with serving(database) as one, serving(database) as two, httpx.Client(timeout=30) as client:
        made = client.post(f"{one}/api/tables", json=people).json()
        path, own = f"/api/tables/{made['table']}", [headers(seat) for seat in made["seats"]]

        def play(server: str, seat: int) -> str:
            seen = client.get(f"{server}{path}?seat={seat}", headers=own[seat]).json()
            wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
            client.post(f"{server}{path}/moves", json=wish, headers=own[seat]).raise_for_status()
            return str(wish["move"])

        def planned(server: str, seat: int) -> list[str]:
            record: str = client.get(f"{server}{path}/record", headers=own[seat]).text
            return [line for line in record.splitlines() if line.startswith(f"{seat} ")]

        while len(waiting := client.get(f"{one}{path}").json()["waiting"]) < 2:
            play(one, waiting[0])
        before = [len(planned(one, seat)) for seat in (0, 1)]

        def plan(server: str, seat: int) -> list[str]:
            """Three moves, the second taken back."""
            kept = [play(server, seat)]
            play(server, seat)
            client.post(f"{server}{path}/undo", headers=own[seat]).raise_for_status()
            return [*kept, play(server, seat)]

        with ThreadPoolExecutor(2) as both:
            done = [both.submit(plan, server, seat) for seat, server in enumerate((one, two))]
            moves = [each.result() for each in done]
        for seat in (0, 1):
            for server in (one, two):
                assert planned(server, seat)[before[seat] :] == [f"{seat} {move}" for move in moves[seat]]
        for key in (*own, {}):
            assert len({client.get(f"{server}{path}", headers=key).text for server in (one, two)}) == 1


def test_servers_on_one_database_agree_on_limits_and_on_who_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "SECONDS_BETWEEN_NEWS", 0.05)
    monkeypatch.setattr(presence, "SECONDS_OF_PATIENCE", 0)
    config = ServerConfig(trusted_proxies=(), public=True, tables_a_minute=3)
    with serving(database, config) as one, serving(database, config) as two, httpx.Client(timeout=30) as client:
        made = client.post(f"{one}/api/tables", json={"game": "kingdomino", "seats": PEOPLE}).json()
        path = f"/api/tables/{made['table']}"
        turn = client.get(f"{one}{path}").json()["turn"]
        assert client.get(f"{one}{path}").json()["vacant"] == [turn], "all wait for somebody who is not there"
        with httpx.stream("GET", f"{two}{path}/events", headers=headers(made["seats"][turn]), timeout=30) as stream:
            events = stream.iter_lines()
            next(events)
            deadline = time.monotonic() + 30
            while client.get(f"{one}{path}").json()["vacant"]:
                assert time.monotonic() < deadline, "the first server does not hear who is at the second"
                time.sleep(0.05)
        answers = []
        for server in (one, two) * 3:
            time.sleep(0.3)
            wish = {"game": "kingdomino", "seats": PEOPLE}
            answers.append(client.post(f"{server}/api/tables", json=wish).status_code)
        assert answers == [201, 201, 429, 429, 429, 429]


def test_news_arrive_again_after_the_connection_to_the_database_broke(database: str) -> None:
    """What was written while nobody listened arrives, too."""
    people = {"game": "kingdomino", "seats": PEOPLE}
    with serving(database) as one, serving(database) as two, httpx.Client(timeout=30) as client:
        made = client.post(f"{one}/api/tables", json=people).json()
        path, key = f"/api/tables/{made['table']}", headers(made["seats"][0])
        with httpx.stream("GET", f"{two}{path}/events", timeout=30) as stream:
            events = (int(line[3:]) for line in stream.iter_lines() if line.startswith("id:"))
            seen = next(events)
            with psycopg.connect(database, autocommit=True) as connection:
                ended = connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
                ).fetchall()
            assert len(ended) == 2, "both servers listened"
            for level in ("random", "greedy"):  # at once, and after they listen again
                client.post(f"{one}{path}/seats/0/bot", json={"level": level}, headers=key).raise_for_status()
                seen, before = next(events), seen
                assert seen > before
                client.delete(f"{one}{path}/seats/0/bot", headers=key).raise_for_status()


def test_two_servers_that_write_to_the_same_tables_at_once_do_not_wait_for_each_other_for_ever(database: str) -> None:
    stores = Store(database), Store(database)
    names = ["deadlock1", "deadlock2", "deadlock3"]
    for name in names:
        stores[0].create(Head(name, "kingdomino", 1, {}, 2), [Chance("17")], listed=False)
    orders = names, names[::-1]

    def append(number: int) -> list[bool]:
        return stores[number].append([Addition(name, 1, [Chance("18")], False) for name in orders[number]])

    def sum_up(number: int) -> list[bool]:
        stores[number].keep_summaries([(name, 1, "{}") for name in orders[number]])
        return [True] * 3

    for table, seq, write, stored in (("lines", 2, append, [False] * 3), ("summaries", 1, sum_up, [True] * 3)):
        with psycopg.connect(database) as third, ThreadPoolExecutor(2) as both:
            # Both get as far as the table in the middle, which somebody else is writing to.
            third.execute(f'INSERT INTO {table} ("table", seq, text) VALUES (%s, %s, %s)', [names[1], seq, "held"])
            written = [both.submit(write, number) for number in range(2)]
            wait_until_two_wait(database)
            third.rollback()
            assert sorted(each.result() for each in written) == [stored, [True] * 3], "the same line is stored once"
    for store in stores:
        store.close()


def wait_until_two_wait(database: str) -> None:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    deadline = time.monotonic() + 30
    with psycopg.connect(database, autocommit=True) as connection:
        while connection.execute(waiting).fetchone() != (2,):
            assert time.monotonic() < deadline, "nobody waits for a lock"
            time.sleep(0.02)
