"""Undo in the terminal: free, by consent of the others at the device, or marked for who plays alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.conftest import Result

Call = Callable[..., Result]

AGAINST_A_BOT = ("play", "kingdomino", "--seats", "Eva,greedy", "--seed", "5")
TOGETHER = ("play", "kingdomino", "--seats", "Eva,Petr", "--seed", "5")
# That something new was seen, the answer "yes", what the chronicle tells, and what the end tells.
SAID = {
    "en": ("You have seen something new", "y", "Eva takes a move back after", "With 2 moves taken back"),
    "cs": ("už znáš něco nového", "a", "Eva bere zpět tah, i když už vidí", "Zpět byly vzaty 2 tahy"),
    "sk": ("už vieš niečo nové", "a", "Eva berie späť ťah, hoci už vidí", "Späť boli vzaté 2 ťahy"),
}


def test_undo_takes_back_the_last_move_of_a_person(call: Call, home: Path) -> None:
    """The last one of a turn with several steps, unless something new was seen."""
    path = home / "game"
    arguments = ("play", "tiny_epic_kingdoms", "--seats", "Eva,random", "--seed", "5", "--save", str(path))
    steps = own_steps(call, arguments, path)
    call(*arguments, typed="1\n" * (steps - 1) + "quit\n")
    before = path.read_text("utf-8")
    call(*arguments, typed="1\n" * steps + "undo\nquit\n")
    assert path.read_text("utf-8") == before
    _, out, _ = call(*arguments, typed="undo\nquit\n")
    assert "nothing to take back" in out


def own_steps(call: Call, arguments: tuple[str, ...], path: Path) -> int:
    """The number of moves until a person has made two in a row without a draw."""
    for steps in range(2, 40):
        call(*arguments, typed="1\n" * steps + "quit\n")
        if [line[:2] for line in path.read_text("utf-8").splitlines()[-2:]] == ["0 ", "0 "]:
            return steps
    raise AssertionError("all steps are followed by something new")


def test_undo_brings_no_new_luck(call: Call, home: Path) -> None:
    """Chance has the same outcome again, so that nobody can redraw until the draw is good."""
    path = home / "game"
    arguments = ("play", "tiny_epic_kingdoms", "--seats", "Eva,random", "--seed", "5", "--save", str(path))
    steps = own_steps(call, arguments, path)
    drawn = set()
    for undos in range(3):
        call(*arguments, typed="1\n" * steps + "undo\n1\n" * undos + "1\n" * 12 + "quit\n")
        drawn.add(path.read_text("utf-8"))
    assert len(drawn) == 1


@pytest.mark.parametrize("language", SAID)
def test_who_is_alone_goes_back_and_the_game_is_marked(call: Call, home: Path, language: str) -> None:
    """A king was drawn and a bot has decided. The same comes again, also if it is asked for in between."""
    seen, yes, told, at_the_end = SAID[language]
    path = home / "game"
    arguments = (*AGAINST_A_BOT, "--save", str(path), "--lang", language)
    call(*arguments, typed="1\n1\nquit\n")
    before = moves(path)
    _, out, _ = call(*arguments, typed="1\n1\nundo\nn\nquit\n")
    assert seen in out
    assert told not in out
    assert moves(path) == before, "it asks first"
    _, out, _ = call(*arguments, typed=f"1\n1\nundo\n{yes}\n1\nundo\n1\nlog\nquit\n")
    assert told in out
    assert at_the_end in out
    assert moves(path) == before
    ones = "1\n" * 200
    _, out, _ = call(*arguments, typed=f"1\n1\nundo\n{yes}\n2\nundo\n{ones}")
    assert at_the_end in out.rpartition("♜")[2]
    assert "# Moves taken back after seeing what came: 2\n" in path.read_text("utf-8")
    _, out, _ = call("replay", str(path), "--lang", language)
    assert at_the_end in out


def test_who_share_a_device_are_asked(call: Call, home: Path) -> None:
    path = home / "game"
    call(*TOGETHER, "--save", str(path), typed="\n1\nquit\n")
    before = moves(path)
    _, out, _ = call(*TOGETHER, "--save", str(path), typed="\n1\n\nundo\nn\nquit\n")
    assert "would like to take back their last move" in out
    assert "The others play on" in out.partition("do you allow it?")[2]
    assert moves(path) == before
    _, out, _ = call(*TOGETHER, "--save", str(path), typed="\n1\n\nundo\ny\nquit\n")
    assert "takes a move back" in out.partition("do you allow it?")[2]
    assert moves(path) == before[:-2], "the move and the king that was drawn"


def test_a_secret_move_of_another_is_not_shown_by_taking_it_back(call: Call, home: Path) -> None:
    path = home / "game"
    arguments = ("play", "sealed_bids", "--seats", "Eva,Petr", "--seed", "4", "--save", str(path))
    _, out, _ = call(*arguments, typed="\nbid 7\n\nundo\nquit\n")
    assert "who alone can take it back" in out
    assert "bid 7" not in out.partition("who alone")[2]


def moves(path: Path) -> list[str]:
    return path.read_text("utf-8").partition("---\n")[2].splitlines()
