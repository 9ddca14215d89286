"""10.7: the fate of a settlement that has fallen."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course.calendar import PLUNDER
from koruna.games.suverenita.rules.fight.falling import begin
from koruna.games.suverenita.rules.numbers import CITY, FORT_SITE, HERD_INSIDE, NOBODY, VILLAGE, herd_owner
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.building import tiles
from koruna.games.suverenita.rules.values import Values
from tests.games.suverenita.positions import (
    army,
    at,
    change,
    events,
    play,
    refused,
    set_up,
    sheet,
    texts,
)


def fallen(
    items: str = "", *, id: str = "b2", defended: bool = True, near: bool = True, values: Values | None = None
) -> Suverenita:
    """A village of player 2 that player 1 has taken, next to a village of player 1."""
    taken = f"field {id} settlement village:1, grain 4, units 0:LI*4 | fallen {id}:0{'+defended' if defended else ''}"
    village = f"field {'b1' if id == 'b2' else 'b2'} settlement village:0" if near else ""
    return set_up(f"round 3 | {taken} | player 0 gold 0 | player 1 gold 0", village, items, values=values)


def decide(state: Suverenita) -> None:
    begin(state)
    state.go_on()


def place(state: Suverenita, id: str) -> tuple[int, int, int, int, int, int]:
    field = at(state, id)
    return (
        state.settlement[field],
        state.lord[field],
        state.dockyard[field],
        state.fort[field],
        state.grain[field],
        state.fish[field],
    )


RUINS = (0, NOBODY, 0, 0, 0, 0)


def test_10_7_an_undefended_settlement_is_occupied_as_it_is() -> None:
    state = fallen("field a2 settlement city:1, dockyard harbour, fort 1, fish 2", id="a2", defended=False)
    decide(state)
    assert place(state, "a2") == (CITY, 0, 2, 1, 4, 2)
    assert state.gold == [0, 0]
    assert state.kind() == steps.OVER
    assert state.control[at(state, "a2")] == 0


def test_10_7_a_defended_village_is_destroyed_for_two_gold() -> None:
    state = fallen("field b2 fort 1")
    decide(state)
    assert place(state, "b2") == RUINS
    assert state.gold == [2, 0]
    assert state.plundered[at(state, "b2")] == 0  # Q16
    assert state.control[at(state, "b2")] == 0


def test_10_7_gold_only_if_connected_to_an_own_free_settlement() -> None:
    state = fallen(near=False)
    decide(state)
    assert state.gold == [0, 0]


def test_10_7_a_defended_city_is_destroyed_for_six_or_degraded() -> None:
    state = fallen("field b2 settlement city:1, fort 1, grain 9")
    decide(state)
    assert texts(state) == ["keep b2", "raze b2"]
    assert refused(state, "keep b1") == "falls-in-order"
    assert refused(state, "loot b2") == "fall-first"
    assert refused(state, "done") == "fall-first"
    other = state.copy()
    play(state, "keep b2")
    assert place(state, "b2") == (VILLAGE, 0, 0, 0, 5, 0)  # the fort is lost, grain within capacity
    assert state.gold == [0, 0]
    other.play(other.read("raze b2"))
    assert place(other, "b2") == RUINS
    assert other.gold == [6, 0]


def test_10_7_a_harbour_is_destroyed_for_four_or_degraded_to_a_dock() -> None:
    state = fallen("field a2 settlement city:1, dockyard harbour, fish 4", id="a2")
    decide(state)
    play(state, "keep a2")
    assert texts(state) == ["keep a2", "raze a2"]
    other = state.copy()
    play(state, "keep a2")
    assert place(state, "a2") == (VILLAGE, 0, 1, 0, 4, 2)
    assert state.gold == [0, 0]
    other.play(other.read("raze a2"))
    assert place(other, "a2") == (VILLAGE, 0, 0, 0, 4, 0)
    assert other.gold == [4, 0]


def test_10_7_a_harbour_falls_with_a_destroyed_settlement() -> None:
    state = fallen("field a2 settlement city:1, dockyard harbour, fish 2", id="a2")
    decide(state)
    play(state, "raze a2")
    assert state.gold == [10, 0]
    state = fallen("field a2 dockyard harbour, fish 2", id="a2")
    decide(state)
    assert state.gold == [6, 0]
    state = fallen("field a2 dockyard dock, fish 2", id="a2")
    decide(state)
    assert state.gold == [2, 0]  # a dock brings nothing


def test_12_3_a_site_passes_on_only_with_the_tiles_for_it() -> None:
    for most, left in ((3, FORT_SITE), (2, 0)):  # his village, the new one, and a tile for the fort or none
        state = fallen("field b2 site fort:1:0", defended=False, values=sheet(most_tiles=most))
        decide(state)
        assert (state.lord[at(state, "b2")], state.site[at(state, "b2")]) == (0, left)
        assert tiles(state, 0) == most


def test_10_7_without_tiles_he_must_destroy() -> None:
    state = fallen("field b2 settlement city:1", values=sheet())
    # In no position has player 2 more tiles than there are.
    state.setup.values.most_tiles = 1  # his village has it
    decide(state)
    assert place(state, "b2") == RUINS
    assert state.gold == [6, 0]
    harbour = "field a2 settlement city:1, dockyard harbour, fort 1, fish 2"
    state = fallen(harbour, id="a2", defended=False, values=sheet())
    state.setup.values.most_tiles = 4  # a village, a city, and one more: not the harbour, but the fort
    decide(state)
    assert place(state, "a2")[:4] == (CITY, 0, 0, 1)
    assert state.gold == [4, 0]


def test_10_7_stores_pass_with_herds_inside_and_without_points() -> None:
    state = fallen("field b2 settlement city:1, herds 1:sheep+inside 1:cows+inside")
    decide(state)
    play(state, "keep b2")
    herds = state.herds[at(state, "b2")]
    assert len(herds) == 1  # a village holds one
    assert herd_owner(herds[0]) == 0
    assert herds[0] & HERD_INSIDE
    assert state.vp == [0, 0]
    state = fallen("field b2 herds 1:sheep+inside")
    decide(state)
    assert state.herds[at(state, "b2")] == []


def test_10_7_a_site_falls_with_a_destroyed_settlement_and_passes_with_an_occupied_one() -> None:
    for defended, owner in ((True, NOBODY), (False, 0)):
        state = fallen("field b2 site fort:1:50", defended=defended)
        decide(state)
        assert state.site_owner[at(state, "b2")] == owner
        assert state.site_done[at(state, "b2")] == (0 if defended else 50)


def test_10_7_ships_leave_to_an_adjacent_unlocked_sea_else_they_are_lost() -> None:
    state = fallen("field a2 dockyard dock, fish 2, units 0:LI*4 1:TR@dock*2", id="a2")
    decide(state)
    assert army(state, "s2", 1) == ["TR*2"]
    locked = "field s2 units 0:WS 1:WS"
    state = fallen(f"field a2 dockyard dock, fish 2, units 0:LI*4 1:TR@dock | {locked}", id="a2")
    decide(state)
    assert army(state, "a2", 1) == []
    assert army(state, "s2", 1) == ["WS*1"]


def test_10_7_with_two_seas_the_owner_says_where_ships_go() -> None:
    state = fallen(
        "field isle settlement city:1, dockyard harbour, fish 2, units 0:LI*4 1:TR@dock 1:WS@dock*2", id="isle"
    )
    decide(state)
    assert state.turn() == 1
    assert "flee isle>s1 TR@dock*1" in texts(state)
    assert "done" not in texts(state)
    play(state, "flee isle>s1 TR@dock*1")
    play(state, "flee isle>s2 WS@dock*1")
    play(state, "flee isle>s1 WS@dock*1")
    assert army(state, "s1", 1) == ["TR*1", "WS*1"]
    assert (state.turn(), texts(state)) == (0, ["keep isle", "raze isle"])  # and then its fate


def test_10_7_several_falls_one_after_the_other() -> None:
    state = fallen("field b2 settlement city:1 | field c3 settlement city:1, units 0:LI")
    change(state, "fallen b2:0+defended c3:0+defended")
    decide(state)
    play(state, "keep b2")
    assert texts(state) == ["keep c3", "raze c3"]
    play(state, "raze c3")
    assert state.fallen == []
    assert events(state)[-2:] == ["occupies", "razes"]


def test_6_2_the_choice_comes_first_in_subphase_6() -> None:
    state = fallen("field b2 settlement city:1")
    state.push(steps.PHASE, 0, PLUNDER)
    state.go_on()
    assert state.subphase == 6
    assert texts(state) == ["keep b2", "raze b2"]
    play(state, "keep b2")
    assert state.step_name() == "plunder"
