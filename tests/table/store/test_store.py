"""The database of tables."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import event

import koruna
from koruna.table.log_lines import Auto, Chance, Move, Name, Undo, Unreadable
from koruna.table.store import searching
from koruna.table.store.searching import find_tables
from koruna.table.store.sql_tables import lines
from koruna.table.store.store import Addition, Head, Store

HEAD = Head("abc", "kingdomino", 1, {"harmony": True}, 2)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path}/koruna.db")


def test_what_was_kept_is_found_again(store: Store, tmp_path: Path) -> None:
    store.create(HEAD, [Name(0, "Eva"), Chance("17")], listed=False)
    again = Store(f"sqlite:///{tmp_path}/koruna.db")
    assert again.head("abc") == HEAD
    assert again.log("abc") == [Name(0, "Eva"), Chance("17")]
    assert again.log("abc", 1) == [Chance("17")]
    assert again.head("xyz") is None


def test_a_line_is_text_in_the_database_and_a_damaged_one_stays_as_it_is(store: Store, tmp_path: Path) -> None:
    log = [Name(0, "Eva Nov\u00e1"), Chance("17"), Move(0, "claim 17"), Auto(1, "done"), Unreadable("dance  0")]
    store.create(HEAD, log, listed=False)
    with sqlite3.connect(tmp_path / "koruna.db") as connection:
        texts = [text for (text,) in connection.execute("SELECT text FROM lines ORDER BY seq")]
    assert texts == ["name 0 Eva Nov\u00e1", "* 17", "0 claim 17", "auto 1 done", "dance  0"]
    assert store.log("abc") == log


def test_two_writers_cannot_both_append_the_same_line(store: Store, tmp_path: Path) -> None:
    store.create(HEAD, [Chance("17")], listed=False)
    other = Store(f"sqlite:///{tmp_path}/koruna.db")
    assert store.append([Addition("abc", 1, [Move(0, "claim 17"), Chance("3")], False)]) == [True]
    assert other.append([Addition("abc", 1, [Move(1, "claim 17")], False)]) == [False]
    assert other.log("abc") == [Chance("17"), Move(0, "claim 17"), Chance("3")]


def test_lines_of_one_change_are_kept_together_or_not_at_all(store: Store) -> None:
    store.create(HEAD, [Chance("17")], listed=False)
    with store.engine.begin() as connection:  # somebody has damaged the log
        connection.execute(lines.insert().values(table="abc", seq=3, text="undo 5"))
    late = Addition("abc", 1, [Move(0, "claim 17"), Chance("3")], False)
    assert store.append([late]) == [False], "its second line is taken"
    assert store.log("abc") == [Chance("17"), Unreadable(""), Undo(5)], "and a line that is not there is unreadable"
    assert store.log("abc", 1) == [Unreadable(""), Undo(5)]


def test_a_log_gets_no_gap(store: Store) -> None:
    """A writer that assumes more lines than there are is told that somebody else has written."""
    for id in ("a", "b", "c"):
        store.create(Head(id, "kingdomino", 1, {}, 1), [Chance("1")], listed=False)
    more = [Move(0, "claim 1")]
    assert store.append([Addition("b", 2, more, True)]) == [False]
    after = {"a": 1, "b": 2, "c": 1}
    assert store.append([Addition(id, seq, more, False) for id, seq in after.items()]) == [True, False, True]
    assert [len(store.log(id)) for id in ("a", "b", "c")] == [2, 1, 2]
    assert store.over("b") is False
    assert store.append([Addition("b", 1, more, False), Addition("b", 2, more, False)]) == [True, True]


def test_of_changes_written_in_one_go_only_those_that_come_too_late_are_refused(store: Store) -> None:
    for id in ("a", "b", "c"):
        store.create(Head(id, "kingdomino", 1, {}, 1), [Chance("1")], listed=False)
    first, late = [Move(0, "claim 1")], [Move(1, "claim 1")]
    store.append([Addition("b", 1, first, False)])
    assert store.append([Addition(id, 1, late, False) for id in ("a", "b", "c")]) == [True, False, True]
    assert [store.log(id)[1:] for id in ("a", "b", "c")] == [late, first, late]


def test_a_file_has_one_server_at_a_time(store: Store, tmp_path: Path) -> None:
    store.be_the_server()
    other = Store(f"sqlite:///{tmp_path}/koruna.db")
    with pytest.raises(koruna.Trouble) as refused:
        other.be_the_server()
    assert "koruna.db" in str(refused.value)
    other.create(HEAD, [Chance("17")], listed=False)  # a clean-up of old tables may write meanwhile
    store.close()
    other.be_the_server()
    other.close()


def test_only_listed_tables_in_play_are_shown_to_anybody(store: Store) -> None:
    for id, listed in (("a", True), ("b", False), ("c", True)):
        store.create(Head(id, "kingdomino", 1, {}, 1), [Chance("1")], listed)
    store.append([Addition("c", 1, [Chance("2")], True)])
    assert store.listed(10) == ["a"]


def test_pruning_forgets_finished_tables_of_old_and_nothing_else(store: Store) -> None:
    for id in ("done", "playing"):
        store.create(Head(id, "kingdomino", 1, {}, 1), [Chance("1")], listed=False)
    store.append([Addition("done", 1, [Chance("2")], True)])
    assert store.prune(3600) == 0, "not old enough"
    time.sleep(0.01)
    assert store.prune(0) == 1
    assert store.head("done") is None
    assert store.log("done") == []
    assert store.head("playing") is not None


def test_the_position_after_a_line_that_is_not_there_is_not_stored(store: Store) -> None:
    """Another line there would become part of the game."""
    store.create(HEAD, [Chance("17")], listed=True)
    for seq in (1, 2):
        store.keep_position("abc", seq, f"position {seq}")
    assert [store.position("abc", seq) for seq in (1, 2)] == ["position 1", ""]


def test_a_file_may_have_any_name(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/whose?.db"
    store = Store(url)
    store.be_the_server()
    store.create(HEAD, [Chance("17")], listed=True)
    assert Store(url, read_only=True).ids() == ["abc"]
    store.close()
    assert {path.name for path in tmp_path.iterdir()} >= {"whose?.db", "whose?.db-server"}


def test_as_many_tables_as_there_are_can_be_listed(store: Store) -> None:
    for number in range(7):
        store.create(Head(f"t{number}", "kingdomino", 1, {}, 1), [Name(0, f"Eva {number}")], listed=False)
    with store.engine.connect() as connection:
        raw = connection.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 5)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searching, "NAMED_TOGETHER", 2)
        assert sorted(found.names[0] for found in find_tables(store)) == [f"Eva {number}" for number in range(7)]


def test_a_broken_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "broken.db"
    for content in (b"this is no database", b"SQLite format 3\x00" + b"\xff" * 5000):
        path.write_bytes(content)
        with pytest.raises(koruna.Trouble) as refused:
            Store(f"sqlite:///{path}")
        assert "broken.db" in str(refused.value)
        assert path.read_bytes() == content
        assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(koruna.Trouble):
        Store(f"sqlite:///{tmp_path}/nowhere/koruna.db")


def test_every_commit_is_on_disk_before_it_is_answered(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_threads_of_one_process_take_turns_at_writing(store: Store) -> None:
    """Without waiting for SQLite's lock, which would mean to sleep and try again."""
    event.listen(store.engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=0"))
    store.engine.dispose()
    store.create(HEAD, [Chance("17")], listed=True)

    def write(number: int) -> None:
        store.keep_summaries([("abc", number, "summary")])
        store.keep_position("abc", 1, f"position {number}")

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(write, range(40)))
    assert store.position("abc", 1)
