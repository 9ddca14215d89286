"""9.7: ambush of a fort."""

from __future__ import annotations

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import ENTERED
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ally, army, ask, at, events, play, position, roll, settle, texts, units


def fort(seats: int = 2, *, city: bool = False, mode: str = "advanced") -> Suverenita:
    state = position(seats, mode)
    settle(state, "b2", 0, city=city, fort=True)
    state.was_free[at(state, "b2")] = 1
    return state


def enter(state: Suverenita, seat: int, type: str = "LI", count: int = 1) -> None:
    units(state, "b2", seat, type, count)
    field = at(state, "b2")
    state.armies[field] = sorted(stack | ENTERED if stack >> 9 & 15 == seat else stack for stack in state.armies[field])


@pytest.mark.parametrize(("city", "dice"), [(False, 1), (True, 2)])
def test_9_7_one_blue_die_of_a_village_and_two_of_a_city(city: bool, dice: int) -> None:
    state = fort(city=city)
    enter(state, 1, "LI", 3)
    ask(state, steps.AMBUSHES)
    assert state.turn() == CHANCE
    outcomes = {state.write(move): chance for move, chance in state.odds()}
    assert set(outcomes) == {f"roll {swords}-0" for swords in range(dice + 1)}
    assert outcomes[f"roll {dice}-0"] == pytest.approx((2 / 3) ** dice)
    roll(state, f"{dice}-0")
    assert army(state, "b2", 1) == [f"LI*{3 - dice}"]
    assert state.vp == [0, 0]
    assert state.merits == []


def test_9_7_the_victims_shields_count() -> None:
    state = fort(city=True)
    enter(state, 1, "LI", 5)
    ask(state, steps.AMBUSHES)
    roll(state, "2-0")
    assert army(state, "b2", 1) == ["LI*4"]


def test_9_7_the_owner_of_the_fort_picks_losses() -> None:
    state = fort(city=True)
    enter(state, 1, "LI", 2)
    enter(state, 1, "HI", 1)
    ask(state, steps.AMBUSHES)
    roll(state, "2-0")
    assert state.turn() == 0
    assert sorted(texts(state)) == ["hit HI*1", "hit LI*1"]
    play(state, "hit HI*1")
    assert army(state, "b2", 1) == ["LI*2"]


def test_9_7_once_per_hostile_player_who_entered_this_round() -> None:
    state = fort(seats=4)
    for seat in (1, 2, 3):
        enter(state, seat, "ME", 1)
    units(state, "b2", 1, "LI", 1)
    ally(state, 0, 3)
    ask(state, steps.AMBUSHES)
    roll(state, "1-0")
    roll(state, "0-0")
    assert state.kind() == steps.OVER
    assert events(state).count("ambush") == 2


def test_9_7_not_against_who_stood_there_before_nor_from_an_encircled_settlement() -> None:
    state = fort()
    units(state, "b2", 1, "LI", 2)
    ask(state, steps.AMBUSHES)
    assert state.kind() == steps.OVER
    state = fort()
    enter(state, 1)
    state.was_free[at(state, "b2")] = 0
    ask(state, steps.AMBUSHES)
    assert state.kind() == steps.OVER


def test_18_no_ambush_in_the_basic_game() -> None:
    state = fort(mode="basic")
    enter(state, 1)
    ask(state, steps.AMBUSHES)
    assert state.kind() == steps.OVER
