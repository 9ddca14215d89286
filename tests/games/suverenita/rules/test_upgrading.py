"""Upgrades (13.3) with their slots (13.1)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.markets import home, trade
from tests.games.suverenita.positions import army, at, pen, play, position, refused, settle, texts, units


@pytest.mark.parametrize(
    ("type", "price", "place"), [("HI", 3, ""), ("CA", 4, ""), ("TR", 2, "@dock"), ("WS", 3, "@dock")]
)
def test_13_3_an_upgrade_has_its_price_and_comes_back_in_place(type: str, price: int, place: str) -> None:
    state = home(price - 1, city=True, dockyard=2)
    pen(state, "a1", 0, "horses")
    assert refused(state, f"up a1 LI*1 {type}") == "not-enough-gold"
    trade(state, price)
    play(state, f"up a1 LI*1 {type}")
    assert state.gold[0] == 0
    assert army(state, "a1") == sorted(["LI*2", f"{type}{place}*1"])
    play(state, f"down a1 {type}{place}*1")
    assert state.gold[0] == price
    assert army(state, "a1") == ["LI*3"]


def test_13_3_heavy_infantry_is_made_in_a_city() -> None:
    assert refused(home(), "up a1 LI*1 HI") == "heavy-in-city"
    state = home(city=True)
    units(state, "a2", 0)
    assert refused(state, "up a2 LI*1 HI") == "heavy-in-city"


def test_13_1_a_village_upgrades_one_unit_and_a_city_two() -> None:
    state = home(city=True, count=5)
    play(state, "up a1 LI*1 HI")
    play(state, "up a1 LI*1 HI")
    assert refused(state, "up a1 LI*1 HI") == "upgrade-slots"
    village = home()
    pen(village, "a1", 0, "horses", "horses")
    play(village, "up a1 LI*1 CA")
    assert refused(village, "up a1 LI*1 CA") == "upgrade-slots"
    trade(village)
    assert "up a1 LI*1 CA" in texts(village)


def test_13_3_one_horse_herd_carries_two_riders_of_the_same_trade() -> None:
    state = home(city=True, count=4)
    settle(state, "b2", 0)
    units(state, "b1", 0)
    units(state, "b2", 0)
    pen(state, "b1", 0, "horses")
    play(state, "up a1 LI*1 CA")
    assert state.herds[at(state, "b1")] == []
    play(state, "up b2 LI*1 CA")  # the second rider, elsewhere
    assert refused(state, "up a1 LI*1 CA") == "cavalry-needs-horses"


def test_13_3_the_second_rider_waits_for_no_other_trade() -> None:
    state = home()
    pen(state, "a1", 0, "horses")
    play(state, "up a1 LI*1 CA")
    play(state, "done")
    trade(state)
    assert refused(state, "up a1 LI*1 CA") == "cavalry-needs-horses"


def test_13_3_horses_come_from_a_connected_field_that_is_held_without_them() -> None:
    state = home()
    units(state, "a2", 0)
    pen(state, "b1", 0, "horses")  # owned by its herd alone
    pen(state, "a2", 0, "horses")
    play(state, "up a1 LI*1 CA")
    assert state.herds[at(state, "a2")] == []
    far = home()
    pen(far, "c3", 0, "horses")
    assert refused(far, "up a1 LI*1 CA") == "cavalry-needs-horses"
    foreign = home()
    pen(foreign, "a1", 1, "horses")
    assert refused(foreign, "up a1 LI*1 CA") == "cavalry-needs-horses"


def test_13_3_cavalry_needs_a_connected_settlement() -> None:
    state = home()
    pen(state, "a1", 0, "horses")
    units(state, "a2", 0)
    assert refused(state, "up a2 LI*1 CA") == "cavalry-where"
    units(state, "a1", 1)  # locked
    assert refused(state, "up a1 LI*1 CA") == "cavalry-where"


def test_13_3_ships_are_made_in_dockyards_with_room_and_slots() -> None:
    assert refused(home(), "up a1 LI*1 TR") == "ship-in-dockyard"
    state = home(dockyard=1, count=4)
    assert refused(state, "up a1 LI*1 WS") == "warship-in-harbour"
    play(state, "up a1 LI*1 TR")
    assert refused(state, "up a1 LI*1 TR") == "ship-slots"
    trade(state)
    play(state, "up a1 LI*1 TR")
    trade(state)
    assert refused(state, "up a1 LI*1 TR") == "dock-full"  # 2 ships
    harbour = home(dockyard=2, count=6)
    for _ in range(2):
        trade(harbour)
        play(harbour, "up a1 LI*1 WS")
        play(harbour, "up a1 LI*1 TR")
        assert refused(harbour, "up a1 LI*1 TR") == "ship-slots"
    trade(harbour)
    assert refused(harbour, "up a1 LI*1 TR") == "dock-full"  # 4 ships


def siege(gold: int = 20) -> Suverenita:
    """Two units of seat 0 encircle a village of seat 1, next to a village of seat 0."""
    state = position()
    settle(state, "a1", 0)
    settle(state, "a2", 1)
    units(state, "a2", 0, count=2)
    return trade(state, gold)


def test_13_3_engines_are_made_at_an_encircled_settlement_with_a_slot_of_a_connected_one() -> None:
    state = siege(1)
    assert refused(state, "up a2 LI*1 SE") == "not-enough-gold"
    trade(state, 2)
    play(state, "up a2 LI*1 SE")
    assert state.gold[0] == 0
    assert army(state, "a2") == ["LI*1", "SE*1"]
    state.gold[0] = 2
    assert refused(state, "up a2 LI*1 SE") == "upgrade-slots"
    assert state.upgraded[at(state, "a1")] == 1


def test_13_3_engines_are_made_nowhere_else() -> None:
    state = siege()
    units(state, "a1", 0)
    assert refused(state, "up a1 LI*1 SE") == "engine-at-siege"
    units(state, "a2", 1)  # a sally: locked, not encircled
    assert refused(state, "up a2 LI*1 SE") == "engine-at-siege"
    alone = position()
    settle(alone, "a1", 0)
    settle(alone, "c3", 1)
    units(alone, "c3", 0)
    trade(alone)
    assert refused(alone, "up c3 LI*1 SE") == "engine-at-siege"  # no connection


def test_13_3_an_engine_takes_the_slot_of_a_settlement_that_has_no_use_for_it() -> None:
    state = siege()
    settle(state, "b1", 0)
    units(state, "a1", 0)
    play(state, "up a2 LI*1 SE")
    assert (state.upgraded[at(state, "a1")], state.upgraded[at(state, "b1")]) == (0, 1)
    play(state, "up a2 LI*1 SE")
    assert state.upgraded[at(state, "a1")] == 1


def test_13_3_the_level_stays_and_only_light_infantry_in_the_open_is_upgraded() -> None:
    state = home(city=True, count=1)
    units(state, "a1", 0, level="recruit")
    units(state, "a1", 0, "ME")
    play(state, "up a1 LI.recruit*1 HI")
    assert "HI.recruit*1" in army(state, "a1")
    play(state, "down a1 HI.recruit*1")
    assert "LI.recruit*1" in army(state, "a1")
    assert refused(state, "up a1 ME*1 HI") == "upgrade-what"
    assert refused(state, "up a1 LI*1 ME") == "upgrade-what"
    assert refused(state, "up a1 LI.elite*1 HI") == "no-such-units"
    assert refused(state, "up a1 LI*2 HI") == "one-at-a-time"
    play(state, "build a1 fort LI*1")
    assert refused(state, "up a1 LI@site*1 HI") == "builders-stay"


def test_18_cavalry_is_not_in_the_first_game() -> None:
    assert refused(home(mode="first"), "up a1 LI*1 CA") == "no-cavalry"
    basic = home(mode="basic")
    pen(basic, "a1", 0, "horses")
    assert "up a1 LI*1 CA" in texts(basic)
