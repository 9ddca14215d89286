"""`koruna upgrade --check`, run as a person runs it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import koruna
from koruna.table.log_lines import Chance
from koruna.table.store.migrations import STEPS
from koruna.table.store.store import Head, Store
from koruna.terminal.run import run as obey
from tests.table.postgres import postgresql
from tests.table.store.older import old_database

Said = tuple[int, list[str], str]
DEALT = [*map(Chance, ["3", "11", "24", "41", "king 0"])]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Callable[[str], Said]:
    def checked(data: str) -> Said:
        code = obey(["upgrade", "--check", "--data", data, "--lang", "en"])
        out, err = capsys.readouterr()
        return code, out.splitlines(), err

    return checked


def filled(url: str, *versions: int) -> None:
    store = Store(url)
    for version in versions:
        store.create(Head(f"of{version}", "kingdomino", version, {}, 2), DEALT, listed=False)
    store.close()


def test_an_older_database_is_tried_on_a_copy_and_left_as_it_is(check: Callable[[str], Said], tmp_path: Path) -> None:
    url = old_database(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    code, lines, _ = check(url)
    assert code == 0
    schema = f"from schema 1 to {len(STEPS)}. On a copy that worked."
    assert lines[:2] == [
        f"Koruna {koruna.__version__} brings the database {schema}",
        "17 tables: running 13, finished 4.",
    ]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_tables_that_would_freeze_are_told_with_another_exit_code(check: Callable[[str], Said], tmp_path: Path) -> None:
    filled(f"sqlite:///{tmp_path}/tables.db", 1, 999)
    code, lines, _ = check(f"sqlite:///{tmp_path}/tables.db")
    assert code == 3
    assert lines[0] == f"Koruna {koruna.__version__} uses the database as it is (schema {len(STEPS)})."
    assert lines[1:3] == ["2 tables: running 1, finished 0.", "1 table is frozen:"]
    assert lines[3].startswith("  of999  This table cannot go on here")
    assert lines[4].startswith("Frozen tables can be looked at but not played.")


def test_a_postgresql_is_tried_as_well(check: Callable[[str], Said]) -> None:
    with postgresql() as url:
        filled(url, 1)
        assert check(url)[:2] == (
            0,
            [
                f"Koruna {koruna.__version__} uses the database as it is (schema {len(STEPS)}).",
                "1 table: running 1, finished 0.",
            ],
        )


def test_a_server_may_be_running_meanwhile(check: Callable[[str], Said], tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.be_the_server()
    store.create(Head("abc", "kingdomino", 1, {}, 2), DEALT, listed=False)
    assert check(f"sqlite:///{tmp_path}/tables.db")[1][1] == "1 table: running 1, finished 0."
    store.close()


def test_without_check_nothing_is_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    filled(f"sqlite:///{tmp_path}/tables.db", 1)
    assert obey(["upgrade", "--data", f"sqlite:///{tmp_path}/tables.db", "--lang", "en"]) == 2
    assert "is upgraded by koruna serve, when it starts" in capsys.readouterr().err
    assert obey(["upgrade", "--check", "--data", str(tmp_path / "none.db"), "--lang", "en"]) == 2
