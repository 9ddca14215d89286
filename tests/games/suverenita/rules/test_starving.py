"""What hunger does (15.6.4, 15.6.5): losses."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_locked
from koruna.games.suverenita.rules.farm import starving
from koruna.games.suverenita.rules.invariants import broken_units
from koruna.games.suverenita.rules.numbers import HERD_FED, HERD_INSIDE
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ally, army, at, pen, play, position, settle, units
from tests.games.suverenita.winters import WINTER, events, far_away, feed, winter


def test_15_6_losses_of_those_who_feed_together_come_at_the_same_time() -> None:
    state = position(round=WINTER)
    for seat, field in enumerate(("a1", "c3")):
        settle(state, field, seat, grain=1)
        units(state, field, seat)
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
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=2)
    units(state, "a1", 0, count=4)
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert events(state, "starved") == [{"field": "a1", "units": "LI", "count": 3}]


def test_15_6_who_has_nothing_to_eat_has_nothing_to_decide() -> None:
    state = position(round=WINTER)
    for seat, field in enumerate(("a1", "c3")):
        settle(state, field, seat)
        units(state, field, seat)
    winter(state)
    assert state.kind() == steps.OVER
    assert state.settlement == [0] * len(state.settlement)
    assert state.armies == [[] for _ in state.armies]


def test_q33_an_encircled_city_fed_for_one_becomes_a_village_without_points() -> None:
    state = position(round=WINTER)
    settle(state, "a1", 0, city=True, grain=1)
    settle(state, "b1", 1, grain=5)
    units(state, "a1", 1)
    winter(state)
    play(state, "auto", 1)
    play(state, "auto", 0)
    assert state.settlement[at(state, "a1")] == 1
    assert state.lord[at(state, "a1")] == 0
    assert state.vp == [0, 0]


def test_13_1_who_finds_no_room_in_a_shrunken_city_stands_on_its_field() -> None:
    state = position(round=WINTER)
    settle(state, "a1", 0, city=True, grain=10)
    units(state, "a1", 0, count=7, place="inside")
    pen(state, "a1", 0, "pigs", "sheep", inside=True)
    settle(state, "b1", 1, grain=5)
    units(state, "a1", 1)
    winter(state)
    play(state, "auto", 1)
    play(state, "raze a1", 0)  # it is fed as a village only
    play(state, "auto", 0)
    assert army(state, "a1") == ["LI*2", "LI@inside*5"]
    assert [herd & HERD_INSIDE > 0 for herd in state.herds[at(state, "a1")]] == [False, True]
    assert is_locked(state, at(state, "a1"))


def test_10_7_ships_do_not_leave_for_a_sea_where_others_fight() -> None:
    state = position(seats=3)
    settle(state, "a1", 0, dockyard=1)
    units(state, "a1", 0, "TR", place="dock")
    for seat in (1, 2):
        ally(state, 0, seat, "tribute")
        units(state, "s1", seat, "WS")
    starving.remove(state, at(state, "a1"))
    assert army(state, "s1") == army(state, "a1") == []


def test_herds_that_come_out_of_a_starved_settlement_stand_in_order() -> None:
    state = position()
    settle(state, "a1", 0)
    pen(state, "a1", 0, "pigs")
    pen(state, "a1", 0, "sheep", inside=True)
    starving.remove(state, at(state, "a1"))
    assert state.herds[at(state, "a1")] == [0, 1]


def test_9_9_the_load_of_a_starved_transport_is_lost() -> None:
    state = position(round=WINTER)
    far_away(state)
    settle(state, "b2", 0, grain=3)
    units(state, "s1", 0, "TR")
    units(state, "s1", 0, "LI", 2, place="aboard")
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.armies[at(state, "s1")] == []
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=2)
    units(state, "s1", 0, "TR")
    units(state, "s1", 0, "LI", 2, place="aboard")
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert [stack & 7 for stack in state.armies[at(state, "s1")]] == [4]  # the ship is fed before its load


def starved_transports(count: int) -> Suverenita:
    """Two transports with a full load of two kinds; this many of them go hungry."""
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=9)
    units(state, "s1", 0, "TR", 2)
    units(state, "s1", 0, "HI", 1, place="aboard")
    units(state, "s1", 0, "LI", 4, place="aboard")
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
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=1, dockyard=1)
    units(state, "a1", 0, "TR", place="dock")
    winter(state)
    play(state, "raze a1", 0)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.settlement[at(state, "a1")] == state.dockyard[at(state, "a1")] == 0
    assert state.armies[at(state, "a1")] == []
    assert len(state.armies[at(state, "s1")]) == 1


def test_herds_of_two_players_on_one_field_are_in_order_again_after_the_winter() -> None:
    """Equal positions are equal states, however they came about."""
    state = position(round=WINTER)
    pen(state, "b1", 0, "sheep")
    pen(state, "b1", 1, "pigs")
    field = at(state, "b1")
    before = state.herds[field].copy()
    state.herds[field] = sorted([before[0] | HERD_FED, before[1]])
    starving.clear_herds(state, 0)
    assert state.herds[field] == before
