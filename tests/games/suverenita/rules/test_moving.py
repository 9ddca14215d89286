"""8.1 and 8.2: marches, riding, leaving a partner's field, hidden orders."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.march import moving
from koruna.games.suverenita.rules.numbers import (
    ENTERED,
    IN_TRAINING,
    MOVED,
    RODE,
    RODE_BEFORE,
    count_of,
    from_of,
    item_of,
    owner_of,
)
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask, at, play, refused, set_up, sheet, texts


def flags(state: Suverenita, id: str) -> list[tuple[int, int, str]]:
    """What stands on a field: how many, what happened to them, where they came from."""
    ids = state.setup.world.ids
    found = []
    for stack in state.armies[at(state, id)]:
        came = int(from_of(stack))
        found.append((int(count_of(stack)), stack & (MOVED | RODE | ENTERED), "" if came == 255 else ids[came]))
    return found


def test_8_1_a_unit_has_one_move_to_an_adjacent_field() -> None:
    state = set_up("field b2 units 0:LI*3")
    ask(state, steps.UNITS)
    play(state, "mv b2>b1 LI*2")
    assert flags(state, "b1") == [(2, MOVED | ENTERED, "b2")]
    assert texts(state) == ["done", "mv b2>a2 LI*1", "mv b2>b1 LI*1", "mv b2>b3 LI*1", "mv b2>c2 LI*1"]
    assert refused(state, "mv b1>c1 LI*1") == "already-moved"
    assert refused(state, "mv b2>c1 LI*1") == "not-adjacent"
    assert refused(state, "mv b2>b1 LI*2") == "no-such-units"
    assert refused(state, "mv b2>b1 HI*1") == "no-such-units"
    play(state, "done")
    assert state.kind() == steps.OVER


def test_8_1_every_number_of_units_can_go_together() -> None:
    state = set_up("field c1 units 0:LI*3")
    ask(state, steps.UNITS)
    assert "mv c1>b1 LI*3" in texts(state)
    assert len(texts(state)) == 1 + 3 * 3


def test_8_1_siege_engines_and_corsairs_never_move() -> None:
    state = set_up("field b2 units 0:SE*2 | field s1 units 0:CO | field c1 units 0:LI")
    ask(state, steps.UNITS)
    assert {text.split()[1][:2] for text in texts(state)[1:]} == {"c1"}
    assert refused(state, "mv b2>b1 SE*1") == "engines-stay"
    assert refused(state, "sail s1>s2 CO*1") == "corsairs-stay"


def test_8_1_units_leave_a_building_site_by_moving() -> None:
    state = set_up("field b2 site village:0:0, units 0:LI@site*2")
    ask(state, steps.UNITS)
    play(state, "mv b2>b1 LI@site*2")
    assert flags(state, "b1") == [(2, MOVED | ENTERED, "b2")]
    assert item_of(state.armies[at(state, "b1")][0]) >> 6 == 0
    assert state.site[at(state, "b2")] == 1


def test_8_1_nobody_enters_a_field_that_a_partner_controls() -> None:
    state = set_up(
        "field b1 settlement village:1 | field b3 settlement village:2 | field b2 units 0:LI"
        " | pair 0-1 treaty tribute:1, due 2",
        seats=3,
    )
    ask(state, steps.UNITS)
    assert "mv b2>b3 LI*1" in texts(state)
    assert "mv b2>b1 LI*1" not in texts(state)
    assert refused(state, "mv b2>b1 LI*1") == "partner-field"


def test_8_1_a_lord_crosses_his_vassals_fields_but_not_the_vassal_his() -> None:
    state = set_up(
        "field b1 settlement village:1 | field b3 settlement village:0 | field b2 units 0:LI"
        " | field c3 units 1:LI | pair 0-1 treaty vassalage:0, due 1",
        seats=3,
    )
    ask(state, steps.UNITS)
    assert "mv b2>b1 LI*1" in texts(state)
    ask(state, steps.UNITS, 1)
    assert refused(state, "mv c3>b3 LI*1") == "partner-field"


def test_16_3_units_leave_a_partners_field_if_they_can() -> None:
    state = set_up("field b1 settlement village:1, units 0:LI*2 | pair 0-1 treaty tribute:1, due 2", seats=3)
    ask(state, steps.UNITS)
    assert "done" not in texts(state)
    assert refused(state, "done") == "units-first"
    play(state, "mv b1>b2 LI*2")
    assert "done" in texts(state) or state.kind() != steps.UNITS


def test_16_3_who_cannot_leave_a_partners_field_stays() -> None:
    state = set_up(
        "field b1 settlement village:1, units 0:SE | field c3 units 0:LI | pair 0-1 treaty tribute:1, due 2", seats=3
    )
    ask(state, steps.UNITS)
    assert "done" in texts(state)


def test_8_1_nobody_marches_out_of_an_encircled_settlement() -> None:
    state = set_up("field b2 settlement village:0, units 0:LI@inside*2 1:LI*3 | field c1 units 0:LI")
    ask(state, steps.UNITS)
    assert not any("b2>" in text for text in texts(state))
    assert refused(state, "mv b2>b1 LI@inside*1") == "inside-encircled"


def test_7_8_units_inside_go_out_when_the_besieger_has_left() -> None:
    state = set_up("field b2 settlement village:0, units 0:LI@inside*2 1:LI*3")
    ask(state, steps.UNITS, 1)
    play(state, "mv b2>c2 LI*3")
    ask(state, steps.UNITS, 0)
    play(state, "mv b2>b1 LI@inside*1")
    assert flags(state, "b1") == [(1, MOVED | ENTERED, "b2")]


def test_8_2_units_may_leave_a_locked_field() -> None:
    state = set_up("field b2 units 0:LI 1:LI")
    ask(state, steps.UNITS)
    assert "mv b2>b1 LI*1" in texts(state)


def test_8_2_units_may_enter_neutral_land() -> None:
    state = set_up("field c2 units 0:LI")
    ask(state, steps.UNITS)
    play(state, "mv c2>hub LI*1")
    assert flags(state, "hub") == [(1, MOVED | ENTERED, "c2")]


def test_12_1_who_leaves_is_no_longer_in_training() -> None:
    state = set_up("field b2 units 0:LI+training")
    ask(state, steps.UNITS)
    play(state, "mv b2>b1 LI*1")
    assert not state.armies[at(state, "b1")][0] & IN_TRAINING


# --- riding ------------------------------------------------------------------------------


def test_8_2_cavalry_rides_two_fields_a_round() -> None:
    state = set_up("field a1 units 0:CA")
    ask(state, steps.UNITS)
    play(state, "mv a1>b1 CA*1")
    play(state, "mv b1>c1 CA*1")
    assert flags(state, "c1") == [(1, MOVED | RODE | ENTERED, "b1")]
    assert state.kind() == steps.OVER


def test_8_2_the_fresh_ones_of_alike_units_go_first() -> None:
    state = set_up("field a1 units 0:CA | field b1 units 0:CA")
    ask(state, steps.UNITS)
    play(state, "mv a1>b1 CA*1")
    play(state, "mv b1>c1 CA*1")
    assert flags(state, "c1") == [(1, MOVED | ENTERED, "b1")]


def test_8_2_the_free_move_can_wait_for_subphase_2() -> None:
    state = set_up("field a1 units 0:CA 0:HI")
    ask(state, steps.UNITS)
    play(state, "mv a1>b1 CA*1")
    play(state, "done")
    ask(state, steps.RIDE)
    assert texts(state) == ["done", "mv b1>a1 CA*1", "mv b1>b2 CA*1", "mv b1>c1 CA*1"]
    assert refused(state, "mv a1>b1 HI*1") == "only-cavalry-rides"
    play(state, "mv b1>c1 CA*1")
    ask(state, steps.RETREAT)
    assert state.kind() == steps.OVER


def test_8_2_only_the_free_move_can_be_used_in_subphase_2() -> None:
    state = set_up("field a1 units 0:CA")
    ask(state, steps.RIDE)
    play(state, "mv a1>b1 CA*1")
    assert flags(state, "b1") == [(1, RODE | ENTERED, "a1")]
    assert state.kind() == steps.OVER


def test_8_2_nobody_rides_out_of_a_locked_field() -> None:
    state = set_up("field a1 units 0:CA 1:LI | field c1 units 0:CA")
    ask(state, steps.RIDE)
    assert refused(state, "mv a1>b1 CA*1") == "locked-field"
    assert "mv c1>b1 CA*1" in texts(state)


def test_8_2_nobody_rides_onto_ships() -> None:
    state = set_up("field a1 units 0:CA | field s1 units 0:TR")
    ask(state, steps.RIDE)
    assert refused(state, "board a1>s1 CA*1") == "ride-by-land"


def test_17_cavalry_without_a_free_move_goes_one_field() -> None:
    state = set_up("field a1 units 0:CA", values=sheet(cavalry_free_moves=0))
    ask(state, steps.UNITS)
    play(state, "mv a1>b1 CA*1")
    assert state.kind() == steps.OVER


def test_Q17_with_three_free_moves_cavalry_has_one_in_each_subphase() -> None:
    state = set_up("field c3 settlement village:0 | field a1 units 0:CA*2 0:LI", values=sheet(cavalry_free_moves=3))
    ask(state, steps.UNITS)
    play(state, "mv a1>b1 CA*2")
    play(state, "mv b1>b2 CA*1")
    play(state, "done")
    moving.rest_horses(state)
    ask(state, steps.RIDE)
    assert {text.split()[1][:2] for text in texts(state)[1:]} == {"b1", "b2"}
    play(state, "mv b2>b3 CA*1")
    assert refused(state, "mv b3>c3 CA*1") == "already-moved"
    play(state, "done")
    moving.rest_horses(state)
    ask(state, steps.RETREAT)
    play(state, "mv b3>c3 CA*1")
    assert [stack & (MOVED | RODE | RODE_BEFORE) for stack in state.armies[at(state, "c3")]] == [
        MOVED | RODE | RODE_BEFORE
    ]


def test_Q17_with_one_free_move_horses_do_not_rest() -> None:
    state = set_up("field a1 units 0:CA")
    ask(state, steps.RIDE)
    play(state, "mv a1>b1 CA*1")
    moving.rest_horses(state)
    assert flags(state, "b1") == [(1, RODE | ENTERED, "a1")]


# --- who orders when ---------------------------------------------------------------------


def test_6_4_players_move_in_initiative_order() -> None:
    state = set_up("first 1 | field b2 units 0:LI 1:LI 2:LI", seats=3)
    moving.begin(state)
    state.go_on()
    turns = []
    while state.kind() == steps.UNITS:
        turns.append(state.turn())
        play(state, "done")
    assert turns == [1, 2, 0]


def hidden(seats: int = 2) -> Suverenita:
    return set_up("field b1 units 0:LI*2 | field b3 units 1:LI*2", seats=seats, movement="hidden")


def test_q2_hidden_orders_are_given_by_all_at_once_and_revealed_together() -> None:
    state = hidden()
    moving.begin(state)
    assert state.waiting() == [0, 1]
    play(state, "mv b3>b2 LI*2", 1)
    play(state, "mv b1>b2 LI*1", 0)
    assert state.present[at(state, "b2")] == 0
    assert state.control[at(state, "b3")] == 1
    assert state.waiting() == [0, 1]  # closing the other's step would reveal that nothing is left to order
    play(state, "done", 1)
    play(state, "done", 0)
    assert state.shown is None
    assert state.present[at(state, "b2")] == 3
    assert state.control[at(state, "b3")] == -1
    assert {int(owner_of(stack)) for stack in state.armies[at(state, "b2")]} == {0, 1}


def test_q2_hidden_orders_do_not_change_what_others_may_order() -> None:
    state = hidden()
    moving.begin(state)
    before = state.moves(1)
    play(state, "mv b1>b2 LI*2", 0)
    assert state.moves(1) == before


def test_q2_hidden_orders_stay_secret_until_revealed() -> None:
    state = hidden()
    moving.begin(state)
    play(state, "mv b1>b2 LI*2", 0)
    journal = state.journal
    assert journal is not None
    assert [event.kind for event in journal] == ["ordered"]
    assert journal[0].seen_by(1) == {}
    assert journal[0].seen_by(0)["to"] == "b2"
    assert texts(state, 0) == ["done"]  # closing the step automatically would reveal that one more order was given
    play(state, "done", 0)
    play(state, "done", 1)
    assert [event.kind for event in journal] == ["ordered", "marched"]
    assert journal[1].seen_by(1)["to"] == "b2"


def test_q2_when_nobody_can_order_anything_the_game_goes_on() -> None:
    state = set_up(movement="hidden")
    moving.begin(state)
    assert state.shown is None
    assert state.kind() == steps.OVER


def test_8_1_other_moves_belong_elsewhere() -> None:
    state = set_up("field b2 units 0:LI")
    ask(state, steps.UNITS)
    assert refused(state, "sow b2") == "other-subphase"
