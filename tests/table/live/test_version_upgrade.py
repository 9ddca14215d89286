"""Tables of an older version of the rules: a database from version 1, served by the current application."""

from __future__ import annotations

import html
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import koruna
from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.locale import LANGUAGES, words
from koruna.table.overview import print_tables
from koruna.table.server import make_app
from tests.table.seats import Client
from tests.table.store.older import FINISHED, POINTS, RUNNING, WAITING, OldTable, log_now, old_database, old_table

GAME = "kingdomino"
HOSTS = {**WAITING, **RUNNING, **FINISHED}


@contextmanager
def serving(database: str) -> Iterator[Client]:
    with TestClient(make_app(database, pace=1000)) as client:  # no bot moves
        client.headers.update({"Accept-Language": "en", "Accept": "text/html"})
        yield client


@contextmanager
def raised(monkeypatch: pytest.MonkeyPatch, pinned: Options | None = None) -> Iterator[Game]:
    """A newer version of Kingdomino. With `pinned`, what was played with the older one is read by these options."""
    game = koruna.game(GAME)
    with monkeypatch.context() as patch:
        patch.setattr(game, "version", 2)
        patch.setattr(game, "pinned", {1: pinned or {}})
        patch.setattr(game, "starts", {})
        yield game


# Harmony changes no legal move and no position; with it and the middle kingdom, other points result.
# The Mighty Duel has a larger board, on which squares have other names: most of what was played is not legal there.
LARGER: Options = {"mighty_duel": True}


def sit(client: Client, table: OldTable, *seats: int) -> None:
    client.cookies.clear()
    if seats:
        client.cookies.set(f"seats_{table.id}", ".".join(table.keys[seat] for seat in seats))


def now(client: Client, table: OldTable, seat: int = 0) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table.id}", headers={"Authorization": f"Bearer {table.keys[seat]}"})
    assert answer.status_code == 200, answer.text
    seen: dict[str, Any] = answer.json()
    return seen


def text_of(client: Client, path: str) -> str:
    return html.unescape(client.get(path).text)


def test_every_table_of_then_is_there_today(tmp_path: Path) -> None:
    """The lobby lists those that wait for players, everybody finds their own, and games that were over ended so."""
    with serving(old_database(tmp_path)) as client:
        lobby = client.get("/")
        assert lobby.status_code == 200
        for host, game in HOSTS.items():
            table, version = old_table(tmp_path, host), koruna.game(game).version
            assert (f"/t/{table.id}" in lobby.text) == (host in WAITING or host in ("Jana", "Milan"))
            sit(client, table, 0)
            assert client.get(f"/t/{table.id}").status_code == 200
            seen = now(client, table)
            assert (seen["over"], seen["version"], seen["begun_with"]) == (host in FINISHED, version, 1)
            if host in FINISHED:
                assert seen["scores"] == POINTS[host]
            record = client.get(f"/t/{table.id}/record").text
            assert ("\n# carried over from version 1\n" in record) == (version > 1)
            assert f"\n0 {host}\n" in record


def test_a_running_table_goes_on_with_a_new_version_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, table = old_database(tmp_path), old_table(tmp_path, "Filip")
    with raised(monkeypatch):
        with serving(database) as client:
            seen = now(client, table)
            assert (seen["version"], seen["begun_with"], seen["seq"]) == (2, 1, len(table.log) + len(table.keys) + 1)
            for language in LANGUAGES:
                client.headers["Accept-Language"] = language
                sit(client, table, 0)
                said = words(language).say("aside-carried", {"count": 1})
                assert text_of(client, f"/t/{table.id}").count(said) == 1
            record = client.get(f"/t/{table.id}/record").text
            assert f"\ngame {GAME} 2\n# carried over from version 1\n" in record
            seat = next(seat for seat in seen["waiting"] if seat < 2)
            move = {"seq": seen["seq"], "move": now(client, table, seat)["moves"][0]["text"]}
            key = {"Authorization": f"Bearer {table.keys[seat]}"}
            assert client.post(f"/api/tables/{table.id}/moves", json=move, headers=key).status_code == 200
        log = log_now(tmp_path, table)
        assert log[: len(table.log)] == table.log
        carried = len(table.log) + len(table.keys)
        assert log[carried : carried + 2] == ["version 2", f"{seat} {move['move']}"]
        with serving(database) as client:  # after a restart it is not carried over again
            assert now(client, table)["seq"] == len(log)
            sit(client, table, 0)
            said = words("en").say("aside-carried", {"count": 1})
            assert text_of(client, f"/t/{table.id}").count(said) == 1
    with serving(database) as client:  # a server that has only the older version
        assert client.get("/").status_code == 200
        facts = {"game": words("en", GAME).say("name"), "found": 2, "known": 1}
        assert words("en").say("frozen-version", facts) in text_of(client, f"/t/{table.id}")


def test_a_finished_table_is_only_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, table = old_database(tmp_path), old_table(tmp_path, "Soňa")
    with raised(monkeypatch), serving(database) as client:
        sit(client, table, 0)
        assert words("en").say("aside-replayed", {"count": 1}) in text_of(client, f"/t/{table.id}")
        assert now(client, table)["scores"] == POINTS["Soňa"]
        assert client.get(f"/t/{table.id}/replay/3").status_code == 200
        assert old_table(tmp_path, "Soňa").log == table.log


def test_a_table_that_the_new_version_does_not_allow_is_frozen_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its record can be downloaded, and the board is shown up to that move. The lobby is there for everybody."""
    database, table = old_database(tmp_path), old_table(tmp_path, "Soňa")
    with raised(monkeypatch, LARGER):
        with serving(database) as client:
            lobby = client.get("/")
            assert (lobby.status_code, old_table(tmp_path, "Bára").id in lobby.text) == (200, True)
            for language in LANGUAGES:
                client.headers["Accept-Language"] = language
                sit(client, table, 0)
                page = client.get(f"/t/{table.id}")
                why = client.get(f"/api/tables/{table.id}").json()["error"]
                facts = {"game": words(language, GAME).say("name"), "found": 1, "known": 2, "move": 1234567}
                assert why.startswith(words(language).say("frozen-older", facts).partition("1234567")[0])
                assert (page.status_code, why in html.unescape(page.text)) == (423, True)
                assert words(language).say("frozen-shown") in html.unescape(page.text)
                assert "data-event" in page.text, "what happened until then is told"
                assert why in text_of(client, "/")
            sit(client, table)
            assert f'href="/t/{table.id}/record"' in client.get(f"/t/{table.id}").text
            record = client.get(f"/t/{table.id}/record").text
            assert record.startswith(f"koruna 2\ngame {GAME} 1\nseats 2\n0 Soňa\n1 bot:greedy\n---\n")
            assert record.partition("---\n")[2].splitlines() == [line for line in table.log if line[0] in "*01"]
        print_tables(database, "en")
        out = capsys.readouterr().out.splitlines()
        assert out[0] == "17 tables: running 13, finished 3."
        assert out[-2] == "1 table is frozen:"
        assert out[-1].startswith(f"  {table.id}  This table cannot go on here: it was begun with version 1")
    with serving(database) as client:
        assert client.get(f"/t/{table.id}").status_code == 200, "the older version still has it"
    assert old_table(tmp_path, "Soňa").log == table.log, "and nothing is lost"


def test_a_table_that_cannot_be_replayed_goes_on_from_its_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stored when a server that knew the older version ended."""
    database = old_database(tmp_path)
    with serving(database) as client:
        table = old_table(tmp_path, "Filip")
        before = now(client, table)
    damaged = "1 place a1 n"  # a move that no version allows stands for one that the new version does not
    spoil(tmp_path, table, damaged)
    with serving(database) as client:
        assert client.get(f"/t/{table.id}").status_code == 423, "with the same version the log is simply damaged"
    with raised(monkeypatch):
        for _ in range(2):
            with serving(database) as client:
                seen = now(client, table)
                for same in ("scores", "waiting", "over", "names", "bots"):
                    assert seen[same] == before[same]
                assert seen["view"]["kingdoms"] == before["view"]["kingdoms"]
                sit(client, table, 0)
                said = words("en").say("aside-position", {"count": 1})
                assert said in text_of(client, f"/t/{table.id}")
                assert f"\nposition {GAME} 2 3 " in client.get(f"/t/{table.id}/record").text
        log = log_now(tmp_path, table)
        assert len(log) == len(table.log) + len(table.keys) + 1
        assert log[-1].startswith(f"position {GAME} 2 3 | ")
        with serving(database) as client:
            seat = next(seat for seat in seen["waiting"] if seat < 2)
            move = {"seq": now(client, table, seat)["seq"], "move": now(client, table, seat)["moves"][0]["text"]}
            key = {"Authorization": f"Bearer {table.keys[seat]}"}
            assert client.post(f"/api/tables/{table.id}/moves", json=move, headers=key).status_code == 200


def spoil(folder: Path, table: OldTable, line: str) -> None:
    import sqlite3

    placed = next(at for at, text in enumerate(table.log, 1) if " claim " in text)
    with sqlite3.connect(folder / "old.db") as connection:
        connection.execute('UPDATE lines SET text = ? WHERE "table" = ? AND seq = ?', [line, table.id, placed])


def test_a_rematch_of_an_older_table_is_of_the_new_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, table = old_database(tmp_path), old_table(tmp_path, "Soňa")
    with raised(monkeypatch), serving(database) as client:
        sit(client, table, 0)
        again = client.post(f"/t/{table.id}/rematch", follow_redirects=False)
        assert again.status_code == 303
        id = again.headers["location"].rpartition("/")[2]
        assert client.get(f"/api/tables/{id}").json()["begun_with"] == 2
