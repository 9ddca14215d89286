"""Downgrades and landing (13.3)."""

from __future__ import annotations

from koruna.games.suverenita.rules.board import holding
from koruna.games.suverenita.rules.numbers import ABOARD, LIGHT, STANDARD, stack
from tests.games.suverenita.markets import home, trade
from tests.games.suverenita.positions import army, at, change, play, refused, set_up


def test_13_3_downgrading_elsewhere_and_of_engines_returns_nothing() -> None:
    state = home("field a2 units 0:HI 0:SE 0:CA", gold=0)
    for type in ("HI", "SE", "CA"):
        play(state, f"down a2 {type}*1")
    change(state, "field a1 units 0:LI*3 0:HI")
    play(state, "down a1 HI*1")  # a village is not its place
    change(state, "field a1 units 0:LI*4 0:SE")
    play(state, "down a1 SE*1")
    assert state.gold[0] == 0
    assert army(state, "a2") == ["LI*3"]
    assert army(state, "a1") == ["LI*5"]
    assert refused(state, "down a1 LI*1") == "downgrade-what"
    assert refused(state, "down a1 ME*1") == "downgrade-what"
    assert refused(state, "down a1 HI*1") == "no-such-units"


def test_13_3_cavalry_is_refunded_on_a_settlements_field() -> None:
    state = home("field a1 units 0:LI*3 0:CA", gold=0)
    play(state, "down a1 CA*1")
    assert state.gold[0] == 4


def test_13_3_a_warship_in_a_plain_dock_only_gives_its_crew() -> None:
    state = home("field a1 dockyard dock, units 0:LI*3 0:WS@dock", gold=0)
    play(state, "down a1 WS@dock*1")
    assert state.gold[0] == 0
    assert army(state, "a1") == ["LI*4"]
    change(state, "field a1 units 0:LI*4 0:WS@dock 1:LI")
    assert refused(state, "down a1 WS@dock*1") == "landing-where"


def test_13_3_a_ship_at_sea_lands_its_crew_on_an_adjacent_free_coast() -> None:
    state = home("field s2 units 0:WS.veteran", gold=0)
    assert refused(state, "down s2 WS.veteran*1") == "ship-lands"
    assert refused(state, "land s2>a1 WS.veteran*1") == "landing-adjacent"
    play(state, "land s2>a2 WS.veteran*1")
    assert army(state, "s2") == []
    assert army(state, "a2") == ["LI.veteran*1"]
    assert state.control[at(state, "a2")] == 0
    assert refused(state, "land s2>a2 WS*1") == "no-such-units"
    assert refused(state, "land s2>a2 LI*1") == "land-what"


def test_13_3_no_landing_beside_enemies_at_foreign_settlements_or_on_a_partners_field() -> None:
    state = set_up(
        "field a1 settlement village:1 | field a2 units 1:LI | field s1 units 0:TR | field s2 units 0:TR"
        " | field s3 units 0:TR | player 0 gold 20",
        seats=3,
    )
    trade(state)
    assert refused(state, "land s1>a1 TR*1") == "landing-where"
    assert refused(state, "land s2>a2 TR*1") == "landing-where"
    change(state, "field a3 units 2:LI | pair 0-2 treaty vassalage:2, due 1")
    assert refused(state, "land s3>a3 TR*1") == "landing-where"
    change(state, "field isle herds 1:sheep")  # owned, nobody there
    play(state, "land s1>isle TR*1")
    assert state.control[at(state, "isle")] == 0


def test_13_3_a_loaded_transport_stays() -> None:
    state = home("field a1 dockyard dock | field s1 units 0:TR*2 0:CA@aboard 0:LI@aboard", gold=0)
    full = state.copy()
    change(full, "field s1 units 0:TR*2 0:LI@aboard*2 0:CA@aboard")
    assert refused(full, "land s1>a1 TR*1", 0) == "ship-loaded"  # 4 aboard
    play(state, "land s1>a1 TR*1")  # the other takes 3
    assert refused(state, "land s1>a1 TR*1") == "ship-loaded"
    change(state, "field a1 units 0:LI*4 0:TR@dock")
    # In no position is anybody aboard in a dock.
    holding.put(state, at(state, "a1"), stack(LIGHT, STANDARD, ABOARD, 0, 0), 1)
    assert refused(state, "down a1 TR@dock*1") == "ship-loaded"


def test_13_3_units_aboard_stay_aboard_when_downgraded() -> None:
    state = home("field s1 units 0:TR 0:HI@aboard", gold=0)
    play(state, "down s1 HI@aboard*1")
    assert army(state, "s1") == ["LI@aboard*1", "TR*1"]
