"""9.5: the rounds of a battle, and its end."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules.battle import OTHER, STARTER
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.fight.battling import RollingInBattle
from koruna.games.suverenita.rules.fight.dice import RED, WHITE
from koruna.games.suverenita.rules.numbers import FOUGHT, STANDARD
from tests.games.suverenita.positions import army, at, events, roll
from tests.games.suverenita.rules.test_fighting import dice, facing


def test_19_2_six_light_against_three_heavy() -> None:
    state = facing(6, 3, "LI", "HI", "a2")  # green
    assert dice(state, STARTER) == {(WHITE, STANDARD): 7}
    assert dice(state, OTHER) == {(RED, STANDARD): 3}
    assert forces.the_battle(state).shields == [1, 0]
    chances = RollingInBattle().tables(state)
    one_of_seven, two_of_seven = 7 * (1 / 3) * (2 / 3) ** 6, 21 * (1 / 3) ** 2 * (2 / 3) ** 5
    # Three swords are two and one for five blanks, or one and two for six blanks.
    assert chances[STARTER].each[3] == pytest.approx(one_of_seven + two_of_seven)
    roll(state, "3-3")
    assert army(state, "a2", 0) == ["LI*4"]
    assert army(state, "a2", 1) == ["HI*2"]
    assert state.turn() == CHANCE
    assert forces.the_battle(state).round == 2
    roll(state, "1-1")  # lives were restored: one sword does nothing to heavy infantry
    assert army(state, "a2", 0) == ["LI*3"]
    assert army(state, "a2", 1) == ["HI*2"]


def test_9_5_losses_are_taken_at_the_same_time() -> None:
    state = facing(2, 2)
    roll(state, "2-2")
    assert army(state, "b2", 0) == []
    assert army(state, "b2", 1) == []
    assert state.vp == [0, 0]
    assert events(state)[-1] == "battle-drawn"


def test_9_5_the_winner_gains_a_point_and_the_loser_loses_one() -> None:
    state = facing(2, 1)
    roll(state, "1-0")
    assert state.vp == [1, -1]
    assert events(state)[-1] == "battle-won"
    assert state.battle is None
    assert state.control[at(state, "b2")] == 0
    assert state.armies[at(state, "b2")][0] & FOUGHT


def test_9_5_three_rounds_without_a_destroyed_unit_are_a_draw_and_both_stay() -> None:
    state = facing(2, 2, "ME", "ME")
    roll(state, "1-1")
    roll(state, "1-1")
    roll(state, "2-0")  # blood: the count starts again
    for _ in range(2):
        roll(state, "1-1")
        assert state.battle is not None
    roll(state, "0-1")
    assert state.battle is None
    assert state.vp == [0, 0]
    assert army(state, "b2", 0) == ["ME*2"]
    assert army(state, "b2", 1) == ["ME*1"]


def test_9_5_odds_of_a_round_are_exact() -> None:
    state = facing(1, 1)
    chances = {state.write(move): chance for move, chance in state.odds()}
    assert chances == pytest.approx({"roll 0-0": 4 / 9, "roll 0-1": 2 / 9, "roll 1-0": 2 / 9, "roll 1-1": 1 / 9})
    assert state.draw(Random(3)) in dict(state.odds())
