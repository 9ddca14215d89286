"""9.5: flight."""

from __future__ import annotations

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, ask, change, play, refused, roll, set_up, texts


def begun(state: Suverenita, id: str = "b2") -> Suverenita:
    """A battle that player 1 starts, after its first, bloodless round."""
    ask(state, steps.BATTLES)
    play(state, f"fight {id} P2")
    roll(state, "0-0")
    return state


def two_each(items: str = "", mode: str = "basic") -> Suverenita:
    return set_up("field b2 units 0:LI*2 1:LI*2", items, mode=mode)


def test_9_5_who_did_not_start_may_flee_first() -> None:
    state = two_each("field b1 settlement village:0 | field b3 settlement village:1")
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
    state = two_each("field b3 settlement village:1")
    begun(state)
    play(state, "flee b2>b3 LI*1")
    assert texts(state) == ["flee b2>b3 LI*1"]  # no way back now
    assert refused(state, "done") == "flee-first"
    play(state, "flee b2>b3 LI*1")
    assert army(state, "b3", 1) == ["LI*2"]
    assert state.vp == [1, -1]
    assert state.battle is None


def test_9_5_what_cannot_flee_is_lost() -> None:
    state = two_each("field b2 units 0:LI*2 1:LI*2 1:SE | field b3 settlement village:1")
    begun(state)
    assert refused(state, "flee b2>b3 SE*1") == "never-moves"
    play(state, "flee b2>b3 LI*2")
    assert army(state, "b2", 1) == []
    assert army(state, "b3", 1) == ["LI*2"]


def test_9_5_back_to_where_a_unit_came_from_if_no_enemy_is_there() -> None:
    entered = "field b2 units 0:LI*2 1:LI*2+entered+from=c2"
    state = two_each(entered)
    begun(state)
    assert texts(state)[0] == "flee b2>c2 LI*2"
    state = two_each(f"{entered} | field c2 units 0:LI")
    begun(state)
    assert state.turn() == CHANCE


def test_9_5_not_into_an_encircled_settlement() -> None:
    state = two_each("field b3 settlement village:1, units 0:LI")
    begun(state)
    assert state.turn() == CHANCE


def test_9_5_aboard_own_transports_on_an_unlocked_sea() -> None:
    state = set_up("field a2 units 0:ME*2 1:LI*2 | field s2 units 1:TR 1:LI@aboard*2", mode="basic")
    begun(state, "a2")
    assert texts(state) == ["flee a2>s2 LI*1", "done"]  # room for one more
    play(state, "flee a2>s2 LI*1")
    assert army(state, "s2", 1) == ["LI@aboard*3", "TR*1"]
    assert army(state, "a2", 1) == []
    state = set_up("field a2 units 0:ME*2 1:LI*2 | field s2 units 0:WS 1:TR", mode="basic")  # locked
    ask(state, steps.BATTLES)
    play(state, "fight a2 P2")
    roll(state, "0-0")
    assert state.turn() == CHANCE


def test_8_1_nobody_flees_to_a_sea_that_a_partner_controls() -> None:
    for treaty in (False, True):
        # The dock, so that there is another way.
        state = set_up(
            "field s1 units 0:TR 1:WS | field s2 units 2:WS | field a1 settlement village:0, dockyard dock", seats=3
        )
        if treaty:
            change(state, "pair 0-2 treaty tribute:2, due 2")
        begun(state, "s1")
        play(state, "done", 1)
        assert refused(state, "flee s1>s2 TR*1", 0) == ("partner-field" if treaty else "")


def test_9_5_ships_flee_with_their_load() -> None:
    state = set_up("field s2 units 0:WS 1:TR 1:LI@aboard | field a2 settlement village:1, dockyard dock", mode="basic")
    begun(state, "s2")
    assert "flee s2>s1 TR*1" in texts(state)
    assert "flee s2>a2 TR*1" in texts(state)
    assert "flee s2>a2 LI@aboard*1" in texts(state)
    play(state, "flee s2>s3 TR*1")
    assert army(state, "s3", 1) == ["LI@aboard*1", "TR*1"]
    assert state.vp == [1, -1]


def test_9_5_a_dockyard_needs_room_for_the_ship() -> None:
    state = set_up(
        "field s2 units 0:WS 1:WS | field a2 settlement village:1, dockyard dock, units 1:TR@dock*2", mode="basic"
    )
    begun(state, "s2")
    assert refused(state, "flee s2>a2 WS*1") == "no-flight-there"
    state = set_up(
        "field s2 units 0:WS 1:TR 1:LI@aboard | field a2 settlement village:1, dockyard dock, units 1:TR@dock",
        mode="basic",
    )
    begun(state, "s2")
    play(state, "flee s2>a2 TR*1")
    assert army(state, "a2", 1) == ["LI*1", "TR@dock*2"]  # the load lands


def test_9_5_all_at_once_by_proposal() -> None:
    state = set_up("field b2 units 0:ME*2 1:LI 1:HI | field b3 settlement village:1", mode="basic")
    begun(state)
    assert texts(state)[0] == "auto"
    play(state, "auto")
    assert army(state, "b3", 1) == ["HI*1", "LI*1"]
    assert state.battle is None
