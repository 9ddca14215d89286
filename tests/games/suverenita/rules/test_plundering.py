"""11: plunder."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course import calendar
from koruna.games.suverenita.rules.numbers import NOBODY, herd_owner
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values import Values
from tests.games.suverenita.positions import ask, at, change, events, play, refused, set_up, sheet, texts


def raid(items: str = "", seats: int = 2, values: Values | None = None) -> Suverenita:
    """Player 1 stands on b2, next to his village; nobody has gold."""
    purses = " | ".join(f"player {seat} gold 0" for seat in range(seats))
    return set_up(f"field b1 settlement village:0 | field b2 units 0:LI | {purses}", items, seats=seats, values=values)


def test_11_1_a_controlled_field_is_plundered_for_a_gold() -> None:
    state = raid()
    ask(state, steps.PLUNDER)
    assert texts(state) == ["done", "loot b2"]
    play(state, "loot b2")
    assert state.gold == [1, 0]
    assert state.plundered[at(state, "b2")] == 1
    assert events(state)[-1] == "plunders"


def test_11_1_nothing_without_connection_and_one_marker_a_field() -> None:
    state = raid("field c3 units 0:LI")
    ask(state, steps.PLUNDER)
    play(state, "loot c3")
    assert state.gold == [0, 0]
    assert state.plundered[at(state, "c3")] == 1
    assert refused(state, "loot c3") == "plundered-already"


def test_11_1_only_units_plunder_and_only_what_they_control() -> None:
    state = raid("field c2 units 0:LI 1:LI | field s1 units 0:TR")
    ask(state, steps.PLUNDER)
    assert refused(state, "loot b1") == "only-units-plunder"
    assert refused(state, "loot c2") == "plunder-needs-control"
    assert refused(state, "loot s1") == "plunder-on-land"
    assert refused(state, "assault b2") == "plunder-or-not"


def test_11_1_own_fields_too() -> None:
    state = raid("field b1 units 0:LI")
    ask(state, steps.PLUNDER)
    play(state, "loot b1")
    assert state.gold == [1, 0]


def test_11_1_by_a_knob_only_what_was_anothers_brings_gold() -> None:
    theirs = "field b3 settlement village:1 | field a2 crop 1:1 | field a1 herds 1:sheep"
    state = raid(theirs, values=sheet(gold_only_if_foreign=True))
    calendar.begin_round(state)
    change(
        state,
        "field b1 units 0:LI | field c2 units 0:LI | field b3 units 0:LI | field a2 units 0:LI | field a1 units 0:LI",
    )
    ask(state, steps.PLUNDER)
    gold = {}
    for field in ("b1", "c2", "b3", "a2", "a1"):
        before = state.gold[0]
        play(state, f"loot {field}")
        gold[field] = state.gold[0] - before
    assert gold == {"b1": 0, "c2": 0, "b3": 1, "a2": 1, "a1": 1}  # own, nobody's, settled, sown, grazed


def test_3_7_neutral_land_is_not_plundered() -> None:
    state = raid("field hub units 0:LI")
    ask(state, steps.PLUNDER)
    assert "loot hub" not in texts(state)


def test_11_4_a_foreign_crop_is_taken_or_destroyed() -> None:
    state = raid("field b2 crop 3:1")
    ask(state, steps.PLUNDER)
    assert texts(state) == ["done", "loot b2", "take b2 crop", "burn b2 crop"]
    other = state.copy()
    play(state, "take b2 crop")
    assert (state.crop_owner[at(state, "b2")], state.crop[at(state, "b2")]) == (0, 3)
    assert state.vp == [1, -1]  # per field, not per token
    assert refused(state, "take b2 crop") == "nothing-to-rob"
    other.play(other.read("burn b2 crop"))
    assert (other.crop_owner[at(state, "b2")], other.crop[at(state, "b2")]) == (NOBODY, 0)
    assert other.vp == [0, -1]


def test_11_4_each_foreign_herd_is_taken_or_destroyed() -> None:
    state = raid("field b2 herds 1:sheep 1:cows")
    ask(state, steps.PLUNDER)
    assert texts(state)[2:] == ["take b2 sheep", "burn b2 sheep", "take b2 cows", "burn b2 cows"]
    play(state, "take b2 sheep")
    play(state, "burn b2 cows")
    assert [int(herd_owner(herd)) for herd in state.herds[at(state, "b2")]] == [0]
    assert state.vp == [1, -2]


def test_11_4_not_what_is_inside_or_a_partners_or_the_own() -> None:
    state = raid(
        "field b2 herds 2:sheep 0:pigs | field c2 settlement village:1, herds 1:sheep+inside, units 0:LI"
        " | pair 0-2 treaty vassalage:0, due 1",
        seats=3,
    )
    ask(state, steps.PLUNDER)
    assert [text for text in texts(state) if text.startswith(("take", "burn"))] == []


def test_11_5_an_empty_foreign_site_is_removed() -> None:
    state = raid("field b2 site village:1:50")
    field = at(state, "b2")
    ask(state, steps.PLUNDER)
    play(state, "raze b2")
    assert (state.site[field], state.site_owner[field], state.site_done[field]) == (0, NOBODY, 0)
    assert refused(state, "raze b2") == "no-empty-foreign-site"


def test_11_5_not_a_site_that_a_settlement_protects() -> None:
    state = raid("field c2 settlement village:1, site fort:1:0, units 0:LI*2")
    ask(state, steps.PLUNDER)
    assert refused(state, "raze c2") == "no-empty-foreign-site"
