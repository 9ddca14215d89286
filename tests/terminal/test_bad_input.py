"""Whatever a person gets wrong is answered by one sentence, exit code 2 and no traceback."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from koruna.locale import LANGUAGES
from koruna.terminal.run import run
from tests.terminal.conftest import Result
from tests.terminal.console import COMMAND, koruna, surroundings

Call = Callable[..., Result]

ON_THE_COMMAND_LINE = {
    "unknown command": (["plya"], "Did you mean “play”?"),
    "nothing like a command": (["frobnicate"], "no command “frobnicate”"),
    "unknown option": (["play", "--colour"], "does not take “--colour”"),
    "option without its value": (["play", "kingdomino", "--seed"], "“--seed” needs a value"),
    "load without a file": (["play", "--load"], "See koruna play --help."),
    "too many words": (["rules", "kingdomino", "now"], "does not belong there"),
    "unknown language": (["games", "--lang", "de"], "does not speak “de”"),
    "unknown language, first": (["--lang=xx", "games"], "does not speak “xx”"),
    "no game": (["play"], "Say which game: "),
    "almost a game": (["rules", "kingdomnio"], "Did you mean “kingdomino”?"),
    "unknown game": (["simulate", "chess"], "no game called “chess”"),
    "too few seats": (["play", "kingdomino", "--seats", "Eva"], "“kingdomino” cannot be 1"),
    "too many seats": (["simulate", "kingdomino", "--seats", "random,random,random,random,random"], "cannot be 5"),
    "a seat for nobody": (["play", "kingdomino", "--seats", "Eva,,Petr"], "has no name"),
    "two of the same name": (["play", "kingdomino", "--seats", "Eva,Eva"], "both be called “Eva”"),
    "unknown bot": (["play", "kingdomino", "--seats", "Eva,bot:deep"], "no opponent called “deep”"),
    "unknown bot to simulate": (["simulate", "kingdomino", "--seats", "greedy,gredy"], "called “gredy”"),
    "unknown game option": (["play", "kingdomino", "--option", "chess"], "no option called “chess”"),
    "value no option has": (["play", "kingdomino", "--option", "harmony=maybe"], "cannot be set to “maybe”"),
    "option for other seats": (
        ["play", "kingdomino", "--seats", "A,B,C", "--option", "mighty_duel"],
        "Mighty Duel is for two players only",
    ),
    "options against each other": (
        ["play", "sealed_bids", "--seats", "A,B,C", "--option", "ties=burn", "--option", "second_price"],
        "not together with Second Price",
    ),
    "seed in letters": (["play", "kingdomino", "--seed", "x"], "“x” does not fit --seed"),
    "no games": (["simulate", "kingdomino", "--games", "0"], "“0” does not fit --games"),
    "games in letters": (["simulate", "kingdomino", "--games", "many"], "“many” does not fit --games"),
    "endless games": (["simulate", "kingdomino", "--games", "9" * 30], "does not fit --games"),
    "workers below one": (["simulate", "kingdomino", "--workers", "-1"], "“-1” does not fit --workers"),
    "no record": (["replay"], "Say which record"),
    "missing file": (["replay", "nowhere.koruna"], "no file “nowhere.koruna”"),
    "missing file to load": (["play", "--load", "nowhere.koruna"], "no file “nowhere.koruna”"),
    "folder as a file": (["replay", "."], "“.” is a folder"),
    "nowhere to save": (["play", "kingdomino", "--save", "none/game.koruna"], "no folder in which"),
    "a file as a folder": (["play", "kingdomino", "--save", "file/game.koruna"], "something that is not a folder"),
    "folder to save into": (["play", "kingdomino", "--save", "."], "“.” is a folder"),
}


@pytest.mark.parametrize("case", ON_THE_COMMAND_LINE)
def test_on_the_command_line(case: str, call: Call, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments, expected = ON_THE_COMMAND_LINE[case]
    monkeypatch.chdir(home)
    (home / "file").touch()
    code, out, err = call(*arguments)
    assert (code, out) == (2, "")
    assert expected in err
    assert err.count("\n") == 1


def spoil(record: str) -> dict[str, tuple[str | bytes, str]]:
    lines = record.splitlines(keepends=True)
    claims = next(at for at, line in enumerate(lines) if line.startswith(("0 claim", "1 claim")))
    seat, _, claim = lines[claims].partition(" ")
    other = "1" if seat == "0" else "0"

    def with_line(number: int, text: str) -> str:
        return "".join([*lines[: number - 1], text, *lines[number:]])

    return {
        "empty": ("", "Line 1 of the record: This is not a Koruna record"),
        "foreign": ("Dear Eva,\n", "Line 1 of the record: This is not a Koruna record"),
        "binary": (b"koruna 1\n\xff\xfe\x00", "is not text"),
        "text with zeros": (b"koruna 1\n\0\n", "is not text"),
        "too long": ("koruna 1\n" + "* 1\n" * 1_100_000, "too long"),
        "of another format": (with_line(1, "koruna 3\n"), "Line 1 of the record: The record is written in format “3”"),
        "of another version": (with_line(2, "game kingdomino 9\n"), "Line 2 of the record: The record belongs to"),
        "of an unknown game": (with_line(2, "game chess 1\n"), "Line 2 of the record: Koruna knows no game"),
        "of too many seats": (
            "koruna 2\ngame kingdomino 1\nseats 9\n---\n",
            "Line 3 of the record: The number of players of “kingdomino” cannot be 9",
        ),
        "of options that clash": (
            "koruna 2\ngame kingdomino 1\nseats 3\noption mighty_duel\n---\n",
            "Line 4 of the record: The Mighty Duel is for two players only",
        ),
        "cut in a line": (record[: len(record) // 2].rstrip(), "The last line is not finished"),
        "cut in its head": ("koruna 2\ngame kingdomino 1\nseats 2\n", "Line 4 of the record: The line “---”"),
        "with a wrong move": (with_line(claims + 1, f"{seat} claim 49\n"), f"Line {claims + 1} of the record: You can"),
        "with no move": (with_line(claims + 1, f"{seat} castle\n"), f"Line {claims + 1} of the record: “castle”"),
        "out of turn": (with_line(claims + 1, f"{other} {claim}"), f"Line {claims + 1} of the record: Only the player"),
        "with impossible chance": (with_line(8, "* 99\n"), "Line 8 of the record: “99” cannot be drawn"),
        "with another result": (
            with_line(6, "result 1 2\n"),
            "Line 6 of the record: The result is “1 2”, but",
        ),
        "with a result too early": ("".join(lines[:-1]), "Line 6 of the record: The result is"),
    }


@pytest.mark.parametrize("case", spoil("koruna 1\n---\n0 claim 1\n"))
def test_in_a_record(case: str, call: Call, record: Path) -> None:
    spoilt, expected = spoil(record.read_text("utf-8"))[case]
    record.write_bytes(spoilt if isinstance(spoilt, bytes) else spoilt.encode())
    for command in (["replay"], ["play", "--load"]):
        code, out, err = call(*command, str(record))
        assert (code, out) == (2, "")
        assert expected in err
        assert str(record) in err
        assert err.count("\n") == 1


def test_nothing_but_a_record_is_written_over(call: Call, home: Path) -> None:
    letter = home / "letter.txt"
    letter.write_text("Dear Eva,\n", "utf-8")
    code, _, err = call("play", "kingdomino", "--save", str(letter))
    assert code == 2
    assert "already exists" in err
    assert letter.read_text("utf-8") == "Dear Eva,\n"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to this user")
def test_forbidden_file(call: Call, record: Path) -> None:
    record.chmod(0)
    code, _, err = call("replay", str(record))
    assert code == 2
    assert "no permission" in err


def test_load_goes_alone(call: Call, record: Path) -> None:
    for more in (["--seats", "A,B"], ["--option", "harmony"]):
        code, _, err = call("play", "--load", str(record), *more)
        assert code == 2
        assert "--load does not go with" in err
    code, _, err = call("play", "sealed_bids", "--load", str(record))
    assert code == 2
    assert "is a record of “kingdomino”, not of “sealed_bids”" in err


def test_move_beyond_the_end(call: Call, record: Path) -> None:
    code, _, err = call("replay", str(record), "--move", "99")
    assert code == 2
    assert "only 48 moves" in err


def test_where_nothing_can_be_written(call: Call, record: Path, home: Path) -> None:
    for arguments in (["--svg", str(home)], ["--svg", str(home / "none" / "a.svg")]):
        code, out, err = call("replay", str(record), *arguments)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
    code, _, err = call("simulate", "kingdomino", "--seats", "random,random", "--records", str(record))
    assert code == 2
    assert "is not a folder" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str, call: Call, capsys: pytest.CaptureFixture[str]) -> None:
    """Each sentence is in the language set by the option or by the environment."""
    messages = {call("play", "chess", "--lang", other)[2] for other in LANGUAGES}
    assert len(messages) == len(LANGUAGES)
    assert call("play", "chess", "--lang", language)[2] in messages


def test_a_fault_of_ours_is_admitted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(language: str) -> None:
        raise ZeroDivisionError("somewhere deep")

    monkeypatch.setattr("koruna.terminal.about.print_games", broken)
    assert run(["games"]) == 1
    err = capsys.readouterr().err
    assert "a fault of Koruna, not yours: ZeroDivisionError: somewhere deep" in err
    assert "Traceback" not in err
    monkeypatch.setenv("KORUNA_DEBUG", "1")
    assert run(["games"]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_the_real_command(home: Path) -> None:
    """As a subprocess: the sentence goes to stderr only."""
    done = koruna(home, "play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    first, _, known = done.stderr.partition(" Choose from these: ")
    assert first == "Koruna knows no game called “chess”."
    assert "kingdomino" in known.removesuffix(".\n").split(", ")


def test_nobody_reads_on(home: Path) -> None:
    """`koruna rules kingdomino | head -1` ends quietly."""
    with subprocess.Popen(
        [*COMMAND, "rules", "kingdomino"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings(home)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk(home: Path) -> None:
    with open("/dev/full", "w") as full:
        command = [*COMMAND, "rules", "kingdomino"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=surroundings(home), check=False)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("The output cannot be written:")
    assert b"Traceback" not in done.stderr
