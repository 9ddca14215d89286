"""Recruiting, buying, mercenaries, corsairs (13.3) and wages (13.5)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps, values_reading
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import recruiting, trading
from tests.games.suverenita.markets import trade
from tests.games.suverenita.positions import army, ask, at, change, play, refused, set_up, texts


def village(items: str = "", mode: str = "advanced", gold: int = 20) -> Suverenita:
    return trade(set_up(f"field a1 settlement village:0 | player 0 gold {gold}", items, mode=mode))


def test_13_3_a_recruit_costs_one_gold_on_any_controlled_connected_field() -> None:
    state = village("field a2 units 0:LI")
    play(state, "rec a2")
    assert state.gold[0] == 19
    assert army(state, "a2") == ["LI*1", "LI.recruit*1"]
    assert refused(state, "rec a2") == "buy-slots"  # one a field
    play(state, "rec a1")
    assert refused(state, "rec a1") == "buy-slots"


def test_13_3_recruiting_needs_control_connection_and_a_field_that_is_not_plundered() -> None:
    state = village("field a2 plundered 1, units 0:LI | field c3 units 0:LI | field b1 herds 0:sheep")
    assert refused(state, "rec a2") == "recruit-plundered"
    assert refused(state, "rec c3") == "recruit-where"  # not connected
    assert refused(state, "rec b1") == "recruit-where"  # owned only
    assert refused(state, "rec b2") == "recruit-where"
    assert refused(state, "rec s1") == "recruit-where"
    change(state, "field a1 units 0:LI 1:LI")
    assert refused(state, "rec a1") == "recruit-where"  # locked


def test_13_3_bought_infantry_is_standard_and_costs_two() -> None:
    state = village(gold=1)
    assert refused(state, "buy a1 LI*1") == "not-enough-gold"
    state = village(gold=2)
    play(state, "buy a1 LI*1")
    assert state.gold[0] == 0
    assert army(state, "a1") == ["LI*1"]


def test_13_1_a_village_has_one_buy_slot_and_a_city_two_for_buying_and_recruiting_together() -> None:
    state = village()
    play(state, "buy a1 LI*1")
    assert refused(state, "buy a1 LI*1") == "buy-slots"
    assert refused(state, "rec a1") == "buy-slots"
    city = village("field a1 settlement city:0")
    play(city, "rec a1")
    play(city, "buy a1 LI*1")
    assert refused(city, "rec a1") == "buy-slots"
    trade(city)
    assert "rec a1" in texts(city)  # the next Trade


def test_13_3_units_are_bought_at_free_settlements_only() -> None:
    state = village("field a2 units 0:LI")
    assert refused(state, "buy a2 LI*1") == "buy-where"
    change(state, "field a1 units 1:LI")
    assert refused(state, "buy a1 LI*1") == "buy-where"
    assert refused(state, "buy a1 HI*1") == "buy-what"
    assert refused(state, "buy a1 LI.elite*1") == "buy-what"
    change(state, "field a1 units 0:LI 1:LI")  # locked, and so free again
    assert "buy a1 LI*1" in texts(state)
    assert refused(state, "buy a1 LI*2") == "one-at-a-time"


def test_13_3_at_most_twenty_standard_units() -> None:
    state = village("field a1 dockyard dock, units 0:LI*18 0:TR@dock 0:ME*3 | field s1 units 0:CO")
    assert "rec a1" in texts(state)
    change(state, "field b1 units 0:SE")
    assert refused(state, "rec a1") == "unit-limit"
    assert refused(state, "buy a1 LI*1") == "unit-limit"
    assert "buy a1 ME*1" in texts(state)  # outside the limit


@pytest.mark.parametrize(("level", "price"), [("", 4), (".experienced", 6), (".veteran", 8), (".elite", 10)])
def test_13_3_mercenaries_cost_four_and_two_more_per_level(level: str, price: int) -> None:
    state = village(gold=price - 1)
    assert refused(state, f"buy a1 ME{level}*1") == "not-enough-gold"
    state = village("field c3 units 0:HI", gold=price)  # with something left to do
    play(state, f"buy a1 ME{level}*1")
    assert state.gold[0] == 0
    assert army(state, "a1") == [f"ME{level}*1"]
    assert refused(state, "rec a1") == "buy-slots"


def test_13_3_there_are_no_mercenary_recruits() -> None:
    assert refused(village(), "buy a1 ME.recruit*1") == "buy-what"


@pytest.mark.parametrize(("level", "price"), [("", 10), (".experienced", 12), (".veteran", 14), (".elite", 16)])
def test_13_3_corsairs_cost_ten_and_two_more_per_level(level: str, price: int) -> None:
    state = village("field a1 dockyard dock", gold=price - 1)
    assert refused(state, f"buy a1 CO{level}*1") == "not-enough-gold"
    state = village("field a1 dockyard dock | field c3 units 0:HI", gold=price)  # with something left to do
    play(state, f"buy a1 CO{level}*1")
    assert state.gold[0] == 0
    assert not army(state, "a1")
    play(state, "done")
    ask(state, steps.CORSAIR)
    play(state, f"corsair s1 CO{level}*1")
    assert army(state, "s1") == [f"CO{level}*1"]
    assert state.control[at(state, "s1")] == 0


def test_13_3_corsairs_need_a_dock_and_use_its_ship_slots() -> None:
    assert refused(village(), "buy a1 CO*1") == "corsair-needs-dock"
    state = village("field a1 dockyard dock", gold=40)
    play(state, "buy a1 CO*1")
    assert refused(state, "buy a1 CO*1") == "ship-slots"
    assert "buy a1 ME*1" in texts(state)
    harbour = village("field a1 dockyard harbour", gold=40)
    play(harbour, "buy a1 CO*1")
    play(harbour, "buy a1 CO.elite*1")
    assert refused(harbour, "buy a1 CO*1") == "ship-slots"


def test_13_3_with_values_of_ones_own_mercenaries_may_be_cheaper_than_infantry() -> None:
    values = values_reading.own("[prices]\nbuy_light = 9\nmercenary = 3\n")
    state = set_up("field a1 settlement village:0 | player 0 gold 4", values=values)
    trade(state)
    assert [text for text in texts(state, 0) if text.startswith("buy")] == ["buy a1 ME*1"]


def test_6_4_any_number_of_corsairs_waits_to_be_placed() -> None:
    values = values_reading.own("[prices]\ncorsair = 0\n[stores]\nship_slots = [0, 20, 20]\n")
    state = set_up("field a1 settlement village:0, dockyard dock | player 0 gold 0", values=values)
    trade(state)
    for _ in range(17):
        play(state, "buy a1 CO*1", 0)
    play(state, "done", 0)
    ask(state, steps.CORSAIR)
    for _ in range(17):
        play(state, "corsair s1 CO*1")
    assert army(state, "s1") == ["CO*17"]
    assert state.kind() == steps.OVER


def test_6_4_corsairs_are_placed_at_the_end_next_to_controlled_fields_the_best_first() -> None:
    state = village("field a1 dockyard harbour", gold=40)
    play(state, "buy a1 CO*1")
    play(state, "buy a1 CO.elite*1")
    play(state, "done")
    ask(state, steps.CORSAIR)
    assert texts(state) == ["corsair s1 CO.elite*1"]
    assert refused(state, "corsair s3 CO.elite*1") == "corsair-where"
    assert refused(state, "corsair a1 CO.elite*1") == "corsair-where"
    assert refused(state, "corsair s1 CO*1") == "corsair-best-first"
    assert refused(state, "rec a1") == "corsair-first"
    assert refused(state, "done") == "corsair-first"
    play(state, "corsair s1 CO.elite*1")
    assert texts(state) == ["corsair s1 CO*1", "corsair s2 CO*1"]  # s1 is controlled now
    play(state, "corsair s2 CO*1")
    assert state.to_place[0] == 0


def test_13_5_wages_are_paid_in_winter_but_not_for_this_rounds_mercenaries() -> None:
    state = set_up("round 4 | field a1 settlement village:0 | field a2 units 0:ME*2 | player 0 gold 20")
    trade(state)
    play(state, "buy a1 ME*1")
    play(state, "done")
    trading.pay_wages(state)
    assert state.gold[0] == 20 - 4 - 2 * 2
    for round in (1, 2, 3):
        change(state, f"round {round}")
        trading.pay_wages(state)
        assert state.gold[0] == 12


def test_13_5_unpaid_mercenaries_leave_the_best_are_paid_first() -> None:
    state = set_up(
        "round 4 | field a1 units 0:ME*2 | field a2 units 0:ME.veteran*2 | field a3 units 1:ME"
        " | player 0 gold 5 | player 1 gold 1"
    )
    trading.pay_wages(state)
    assert state.gold == [1, 1]
    assert army(state, "a2") == ["ME.veteran*2"]
    assert army(state, "a1") == []
    assert army(state, "a3", 1) == []
    assert state.control[at(state, "a3")] == -1


def test_18_basic_and_first_game_recruit_standard_units_and_know_no_hirelings() -> None:
    for mode in ("basic", "first"):
        state = village("field a1 dockyard harbour", mode=mode)
        assert refused(state, "buy a1 LI*1") == "infantry-is-recruited"
        assert refused(state, "buy a1 ME*1") == "no-hirelings"
        assert refused(state, "buy a1 CO*1") == "no-hirelings"
        play(state, "rec a1")
        assert army(state, "a1") == ["LI*1"]
        assert state.gold[0] == 19
        assert recruiting.best_waiting(state, 0) < 0
