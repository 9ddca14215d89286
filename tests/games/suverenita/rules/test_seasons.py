"""The special phase of each season (6.3, Q4), mode by mode (18)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course import calendar
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import at, change, play, set_up


def realm(items: str = "", *, mode: str, round: int) -> Suverenita:
    own = "field a1 settlement village:0, grain 3 | field b1 units 0:LI"
    return set_up(f"round {round} | {own} | field c3 settlement village:1, grain 3", items, mode=mode)


def special(state: Suverenita) -> None:
    calendar.begin_special(state)
    state.go_on()


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_spring_brings_young_and_then_sowing(mode: str) -> None:
    state = realm("field b1 herds 0:sheep*2", mode=mode, round=5)
    special(state)
    assert state.kind() == steps.YOUNG
    assert state.waiting() == [0]
    play(state, "done", 0)
    assert state.kind() == steps.SOW
    assert state.waiting() == [0, 1]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_summer_is_growth_and_asks_nobody(mode: str) -> None:
    state = realm("field a1 crop 1:0", mode=mode, round=6)
    special(state)
    assert state.crop[at(state, "a1")] == 4
    assert state.kind() == steps.OVER


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_autumn_brings_taxes_and_then_harvest(mode: str) -> None:
    state = realm("field b1 crop 3:0", mode=mode, round=7)
    special(state)
    assert state.gold == [7, 6]
    assert state.kind() == steps.HARVEST
    assert state.waiting() == [0]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_6_3_winter_is_feeding(mode: str) -> None:
    state = realm(mode=mode, round=8)
    special(state)
    assert state.kind() == steps.FEED
    assert state.waiting() == [0, 1]


def test_18_the_first_game_knows_only_taxes_and_upkeep() -> None:
    for round, gold in ((5, [7, 6]), (6, [7, 6]), (7, [7, 6]), (8, [3, 4])):
        state = realm("field a1 grain 0 | field c3 grain 0", mode="first", round=round)
        special(state)
        assert state.gold == gold
        assert state.kind() == steps.OVER


def test_a_crop_from_spring_to_the_store() -> None:
    """One grain on a yellow field is four in autumn (15.2, 15.3, 15.5)."""
    state = realm("field a1 grain 1", mode="advanced", round=1)
    special(state)
    play(state, "sow a1", 0)
    play(state, "done", 1)
    change(state, "round 2")
    special(state)
    change(state, "round 3")
    special(state)
    play(state, "reap a1>a1 *4", 0)
    assert state.grain[at(state, "a1")] == 4
