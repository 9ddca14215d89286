"""The special phase of each season (6.3, Q4), mode by mode (18)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course import calendar
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import at, pen, play, position, settle, sow, units


def realm(mode: str, round: int) -> Suverenita:
    state = position(mode=mode, round=round)
    settle(state, "a1", 0, grain=3)
    units(state, "b1", 0)
    settle(state, "c3", 1, grain=3)
    return state


def special(state: Suverenita) -> None:
    calendar.begin_special(state)
    state.go_on()


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_spring_brings_young_and_then_sowing(mode: str) -> None:
    state = realm(mode, 5)
    pen(state, "b1", 0, "sheep", "sheep")
    special(state)
    assert state.kind() == steps.YOUNG
    assert state.waiting() == [0]
    play(state, "done", 0)
    assert state.kind() == steps.SOW
    assert state.waiting() == [0, 1]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_summer_is_growth_and_asks_nobody(mode: str) -> None:
    state = realm(mode, 6)
    sow(state, "a1", 0)
    special(state)
    assert state.crop[at(state, "a1")] == 4
    assert state.kind() == steps.OVER


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_autumn_brings_taxes_and_then_harvest(mode: str) -> None:
    state = realm(mode, 7)
    sow(state, "b1", 0, 3)
    special(state)
    assert state.gold == [7, 6]
    assert state.kind() == steps.HARVEST
    assert state.waiting() == [0]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_winter_is_feeding(mode: str) -> None:
    state = realm(mode, 8)
    special(state)
    assert state.kind() == steps.FEED
    assert state.waiting() == [0, 1]


def test_18_the_first_game_knows_only_taxes_and_upkeep() -> None:
    for round, gold in ((5, [7, 6]), (6, [7, 6]), (7, [7, 6]), (8, [3, 4])):
        state = realm("first", round)
        special(state)
        assert state.gold == gold
        assert state.kind() == steps.OVER


def test_a_crop_from_spring_to_the_store() -> None:
    """One grain on a yellow field is four in autumn (15.2, 15.3, 15.5)."""
    state = realm("advanced", 1)
    state.grain[at(state, "a1")] = 1
    special(state)
    play(state, "sow a1", 0)
    play(state, "done", 1)
    state.round = 2
    special(state)
    state.round = 3
    special(state)
    play(state, "reap a1>a1 *4", 0)
    assert state.grain[at(state, "a1")] == 4
