"""Fixtures of the tests of the command."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import koruna
from koruna.lab.play import RunPlan, play_game
from koruna.terminal.run import run
from tests.terminal.console import Terminal

Result = tuple[int, str, str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate home for every test, and a fixed language."""
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("KORUNA_LANG", "KORUNA_DEBUG", "LC_ALL", "LC_MESSAGES", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Result]:
    """The command within this process: exit code, stdout and stderr."""

    def called(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(list(arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return called


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short finished game."""
    path = tmp_path / "game.koruna"
    path.write_text(recorded("kingdomino", ["random", "random"]), "utf-8")
    return path


def recorded(game: str, bots: list[str], seed: int = 1) -> str:
    plan = RunPlan(game, bots, 1, {}, seed, rotate=False, keep_records=True)
    return play_game(koruna.game(game), plan, 0).record


@pytest.fixture
def at_terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """The command in a pseudo-terminal that the test types into."""
    pytest.importorskip("pty")
    opened: list[Terminal] = []

    def open_terminal(*arguments: str, columns: int = 80, lines: int = 50, **more: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments, columns=columns, lines=lines, **more))
        return opened[-1]

    yield open_terminal
    for terminal in opened:
        terminal.close()
