"""Keeping tables."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

import koruna
from koruna.table.store import SCHEMA, Head, Store

HEAD = Head("abc", "kingdomino", 1, {"harmony": True}, ["key0", "key1"])


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path}/koruna.db")


def test_what_was_kept_is_found_again(store: Store, tmp_path: Path) -> None:
    store.create(HEAD, ["name 0 Eva", "* 17"], listed=False)
    again = Store(f"sqlite:///{tmp_path}/koruna.db")
    assert again.head("abc") == HEAD
    assert again.log("abc") == ["name 0 Eva", "* 17"]
    assert again.log("abc", 1) == ["* 17"]
    assert again.head("xyz") is None


def test_two_writers_cannot_both_append_the_same_line(store: Store, tmp_path: Path) -> None:
    store.create(HEAD, ["* 17"], listed=False)
    other = Store(f"sqlite:///{tmp_path}/koruna.db")
    assert store.append("abc", 1, ["0 claim 17", "* 3"], over=False)
    assert not other.append("abc", 1, ["1 claim 17"], over=False)
    assert other.log("abc") == ["* 17", "0 claim 17", "* 3"]


def test_lines_of_one_change_are_kept_together_or_not_at_all(store: Store) -> None:
    store.create(HEAD, ["* 17"], listed=False)
    store.append("abc", 2, ["later"], over=False)
    assert not store.append("abc", 1, ["0 claim 17", "* 3"], over=False), "its second line is taken"
    assert store.log("abc") == ["* 17", "later"]


def test_only_listed_tables_in_play_are_shown_to_anybody(store: Store) -> None:
    for id, listed in (("a", True), ("b", False), ("c", True)):
        store.create(Head(id, "kingdomino", 1, {}, ["k"]), ["* 1"], listed)
    store.append("c", 1, ["* 2"], over=True)
    assert store.listed(10) == ["a"]


def test_pruning_forgets_finished_tables_of_old_and_nothing_else(store: Store) -> None:
    for id in ("done", "playing"):
        store.create(Head(id, "kingdomino", 1, {}, ["k"]), ["* 1"], listed=False)
    store.append("done", 1, ["* 2"], over=True)
    assert store.prune(3600) == 0, "not old enough"
    time.sleep(0.01)
    assert store.prune(0) == 1
    assert store.head("done") is None
    assert store.log("done") == []
    assert store.head("playing") is not None


def test_a_broken_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "broken.db"
    for content in (b"this is no database", b"SQLite format 3\x00" + b"\xff" * 5000):
        path.write_bytes(content)
        with pytest.raises(koruna.Trouble) as refused:
            Store(f"sqlite:///{path}")
        assert "broken.db" in str(refused.value)
        assert path.read_bytes() == content
        assert list(tmp_path.iterdir()) == [path]


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "later.db"
    Store(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE koruna SET schema = ?", (SCHEMA + 1,))
    with pytest.raises(koruna.Trouble) as refused:
        Store(f"sqlite:///{path}")
    assert "later Koruna" in str(refused.value)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(koruna.Trouble):
        Store(f"sqlite:///{tmp_path}/nowhere/koruna.db")


def test_every_commit_is_on_disk_before_it_is_answered(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
