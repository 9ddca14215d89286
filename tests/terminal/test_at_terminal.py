"""What only a terminal shows: clearing, colours, keys and Ctrl-C."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from koruna.terminal.screen import CLEAR, FORGET
from tests.terminal.console import Terminal, plain

Open = Callable[..., Terminal]


def test_hand_over_leaves_nothing_on_the_screen(at_terminal: Open) -> None:
    terminal = at_terminal("play", "kingdomino", "--seats", "Eva,Petr", "--seed", "1")
    shown = terminal.wait_for("press Enter.")
    assert CLEAR + FORGET in shown
    assert plain(shown).strip().endswith("press Enter.")
    assert "claim" not in plain(shown)
    terminal.type("\n")
    board = terminal.wait_for("\n> ")
    assert "claim" in plain(board)
    terminal.type("quit\n")
    terminal.wait_for("Nothing has been played")
    assert terminal.finish() == 0


def test_ctrl_c_keeps_the_game(at_terminal: Open, home: Path) -> None:
    terminal = at_terminal("play", "kingdomino", "--seats", "Eva,bot:random", "--seed", "1", "--lang", "cs")
    terminal.wait_for("konec")
    terminal.wait_for("\n> ")
    terminal.type("1\n")
    terminal.wait_for("\n> ")
    terminal.interrupt()
    assert "Hra je uložená" in terminal.wait_for("koruna play --load")
    assert terminal.finish() == 130
    assert "Traceback" not in terminal.seen
    assert [path.suffix for path in (home / "koruna").iterdir()] == [".koruna"]


@pytest.mark.parametrize("columns", [80, 120])
def test_a_turn_fits_the_screen(at_terminal: Open, columns: int) -> None:
    terminal = at_terminal("play", "kingdomino", "--seats", "Eva,bot:random", "--seed", "1", columns=columns)
    for _ in range(6):
        terminal.wait_for("\n> ")
        terminal.type("1\n")
    shown = plain(terminal.wait_for("quit"))
    moves = [line for line in shown.splitlines() if ", right " in line or " claim " in line]
    assert max(map(len, moves)) <= columns


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_low_terminal_shows_all_that_a_turn_needs(at_terminal: Open, language: str) -> None:
    """The kingdoms, both rows, the moves and the prompt on 24 lines of 80 columns, in every turn."""
    arguments = ("play", "kingdomino", "--seats", "Eva,bot:random", "--seed", "1", "--lang", language)
    terminal = at_terminal(*arguments, lines=24)
    for _ in range(8):
        shown = plain(terminal.wait_for("\n> ").rpartition(CLEAR)[2]).splitlines()
        assert max(map(len, shown)) <= 80
        on_screen = "\n".join(shown[-24:])
        assert on_screen.count("♜") >= 2
        assert "● Eva " in on_screen
        assert re.search("  [1-9][0-9]* (claim|vybrat|[a-i][1-9],)", on_screen)
        terminal.type("1\n")


def test_ctrl_c_in_a_replay(at_terminal: Open, record: Path) -> None:
    terminal = at_terminal("replay", str(record))
    terminal.wait_for("\n> ")
    terminal.interrupt()
    assert terminal.finish() == 130
    assert "Traceback" not in terminal.seen


def test_colours_unless_they_are_refused(at_terminal: Open) -> None:
    arguments = ("play", "kingdomino", "--seats", "Eva,bot:random", "--seed", "1")
    assert "\x1b[38;5;" in at_terminal(*arguments).wait_for("quit")
    assert "\x1b[38;5;" not in at_terminal(*arguments, NO_COLOR="1").wait_for("quit")


def test_replay_step_by_step(at_terminal: Open, record: Path) -> None:
    terminal = at_terminal("replay", str(record))

    def moment() -> str:
        return plain(terminal.wait_for("q quit")).partition(" of 48")[0].rpartition("Move ")[2]

    assert moment() == "0"
    for keys, expected in (("\n", "1"), ("n\n", "2"), ("b\n", "1"), ("b\n", "0"), ("b\n", "0"), ("30\n", "30")):
        terminal.type(keys)
        assert moment() == expected
    terminal.type("99\n")  # only the hint about the keys is repeated
    terminal.wait_for("q quit")
    terminal.type("48\n")
    shown = plain(terminal.wait_for("q quit"))
    assert "Move 48 of 48" in shown
    assert "1. Random" in shown
    terminal.type("q\n")
    assert terminal.finish() == 0


def test_rules_are_paged(at_terminal: Open) -> None:
    terminal = at_terminal("rules", "kingdomino", lines=24, PAGER="cat")
    assert terminal.finish() == 0
    shown = plain(terminal.seen)
    assert "Kingdomino" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_a_simulation_shows_how_far_it_is(at_terminal: Open) -> None:
    terminal = at_terminal("simulate", "kingdomino", "--seats", "random,random", "--games", "60", "--workers", "1")
    shown = plain(terminal.wait_for("games a second"))
    assert "Playing" in shown
    assert terminal.finish() == 0


def test_dominoes_are_claimed_and_placed_by_cursor(at_terminal: Open) -> None:
    terminal = at_terminal("play", "kingdomino", "--seats", "Eva,bot:random", "--seed", "1", lines=24)
    assert " · quit · map" in plain(terminal.wait_for("\n> "))
    terminal.type("m\n")
    while "Place domino" not in (shown := plain(terminal.wait_for("Esc list"))):
        terminal.type("\n")
    assert shown.count(">") >= 3  # both halves in the kingdom, and the domino in its row
    terminal.type("\x1b[B")
    assert "Place domino" in plain(terminal.wait_for("Esc list"))
    terminal.type("\n")
    terminal.wait_for("Eva places domino")
    terminal.wait_for("Esc list")
    terminal.type("\x1b")
    terminal.wait_for("\x1b[?1049l")
    terminal.type("quit\n")
    assert terminal.finish() == 0


def test_a_small_terminal_and_a_game_without_targets_only_print_the_map(at_terminal: Open) -> None:
    terminal = at_terminal("play", "kingdomino", "--seats", "Eva,bot:random", "--seed", "1", columns=50, lines=18)
    terminal.wait_for("\n> ")
    terminal.type("m\n")
    shown = terminal.wait_for("\n> ")
    assert "\x1b[?1049h" not in shown
    assert "To claim" in plain(shown)


def test_ctrl_c_on_the_map_restores_the_screen(at_terminal: Open) -> None:
    terminal = at_terminal("play", "kingdomino", "--seats", "Eva,bot:random", "--seed", "1", lines=24)
    terminal.wait_for("\n> ")
    terminal.type("m\n")
    terminal.wait_for("Esc list")
    terminal.interrupt()
    terminal.wait_for("\x1b[?1049l")
    assert terminal.finish() == 130
    assert "Traceback" not in terminal.seen
