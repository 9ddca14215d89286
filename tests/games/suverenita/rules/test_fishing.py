"""Fishing (14)."""

from __future__ import annotations

from koruna.games.suverenita.rules.farm.fishing import fish
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import at, position, settle, units


def caught(state: Suverenita, id: str) -> int:
    before = state.fish[at(state, id)]
    fish(state)
    return state.fish[at(state, id)] - before


def test_14_one_fish_from_each_controlled_calm_sea_into_a_connected_dockyard() -> None:
    state = position()
    settle(state, "a1", 0, dockyard=2)
    units(state, "s1", 0, "TR")
    units(state, "s2", 0, "CO")
    assert caught(state, "a1") == 2


def test_14_a_dock_takes_two_and_a_harbour_four_and_the_rest_is_lost() -> None:
    for dockyard, size in ((1, 2), (2, 4)):
        state = position()
        settle(state, "a1", 0, dockyard=dockyard, fish=size - 1)
        units(state, "s1", 0, "TR")
        units(state, "s2", 0, "TR")
        assert caught(state, "a1") == 1
        assert caught(state, "a1") == 0


def test_14_what_one_dockyard_cannot_take_goes_to_the_next() -> None:
    state = position()
    settle(state, "a1", 0, dockyard=1, fish=1)
    settle(state, "a2", 0, dockyard=1)
    for id in ("s1", "s2", "s3"):
        units(state, id, 0, "TR")
    fish(state)
    assert (state.fish[at(state, "a1")], state.fish[at(state, "a2")]) == (2, 2)


def test_14_no_fish_from_locked_seas_without_connection_or_into_an_encircled_dockyard() -> None:
    locked = position()
    settle(locked, "a1", 0, dockyard=1)
    units(locked, "s1", 0, "TR")
    units(locked, "s1", 1, "WS")
    assert caught(locked, "a1") == 0
    apart = position()
    settle(apart, "a1", 0, dockyard=1)
    units(apart, "s3", 0, "TR")
    assert caught(apart, "a1") == 0
    besieged = position()
    settle(besieged, "a1", 0, dockyard=1)
    units(besieged, "a1", 1)
    units(besieged, "s1", 0, "TR")
    assert caught(besieged, "a1") == 0


def test_14_ships_in_the_dockyard_do_not_fish_and_everybody_fishes_for_himself() -> None:
    state = position()
    settle(state, "a1", 0, dockyard=1)
    settle(state, "a3", 1, dockyard=1)
    units(state, "a1", 0, "TR", place="dock")
    units(state, "s3", 1, "TR")
    fish(state)
    assert (state.fish[at(state, "a1")], state.fish[at(state, "a3")]) == (0, 1)
