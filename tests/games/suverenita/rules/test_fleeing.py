"""9.5: flight."""

from __future__ import annotations

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import ENTERED, FROM_BIT, FROM_MASK
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ally, army, ask, at, play, position, refused, roll, settle, texts, units


def begun(state: Suverenita, id: str = "b2") -> Suverenita:
    """A battle that player 1 starts, after its first, bloodless round."""
    ask(state, steps.BATTLES)
    play(state, f"fight {id} P2")
    roll(state, "0-0")
    return state


def two_each(mode: str = "basic") -> Suverenita:
    state = position(mode=mode)
    units(state, "b2", 0, "LI", 2)
    units(state, "b2", 1, "LI", 2)
    return state


def came_from(state: Suverenita, id: str, seat: int, origin: str) -> None:
    """All units of a seat on a field have come there from another this round."""
    field = at(state, id)
    state.armies[field] = sorted(
        stack & ~FROM_MASK | ENTERED | at(state, origin) << FROM_BIT if stack >> 9 & 15 == seat else stack
        for stack in state.armies[field]
    )


def test_9_5_who_did_not_start_may_flee_first() -> None:
    state = two_each()
    settle(state, "b1", 0)
    settle(state, "b3", 1)
    begun(state)
    assert state.turn() == 1
    assert texts(state) == ["flee b2>b3 LI*2", "flee b2>b3 LI*1", "done"]
    assert refused(state, "flee b2>b1 LI*2") == "no-flight-there"
    assert refused(state, "flee b2>c1 LI*2") == "not-adjacent"
    assert refused(state, "flee b2>b3 HI*1") == "no-such-units"
    assert refused(state, "flee b2>b3 LI*3") == "flee-all-or-one"
    assert refused(state, "charge") == "flee-or-not"
    play(state, "done")
    assert state.turn() == 0
    assert texts(state) == ["flee b2>b1 LI*2", "flee b2>b1 LI*1", "done"]
    play(state, "done")
    assert state.turn() == CHANCE


def test_9_5_the_fleeing_side_has_lost_and_goes_with_all_its_units() -> None:
    state = two_each()
    settle(state, "b3", 1)
    begun(state)
    play(state, "flee b2>b3 LI*1")
    assert texts(state) == ["flee b2>b3 LI*1"]  # no way back now
    assert refused(state, "done") == "flee-first"
    play(state, "flee b2>b3 LI*1")
    assert army(state, "b3", 1) == ["LI*2"]
    assert state.vp == [1, -1]
    assert state.battle is None


def test_9_5_what_cannot_flee_is_lost() -> None:
    state = two_each()
    units(state, "b2", 1, "SE", 1)
    settle(state, "b3", 1)
    state.vp = [0, 0]
    begun(state)
    assert refused(state, "flee b2>b3 SE*1") == "never-moves"
    play(state, "flee b2>b3 LI*2")
    assert army(state, "b2", 1) == []
    assert army(state, "b3", 1) == ["LI*2"]


def test_9_5_back_to_where_a_unit_came_from_if_no_enemy_is_there() -> None:
    state = two_each()
    came_from(state, "b2", 1, "c2")
    begun(state)
    assert texts(state)[0] == "flee b2>c2 LI*2"
    state = two_each()
    came_from(state, "b2", 1, "c2")
    units(state, "c2", 0)
    begun(state)
    assert state.turn() == CHANCE


def test_9_5_not_into_an_encircled_settlement() -> None:
    state = two_each()
    settle(state, "b3", 1)
    units(state, "b3", 0)
    begun(state)
    assert state.turn() == CHANCE


def test_9_5_aboard_own_transports_on_an_unlocked_sea() -> None:
    state = position(mode="basic")
    units(state, "a2", 0, "ME", 2)
    units(state, "a2", 1, "LI", 2)
    units(state, "s2", 1, "TR", 1)
    units(state, "s2", 1, "LI", 2, place="aboard")
    begun(state, "a2")
    assert texts(state) == ["flee a2>s2 LI*1", "done"]  # room for one more
    play(state, "flee a2>s2 LI*1")
    assert army(state, "s2", 1) == ["LI@aboard*3", "TR*1"]
    assert army(state, "a2", 1) == []
    state = position(mode="basic")
    units(state, "a2", 0, "ME", 2)
    units(state, "a2", 1, "LI", 2)
    units(state, "s2", 1, "TR", 1)
    units(state, "s2", 0, "WS", 1)  # locked
    ask(state, steps.BATTLES)
    play(state, "fight a2 P2")
    roll(state, "0-0")
    assert state.turn() == CHANCE


def test_8_1_nobody_flees_to_a_sea_that_a_partner_controls() -> None:
    for treaty in (False, True):
        state = position(seats=3)
        units(state, "s1", 0, "TR", 1)
        units(state, "s1", 1, "WS", 1)
        units(state, "s2", 2, "WS")
        settle(state, "a1", 0, dockyard=1)  # so that there is another way
        if treaty:
            ally(state, 2, 0, "tribute")
        begun(state, "s1")
        play(state, "done", 1)
        assert refused(state, "flee s1>s2 TR*1", 0) == ("partner-field" if treaty else "")


def test_9_5_ships_flee_with_their_load() -> None:
    state = position(mode="basic")
    units(state, "s2", 0, "WS", 1)
    units(state, "s2", 1, "TR", 1)
    units(state, "s2", 1, "LI", 1, place="aboard")
    settle(state, "a2", 1, dockyard=1)
    begun(state, "s2")
    assert "flee s2>s1 TR*1" in texts(state)
    assert "flee s2>a2 TR*1" in texts(state)
    assert "flee s2>a2 LI@aboard*1" in texts(state)
    play(state, "flee s2>s3 TR*1")
    assert army(state, "s3", 1) == ["LI@aboard*1", "TR*1"]
    assert state.vp == [1, -1]


def test_9_5_a_dockyard_needs_room_for_the_ship() -> None:
    state = position(mode="basic")
    units(state, "s2", 0, "WS", 1)
    units(state, "s2", 1, "WS", 1)
    settle(state, "a2", 1, dockyard=1)
    units(state, "a2", 1, "TR", 2, place="dock")
    begun(state, "s2")
    assert refused(state, "flee s2>a2 WS*1") == "no-flight-there"
    state = position(mode="basic")
    units(state, "s2", 0, "WS", 1)
    units(state, "s2", 1, "TR", 1)
    units(state, "s2", 1, "LI", 1, place="aboard")
    settle(state, "a2", 1, dockyard=1)
    units(state, "a2", 1, "TR", 1, place="dock")
    begun(state, "s2")
    play(state, "flee s2>a2 TR*1")
    assert army(state, "a2", 1) == ["LI*1", "TR@dock*2"]  # the load lands


def test_9_5_all_at_once_by_proposal() -> None:
    state = position(mode="basic")
    units(state, "b2", 0, "ME", 2)
    units(state, "b2", 1, "LI", 1)
    units(state, "b2", 1, "HI", 1)
    settle(state, "b3", 1)
    begun(state)
    assert texts(state)[0] == "auto"
    play(state, "auto")
    assert army(state, "b3", 1) == ["HI*1", "LI*1"]
    assert state.battle is None
