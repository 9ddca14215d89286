"""Downgrades and landing (13.3)."""

from __future__ import annotations

from tests.games.suverenita.markets import home, trade
from tests.games.suverenita.positions import ally, army, at, pen, play, position, refused, settle, units


def test_13_3_downgrading_elsewhere_and_of_engines_returns_nothing() -> None:
    state = home(0)
    for type in ("HI", "SE", "CA"):
        units(state, "a2", 0, type)
        play(state, f"down a2 {type}*1")
    units(state, "a1", 0, "HI")
    play(state, "down a1 HI*1")  # a village is not its place
    units(state, "a1", 0, "SE")
    play(state, "down a1 SE*1")
    assert state.gold[0] == 0
    assert army(state, "a2") == ["LI*3"]
    assert army(state, "a1") == ["LI*5"]
    assert refused(state, "down a1 LI*1") == "downgrade-what"
    assert refused(state, "down a1 ME*1") == "downgrade-what"
    assert refused(state, "down a1 HI*1") == "no-such-units"


def test_13_3_cavalry_is_refunded_on_a_settlements_field() -> None:
    state = home(0)
    units(state, "a1", 0, "CA")
    play(state, "down a1 CA*1")
    assert state.gold[0] == 4


def test_13_3_a_warship_in_a_plain_dock_only_gives_its_crew() -> None:
    state = home(0, dockyard=1)
    units(state, "a1", 0, "WS", place="dock")
    play(state, "down a1 WS@dock*1")
    assert state.gold[0] == 0
    assert army(state, "a1") == ["LI*4"]
    units(state, "a1", 0, "WS", place="dock")
    units(state, "a1", 1)
    assert refused(state, "down a1 WS@dock*1") == "landing-where"


def test_13_3_a_ship_at_sea_lands_its_crew_on_an_adjacent_free_coast() -> None:
    state = home(0)
    units(state, "s2", 0, "WS", level="veteran")
    assert refused(state, "down s2 WS.veteran*1") == "ship-lands"
    assert refused(state, "land s2>a1 WS.veteran*1") == "landing-adjacent"
    play(state, "land s2>a2 WS.veteran*1")
    assert army(state, "s2") == []
    assert army(state, "a2") == ["LI.veteran*1"]
    assert state.control[at(state, "a2")] == 0
    assert refused(state, "land s2>a2 WS*1") == "no-such-units"
    assert refused(state, "land s2>a2 LI*1") == "land-what"


def test_13_3_no_landing_beside_enemies_at_foreign_settlements_or_on_a_partners_field() -> None:
    state = position(seats=3)
    settle(state, "a1", 1)
    units(state, "a2", 1)
    for id in ("s1", "s2", "s3"):
        units(state, id, 0, "TR")
    trade(state)
    assert refused(state, "land s1>a1 TR*1") == "landing-where"
    assert refused(state, "land s2>a2 TR*1") == "landing-where"
    units(state, "a3", 2)
    ally(state, 2, 0)
    assert refused(state, "land s3>a3 TR*1") == "landing-where"
    pen(state, "isle", 1, "sheep")  # owned, nobody there
    play(state, "land s1>isle TR*1")
    assert state.control[at(state, "isle")] == 0


def test_13_3_a_loaded_transport_stays() -> None:
    state = home(0, dockyard=1)
    units(state, "s1", 0, "TR", 2)
    units(state, "s1", 0, "CA", place="aboard")
    units(state, "s1", 0, "LI", place="aboard")
    full = state.copy()
    units(full, "s1", 0, "LI", place="aboard")
    assert refused(full, "land s1>a1 TR*1", 0) == "ship-loaded"  # 4 aboard
    play(state, "land s1>a1 TR*1")  # the other takes 3
    assert refused(state, "land s1>a1 TR*1") == "ship-loaded"
    units(state, "a1", 0, "TR", place="dock")
    units(state, "a1", 0, "LI", place="aboard")
    assert refused(state, "down a1 TR@dock*1") == "ship-loaded"


def test_13_3_units_aboard_stay_aboard_when_downgraded() -> None:
    state = home(0)
    units(state, "s1", 0, "TR")
    units(state, "s1", 0, "HI", place="aboard")
    play(state, "down s1 HI@aboard*1")
    assert army(state, "s1") == ["LI@aboard*1", "TR*1"]
