"""8.4 and 8.5: Retreat and attrition."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.march import attrition
from koruna.games.suverenita.rules.numbers import MOVED, RODE, count_of, owner_of
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask, at, change, play, refused, set_up, texts
from tests.games.suverenita.rules.test_sailing import there


def test_8_4_units_go_to_an_adjacent_field_with_an_own_settlement() -> None:
    state = set_up("field b1 settlement village:0 | field b3 settlement village:1 | field b2 units 0:LI*2")
    ask(state, steps.RETREAT)
    assert texts(state) == ["done", "mv b2>b1 LI*1", "mv b2>b1 LI*2"]
    assert refused(state, "mv b2>a2 LI*1") == "retreat-home"
    assert refused(state, "mv b2>b3 LI*1") == "retreat-home"
    play(state, "mv b2>b1 LI*2")
    assert there(state, "b1") == ["LI*2"]
    assert state.kind() == steps.OVER


def test_8_4_defenders_come_to_help_an_encircled_settlement() -> None:
    state = set_up("field b1 settlement village:0, units 1:LI*2 | field b2 units 0:LI")
    ask(state, steps.RETREAT)
    play(state, "mv b2>b1 LI*1")
    assert state.present[at(state, "b1")] == 3
    assert state.control[at(state, "b1")] == 0


def test_8_4_nobody_retreats_from_a_locked_field() -> None:
    state = set_up("field b1 settlement village:0 | field b2 units 0:LI 1:LI | field a1 units 0:LI")
    ask(state, steps.RETREAT)
    assert texts(state) == ["done", "mv a1>b1 LI*1"]
    assert refused(state, "mv b2>b1 LI*1") == "locked-field"


def test_8_4_only_with_unused_capacity() -> None:
    state = set_up("field b1 settlement village:0 | field c2 units 0:LI | field a1 units 0:LI")
    ask(state, steps.UNITS)
    play(state, "mv c2>b2 LI*1")
    play(state, "done")
    ask(state, steps.RETREAT)
    assert refused(state, "mv b2>b1 LI*1") == "already-moved"


def test_8_4_heavy_infantry_does_not_go_by_itself_but_can_be_carried() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard dock | field b1 units 0:HI | field s1 units 0:TR 0:HI@aboard"
    )
    ask(state, steps.RETREAT)
    assert texts(state) == ["done", "sail s1>a1 TR*1 +HI"]
    assert refused(state, "mv b1>a1 HI*1") == "heavy-stays"
    play(state, "sail s1>a1 TR*1 +HI")
    assert there(state, "a1") == ["HI*1", "TR@dock*1"]


def test_8_4_units_go_aboard_on_an_unlocked_sea_field() -> None:
    state = set_up("field a1 units 0:LI | field s1 units 0:TR | field a2 units 0:LI | field s2 units 0:TR 1:TR")
    ask(state, steps.RETREAT)
    assert texts(state) == ["done", "board a1>s1 LI*1"]
    assert refused(state, "board a2>s2 LI*1") == "locked-sea"


def test_8_4_units_aboard_land_at_an_own_settlement() -> None:
    state = set_up("field a1 settlement village:0 | field s1 units 0:TR 0:LI@aboard")
    ask(state, steps.RETREAT)
    assert texts(state) == ["done", "land s1>a1 LI*1"]
    assert refused(state, "land s1>isle LI*1") == "retreat-home"


def test_8_4_transports_only_enter_an_own_dockyard_with_room() -> None:
    state = set_up("field a1 settlement village:0, dockyard dock, units 0:TR@dock | field s1 units 0:TR*2")
    ask(state, steps.RETREAT)
    assert texts(state) == ["done", "sail s1>a1 TR*1"]
    assert refused(state, "sail s1>s2 TR*1") == "transports-into-dockyards"
    play(state, "sail s1>a1 TR*1")
    assert state.kind() == steps.OVER


def test_8_4_warships_have_a_free_move_even_after_moving() -> None:
    state = set_up("field a3 settlement village:0, dockyard dock | field s1 units 0:WS")
    ask(state, steps.UNITS)
    play(state, "sail s1>s2 WS*1")
    ask(state, steps.RETREAT)
    assert texts(state) == ["done", "sail s2>s1 WS*1", "sail s2>s3 WS*1"]
    play(state, "sail s2>s3 WS*1")
    (warship,) = state.armies[at(state, "s3")]
    assert warship & (MOVED | RODE) == MOVED | RODE
    assert state.kind() == steps.OVER


def test_8_4_an_unmoved_warship_enters_a_dockyard_after_its_free_move() -> None:
    state = set_up("field a3 settlement village:0, dockyard dock | field s2 units 0:WS")
    ask(state, steps.RETREAT)
    play(state, "sail s2>s3 WS*1")
    assert texts(state) == ["done", "sail s3>a3 WS*1"]


def test_8_4_a_warship_leaves_its_dockyard_by_its_free_move() -> None:
    state = set_up("field a1 settlement village:0, dockyard dock, units 0:WS@dock")
    ask(state, steps.RETREAT)
    assert texts(state) == ["done", "sail a1>s1 WS*1"]


def test_8_4_ships_do_not_retreat_from_a_locked_sea() -> None:
    state = set_up("field a1 settlement village:0, dockyard dock | field s1 units 0:WS 1:WS")
    ask(state, steps.RETREAT)
    assert state.kind() == steps.OVER


def test_8_4_the_free_move_of_cavalry_obeys_retreat() -> None:
    state = set_up("field b1 settlement village:0 | field c3 units 0:CA")
    ask(state, steps.UNITS)
    play(state, "mv c3>c2 CA*1")
    play(state, "done")
    ask(state, steps.RETREAT)
    assert state.kind() == steps.OVER  # no own settlement beside c2
    change(state, "field a1 units 0:CA")
    ask(state, steps.RETREAT)
    play(state, "mv a1>b1 CA*1")


# --- attrition ---------------------------------------------------------------------------


def worn(state: Suverenita, seat: int = 0) -> int:
    return sum(int(count_of(stack)) for stack in state.armies[at(state, "hub")] if owner_of(stack) == seat)


def test_8_5_one_unit_of_every_started_four_is_lost_on_neutral_land() -> None:
    for count, left in ((1, 0), (4, 3), (5, 3), (8, 6), (9, 6)):
        state = set_up(f"field hub units 0:LI*{count} | field b2 units 0:LI*4")
        attrition.begin(state)
        state.go_on()
        assert worn(state) == left
        assert there(state, "b2") == ["LI*4"]
        assert state.kind() == steps.OVER


def test_8_5_everybody_loses_his_own() -> None:
    state = set_up("field hub units 0:LI*5 1:LI")
    attrition.begin(state)
    assert (worn(state, 0), worn(state, 1)) == (3, 0)


def test_8_5_the_owner_chooses_where_there_is_a_choice() -> None:
    state = set_up("first 1 | field hub units 0:LI*3 0:HI*2 1:LI*3 1:HI*2")
    attrition.begin(state)
    state.go_on()
    assert state.turn() == 1
    assert texts(state) == ["lose hub LI*1", "lose hub HI*1"]
    assert refused(state, "lose hub CA*1") == "no-such-units"
    assert refused(state, "lose hub LI*2") == "one-by-one"
    assert refused(state, "lose b2 LI*1") == "attrition-here"
    assert refused(state, "done") == "attrition-first"
    play(state, "lose hub HI*1")
    play(state, "lose hub LI*1")
    assert state.turn() == 0
    play(state, "lose hub HI*1")
    play(state, "lose hub HI*1")
    assert worn(state) == 3
    assert state.kind() == steps.OVER


def test_8_5_nobody_is_asked_when_only_one_kind_is_left() -> None:
    state = set_up("field hub units 0:LI*8 0:HI")
    attrition.begin(state)
    state.go_on()
    play(state, "lose hub HI*1")
    assert worn(state) == 6
    assert state.kind() == steps.OVER
