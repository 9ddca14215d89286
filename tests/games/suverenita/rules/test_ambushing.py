"""9.7: ambush of a fort."""

from __future__ import annotations

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, ask, events, play, roll, set_up, texts


def fort(items: str = "", seats: int = 2, mode: str = "advanced") -> Suverenita:
    return set_up("field b2 settlement village:0, fort 1, was_free 1", items, seats=seats, mode=mode)


@pytest.mark.parametrize(("city", "dice"), [(False, 1), (True, 2)])
def test_9_7_one_blue_die_of_a_village_and_two_of_a_city(city: bool, dice: int) -> None:
    state = fort(f"field b2 settlement {'city' if city else 'village'}:0, units 1:LI*3+entered")
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
    state = fort("field b2 settlement city:0, units 1:LI*5+entered")
    ask(state, steps.AMBUSHES)
    roll(state, "2-0")
    assert army(state, "b2", 1) == ["LI*4"]


def test_9_7_the_owner_of_the_fort_picks_losses() -> None:
    state = fort("field b2 settlement city:0, units 1:LI*2+entered 1:HI+entered")
    ask(state, steps.AMBUSHES)
    roll(state, "2-0")
    assert state.turn() == 0
    assert sorted(texts(state)) == ["hit HI*1", "hit LI*1"]
    play(state, "hit HI*1")
    assert army(state, "b2", 1) == ["LI*2"]


def test_9_7_once_per_hostile_player_who_entered_this_round() -> None:
    entered = "field b2 units 1:ME+entered 1:LI 2:ME+entered 3:ME+entered"
    state = fort(f"{entered} | pair 0-3 treaty vassalage:0, due 1", seats=4)
    ask(state, steps.AMBUSHES)
    roll(state, "1-0")
    roll(state, "0-0")
    assert state.kind() == steps.OVER
    assert events(state).count("ambush") == 2


def test_9_7_not_against_who_stood_there_before_nor_from_an_encircled_settlement() -> None:
    state = fort("field b2 units 1:LI*2")
    ask(state, steps.AMBUSHES)
    assert state.kind() == steps.OVER
    state = fort("field b2 units 1:LI+entered, was_free 0")
    ask(state, steps.AMBUSHES)
    assert state.kind() == steps.OVER


def test_18_no_ambush_in_the_basic_game() -> None:
    state = fort("field b2 units 1:LI+entered", mode="basic")
    ask(state, steps.AMBUSHES)
    assert state.kind() == steps.OVER
