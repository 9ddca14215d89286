"""Where units are, who controls what (7.1 to 7.5), and what is connected (7.6, 7.7)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules.board import connecting, holding
from koruna.games.suverenita.rules.numbers import COUNT_BIT, LIGHT, NOBODY, OPEN, STANDARD, stack
from tests.games.suverenita.positions import at, change, set_up


def test_7_1_players_without_a_treaty_are_hostile() -> None:
    state = set_up(seats=3)
    assert holding.is_hostile(state, 0, 1)
    change(state, "pair 0-1 treaty vassalage:0, due 1")
    assert not holding.is_hostile(state, 0, 1)
    assert not holding.is_hostile(state, 1, 0)
    assert holding.is_hostile(state, 1, 2)
    assert not holding.is_hostile(state, 2, 2)


def test_7_2_a_field_with_hostile_units_is_locked() -> None:
    for line, locked in (
        ("field b2 units 0:LI*1", False),
        ("field b2 units 0:LI*1 1:LI*1", True),
        ("field b2 units 0:LI*1 1:LI*1 | pair 0-1 treaty vassalage:0", False),
    ):
        state = set_up(line)
        assert holding.is_locked(state, at(state, "b2")) == locked
        assert (state.control[at(state, "b2")] == NOBODY) == locked
    state = set_up("field s1 units 0:WS*1 1:CO*1")
    assert holding.is_locked(state, at(state, "s1"))


@pytest.mark.parametrize(
    ("line", "seat"),
    [
        ("units 1:LI*1", 1),  # actively
        ("settlement village:0", 0),  # passively
        ("settlement village:0, units 0:LI*1 1:LI*1", 0),  # defended from outside it is free
        ("settlement village:0, units 1:LI*1", 1),  # encircled
        ("settlement village:0, units 0:LI@inside*1", 0),
        ("site village:0:25, units 0:LI@site*1", 0),  # 7.8: builders of a village stand in the open
    ],
)
def test_7_3_units_control_actively_and_free_settlements_passively(line: str, seat: int) -> None:
    state = set_up(f"field a1 {line}")
    assert state.control[at(state, "a1")] == seat


def test_7_3_what_grows_or_grazes_makes_an_owner_where_nobody_else_controls() -> None:
    state = set_up("field b1 crop 1:0 | field c2 herds 1:sheep | field b3 crop 1:0, units 1:LI*1")
    assert holding.owns(state, at(state, "b1"), 0)
    assert holding.holds(state, at(state, "c2"), 1)
    assert not holding.owns(state, at(state, "b3"), 0)


def test_7_3_of_partners_on_a_field_the_settlement_owner_controls_else_who_did_before() -> None:
    state = set_up("field b2 units 1:LI | pair 0-1 treaty vassalage:0", seats=3)
    holding.put(state, at(state, "b2"), stack(LIGHT, STANDARD, OPEN, 0, 0), 1)
    assert state.control[at(state, "b2")] == 1
    state = set_up("pair 0-1 treaty vassalage:0 | field a2 settlement village:0, units 1:LI*1", seats=3)
    assert state.control[at(state, "a2")] == 0


def test_7_4_ships_control_calm_sea() -> None:
    state = set_up("field s1 units 1:TR*1 | field s2 units 1:TR*1 0:CO*1")
    assert state.control[at(state, "s1")] == 1
    assert state.control[at(state, "s2")] == NOBODY


def test_7_5_a_settlement_without_friends_outside_is_encircled() -> None:
    state = set_up("field a2 settlement village:0, units 1:LI*1", seats=3)
    assert holding.is_encircled(state, at(state, "a2"))
    assert not holding.is_free(state, at(state, "a2"), 0)
    state = set_up("field a2 settlement village:0, units 1:LI*1 2:LI*1 | pair 0-2 treaty vassalage:0", seats=3)
    assert not holding.is_encircled(state, at(state, "a2")), "a partner outside is enough"


def test_7_8_units_inside_are_not_in_the_open() -> None:
    state = set_up("field a1 settlement village:0, units 0:LI@inside*1")
    assert state.present[at(state, "a1")] == 0


def test_3_7_nobody_controls_neutral_land_and_nothing_connects_there() -> None:
    state = set_up("field hub units 0:LI*1 | field c1 units 0:LI*1 | field c3 settlement village:0")
    assert state.control[at(state, "hub")] == NOBODY
    assert not connecting.are_connected(state, 0, at(state, "c1"), at(state, "c3"))


def test_7_6_a_chain_of_held_fields_connects() -> None:
    chain = "field a1 settlement village:0 | field b2 crop 1:0 | field c2 units 0:LI*1 | field a3 units 0:LI*1"
    state = set_up(f"{chain} | field a2 units 0:LI*1")
    assert connecting.is_connected(state, 0, at(state, "c2"))
    assert connecting.are_connected(state, 0, at(state, "c2"), at(state, "a3"))
    assert not connecting.is_connected(state, 1, at(state, "c2"))
    state = set_up(f"{chain} | field a2 units 0:LI*1 1:LI*1")
    assert not connecting.is_connected(state, 0, at(state, "c2")), "the locked field carries nothing"
    assert not connecting.is_connected(state, 0, at(state, "a2")), "nor is it connected to itself"
    assert connecting.network(state, 0)[at(state, "c2")] < 0


def test_7_6_controlled_sea_carries_a_connection() -> None:
    state = set_up("field a1 settlement village:0 | field s1 units 0:TR*1 | field isle units 0:LI*1")
    assert connecting.is_connected(state, 0, at(state, "isle"))


def test_7_6_encirclement_cuts_the_owner_and_not_the_besieger() -> None:
    besieged = "field a2 settlement village:0, units 1:LI*1"
    state = set_up(f"{besieged} | field a1 units 0:LI*1 | field b2 settlement village:1")
    assert not connecting.is_connected(state, 0, at(state, "a1"))
    assert connecting.is_connected(state, 1, at(state, "a2"))


def test_networks_and_control_change_with_the_units() -> None:
    state = set_up("field a1 settlement village:0 | field a2 units 0:LI*1 | field b2 units 0:LI*1")
    assert connecting.is_connected(state, 0, at(state, "b2"))
    change(state, "field a2 units 0:LI 1:LI")
    assert not connecting.is_connected(state, 0, at(state, "b2"))
    assert state.control[at(state, "a2")] == NOBODY


def test_7_7_a_harbour_serves_what_is_connected_to_it() -> None:
    port = "field a1 settlement village:0, dockyard harbour"
    state = set_up(f"{port} | field c3 settlement village:0 | field a2 units 0:LI*1")
    assert connecting.has_harbour(state, 0, at(state, "a2"))
    assert not connecting.has_harbour(state, 0, at(state, "c3"))


def test_stacks_that_are_alike_stand_together_in_order() -> None:
    state = set_up("field b2 units 0:HI 0:LI*5")
    stacks = state.armies[at(state, "b2")]
    assert [units >> COUNT_BIT for units in stacks] == [5, 1]
    holding.take(state, at(state, "b2"), stacks[0], 5)
    holding.take(state, at(state, "b2"), state.armies[at(state, "b2")][0], 1)
    assert state.armies[at(state, "b2")] == []
    assert state.control[at(state, "b2")] == NOBODY
