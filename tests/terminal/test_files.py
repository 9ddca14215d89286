"""Where games are saved, and what is never overwritten."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from koruna.engine.data_folder import data_folder
from koruna.engine.errors import Trouble
from koruna.terminal.files import new_file, write_record, write_text
from koruna.terminal.plain_letters import plain_letter
from tests.terminal import console
from tests.terminal.conftest import Result

Call = Callable[..., Result]
LINUX = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other folders there")


def test_two_games_begun_at_once_get_two_files(home: Path) -> None:
    assert len({new_file("kingdomino") for _ in range(5)}) == 5
    assert all(path.stat().st_size == 0 for path in (home / "koruna").iterdir())


@LINUX
def test_a_relative_data_folder_is_none(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "games")
    assert data_folder() == home / ".local" / "share" / "koruna"


@LINUX
@pytest.mark.parametrize("why", ["no home", "too long a path", "a file in the way"])
def test_a_game_without_a_place_is_played_on(
    why: str, call: Call, home: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if why == "no home":
        monkeypatch.delenv("XDG_DATA_HOME")
        monkeypatch.setattr("koruna.terminal.files.Path.home", homeless)
    else:
        (home / "file").touch()
        monkeypatch.setenv("XDG_DATA_HOME", str(home / ("x" * 300 if why == "too long a path" else "file")))
    code, out, err = call("play", "kingdomino", "--seats", "Eva,random", "--seed", "5", typed="1\n1\n")
    assert (code, err) == (0, "")
    assert out.count("This game is not being kept.") == 1
    assert "Here is its record" in out
    assert call("play", "--load", str(record))[0] == 0


def homeless() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_no_drawing_over_a_record(call: Call, record: Path, home: Path) -> None:
    before = record.read_text("utf-8")
    code, _, err = call("replay", str(record), "--svg", str(record))
    assert code == 2
    assert "is the record of a game" in err
    assert record.read_text("utf-8") == before


def test_a_file_is_written_whole_or_not_at_all(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "drawing.svg"
    path.write_text("old", "utf-8")

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(Trouble, match="No space left"):
        write_text(str(path), "new")
    assert [file.read_text("utf-8") for file in home.iterdir()] == ["old"]


def test_a_name_no_file_can_have() -> None:
    with pytest.raises(Trouble, match="cannot be the name of a file"):
        write_record("a\0b", "koruna 1\n")


def test_what_is_loaded_and_left_alone_is_still_where_it_was(call: Call, record: Path, home: Path) -> None:
    """A file that was never written is not mentioned."""
    part = home / "part.koruna"
    lines = record.read_text("utf-8").splitlines(keepends=True)
    part.write_text(
        "".join(line for line in lines[:20] if not line.startswith("result"))
        .replace("0 bot:random", "0 Eva")
        .replace("1 bot:random", "1 Petr"),
        "utf-8",
    )
    _, out, _ = call("play", "--load", str(part), typed="")
    assert out.endswith(f"The game is kept. To go on: koruna play --load {part}\n")
    assert not (home / "koruna").exists()


def test_nothing_in_a_file_steers_the_terminal(call: Call, home: Path) -> None:
    (home / "evil").write_text("koruna 1\ngame \x1b]0;gotcha\x07\x9b2J 1\nseats 2\n---\n", "utf-8")
    code, _, err = call("replay", str(home / "evil"))
    assert code == 2
    assert "gotcha" in err
    assert all(letter.isprintable() for letter in err.rstrip("\n"))


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_input_or_output_is_the_end_of_input(closed: str, home: Path) -> None:
    done = console.shell(home, f"play kingdomino {closed}")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_our_letters(home: Path, record: Path) -> None:
    done = console.koruna(home, "play", "kingdomino", "--lang", "cs", PYTHONIOENCODING="ascii")
    assert "|" in done.stdout
    assert " @ " in done.stdout
    assert " . " in done.stdout
    assert "+--" in done.stdout
    assert "K umisteni" in done.stdout or "Na vyber" in done.stdout
    drawn = console.koruna(home, "replay", str(record), "--svg", "-", "--lang", "cs", PYTHONIOENCODING="ascii")
    assert "\N{LATIN SMALL LETTER I WITH ACUTE}" in drawn.stdout
    assert plain_letter("\N{CJK UNIFIED IDEOGRAPH-738B}") == "?"
