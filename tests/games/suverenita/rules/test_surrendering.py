"""Surrender of encircled settlements that are not fed (15.6.5)."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import at, play, refused, set_up, sheet, texts
from tests.games.suverenita.winters import WINTER, feed, winter


def besieged(grain: int, city: bool = False, most_tiles: int = 15) -> Suverenita:
    """A settlement of seat 0 without food, encircled by seat 1, who has this much grain."""
    state = set_up(
        f"round {WINTER} | field a1 settlement {'city' if city else 'village'}:0, units 0:LI@inside 1:LI*2"
        f" | field c3 settlement village:0, grain 5 | field b1 settlement village:1, grain {grain}",
        values=sheet(),
    )
    state.setup.values.most_tiles = most_tiles  # in no position has seat 0 more than that
    winter(state)
    play(state, "auto", 1)
    feed(state, 0)
    return state


def test_15_6_an_unfed_encircled_settlement_surrenders_to_a_besieger_who_feeds_it() -> None:
    for city, points in ((False, 4), (True, 8)):
        state = besieged(5, city)
        assert state.kind() == steps.SURRENDER
        assert state.waiting() == [1]
        assert texts(state) == ["spare a1", "done"]
        play(state, "spare a1")
        assert state.lord[at(state, "a1")] == 1
        assert state.settlement[at(state, "a1")] == (2 if city else 1)
        assert state.vp == [-points, points]
        assert state.grain[at(state, "b1")] == 5 - 3 - (2 if city else 1)
        assert all(stack >> 9 & 15 == 1 for stack in state.armies[at(state, "a1")])


def test_15_6_stores_ships_and_herds_of_a_surrendered_settlement() -> None:
    state = set_up(
        f"round {WINTER}"
        " | field a1 settlement village:0, dockyard dock, fort 1, herds 0:sheep+inside, grain 1, units 0:TR@dock 1:LI"
        " | field b1 settlement village:1, grain 5"
    )
    winter(state)
    play(state, "auto", 1)
    play(state, "pen a1 sheep", 0)  # so that nothing is left for the village
    play(state, "spare a1")
    field = at(state, "a1")
    assert (state.lord[field], state.dockyard[field], state.fort[field]) == (1, 1, 1)
    assert [herd >> 2 & 15 for herd in state.herds[field]] == [1]
    assert not state.herds[field][0] & 1 << 6  # it has come out
    assert state.armies[at(state, "s1")] == []  # the ship starved with its settlement


def test_15_6_a_settlement_nobody_feeds_is_removed_at_its_owners_cost() -> None:
    for city, points in ((False, -4), (True, -8)):
        state = besieged(5, city)
        play(state, "done")
        assert state.settlement[at(state, "a1")] == 0
        assert state.vp == [points, 0]


def test_15_6_a_besieger_without_food_left_is_not_asked() -> None:
    state = besieged(3)
    assert state.kind() != steps.SURRENDER
    assert state.vp == [-4, 0]


def test_15_6_only_the_settlement_that_is_asked_about_is_spared() -> None:
    state = besieged(5)
    assert refused(state, "spare c3") == "spare-or-not"


def test_12_3_a_besieger_without_tiles_is_not_asked() -> None:
    for most in (2, 1):  # seat 1's own village uses one
        state = besieged(5, most_tiles=most)
        assert (state.kind() == steps.SURRENDER) == (most == 2)


def test_15_6_unused_meat_can_feed_a_surrendered_settlement_before_it_is_sold() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, units 1:LI | field b1 settlement village:1, herds 1:cows"
    )
    winter(state)
    play(state, "auto", 1)
    feed(state, 0)
    play(state, "spare a1", 1)
    assert state.gold[1] == 5 + 7 - 3
