"""Where units are, who controls what (7.1 to 7.5), and what is connected (7.6, 7.7)."""

from __future__ import annotations

from koruna.games.suverenita.rules.board import connecting, holding
from koruna.games.suverenita.rules.numbers import NOBODY
from tests.games.suverenita.positions import ally, at, pen, position, settle, sow, units


def test_7_1_players_without_a_treaty_are_hostile() -> None:
    state = position(seats=3)
    assert holding.is_hostile(state, 0, 1)
    ally(state, 0, 1)
    assert not holding.is_hostile(state, 0, 1)
    assert not holding.is_hostile(state, 1, 0)
    assert holding.is_hostile(state, 1, 2)
    assert not holding.is_hostile(state, 2, 2)


def test_7_2_a_field_with_hostile_units_is_locked() -> None:
    state = position(seats=3)
    units(state, "b2", 0)
    assert not holding.is_locked(state, at(state, "b2"))
    units(state, "b2", 1)
    assert holding.is_locked(state, at(state, "b2"))
    assert state.control[at(state, "b2")] == NOBODY
    ally(state, 0, 1)
    assert not holding.is_locked(state, at(state, "b2"))
    units(state, "s1", 0, "WS")
    units(state, "s1", 2, "CO")
    assert holding.is_locked(state, at(state, "s1"))


def test_7_3_units_control_actively_and_free_settlements_passively() -> None:
    state = position()
    units(state, "b2", 1)
    settle(state, "a1", 0)
    assert state.control[at(state, "b2")] == 1
    assert state.control[at(state, "a1")] == 0
    units(state, "a1", 0)
    units(state, "a1", 1)
    assert state.control[at(state, "a1")] == 0, "a settlement defended from outside is free"


def test_7_3_what_grows_or_grazes_makes_an_owner_where_nobody_else_controls() -> None:
    state = position()
    sow(state, "b1", 0)
    pen(state, "c2", 1, "sheep")
    assert holding.owns(state, at(state, "b1"), 0)
    assert holding.holds(state, at(state, "c2"), 1)
    units(state, "b1", 1)
    assert not holding.owns(state, at(state, "b1"), 0)


def test_7_3_of_partners_on_a_field_the_settlement_owner_controls_else_who_did_before() -> None:
    state = position(seats=3)
    ally(state, 0, 1)
    units(state, "b2", 1)
    units(state, "b2", 0)
    assert state.control[at(state, "b2")] == 1
    settle(state, "a2", 0)
    units(state, "a2", 1)
    assert state.control[at(state, "a2")] == 0


def test_7_4_ships_control_calm_sea() -> None:
    state = position()
    units(state, "s2", 1, "TR")
    assert state.control[at(state, "s2")] == 1
    units(state, "s2", 0, "CO")
    assert state.control[at(state, "s2")] == NOBODY


def test_7_5_a_settlement_without_friends_outside_is_encircled() -> None:
    state = position(seats=3)
    settle(state, "a2", 0)
    units(state, "a2", 1)
    assert holding.is_encircled(state, at(state, "a2"))
    assert state.control[at(state, "a2")] == 1
    assert not holding.is_free(state, at(state, "a2"), 0)
    ally(state, 0, 2)
    units(state, "a2", 2)
    assert not holding.is_encircled(state, at(state, "a2")), "a partner outside is enough"


def test_7_8_builders_of_a_village_stand_in_the_open() -> None:
    state = position()
    field = at(state, "b2")
    state.site[field], state.site_owner[field], state.site_done[field] = 1, 0, 25
    units(state, "b2", 0, place="site")
    assert state.control[field] == 0
    settle(state, "a1", 0)
    units(state, "a1", 0, place="inside")
    assert state.present[at(state, "a1")] == 0


def test_3_7_nobody_controls_neutral_land_and_nothing_connects_there() -> None:
    state = position()
    units(state, "hub", 0)
    units(state, "c1", 0)
    settle(state, "c3", 0)
    assert state.control[at(state, "hub")] == NOBODY
    assert not connecting.are_connected(state, 0, at(state, "c1"), at(state, "c3"))


def test_7_6_a_chain_of_held_fields_connects() -> None:
    state = position()
    settle(state, "a1", 0)
    units(state, "a2", 0)
    sow(state, "b2", 0)
    units(state, "c2", 0)
    units(state, "a3", 0)
    assert connecting.is_connected(state, 0, at(state, "c2"))
    assert connecting.are_connected(state, 0, at(state, "c2"), at(state, "a3"))
    assert not connecting.is_connected(state, 1, at(state, "c2"))
    units(state, "a2", 1)
    assert not connecting.is_connected(state, 0, at(state, "c2")), "the locked field carries nothing"
    assert not connecting.is_connected(state, 0, at(state, "a2")), "nor is it connected to itself"
    assert connecting.network(state, 0)[at(state, "c2")] < 0


def test_7_6_controlled_sea_carries_a_connection() -> None:
    state = position()
    settle(state, "a1", 0)
    units(state, "s1", 0, "TR")
    units(state, "isle", 0)
    assert connecting.is_connected(state, 0, at(state, "isle"))


def test_7_6_encirclement_cuts_the_owner_and_not_the_besieger() -> None:
    state = position()
    settle(state, "a2", 0)
    units(state, "a1", 0)
    settle(state, "b2", 1)
    units(state, "a2", 1)
    assert not connecting.is_connected(state, 0, at(state, "a1"))
    assert connecting.is_connected(state, 1, at(state, "a2"))


def test_7_7_a_harbour_serves_what_is_connected_to_it() -> None:
    state = position()
    settle(state, "a1", 0, dockyard=2)
    settle(state, "c3", 0, dockyard=0)
    units(state, "a2", 0)
    assert connecting.has_harbour(state, 0, at(state, "a2"))
    assert not connecting.has_harbour(state, 0, at(state, "c3"))


def test_stacks_that_are_alike_stand_together_in_order() -> None:
    state = position()
    units(state, "b2", 0, "HI")
    units(state, "b2", 0, count=2)
    units(state, "b2", 0, count=3)
    stacks = state.armies[at(state, "b2")]
    assert [units >> 30 for units in stacks] == [5, 1]
    holding.take(state, at(state, "b2"), stacks[0], 5)
    holding.take(state, at(state, "b2"), state.armies[at(state, "b2")][0], 1)
    assert state.armies[at(state, "b2")] == []
    assert state.control[at(state, "b2")] == NOBODY
