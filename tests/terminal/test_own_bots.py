"""Bots of one's own at the command line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from koruna.bots import allow_bots
from koruna.bots.program import end_all
from koruna.terminal.files import read_match
from tests.bots.test_own_bots import PROGRAM
from tests.terminal.conftest import Result

Call = Callable[..., Result]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[str]:
    """The program of the documentation, as it is named."""
    (tmp_path / "highest.py").write_text(PROGRAM)
    yield f"program:{sys.executable} {tmp_path / 'highest.py'}"
    allow_bots([])
    end_all()


def test_a_program_plays(call: Call, tmp_path: Path, own: str) -> None:
    code, out, _ = call("play", "kingdomino", "--seats", f"{own},random", "--seed", "4", "--save", f"{tmp_path}/a")
    assert code == 0
    assert "highest.py claims domino" in out
    assert read_match(f"{tmp_path}/a").record.names == ["bot:./highest.py", "bot:random"]


def test_a_record_starts_no_program(call: Call, tmp_path: Path, own: str) -> None:
    call("play", "kingdomino", "--seats", f"me,{own}", "--seed", "4", "--save", f"{tmp_path}/a")
    record = (tmp_path / "a").read_text("utf-8")
    allow_bots([])
    for name in ("./highest.py", "program:/bin/true"):
        (tmp_path / "b").write_text(record.replace("./highest.py", name), "utf-8")
        code, out, err = call("play", "--load", f"{tmp_path}/b")
        assert code == 2
        assert "has no opponent called" in out + err


def test_programs_are_simulated(call: Call, own: str) -> None:
    code, out, _ = call("simulate", "kingdomino", "--seats", f"{own},random", "--games", "2", "--seed", "4")
    assert code == 0
    assert "highest.py" in out
