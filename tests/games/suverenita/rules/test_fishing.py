"""Fishing (14)."""

from __future__ import annotations

from koruna.games.suverenita.rules.farm.fishing import fish
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import at, set_up


def caught(state: Suverenita, id: str) -> int:
    before = state.fish[at(state, id)]
    fish(state)
    return state.fish[at(state, id)] - before


def test_14_one_fish_from_each_controlled_calm_sea_into_a_connected_dockyard() -> None:
    state = set_up("field a1 settlement village:0, dockyard harbour | field s1 units 0:TR | field s2 units 0:CO")
    assert caught(state, "a1") == 2


def test_14_a_dock_takes_two_and_a_harbour_four_and_the_rest_is_lost() -> None:
    for dockyard, size in (("dock", 2), ("harbour", 4)):
        village = f"field a1 settlement village:0, dockyard {dockyard}, fish {size - 1}"
        state = set_up(f"{village} | field s1 units 0:TR | field s2 units 0:TR")
        assert caught(state, "a1") == 1
        assert caught(state, "a1") == 0


def test_14_what_one_dockyard_cannot_take_goes_to_the_next() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard dock, fish 1 | field a2 settlement village:0, dockyard dock"
        " | field s1 units 0:TR | field s2 units 0:TR | field s3 units 0:TR"
    )
    fish(state)
    assert (state.fish[at(state, "a1")], state.fish[at(state, "a2")]) == (2, 2)


def test_14_no_fish_from_locked_seas_without_connection_or_into_an_encircled_dockyard() -> None:
    locked = set_up("field a1 settlement village:0, dockyard dock | field s1 units 0:TR 1:WS")
    assert caught(locked, "a1") == 0
    apart = set_up("field a1 settlement village:0, dockyard dock | field s3 units 0:TR")
    assert caught(apart, "a1") == 0
    besieged = set_up("field a1 settlement village:0, dockyard dock, units 1:LI | field s1 units 0:TR")
    assert caught(besieged, "a1") == 0


def test_14_ships_in_the_dockyard_do_not_fish_and_everybody_fishes_for_himself() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard dock, units 0:TR@dock"
        " | field a3 settlement village:1, dockyard dock | field s3 units 1:TR"
    )
    fish(state)
    assert (state.fish[at(state, "a1")], state.fish[at(state, "a3")]) == (0, 1)
