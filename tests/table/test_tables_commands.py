"""`koruna tables` and its commands, run as a person runs them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from koruna.table.log_lines import Chance, LogLine, Name
from koruna.table.store.store import Addition, Head, Store
from koruna.terminal.run import run as obey
from tests.table.store.older import old_database

Said = tuple[int, str, str]
DEALT: list[LogLine] = [Name(0, "Eva"), Name(1, "Petr"), *map(Chance, ["3", "11", "24", "41", "king 0"])]


@pytest.fixture
def data(tmp_path: Path) -> str:
    """A database with a table at play, one that is over, and one that cannot be loaded."""
    url = f"sqlite:///{tmp_path}/tables.db"
    store = Store(url)
    for id, version, listed in (("playing", 1, True), ("finished", 1, False), ("later", 999, False)):
        store.create(Head(id, "kingdomino", version, {}, 2), DEALT, listed)
    store.append([Addition("finished", 7, [Name(0, "Žofie")], True)])
    store.close()
    return url


@pytest.fixture
def run(data: str, capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    def obeyed(*arguments: str) -> Said:
        code = obey(["tables", *arguments, "--data", data, "--lang", "en"])
        return code, *capsys.readouterr()

    return obeyed


def ids(data: str) -> list[str]:
    store = Store(data, read_only=True)
    found = sorted(store.ids())
    store.close()
    return found


def test_tables_are_listed_with_those_that_are_frozen(run: Callable[..., Said]) -> None:
    code, out, _ = run("list")
    lines = out.splitlines()
    assert code == 0
    assert sorted(line.split()[0] for line in lines[:3]) == ["finished", "later", "playing"]
    assert [line.split("  ")[2] for line in lines if line.startswith("playing")] == [
        "Kingdomino, Eva, Petr, in the lobby"
    ]
    assert lines[3] == "3 tables: running 2, finished 0."
    assert run()[1].splitlines() == lines[3:]
    assert run("list", "--search", "žofie") == (0, "No table has “žofie” in its id, game or players.\n", "")
    assert [line.split()[0] for line in run("list", "--search", "Žofie")[1].splitlines()] == ["finished"]


def test_a_backup_into_a_folder_that_there_is_not_says_so(run: Callable[..., Said], tmp_path: Path) -> None:
    answer = run("backup", str(tmp_path / "none" / "today.db"))
    assert answer == (2, "", f"There is no folder {tmp_path / 'none'} for the backup.\n")


def test_tables_of_an_older_version_are_listed_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = old_database(tmp_path)
    before = (tmp_path / "old.db").read_bytes()
    assert obey(["tables", "list", "--data", url, "--lang", "en"]) == 0
    assert "Adéla" in capsys.readouterr().out
    assert (tmp_path / "old.db").read_bytes() == before


def test_a_table_is_shown(run: Callable[..., Said]) -> None:
    assert run("show", "playing")[1].splitlines()[::2] == ["Kingdomino, Eva, Petr, in the lobby", "It can go on."]
    assert "This table cannot go on here: it was begun with version 999" in run("show", "later")[1]
    assert run("show", "none") == (2, "", "There is no table none.\n")
    assert run("show") == (2, "", "Which table? Give its id, as in its address.\n")


def test_tables_are_removed(run: Callable[..., Said], data: str) -> None:
    assert run("remove", "playing", "later") == (0, "Table playing was deleted.\nTable later was deleted.\n", "")
    assert ids(data) == ["finished"]
    assert run("remove", "playing") == (2, "", "There is no table playing.\n")
    assert run("remove")[0] == 2


def test_a_table_is_taken_from_the_lobby(run: Callable[..., Said]) -> None:
    assert run("unlist", "playing")[1] == "Table playing is no longer in the lobby.\n"
    assert "in the lobby" not in run("list")[1]
    assert run("unlist", "none")[0] == 2


def test_unfinished_tables_are_pruned_apart_from_finished_ones(run: Callable[..., Said], data: str) -> None:
    assert run("prune", "--unfinished")[1] == "0 unfinished tables were cleared away.\n"
    assert run("prune", "--unfinished", "--older-than", "0d")[1] == "2 unfinished tables were cleared away.\n"
    assert ids(data) == ["finished"]
    assert run("prune", "--older-than", "0d")[1] == "1 finished table was cleared away.\n"


def test_a_backup_is_made_and_restored(run: Callable[..., Said], tmp_path: Path, data: str) -> None:
    file = str(tmp_path / "backup.db")
    assert run("backup", file) == (0, f"3 tables are in {file}.\n", "")
    assert run("backup", file)[0] == 2
    run("remove", "playing")
    refused = run("restore", file)
    assert refused[2] == "The database has tables already, and was left as it is. --replace deletes them.\n"
    assert run("restore", file, "--replace") == (0, "3 tables were restored.\n", "")
    assert ids(data) == ["finished", "later", "playing"]
    assert run("backup") == (2, "", "Which file? Give the name of the backup.\n")


def test_a_backup_is_restored_where_there_was_no_database(
    run: Callable[..., Said], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("backup", str(tmp_path / "backup.db"))
    new = f"sqlite:///{tmp_path}/new/tables.db"
    assert obey(["tables", "restore", str(tmp_path / "backup.db"), "--data", new, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "3 tables were restored.\n"
    assert ids(new) == ["finished", "later", "playing"]
