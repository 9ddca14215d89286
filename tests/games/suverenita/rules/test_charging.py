"""9.8: charge."""

from __future__ import annotations

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import OTHER, STARTER
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.fight.dice import RED, WHITE
from koruna.games.suverenita.rules.numbers import (
    STANDARD,
)
from tests.games.suverenita.positions import army, ask, play, refused, roll, set_up, sheet, texts
from tests.games.suverenita.rules.test_fighting import dice, facing


def test_9_8_who_charges_rolls_first_and_only_survivors_strike_back() -> None:
    state = facing(2, 2, "CA", "LI", mode="basic")
    assert state.waiting() == [0]
    assert texts(state, 0) == ["charge", "done"]
    assert refused(state, "conv 1 0", 0) == "charge-or-not"
    play(state, "charge", 0)
    assert dice(state, STARTER, forces.CHARGE) == {(RED, STANDARD): 2}
    roll(state, "1-0")
    assert army(state, "b2", 1) == ["LI*1"]
    assert dice(state, STARTER) == {}
    assert dice(state, OTHER) == {(WHITE, STANDARD): 1}
    roll(state, "0-1")
    assert dice(state, STARTER) == {(RED, STANDARD): 2}  # in the next round they do


def test_9_8_a_charge_can_end_the_battle() -> None:
    state = facing(2, 2, "CA", "LI")
    play(state, "charge", 0)
    roll(state, "2-0")
    assert state.battle is None
    assert state.vp == [1, -1]


def test_9_8_if_both_charge_both_are_rolled_at_once() -> None:
    state = facing(2, 2, "CA", "CA")
    assert state.waiting() == [0, 1]
    play(state, "charge", 1)
    play(state, "charge", 0)
    roll(state, "4-4")
    assert state.battle is None
    assert state.vp == [0, 0]


def test_9_8_what_one_side_chooses_is_secret_until_both_have() -> None:
    journals = []
    for choice in ("charge", "done"):
        state = facing(2, 2, "CA", "CA")
        play(state, choice, 0)
        assert state.journal is not None
        journals.append([(event.kind, event.seen_by(1)) for event in state.journal])
    assert journals[0] == journals[1]
    play(state, "done", 1)
    assert state.journal is not None
    assert state.journal[-1].seen_by(0)["charge"] == 0


def test_9_8_shields_count_double_against_a_charge_and_again_in_full_after_it() -> None:
    state = facing(3, 5, "CA", "LI")
    play(state, "charge", 0)
    roll(state, "3-0")  # two shields
    assert army(state, "b2", 1) == ["LI*4"]
    assert forces.the_battle(state).shields == [0, 1]  # counted at the start of the round


def test_9_8_damage_of_a_charge_stays_for_the_main_roll() -> None:
    state = set_up("field b2 units 0:CA 0:LI*2 1:HI*2", mode="basic")
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    play(state, "charge", 0)
    roll(state, "1-0")
    assert army(state, "b2", 1) == ["HI*2"]
    assert forces.the_battle(state).wounds == [0, 1]
    roll(state, "1-0")  # one sword is enough for the wounded
    assert army(state, "b2", 1) == ["HI*1"]
    roll(state, "1-0")
    assert army(state, "b2", 1) == ["HI*1"]  # restored


def test_9_8_no_charge_in_rough_ground_or_without_cavalry_or_later() -> None:
    for id in ("a3", "b3"):
        assert facing(2, 2, "CA", "LI", id).turn() == CHANCE
    assert facing(2, 2, "HI", "LI").turn() == CHANCE
    state = facing(2, 2, "CA", "LI")
    play(state, "done", 0)
    roll(state, "0-0")
    assert state.turn() == CHANCE  # no second offer
    state = facing(2, 2, "CA", "LI")
    play(state, "charge", 0)
    roll(state, "0-0")
    roll(state, "0-0")
    assert dice(state, STARTER) == {(RED, STANDARD): 2}


def test_9_8_the_seventh_die_counts_chargers_and_the_others_apart() -> None:
    state = set_up("field b2 units 0:CA*6 0:LI*6 1:HI*9", mode="basic")
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    play(state, "charge", 0)
    assert dice(state, STARTER, forces.CHARGE) == {(RED, STANDARD): 7}
    assert dice(state, STARTER) == {(WHITE, STANDARD): 7}


def test_9_8_the_rivals_bonus_counts_once_over_all_who_started_the_round() -> None:
    state = set_up(
        "field b2 units 0:CA*4 0:LI*4 1:LI*5 | player 1 rival 2",
        seats=3,
        mode="basic",
        values=sheet(rival_units_per_sword=4),
    )
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    play(state, "charge", 0)
    roll(state, "3-0")
    assert army(state, "b2", 1) == ["LI*4"]  # two shields, and no sword for the rival yet
    roll(state, "1-1")
    assert army(state, "b2", 1) == ["LI*2"]  # a shield against one sword and two for eight units
