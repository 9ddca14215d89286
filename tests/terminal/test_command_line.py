"""The command line: its help, its languages, and its start-up time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer

import koruna
from koruna.locale import LANGUAGES, words
from koruna.terminal.commands import app
from koruna.terminal.help_page import PREFIX, help_words, translate
from tests.terminal import console
from tests.terminal.conftest import Result

Call = Callable[..., Result]
HELP = "from koruna.terminal.run import run; run(['--help'])"
COMMANDS = ["games", "play", "simulate", "replay", "rules"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_plain_fluent(language: str) -> None:
    """Help pages are parsed without Fluent, so they must be the same as with Fluent."""
    found = help_words(language)
    assert found
    assert {name: words(language).say(PREFIX + name) for name in found} == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_message_is_used(language: str) -> None:
    used: set[str] = set()

    class Watched(dict[str, str]):
        def __getitem__(self, name: str) -> str:
            used.add(name)
            return super().__getitem__(name)

        def get(self, name: str, default: Any = None) -> Any:
            used.add(name)
            return super().get(name, default)

    watched = Watched(help_words(language))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("koruna.terminal.help_page.help_words", lambda _: watched)
        command = typer.main.get_command(app)
        translate(command, language)
        for arguments in ([], *([name] for name in COMMANDS)):
            command.main([*arguments, "--help"], prog_name="koruna", standalone_mode=False, obj=language)
    assert set(watched) == used & set(watched)


def test_help_of_everything(call: Call) -> None:
    code, out, err = call("--help")
    assert (code, err) == (0, "")
    assert all(f"\n  {name} " in out for name in COMMANDS)
    assert call()[1].strip() == out.strip()
    for name in COMMANDS:
        code, out, err = call(name, "--help")
        assert (code, err) == (0, "")
        assert out.splitlines()[2].startswith(f"Usage: koruna {name}")
        assert "--lang cs|sk|en" in out


def test_help_fits_its_terminal(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in (60, 80, 120):
        monkeypatch.setenv("COLUMNS", str(columns))
        for language in LANGUAGES:
            _, out, _ = call("simulate", "--help", "--lang", language)
            assert max(map(len, out.splitlines())) <= min(columns, 100)


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        (["--lang", "cs", "play", "--help"], {}, "Použití"),
        (["play", "--lang=sk", "--help"], {"KORUNA_LANG": "cs"}, "Použitie"),
        (["play", "--help"], {"KORUNA_LANG": "cs"}, "Použití"),
        (["play", "--help"], {"LANG": "sk_SK.UTF-8"}, "Použitie"),
        (["play", "--help"], {"LANG": "de_DE.UTF-8"}, "Usage"),
    ],
)
def test_language(
    arguments: list[str], environment: dict[str, str], expected: str, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    code, out, _ = call(*arguments)
    assert code == 0
    assert f"{expected}: koruna play" in out


def test_version(call: Call) -> None:
    how = "compiled" if koruna.compiled else "interpreted"
    assert call("--version") == (0, f"Koruna {koruna.__version__}, {how}\n", "")


def test_games(call: Call) -> None:
    code, out, _ = call("games")
    assert code == 0
    for expected in ("Kingdomino", "2\N{EN DASH}4", "mighty_duel: Mighty Duel", "full-greedy", "ties = lot | burn"):
        assert expected in out
    assert "harmony: Harmonie" in call("games", "--lang", "cs")[1]


def test_rules_are_printed_in_full_without_a_terminal(call: Call) -> None:
    code, out, _ = call("rules", "Kingdomino", "--lang", "sk")
    assert code == 0
    assert words("sk", "kingdomino").say("rule-no-match") in out


@pytest.mark.parametrize("command", [["serve"], ["tables", "prune"]])
def test_without_the_web_libraries_a_sentence_says_what_to_install(
    command: list[str], call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("koruna.table.serve", "koruna.table.tables_commands"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)  # makes the import fail
    code, out, err = call(*command)
    assert (code, out) == (2, "")
    assert "uvicorn, which is not installed" in err
    assert err.endswith("pip install koruna[table]\n")
    assert err.count("\n") == 1


def test_completion_names_commands_and_games(home: Path) -> None:
    def completed(typed: str, at: int) -> list[str]:
        asked = {"_KORUNA_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(at)}
        return console.koruna(home, **asked).stdout.split()

    assert completed("koruna rep", 1) == ["replay"]
    assert "kingdomino" in completed("koruna play ", 2)


def test_help_loads_no_game_and_no_tables() -> None:
    """Slow imports must not be part of the help."""
    code = (
        f"import sys; {HELP}; "
        "print(sorted(name for name in sys.modules if name in "
        "('rich', 'koruna.games.kingdomino', 'koruna.lab', 'multiprocessing')), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def work(code: str) -> float:
    """The best CPU time of several runs, in seconds."""
    best = 9.0
    for _ in range(5):
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
        best = min(best, used.ru_utime + used.ru_stime)
    return best


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="no way to tell how long another process has worked")
def test_it_starts_fast() -> None:
    """Compared with what it cannot do without: a busy machine must not fail it, a heavy import must."""
    needed = work("import inspect, msgspec, importlib.resources, tomllib, hashlib, random")
    assert work("import koruna") < 1.5 * needed
    assert work(HELP) < 3 * needed
