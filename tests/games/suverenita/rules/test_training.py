"""Training bought in Trade (12.1)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules.numbers import COUNT_BIT, IN_TRAINING
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.markets import trade
from tests.games.suverenita.positions import at, change, play, refused, set_up, texts


def home(items: str = "", *, level: str, gold: int, mode: str = "advanced") -> Suverenita:
    village = f"field a1 settlement village:0, units 0:LI.{level}*3 | player 0 gold {gold}"
    return trade(set_up(village, items, mode=mode))


def trained(state: Suverenita, id: str) -> int:
    return sum(units >> COUNT_BIT for units in state.armies[at(state, id)] if units & IN_TRAINING)


@pytest.mark.parametrize(("level", "name", "price"), [("recruit", "LI.recruit", 1), ("standard", "LI", 2)])
def test_12_1_training_costs_one_to_standard_and_two_to_experienced(level: str, name: str, price: int) -> None:
    to_do = "field c3 units 0:HI"
    state = home(to_do, level=level, gold=price - 1)
    assert refused(state, f"train a1 {name}*1") == "not-enough-gold"
    state = home(to_do, level=level, gold=price)
    play(state, f"train a1 {name}*1")
    assert state.gold[0] == 0
    assert trained(state, "a1") == 1


def test_12_1_higher_levels_come_only_from_combat() -> None:
    for level in ("experienced", "veteran", "elite"):
        assert refused(home(level=level, gold=20), f"train a1 LI.{level}*1") == "training-ceiling"


def test_12_1_each_unit_trains_once_at_a_time_and_uses_an_upgrade_slot() -> None:
    state = home(level="standard", gold=20)
    play(state, "train a1 LI*1")
    assert refused(state, "train a1 LI*1") == "upgrade-slots"
    for _ in range(2):
        trade(state)
        play(state, "train a1 LI*1")
    assert trained(state, "a1") == 3
    trade(state)
    assert refused(state, "train a1 LI*1") == "in-training"
    city = home("field a1 settlement city:0", level="standard", gold=20)
    play(city, "train a1 LI*1")
    play(city, "up a1 LI*1 HI")
    assert refused(city, "train a1 LI*1") == "upgrade-slots"


def test_12_1_training_needs_the_field_of_a_free_settlement_and_ships_their_dockyard() -> None:
    state = home(
        "field a1 dockyard dock, units 0:LI*3 0:TR@dock 0:ME | field a2 units 0:LI | field s1 units 0:TR",
        level="standard",
        gold=20,
    )
    assert refused(state, "train a2 LI*1") == "train-where"
    assert refused(state, "train s1 TR*1") == "train-where"
    assert refused(state, "train a1 HI*1") == "no-such-units"
    assert refused(state, "train a1 LI*2") == "one-at-a-time"
    assert refused(state, "train a1 ME*1") == "hirelings-not-trained"
    play(state, "train a1 TR@dock*1")
    change(state, "field a1 units 0:LI*3 0:ME 0:TR@dock+training 0:TR@dock")
    assert refused(state, "train a1 TR@dock*1") == "ship-slots"
    assert "train a1 LI*1" in texts(state)  # another slot
    besieged = home("field a1 units 0:LI@inside 1:LI | field a2 units 0:LI", level="standard", gold=20)
    assert refused(besieged, "train a1 LI@inside*1") == "train-where"


def test_12_1_a_deal_takes_those_in_training_last_and_they_stay_in_training() -> None:
    state = home("field a1 settlement city:0", level="standard", gold=20)
    play(state, "train a1 LI*1")
    play(state, "build a1 fort LI*2")
    assert trained(state, "a1") == 1
    assert "up a1 LI*1 HI" in texts(state)
    play(state, "up a1 LI*1 HI")
    assert trained(state, "a1") == 1


def test_18_no_training_without_levels() -> None:
    for mode in ("basic", "first"):
        assert refused(home(level="standard", gold=20, mode=mode), "train a1 LI*1") == "no-training"
