"""What the lobby tells of tables, without loading them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event, text

import koruna
from koruna.engine.state import SPECTATOR
from koruna.locale import LANGUAGES
from koruna.look.ending_text import short_ending
from koruna.table import server
from koruna.table.live.table_summary import can_be_played, ending_of
from koruna.table.live.table_view import ended, names
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import Name
from koruna.table.store.store import Addition, Head, Store
from tests.table.browsing import table_of
from tests.table.seats import Client, Seats
from tests.table.servers import the_app

MANY = 60


@contextmanager
def served(tmp_path: Path) -> Iterator[tuple[Client, LiveTables]]:
    app = the_app(f"sqlite:///{tmp_path}/koruna.db")
    with TestClient(app) as client:
        client.headers["Accept-Language"] = "en"
        yield client, app.state["tables"]


def make_listed(client: Client, names: list[str]) -> str:
    seats = [{"kind": "person", "name": name} for name in names]
    wish = {"game": "kingdomino", "seats": seats, "listed": True}
    return str(client.post("/api/tables", json=wish).json()["table"])


@contextmanager
def statements(tables: LiveTables) -> Iterator[list[str]]:
    """The statements that are sent to the database meanwhile."""
    sent: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        sent.append(statement)

    event.listen(tables.store.engine, "before_cursor_execute", note)
    yield sent
    event.remove(tables.store.engine, "before_cursor_execute", note)


def test_the_lobby_after_a_restart_takes_two_statements_and_loads_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as (client, _):
        for number in range(MANY):
            make_listed(client, ["Eva", f"Petr {number}"])
    with served(tmp_path) as (client, tables):
        with statements(tables) as sent:
            page = client.get("/").text
        assert len([statement for statement in sent if "summaries" in statement]) == 2
        assert not [statement for statement in sent if "SELECT lines.text" in statement]
        assert not tables.live
        assert f"Petr {MANY - 1}" in page


def test_own_tables_are_told_from_their_summaries_as_well(tmp_path: Path) -> None:
    with served(tmp_path) as (client, _):
        table = table_of(client.post("/new/kingdomino", data={"quick": "1"}, follow_redirects=False))
        cookies = dict(client.cookies)
    with served(tmp_path) as (client, tables):
        client.cookies.update(cookies)
        assert f'href="/t/{table}"' in client.get("/").text
        assert not tables.live


def test_what_changed_after_the_summary_is_told(tmp_path: Path) -> None:
    """As after a server was killed: its last changes have no summary."""
    with served(tmp_path) as (client, tables):
        id = make_listed(client, ["Eva", "Petr"])
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    store.append([Addition(id, len(store.log(id)), [Name(1, "Jana")], False)])
    with served(tmp_path) as (client, tables):
        assert "Petr" in client.get("/").text, "another server may have changed it just now, which will sum it up"
        assert not tables.live
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET changed = :then"), {"then": time.time() - 60})
        assert "Jana" in client.get("/").text
        assert id in tables.live
    store.close()


def test_a_summary_is_stored_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SECONDS_BETWEEN_SUMMARIES", 0.01)
    with served(tmp_path) as (client, tables):
        id = make_listed(client, ["Eva", "Petr"])
        deadline = time.monotonic() + 30
        while not tables.store.listed_summaries(1)[0].text:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        [stored] = tables.store.listed_summaries(1)
        assert (stored.table, stored.seq) == (id, stored.last)


def test_a_summary_of_another_version_of_koruna_is_made_anew(tmp_path: Path) -> None:
    with served(tmp_path) as (client, tables):
        make_listed(client, ["Eva", "Petr"])
    with served(tmp_path) as (client, tables):
        with tables.store.engine.begin() as connection:
            connection.execute(text("""UPDATE summaries SET text = '{"names": ["Eva"], "tavern": "of the king"}'"""))
        assert "Petr" in client.get("/").text


def test_an_older_summary_replaces_no_newer_one(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    store.create(Head("abc", "kingdomino", 1, {}, 2), [Name(0, "Eva")], listed=True)
    store.keep_summaries([("abc", 2, "newer"), ("gone", 1, "of a table that was deleted")])
    store.keep_summaries([("abc", 1, "older")])
    assert [(found.table, found.text) for found in store.listed_summaries(5)] == [("abc", "newer")]
    store.close()


def test_what_can_no_longer_be_played_is_looked_at() -> None:
    """It is frozen, or goes on with newer rules; the lobby tells which."""
    kingdomino = koruna.game("kingdomino")
    assert can_be_played(Head("a", "kingdomino", 1, {}, 2), kingdomino.version, [])
    assert not can_be_played(Head("a", "kingdomino", 1, {}, 2), kingdomino.version + 1, [])
    assert not can_be_played(Head("a", "chess", 1, {}, 2), 1, [])
    assert not can_be_played(Head("a", "kingdomino", 1, {"content": "0123"}, 2), kingdomino.version, [])


def test_a_summary_tells_the_end_as_the_table_does(tmp_path: Path) -> None:
    with served(tmp_path) as (client, tables):
        table = Seats(client)
        table.play_to_the_end()
        live = tables.live[table.id]
        facts = ending_of(live)
        assert facts is not None
        for language in LANGUAGES:
            for reader in (SPECTATOR, 0, 1):
                text_of_table = ended(live, reader, language)
                assert text_of_table is not None
                told = short_ending("kingdomino", facts.ending(), names(live, language), language, reader)
                assert told == text_of_table.short()
