"""What hunger does (15.6.4, 15.6.5): losses."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_locked
from koruna.games.suverenita.rules.farm import starving
from koruna.games.suverenita.rules.invariants import broken_units
from koruna.games.suverenita.rules.numbers import HERD_INSIDE
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, at, play, set_up
from tests.games.suverenita.winters import WINTER, events, feed, winter


def test_15_6_losses_of_those_who_feed_together_come_at_the_same_time() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, grain 1, units 0:LI"
        " | field c3 settlement village:1, grain 1, units 1:LI"
    )
    winter(state)
    assert state.waiting() == [0, 1]
    play(state, "raze c3", 1)
    play(state, "starve c3 LI*1", 1)
    assert len(state.armies[at(state, "c3")]) == 1
    assert state.settlement[at(state, "c3")] == 1
    play(state, "auto", 0)
    assert state.armies[at(state, "c3")] == []
    assert state.settlement[at(state, "c3")] == 0
    assert state.armies[at(state, "a1")] == []
    assert state.settlement[at(state, "a1")] == 1
    assert state.vp == [0, 0]  # hunger without an enemy


def test_15_6_units_that_starve_together_are_told_of_once() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5"
        " | field a1 settlement village:0, grain 2, units 0:LI*4"
    )
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert events(state, "starved") == [{"field": "a1", "units": "LI", "count": 3}]


def test_15_6_who_has_nothing_to_eat_has_nothing_to_decide() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, units 0:LI | field c3 settlement village:1, units 1:LI"
    )
    winter(state)
    assert state.kind() == steps.OVER
    assert state.settlement == [0] * len(state.settlement)
    assert state.armies == [[] for _ in state.armies]


def test_q33_an_encircled_city_fed_for_one_becomes_a_village_without_points() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement city:0, grain 1, units 1:LI | field b1 settlement village:1, grain 5"
    )
    winter(state)
    play(state, "auto", 1)
    play(state, "auto", 0)
    assert state.settlement[at(state, "a1")] == 1
    assert state.lord[at(state, "a1")] == 0
    assert state.vp == [0, 0]


def test_13_1_who_finds_no_room_in_a_shrunken_city_stands_on_its_field() -> None:
    state = set_up(
        f"round {WINTER}"
        " | field a1 settlement city:0, herds 0:pigs+inside 0:sheep+inside, grain 10, units 0:LI@inside*7 1:LI"
        " | field b1 settlement village:1, grain 5"
    )
    winter(state)
    play(state, "auto", 1)
    play(state, "raze a1", 0)  # it is fed as a village only
    play(state, "auto", 0)
    assert army(state, "a1") == ["LI*2", "LI@inside*5"]
    assert [herd & HERD_INSIDE > 0 for herd in state.herds[at(state, "a1")]] == [False, True]
    assert is_locked(state, at(state, "a1"))


def test_10_7_ships_do_not_leave_for_a_sea_where_others_fight() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard dock, units 0:TR@dock | field s1 units 1:WS 2:WS"
        " | pair 0-1 treaty tribute:0, due 2 | pair 0-2 treaty tribute:0, due 2",
        seats=3,
    )
    starving.remove(state, at(state, "a1"))
    assert army(state, "s1") == army(state, "a1") == []


def test_herds_that_come_out_of_a_starved_settlement_stand_in_order() -> None:
    state = set_up("field a1 settlement village:0, herds 0:pigs 0:sheep+inside")
    starving.remove(state, at(state, "a1"))
    assert state.herds[at(state, "a1")] == [0, 1]


def test_9_9_the_load_of_a_starved_transport_is_lost() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5 | field b2 settlement village:0, grain 3"
        " | field s1 units 0:TR 0:LI@aboard*2"
    )
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.armies[at(state, "s1")] == []
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5 | field a1 settlement village:0, grain 2"
        " | field s1 units 0:TR 0:LI@aboard*2"
    )
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert [stack & 7 for stack in state.armies[at(state, "s1")]] == [4]  # the ship is fed before its load


def starved_transports(count: int) -> Suverenita:
    """Two transports with a full load of two kinds; this many of them go hungry."""
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5 | field a1 settlement city:0, grain 9"
        " | field s1 units 0:TR*2 0:HI@aboard 0:LI@aboard*4"
    )
    winter(state)
    for _ in range(count):
        play(state, "starve s1 TR*1", 0)
    play(state, "auto", 0)
    feed(state, 1)
    return state


def test_9_9_whoever_starves_a_transport_says_what_goes_with_it() -> None:
    state = starved_transports(1)
    assert state.step_name() == "spill"
    assert state.waiting() == [0]
    assert broken_units(state, at(state, "s1")) == []
    play(state, "auto")
    assert army(state, "s1") == ["HI@aboard*1", "LI@aboard*2", "TR*1"]


def test_9_9_with_no_transport_left_there_is_nothing_to_say() -> None:
    state = starved_transports(2)
    assert state.kind() == steps.OVER
    assert army(state, "s1") == []


def test_10_7_ships_of_a_starved_settlement_leave_for_the_sea() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5"
        " | field a1 settlement village:0, dockyard dock, grain 1, units 0:TR@dock"
    )
    winter(state)
    play(state, "raze a1", 0)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.settlement[at(state, "a1")] == state.dockyard[at(state, "a1")] == 0
    assert state.armies[at(state, "a1")] == []
    assert len(state.armies[at(state, "s1")]) == 1


def test_herds_of_two_players_on_one_field_are_in_order_again_after_the_winter() -> None:
    """Equal positions are equal states, however they came about."""
    hungry = f"agenda over feed | round {WINTER} | field a1 settlement village:0, grain 1, units 0:LI*3"
    state = set_up(hungry, "field b1 herds 0:sheep+fed 1:pigs")
    starving.clear_herds(state, 0)
    assert state == set_up(hungry, "field b1 herds 0:sheep 1:pigs")
