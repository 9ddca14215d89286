"""Colours of text boards."""

from __future__ import annotations

from koruna.look.columns import width_of
from koruna.look.terminal_colours import BOLD, DIM, GOLD, PLAYERS, painted


def test_painted_text_takes_no_more_room_and_nothing_stays_nothing() -> None:
    for code in (BOLD, DIM, GOLD, *PLAYERS):
        assert painted("Eva", code).endswith("Eva\033[0m")
        assert width_of(painted("Eva", code)) == 3
        assert painted("", code) == ""


def test_players_are_told_apart() -> None:
    assert len(set(PLAYERS)) == len(PLAYERS) == 12
