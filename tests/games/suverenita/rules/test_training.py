"""Training bought in Trade (12.1)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules.numbers import COUNT_BIT, IN_TRAINING
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.markets import trade
from tests.games.suverenita.positions import at, play, position, refused, settle, texts, units


def home(level: str, gold: int, *, city: bool = False, dockyard: int = 0, mode: str = "advanced") -> Suverenita:
    state = position(mode=mode)
    settle(state, "a1", 0, city=city, dockyard=dockyard)
    units(state, "a1", 0, count=3, level=level)
    return trade(state, gold)


def trained(state: Suverenita, id: str) -> int:
    return sum(units >> COUNT_BIT for units in state.armies[at(state, id)] if units & IN_TRAINING)


@pytest.mark.parametrize(("level", "name", "price"), [("recruit", "LI.recruit", 1), ("standard", "LI", 2)])
def test_12_1_training_costs_one_to_standard_and_two_to_experienced(level: str, name: str, price: int) -> None:
    state = home(level, price - 1)
    units(state, "c3", 0, "HI")  # something to do
    trade(state, price - 1)
    assert refused(state, f"train a1 {name}*1") == "not-enough-gold"
    trade(state, price)
    play(state, f"train a1 {name}*1")
    assert state.gold[0] == 0
    assert trained(state, "a1") == 1


def test_12_1_higher_levels_come_only_from_combat() -> None:
    for level in ("experienced", "veteran", "elite"):
        assert refused(home(level, 20), f"train a1 LI.{level}*1") == "training-ceiling"


def test_12_1_each_unit_trains_once_at_a_time_and_uses_an_upgrade_slot() -> None:
    state = home("standard", 20)
    play(state, "train a1 LI*1")
    assert refused(state, "train a1 LI*1") == "upgrade-slots"
    for _ in range(2):
        trade(state)
        play(state, "train a1 LI*1")
    assert trained(state, "a1") == 3
    trade(state)
    assert refused(state, "train a1 LI*1") == "in-training"
    city = home("standard", 20, city=True)
    play(city, "train a1 LI*1")
    play(city, "up a1 LI*1 HI")
    assert refused(city, "train a1 LI*1") == "upgrade-slots"


def test_12_1_training_needs_the_field_of_a_free_settlement_and_ships_their_dockyard() -> None:
    state = home("standard", 20, dockyard=1)
    units(state, "a2", 0)
    units(state, "s1", 0, "TR")
    units(state, "a1", 0, "TR", place="dock")
    units(state, "a1", 0, "ME")
    assert refused(state, "train a2 LI*1") == "train-where"
    assert refused(state, "train s1 TR*1") == "train-where"
    assert refused(state, "train a1 HI*1") == "no-such-units"
    assert refused(state, "train a1 LI*2") == "one-at-a-time"
    assert refused(state, "train a1 ME*1") == "hirelings-not-trained"
    play(state, "train a1 TR@dock*1")
    units(state, "a1", 0, "TR", place="dock")
    assert refused(state, "train a1 TR@dock*1") == "ship-slots"
    assert "train a1 LI*1" in texts(state)  # another slot
    besieged = home("standard", 20)
    units(besieged, "a2", 0)
    field = at(besieged, "a1")
    besieged.armies[field] = []
    units(besieged, "a1", 0, place="inside")
    units(besieged, "a1", 1)
    assert refused(besieged, "train a1 LI@inside*1") == "train-where"


def test_12_1_a_deal_takes_those_in_training_last_and_they_stay_in_training() -> None:
    state = home("standard", 20, city=True)
    play(state, "train a1 LI*1")
    play(state, "build a1 fort LI*2")
    assert trained(state, "a1") == 1
    assert "up a1 LI*1 HI" in texts(state)
    play(state, "up a1 LI*1 HI")
    assert trained(state, "a1") == 1


def test_18_no_training_without_levels() -> None:
    for mode in ("basic", "first"):
        assert refused(home("standard", 20, mode=mode), "train a1 LI*1") == "no-training"
