"""Lessons in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from tests.terminal.conftest import Result

Call = Callable[..., Result]


def test_lessons_are_listed(call: Call) -> None:
    code, out, _ = call("learn", "kingdomino")
    assert code == 0
    assert [line.split(":")[0] for line in out.splitlines()] == [
        "1. Your first dominoes",
        "2. Areas and crowns",
        "3. A whole game",
    ]


def test_a_lesson_says_its_steps_refuses_another_move_and_ends(call: Call) -> None:
    code, out, _ = call("learn", "kingdomino", "1", typed="claim 41\nclaim 19\nclaim 4\n" + "1\n21\n" * 4)
    assert code == 0
    told = out.index("This is your castle."), out.index("but let us begin with number 19"), out.index("two kings")
    assert [*told] == sorted(told)
    assert out.rstrip().endswith("The next one has the next number.")
    assert "Your points are counted here" in out


def test_what_is_taken_back_is_asked_for_again(call: Call) -> None:
    _, out, _ = call("learn", "kingdomino", "1", typed="claim 19\nundo\nyes\nclaim 30\n")
    assert out.count("Claim domino 19: a field") >= 2
    assert "but let us begin with number 19" in out


def test_there_are_only_so_many(call: Call) -> None:
    code, _, err = call("learn", "kingdomino", "9")
    assert code != 0
    assert "1, 2, 3" in err
