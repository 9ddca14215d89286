"""Upgrades (13.3) with their slots (13.1)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.markets import home, trade
from tests.games.suverenita.positions import army, at, change, play, refused, set_up, texts


@pytest.mark.parametrize(
    ("type", "price", "place"), [("HI", 3, ""), ("CA", 4, ""), ("TR", 2, "@dock"), ("WS", 3, "@dock")]
)
def test_13_3_an_upgrade_has_its_price_and_comes_back_in_place(type: str, price: int, place: str) -> None:
    city = "field a1 settlement city:0, dockyard harbour, herds 0:horses"
    state = home(city, gold=price - 1)
    assert refused(state, f"up a1 LI*1 {type}") == "not-enough-gold"
    state = home(city, gold=price)
    play(state, f"up a1 LI*1 {type}")
    assert state.gold[0] == 0
    assert army(state, "a1") == sorted(["LI*2", f"{type}{place}*1"])
    play(state, f"down a1 {type}{place}*1")
    assert state.gold[0] == price
    assert army(state, "a1") == ["LI*3"]


def test_13_3_heavy_infantry_is_made_in_a_city() -> None:
    assert refused(home(), "up a1 LI*1 HI") == "heavy-in-city"
    state = home("field a1 settlement city:0 | field a2 units 0:LI")
    assert refused(state, "up a2 LI*1 HI") == "heavy-in-city"


def test_13_1_a_village_upgrades_one_unit_and_a_city_two() -> None:
    state = home("field a1 settlement city:0", count=5)
    play(state, "up a1 LI*1 HI")
    play(state, "up a1 LI*1 HI")
    assert refused(state, "up a1 LI*1 HI") == "upgrade-slots"
    village = home("field a1 herds 0:horses*2")
    play(village, "up a1 LI*1 CA")
    assert refused(village, "up a1 LI*1 CA") == "upgrade-slots"
    trade(village)
    assert "up a1 LI*1 CA" in texts(village)


def test_13_3_one_horse_herd_carries_two_riders_of_the_same_trade() -> None:
    state = home(
        "field a1 settlement city:0 | field b2 settlement village:0, units 0:LI | field b1 herds 0:horses, units 0:LI",
        count=4,
    )
    play(state, "up a1 LI*1 CA")
    assert state.herds[at(state, "b1")] == []
    play(state, "up b2 LI*1 CA")  # the second rider, elsewhere
    assert refused(state, "up a1 LI*1 CA") == "cavalry-needs-horses"


def test_13_3_the_second_rider_waits_for_no_other_trade() -> None:
    state = home("field a1 herds 0:horses")
    play(state, "up a1 LI*1 CA")
    play(state, "done")
    trade(state)
    assert refused(state, "up a1 LI*1 CA") == "cavalry-needs-horses"


def test_13_3_horses_come_from_a_connected_field_that_is_held_without_them() -> None:
    state = home("field a2 herds 0:horses, units 0:LI | field b1 herds 0:horses")  # owned by its herd alone
    play(state, "up a1 LI*1 CA")
    assert state.herds[at(state, "a2")] == []
    far = home("field c3 herds 0:horses")
    assert refused(far, "up a1 LI*1 CA") == "cavalry-needs-horses"
    foreign = home("field a1 herds 1:horses")
    assert refused(foreign, "up a1 LI*1 CA") == "cavalry-needs-horses"


def test_13_3_cavalry_needs_a_connected_settlement() -> None:
    state = home("field a1 herds 0:horses | field a2 units 0:LI")
    assert refused(state, "up a2 LI*1 CA") == "cavalry-where"
    change(state, "field a1 units 0:LI*3 1:LI")  # locked
    assert refused(state, "up a1 LI*1 CA") == "cavalry-where"


def test_13_3_ships_are_made_in_dockyards_with_room_and_slots() -> None:
    assert refused(home(), "up a1 LI*1 TR") == "ship-in-dockyard"
    state = home("field a1 dockyard dock", count=4)
    assert refused(state, "up a1 LI*1 WS") == "warship-in-harbour"
    play(state, "up a1 LI*1 TR")
    assert refused(state, "up a1 LI*1 TR") == "ship-slots"
    trade(state)
    play(state, "up a1 LI*1 TR")
    trade(state)
    assert refused(state, "up a1 LI*1 TR") == "dock-full"  # 2 ships
    harbour = home("field a1 dockyard harbour", count=6)
    for _ in range(2):
        trade(harbour)
        play(harbour, "up a1 LI*1 WS")
        play(harbour, "up a1 LI*1 TR")
        assert refused(harbour, "up a1 LI*1 TR") == "ship-slots"
    trade(harbour)
    assert refused(harbour, "up a1 LI*1 TR") == "dock-full"  # 4 ships


def siege(items: str = "", gold: int = 20) -> Suverenita:
    """Two units of seat 0 encircle a village of seat 1, next to a village of seat 0."""
    besieged = "field a1 settlement village:0 | field a2 settlement village:1, units 0:LI*2"
    return trade(set_up(f"{besieged} | player 0 gold {gold}", items))


def test_13_3_engines_are_made_at_an_encircled_settlement_with_a_slot_of_a_connected_one() -> None:
    state = siege(gold=1)
    assert refused(state, "up a2 LI*1 SE") == "not-enough-gold"
    state = siege(gold=2)
    play(state, "up a2 LI*1 SE")
    assert state.gold[0] == 0
    assert army(state, "a2") == ["LI*1", "SE*1"]
    change(state, "player 0 gold 2")
    assert refused(state, "up a2 LI*1 SE") == "upgrade-slots"
    assert state.upgraded[at(state, "a1")] == 1


def test_13_3_engines_are_made_nowhere_else() -> None:
    state = siege("field a1 units 0:LI")
    assert refused(state, "up a1 LI*1 SE") == "engine-at-siege"
    change(state, "field a2 units 0:LI*2 1:LI")  # a sally: locked, not encircled
    assert refused(state, "up a2 LI*1 SE") == "engine-at-siege"
    alone = set_up("field a1 settlement village:0 | field c3 settlement village:1, units 0:LI | player 0 gold 20")
    trade(alone)
    assert refused(alone, "up c3 LI*1 SE") == "engine-at-siege"  # no connection


def test_13_3_an_engine_takes_the_slot_of_a_settlement_that_has_no_use_for_it() -> None:
    state = siege("field b1 settlement village:0 | field a1 units 0:LI")
    play(state, "up a2 LI*1 SE")
    assert (state.upgraded[at(state, "a1")], state.upgraded[at(state, "b1")]) == (0, 1)
    play(state, "up a2 LI*1 SE")
    assert state.upgraded[at(state, "a1")] == 1


def test_13_3_the_level_stays_and_only_light_infantry_in_the_open_is_upgraded() -> None:
    state = home("field a1 settlement city:0, units 0:LI 0:LI.recruit 0:ME", count=1)
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
    basic = home("field a1 herds 0:horses", mode="basic")
    assert "up a1 LI*1 CA" in texts(basic)
