"""Building (12.2), tiles (12.3), and the example of a village (19.5)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules.board.connecting import is_connected
from koruna.games.suverenita.rules.numbers import CITY, NOBODY, VILLAGE
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import building
from tests.games.suverenita.markets import trade
from tests.games.suverenita.positions import at, change, play, refused, set_up, texts


def done(state: Suverenita, id: str) -> int:
    """The progress of a site, in per cent."""
    return state.site_done[at(state, id)]


def lone_infantry(items: str = "", count: int = 2, gold: int = 20, mode: str = "advanced") -> Suverenita:
    return trade(set_up(f"field b2 units 0:LI*{count} | player 0 gold {gold}", items, mode=mode))


def test_19_5_two_light_infantry_build_a_village_in_a_year() -> None:
    state = lone_infantry(gold=3)
    play(state, "build b2 village LI*2")
    assert state.gold[0] == 0
    assert done(state, "b2") == 25
    for expected in (50, 75):
        building.grow(state)
        assert done(state, "b2") == expected
        assert state.lord[at(state, "b2")] == NOBODY
    building.grow(state)
    assert state.settlement[at(state, "b2")] == VILLAGE
    assert state.lord[at(state, "b2")] == 0


def test_19_5_two_more_joining_in_summer_finish_in_autumn() -> None:
    state = lone_infantry(count=4)
    play(state, "build b2 village LI*2")
    building.grow(state)
    trade(state)
    play(state, "join b2 LI*2")
    building.grow(state)
    assert state.settlement[at(state, "b2")] == VILLAGE


@pytest.mark.parametrize(
    ("kind", "gold", "least"), [("village", 3, 2), ("city", 5, 4), ("dock", 2, 1), ("harbour", 4, 2), ("fort", 2, 1)]
)
def test_12_2_every_building_has_its_price_its_least_infantry_and_three_rounds(
    kind: str, gold: int, least: int
) -> None:
    village = "" if kind == "village" else "field a2 settlement village:0"
    dock = "field a2 dockyard dock" if kind == "harbour" else ""
    infantry = "field a2 units 0:LI*4 | field c3 units 0:HI"  # there is always something to do
    state = trade(set_up(village, dock, infantry, f"player 0 gold {gold - 1}"))
    assert refused(state, f"build a2 {kind} LI*{least}") == "not-enough-gold"
    change(state, f"player 0 gold {gold}")
    play(state, f"build a2 {kind} LI*{least}")
    assert state.gold[0] == 0
    for _ in range(3):
        assert state.site[at(state, "a2")]
        building.grow(state)
    assert not state.site[at(state, "a2")]
    field = at(state, "a2")
    stands = [
        0,
        state.settlement[field] == VILLAGE,
        state.settlement[field] == CITY,
        state.dockyard[field] == 1,
        state.dockyard[field] == 2,
        state.fort[field],
    ]
    assert stands[["", "village", "city", "dock", "harbour", "fort"].index(kind)]


def test_12_2_four_on_a_dock_finish_next_round_on_a_village_in_two_on_a_city_in_three() -> None:
    for kind, rounds in (("dock", 1), ("village", 2), ("city", 3)):
        state = set_up()
        if kind != "village":
            change(state, "field a2 settlement village:0")
        change(state, "field a2 units 0:LI*4 | player 0 gold 20")
        trade(state)
        play(state, f"build a2 {kind} LI*4")
        for _ in range(rounds - 1):
            building.grow(state)
            assert state.site[at(state, "a2")]
        building.grow(state)
        assert not state.site[at(state, "a2")]


def test_12_2_at_most_four_units_and_four_elite_work_as_eight() -> None:
    state = set_up("field b2 units 0:LI.elite*5 | player 0 gold 20")
    trade(state)
    assert refused(state, "build b2 village LI.elite*5") == "site-full"
    play(state, "build b2 village LI.elite*4")
    assert refused(state, "join b2 LI.elite*1") == "site-full"
    building.grow(state)
    assert state.settlement[at(state, "b2")] == VILLAGE  # 25 + 4 x 25


def test_12_1_an_elite_unit_builds_as_two() -> None:
    state = set_up("field b2 units 0:LI.elite*2 | player 0 gold 20")
    trade(state)
    play(state, "build b2 village LI.elite*2")
    building.grow(state)
    assert done(state, "b2") == 75


def test_12_2_fewer_than_the_least_bring_no_progress_and_a_left_site_keeps_its_own() -> None:
    state = lone_infantry()
    play(state, "build b2 village LI*1")
    building.grow(state)
    assert done(state, "b2") == 25
    play(state, "join b2 LI*1")
    building.grow(state)
    assert done(state, "b2") == 50


def test_12_2_builders_of_different_levels_work_together() -> None:
    state = set_up("field b2 units 0:LI 0:LI.recruit | player 0 gold 20")
    trade(state)
    play(state, "build b2 village LI*1")
    play(state, "join b2 LI.recruit*1")
    building.grow(state)
    assert done(state, "b2") == 50


def test_12_2_builders_come_out_when_it_stands_and_the_new_settlement_connects() -> None:
    state = lone_infantry()
    assert not is_connected(state, 0, at(state, "b2"))
    play(state, "build b2 village LI*2")
    assert state.control[at(state, "b2")] == 0
    for _ in range(3):
        building.grow(state)
    assert is_connected(state, 0, at(state, "b2"))
    assert "build b2 city LI*2" in texts(trade(state))


def test_12_2_only_light_infantry_builds() -> None:
    state = set_up("field b2 units 0:HI*2 0:ME*2 | player 0 gold 20")
    trade(state)
    assert refused(state, "build b2 village HI*2") == "only-infantry-builds"
    assert refused(state, "build b2 village ME*2") == "only-infantry-builds"
    assert refused(state, "build b2 village LI*2") == "no-such-units"


def test_12_2_a_village_needs_a_controlled_land_field_without_a_settlement() -> None:
    state = set_up(
        "field b1 settlement village:0, units 0:LI*2 | field b2 units 0:LI*2 | field b3 units 0:LI*2 1:LI"
        " | field hub units 0:LI*2 | field c2 herds 0:sheep | player 0 gold 20"
    )
    trade(state)
    assert "build b2 village LI*2" in texts(state)
    assert refused(state, "build b1 village LI*2") == "village-where"
    assert refused(state, "build b3 village LI*2") == "village-where"  # locked
    assert refused(state, "build hub village LI*2") == "village-where"  # neutral
    assert refused(state, "build c2 village LI*2") == "village-where"  # owned only
    assert refused(state, "build s1 village LI*2") == "village-where"


def test_12_2_extensions_stand_where_they_belong() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard dock, fort 1, units 0:LI*4"
        " | field b2 settlement city:0, units 0:LI*4 | field a3 settlement village:1 | field b3 units 0:LI*4"
        " | player 0 gold 20"
    )
    trade(state)
    assert refused(state, "build b3 fort LI*1") == "extension-where"
    assert refused(state, "build a3 fort LI*1") == "extension-where"
    assert refused(state, "build b2 dock LI*1") == "dock-where"  # inland
    assert refused(state, "build a1 dock LI*1") == "dock-where"  # has one
    assert refused(state, "build b2 harbour LI*2") == "harbour-where"
    assert refused(state, "build a1 fort LI*1") == "one-fort"
    assert refused(state, "build b2 city LI*4") == "city-where"
    assert {"build a1 harbour LI*2", "build b2 fort LI*1"} <= set(texts(state))


def test_12_2_only_a_village_with_a_harbour_becomes_a_second_city() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard harbour, units 0:LI*4"
        " | field a2 settlement village:0, dockyard dock, units 0:LI*4"
        " | field b1 settlement village:0, units 0:LI*4 | player 0 gold 20"
    )
    trade(state)
    play(state, "build b1 city LI*4")  # the first may be any village
    assert refused(state, "build a2 city LI*4") == "second-city"
    assert "build a1 city LI*4" in texts(state)


def test_12_2_one_site_on_a_field() -> None:
    state = set_up("field a1 settlement village:0, units 0:LI*4 | player 0 gold 20")
    trade(state)
    play(state, "build a1 dock LI*1")
    assert refused(state, "build a1 fort LI*1") == "one-site"


def test_12_2_no_building_in_an_encircled_settlement() -> None:
    state = set_up("field a1 settlement village:0, units 0:LI*2 | player 0 gold 20")
    trade(state)
    play(state, "build a1 dock LI*1")
    change(state, "field a1 units 0:LI 0:LI@site 1:LI")
    building.grow(state)
    assert done(state, "a1") == 50  # locked, not encircled
    change(state, "field a1 units 0:LI@site 0:LI@inside 1:LI")
    building.grow(state)
    assert done(state, "a1") == 50
    assert refused(state, "join a1 LI*1") == "building-encircled"
    state = set_up("agenda over trade | field a1 settlement village:0, units 0:LI@inside 1:LI")
    assert refused(state, "build a1 fort LI*1") == "building-encircled"


def test_12_2_giving_up_a_site_returns_one_gold_and_the_builders() -> None:
    state = lone_infantry()
    play(state, "build b2 village LI*2")
    gold = state.gold[0]
    play(state, "drop b2")
    assert state.gold[0] == gold + 1
    assert state.control[at(state, "b2")] == 0
    assert "build b2 village LI*2" in texts(state)
    assert refused(state, "drop b2") == "own-site"
    assert refused(state, "join b2 LI*1") == "own-site"


def test_7_8_builders_in_an_encircled_settlement_stay_inside_when_the_site_is_given_up() -> None:
    state = set_up("field a1 settlement village:0, units 0:LI | player 0 gold 20")
    trade(state)
    play(state, "build a1 dock LI*1")
    change(state, "field a1 units 0:LI@site 1:LI")
    play(state, "drop a1")
    assert state.present[at(state, "a1")] == 0b10


def test_12_3_sites_and_buildings_use_at_most_fifteen_tiles() -> None:
    state = set_up(
        "field a1 settlement city:0, dockyard harbour, fort 1",  # 2 + 2 + 1
        "field a2 settlement village:0, dockyard harbour, fort 1",  # 1 + 2 + 1
        "field a3 settlement village:0, dockyard dock, fort 1",  # 1 + 1 + 1
        "field b1 settlement village:0, fort 1",  # 1 + 1
    )
    assert building.tiles(state, 0) == 14
    change(
        state,
        "field a2 units 0:LI*4 | field b1 units 0:LI*4 | field b2 units 0:LI*4 | field c2 units 0:LI*2"
        " | player 0 gold 20",
    )
    trade(state)
    assert "build b2 village LI*2" in texts(state)
    play(state, "build a2 city LI*4")  # one tile more than the village
    assert building.tiles(state, 0) == 15
    assert refused(state, "build b2 village LI*2") == "tile-limit"
    play(state, "drop a2")
    play(state, "build b2 village LI*2")
    assert building.tiles(state, 0) == 15
    assert refused(state, "build c2 village LI*2") == "tile-limit"


def test_11_3_a_completed_settlement_takes_the_plunder_marker_away() -> None:
    state = lone_infantry("field b2 plundered 1", count=4)
    play(state, "build b2 village LI*4")
    building.grow(state)
    assert state.plundered[at(state, "b2")] == 1
    building.grow(state)
    assert state.plundered[at(state, "b2")] == 0


def test_18_sites_of_the_first_game_start_at_half() -> None:
    state = lone_infantry(mode="first")
    play(state, "build b2 village LI*2")
    assert done(state, "b2") == 50
    basic = lone_infantry(mode="basic")
    play(basic, "build b2 village LI*2")
    assert done(basic, "b2") == 25
