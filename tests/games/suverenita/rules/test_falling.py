"""10.7: the fate of a settlement that has fallen."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course.calendar import PLUNDER
from koruna.games.suverenita.rules.fight.falling import DEFENDED, begin
from koruna.games.suverenita.rules.numbers import CITY, FORT_SITE, HERD_INSIDE, NOBODY, VILLAGE, herd_owner
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.building import tiles
from tests.games.suverenita.positions import army, at, events, pen, play, position, refused, settle, texts, units


def fallen(
    *,
    id: str = "b2",
    city: bool = False,
    dockyard: int = 0,
    fort: bool = False,
    defended: bool = True,
    near: bool = True,
) -> Suverenita:
    """A settlement of player 2 that player 1 has taken, next to a village of player 1."""
    state = position(round=3)
    settle(state, id, 1, city=city, dockyard=dockyard, fort=fort, grain=4, fish=2 if dockyard else 0)
    units(state, id, 0, "LI", 4)
    if near:
        settle(state, "b1" if id == "b2" else "b2", 0)
    state.fallen = [at(state, id) | (DEFENDED if defended else 0)]
    state.gold = [0, 0]
    return state


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
    state = fallen(id="a2", city=True, dockyard=2, fort=True, defended=False)
    decide(state)
    assert place(state, "a2") == (CITY, 0, 2, 1, 4, 2)
    assert state.gold == [0, 0]
    assert state.kind() == steps.OVER
    assert state.control[at(state, "a2")] == 0


def test_10_7_a_defended_village_is_destroyed_for_two_gold() -> None:
    state = fallen(fort=True)
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
    state = fallen(city=True, fort=True)
    state.grain[at(state, "b2")] = 9
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
    state = fallen(id="a2", city=True, dockyard=2)
    state.fish[at(state, "a2")] = 4
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
    state = fallen(id="a2", city=True, dockyard=2)
    decide(state)
    play(state, "raze a2")
    assert state.gold == [10, 0]
    state = fallen(id="a2", dockyard=2)
    decide(state)
    assert state.gold == [6, 0]
    state = fallen(id="a2", dockyard=1)
    decide(state)
    assert state.gold == [2, 0]  # a dock brings nothing


def test_12_3_a_site_passes_on_only_with_the_tiles_for_it() -> None:
    for most, left in ((3, FORT_SITE), (2, 0)):  # his village, the new one, and a tile for the fort or none
        state = fallen(defended=False)
        state.setup.values.most_tiles = most
        state.site[at(state, "b2")] = FORT_SITE
        state.site_owner[at(state, "b2")] = 1
        decide(state)
        assert (state.lord[at(state, "b2")], state.site[at(state, "b2")]) == (0, left)
        assert tiles(state, 0) == most


def test_10_7_without_tiles_he_must_destroy() -> None:
    state = fallen(city=True)
    state.setup.values.most_tiles = 1  # his village has it
    decide(state)
    assert place(state, "b2") == RUINS
    assert state.gold == [6, 0]
    state = fallen(id="a2", city=True, dockyard=2, fort=True, defended=False)
    state.setup.values.most_tiles = 4  # a village, a city, and one more: not the harbour, but the fort
    decide(state)
    assert place(state, "a2")[:4] == (CITY, 0, 0, 1)
    assert state.gold == [4, 0]


def test_10_7_stores_pass_with_herds_inside_and_without_points() -> None:
    state = fallen(city=True)
    pen(state, "b2", 1, "sheep", "cows", inside=True)
    decide(state)
    play(state, "keep b2")
    herds = state.herds[at(state, "b2")]
    assert len(herds) == 1  # a village holds one
    assert herd_owner(herds[0]) == 0
    assert herds[0] & HERD_INSIDE
    assert state.vp == [0, 0]
    state = fallen()
    pen(state, "b2", 1, "sheep", inside=True)
    decide(state)
    assert state.herds[at(state, "b2")] == []


def test_10_7_a_site_falls_with_a_destroyed_settlement_and_passes_with_an_occupied_one() -> None:
    for defended, owner in ((True, NOBODY), (False, 0)):
        state = fallen(defended=defended)
        state.site[at(state, "b2")] = FORT_SITE
        state.site_owner[at(state, "b2")] = 1
        state.site_done[at(state, "b2")] = 50
        decide(state)
        assert state.site_owner[at(state, "b2")] == owner
        assert state.site_done[at(state, "b2")] == (0 if defended else 50)


def test_10_7_ships_leave_to_an_adjacent_unlocked_sea_else_they_are_lost() -> None:
    state = fallen(id="a2", dockyard=1)
    units(state, "a2", 1, "TR", 2, place="dock")
    decide(state)
    assert army(state, "s2", 1) == ["TR*2"]
    state = fallen(id="a2", dockyard=1)
    units(state, "a2", 1, "TR", 1, place="dock")
    units(state, "s2", 0, "WS", 1)
    units(state, "s2", 1, "WS", 1)  # locked
    decide(state)
    assert army(state, "a2", 1) == []
    assert army(state, "s2", 1) == ["WS*1"]


def test_10_7_with_two_seas_the_owner_says_where_ships_go() -> None:
    state = fallen(id="isle", dockyard=2, city=True)
    units(state, "isle", 1, "TR", 1, place="dock")
    units(state, "isle", 1, "WS", 2, place="dock")
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
    state = fallen(city=True)
    settle(state, "c3", 1, city=True)
    units(state, "c3", 0, "LI", 1)
    state.fallen.append(at(state, "c3") | DEFENDED)
    decide(state)
    play(state, "keep b2")
    assert texts(state) == ["keep c3", "raze c3"]
    play(state, "raze c3")
    assert state.fallen == []
    assert events(state)[-2:] == ["occupies", "razes"]


def test_6_2_the_choice_comes_first_in_subphase_6() -> None:
    state = fallen(city=True)
    state.push(steps.PHASE, 0, PLUNDER)
    state.go_on()
    assert state.subphase == 6
    assert texts(state) == ["keep b2", "raze b2"]
    play(state, "keep b2")
    assert state.step_name() == "plunder"
