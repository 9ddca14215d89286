"""Bots of one's own at the command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import koruna
from koruna.bots import allow_bots
from koruna.bots.own import ALLOWED, OwnBot
from koruna.bots.program import end_all
from koruna.terminal.files import read_match
from koruna.terminal.players import bots_by_name
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
    assert "greedy" not in out


def test_a_simulation_says_that_a_bot_did_not_start(call: Call, own: str, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import no_such_module\n")
    broken = f"program:{sys.executable} {tmp_path / 'broken.py'}"
    asked = "simulate", "kingdomino", "--games", "1", "--seed", "4", "--workers", "1", "--seats"
    assert "broken.py did not start" in call(*asked, f"{broken},{own}")[1]
    [line, other] = json.loads(call(*asked, f"{broken},{own}", "--json")[1])["bots"]
    assert line["lost"] == line["turns"] > 0 == other["lost"]
    (tmp_path / "highest.py").write_text(PROGRAM.replace("if claims", "if len(moves) < 3"))
    end_all()
    assert "Turns that highest.py lost to greedy: " in call(*asked, f"{own},random")[1]


def test_no_bot_takes_the_name_of_another() -> None:
    allow_bots([OwnBot("Libuše", ["usurper"])])
    assert bots_by_name(koruna.game("kingdomino"))["libuse"] == "libuse"
    allow_bots([])


def test_what_is_called_like_an_official_opponent_is_not_listed(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "usurper-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: usurper\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[koruna.bots]\nlibuse = usurper:Bot\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    code, out, _ = call("bots", "kingdomino")
    assert code == 0
    assert out.count("Libuše of Vyšehrad") == 1
    assert "A bot that is called “libuse” is installed, but cannot play" in out
    assert ALLOWED == {}
