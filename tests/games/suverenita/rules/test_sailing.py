"""8.2 and 19.1: ships, their loads, embarking and landing."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.notation import write_item
from koruna.games.suverenita.rules.numbers import BOARDED, ENTERED, MOVED, RODE, count_of, from_of, item_of
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask, at, play, refused, set_up, texts


def there(state: Suverenita, id: str) -> list[str]:
    """What is on a field, as text."""
    return sorted(f"{write_item(int(item_of(units)))}*{count_of(units)}" for units in state.armies[at(state, id)])


def port(items: str = "") -> Suverenita:
    return set_up("field a1 settlement village:0, dockyard dock, units 0:TR@dock", items)


def test_19_1_two_fields_by_ship() -> None:
    state = port("field a1 units 0:TR@dock 0:LI*3")
    ask(state, steps.UNITS)
    play(state, "sail a1>s1 TR*1 +LI +LI +LI")
    assert there(state, "a1") == []
    assert there(state, "s1") == ["LI@aboard*3", "TR*1"]
    assert state.control[at(state, "s1")] == 0
    play(state, "land s1>isle LI*3")
    assert there(state, "isle") == ["LI*3"]
    assert state.control[at(state, "isle")] == 0
    (landed,) = state.armies[at(state, "isle")]
    assert landed & (MOVED | ENTERED) == MOVED | ENTERED
    assert state.setup.world.ids[from_of(landed)] == "s1"
    assert state.kind() == steps.OVER


def test_8_2_ships_go_from_sea_to_sea_once() -> None:
    state = set_up("field s1 units 0:TR*2")
    ask(state, steps.UNITS)
    assert texts(state) == ["done", "sail s1>s2 TR*1"]
    play(state, "sail s1>s2 TR*1")
    assert refused(state, "sail s2>s3 TR*1") == "already-moved"
    assert refused(state, "sail s1>s3 TR*1") == "not-adjacent"
    assert refused(state, "sail s1>a1 TR*1") == "own-dockyard"


def test_8_2_warships_sail_in_any_number_and_carry_nothing() -> None:
    state = set_up("field s1 units 0:WS*2")
    ask(state, steps.UNITS)
    assert texts(state) == ["done", "sail s1>s2 WS*1", "sail s1>s2 WS*2"]
    assert refused(state, "sail s1>s2 WS*1 +LI") == "warships-carry-nothing"
    play(state, "sail s1>s2 WS*2")
    assert there(state, "s2") == ["WS*2"]


def test_8_2_a_transport_takes_any_load_of_its_size() -> None:
    state = port("field a1 units 0:TR@dock 0:LI*2 0:CA*2")
    ask(state, steps.UNITS)
    sails = [text for text in texts(state) if text.startswith("sail")]
    assert sorted(sails) == [
        "sail a1>s1 TR*1",
        "sail a1>s1 TR*1 +CA",
        "sail a1>s1 TR*1 +LI",
        "sail a1>s1 TR*1 +LI +CA",
        "sail a1>s1 TR*1 +LI +LI",
    ]
    assert refused(state, "sail a1>s1 TR*1 +LI +LI +CA") == "load-too-big"
    assert refused(state, "sail a1>s1 TR*1 +LI +LI +LI") == "no-such-units"
    assert refused(state, "sail a1>s1 TR*2") == "no-such-units"


def test_8_2_siege_engines_cannot_be_carried() -> None:
    state = port("field a1 units 0:TR@dock 0:SE")
    ask(state, steps.UNITS)
    assert refused(state, "sail a1>s1 TR*1 +SE") == "cannot-be-carried"


def test_8_2_boarding_in_the_own_dock_is_free_even_after_a_march() -> None:
    state = port("field b1 units 0:LI | field c3 units 0:LI")
    ask(state, steps.UNITS)
    play(state, "mv b1>a1 LI*1")
    play(state, "sail a1>s1 TR*1 +LI")
    assert there(state, "s1") == ["LI@aboard*1", "TR*1"]
    assert refused(state, "land s1>isle LI*1") == "already-moved"


def test_8_2_embarking_on_the_next_sea_field_is_the_units_move() -> None:
    state = set_up("field a1 units 0:LI*4 | field s1 units 0:TR")
    ask(state, steps.UNITS)
    assert "board a1>s1 LI*3" in texts(state)
    assert refused(state, "board a1>s1 LI*4") == "no-room-aboard"
    assert refused(state, "board b1>s1 LI*1") == "not-adjacent"
    play(state, "board a1>s1 LI*2")
    assert there(state, "s1") == ["LI@aboard*2", "TR*1"]
    assert refused(state, "land s1>isle LI*1") == "already-moved"
    assert refused(state, "board a1>s1 LI*2") == "no-room-aboard"
    play(state, "sail s1>s2 TR*1 +LI +LI")
    assert there(state, "s2") == ["LI@aboard*2", "TR*1"]


def test_8_2_only_own_transports_take_units() -> None:
    state = set_up("field a1 units 0:LI | field s1 units 1:TR")
    ask(state, steps.UNITS)
    assert refused(state, "board a1>s1 LI*1") == "no-room-aboard"


@pytest.mark.parametrize(("type", "most"), [("LI", 3), ("HI", 3), ("CA", 1), ("ME", 3), ("SE", 0)])
def test_8_2_how_many_of_each_type_a_transport_carries(type: str, most: int) -> None:
    state = port(f"field a1 units 0:TR@dock 0:{type}*4")
    ask(state, steps.UNITS)
    loads = [text.count("+") for text in texts(state) if text.startswith("sail")]
    assert sorted(loads) == list(range(most + 1))


def test_8_2_a_load_does_not_stay_behind_without_ships() -> None:
    state = set_up("field s1 units 0:TR 0:LI@aboard*2")
    ask(state, steps.UNITS)
    assert [text for text in texts(state) if text.startswith("sail")] == ["sail s1>s2 TR*1 +LI +LI"]
    assert refused(state, "sail s1>s2 TR*1 +LI") == "load-left-behind"


def test_8_2_of_two_transports_one_may_leave_what_the_other_can_carry() -> None:
    state = set_up("field s1 units 0:TR*2 0:LI@aboard*4")
    ask(state, steps.UNITS)
    sails = [text for text in texts(state) if text.startswith("sail")]
    assert sails == [f"sail s1>s2 TR*1{' +LI' * count}" for count in (1, 2, 3)]


def test_8_2_nobody_is_carried_twice_in_a_round() -> None:
    state = port("field a1 units 0:TR@dock 0:LI | field s1 units 0:TR")
    ask(state, steps.UNITS)
    play(state, "sail a1>s1 TR*1 +LI")
    assert [text for text in texts(state) if text.startswith("sail")] == ["sail s1>s2 TR*1", "sail s1>a1 TR*1"]
    assert refused(state, "sail s1>s2 TR*1 +LI") == "carried-once"
    assert any(stack & BOARDED for stack in state.armies[at(state, "s1")])


def test_8_2_into_the_own_dockyard_with_room() -> None:
    state = port("field s1 units 0:WS*2")
    ask(state, steps.UNITS)
    assert "sail s1>a1 WS*1" in texts(state)
    assert refused(state, "sail s1>a1 WS*2") == "dockyard-full"
    play(state, "sail s1>a1 WS*1")
    assert there(state, "a1") == ["TR@dock*1", "WS@dock*1"]
    assert refused(state, "sail s1>a1 WS*1") == "dockyard-full"


def test_8_2_in_the_dockyard_the_load_goes_ashore_and_can_march() -> None:
    state = set_up("field a1 settlement village:0, dockyard dock | field s1 units 0:TR 0:HI@aboard*2")
    ask(state, steps.UNITS)
    play(state, "sail s1>a1 TR*1 +HI +HI")
    assert there(state, "a1") == ["HI*2", "TR@dock*1"]
    play(state, "mv a1>b1 HI*2")
    assert there(state, "b1") == ["HI*2"]


def test_8_1_who_came_ashore_in_the_own_dock_does_not_board_there_again() -> None:
    state = set_up("field a1 settlement village:0, dockyard dock, units 0:TR@dock | field s1 units 0:TR 0:LI@aboard")
    ask(state, steps.UNITS)
    play(state, "sail s1>a1 TR*1 +LI")
    assert refused(state, "sail a1>s1 TR*1 +LI") == "carried-once"


def test_q6_units_inside_an_encircled_settlement_leave_by_their_ships() -> None:
    state = port("field a1 units 0:TR@dock 0:LI@inside*2 1:LI*3")
    ask(state, steps.UNITS)
    assert refused(state, "board a1>s1 LI@inside*1") == "inside-encircled"
    play(state, "sail a1>s1 TR*1 +LI +LI")
    assert there(state, "s1") == ["LI@aboard*2", "TR*1"]
    play(state, "land s1>isle LI*2")


def test_q6_who_comes_by_ship_into_an_encircled_dock_is_inside_as_far_as_there_is_room() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard dock, units 0:LI@inside*4 1:LI*3 | field s1 units 0:TR*2 0:HI@aboard*3"
    )
    ask(state, steps.UNITS)
    assert refused(state, "sail s1>a1 TR*1 +HI +HI") == "no-room-inside"
    play(state, "sail s1>a1 TR*1 +HI")
    assert there(state, "a1") == ["HI@inside*1", "LI*3", "LI@inside*4", "TR@dock*1"]


def test_8_2_landing_on_an_enemys_field_encircles_his_settlement() -> None:
    state = set_up("field a1 settlement village:1 | field s1 units 0:TR 0:LI@aboard")
    ask(state, steps.UNITS)
    play(state, "land s1>a1 LI*1")
    assert state.control[at(state, "a1")] == 0


def test_8_1_ships_and_units_keep_off_a_partners_waters() -> None:
    state = set_up(
        "field s2 units 0:TR 1:WS, control 1 | field s1 units 0:WS | field a2 units 0:LI"
        " | pair 0-1 treaty tribute:1, due 2",
        seats=3,
    )
    ask(state, steps.UNITS)
    assert refused(state, "sail s1>s2 WS*1") == "partner-field"
    assert refused(state, "board a2>s2 LI*1") == "partner-field"


def test_8_2_cavalry_boards_after_one_free_step_but_does_not_land_with_it() -> None:
    state = set_up("field b1 units 0:CA | field s1 units 0:TR")
    ask(state, steps.UNITS)
    play(state, "mv b1>a1 CA*1")
    play(state, "board a1>s1 CA*1")
    (rider,) = [stack for stack in state.armies[at(state, "s1")] if stack & RODE]
    assert rider & MOVED
    assert refused(state, "land s1>isle CA*1") == "already-moved"


def test_8_2_the_free_move_is_by_land() -> None:
    state = set_up("field a1 units 0:CA | field s1 units 0:TR")
    ask(state, steps.UNITS)
    play(state, "board a1>s1 CA*1")
    assert refused(state, "land s1>isle CA*1") == "already-moved"


def test_8_2_cavalry_carried_over_sea_lands_and_rides() -> None:
    state = port("field a1 units 0:TR@dock 0:CA")
    ask(state, steps.UNITS)
    play(state, "sail a1>s1 TR*1 +CA")
    play(state, "land s1>a1 CA*1")
    play(state, "mv a1>b1 CA*1")
    assert there(state, "b1") == ["CA*1"]


def test_8_2_wrong_ways() -> None:
    state = port("field a1 units 0:TR@dock 0:LI*2 | field s1 units 0:TR 0:LI@aboard")
    ask(state, steps.UNITS)
    assert refused(state, "mv a1>s1 LI*1") == "march-by-land"
    assert refused(state, "board a1>b1 LI*1") == "board-from-coast"
    assert refused(state, "land a1>b1 LI*1") == "land-on-coast"
    assert refused(state, "sail a1>b1 TR*1") == "sail-by-sea"
    assert refused(state, "sail a1>s1 LI*1") == "only-ships-sail"
    assert refused(state, "mv a1>b1 TR*1") == "only-ships-sail"
    assert refused(state, "land s1>isle LI@aboard*1") == "no-such-units"
    assert refused(state, "sail a1>s1 TR@dock*1") == "no-such-units"


def test_8_2_one_transport_a_move() -> None:
    state = set_up("field s1 units 0:TR*2")
    ask(state, steps.UNITS)
    assert refused(state, "sail s1>s2 TR*2") == "one-transport"


def test_levels_of_ships_and_load_are_kept() -> None:
    state = set_up("field a1 settlement village:0, dockyard dock, units 0:TR.veteran@dock 0:LI.elite")
    ask(state, steps.UNITS)
    play(state, "sail a1>s1 TR.veteran*1 +LI.elite")
    assert there(state, "s1") == ["LI.elite@aboard*1", "TR.veteran*1"]
