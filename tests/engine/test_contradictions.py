"""A position that no game can come to names the items that are wrong."""

from __future__ import annotations

import pytest

import koruna
from koruna.engine.contradictions import GROUP, MOST, impossible, name_items


def refusal_of(text: str) -> koruna.BadPosition:
    with pytest.raises(koruna.BadPosition) as refused:
        koruna.game(text.split()[0]).at(text)
    return refused.value


TURNS = "agenda over claim:1 place:1 claim place claim:1 place:1 claim place | round 1 | hand 0 0"


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("kingdomino 1 2 | hand 1 1", "hand"),
        ("kingdomino 1 2 | leftovers 12 | kingdom 0 discards 3 | kingdom 1 discards 12", "leftovers, kingdom 1"),
        (f"kingdomino 1 2 | {TURNS} | row 3 11 24 41 | queue 5:0 17:1 20:0 41:1", "row, queue"),
        ("suverenita 1 2 | agenda over offer | round 5 | subphase 8 | field m00 fort 1", "field m00"),
    ],
)
def test_items_are_named_without_which_it_would_be_better(text: str, items: str) -> None:
    refusal = refusal_of(text)
    assert refusal.message == "position-impossible"
    assert refusal.facts["items"] == items
    assert refusal.facts["count"] == items.count(",") + 1


def test_what_cannot_be_read_is_not_tried_again() -> None:
    assert refusal_of("kingdomino 1 2 | hand 9 9").facts == {"item": "hand", "text": "9"}


def test_what_cannot_even_be_set_up_is_told_too() -> None:
    refusal = refusal_of("suverenita 1 2 | first 7")
    assert refusal.facts == {"what": "there is no such player", "items": "first", "count": 1}


def test_no_items_are_named_if_the_fault_is_the_same_without_any() -> None:
    refusal = refusal_of(f"kingdomino 1 2 | {TURNS} | row 3 11 24 | queue 5:0 17:1 20:0 41:1")
    assert refusal.facts == {"what": "a row is too long or too short", "items": "", "count": 0}


def test_of_many_items_groups_are_tried_first() -> None:
    """Suverenita with twelve players has 180 items, and setting them up takes a millisecond."""
    lines = [f"field m{at} fort 1" for at in range(180)]
    tried: list[int] = []

    def set_up(left: list[str]) -> None:
        tried.append(len(left))
        if lines[40] in left and lines[150] in left:
            raise impossible(["a fort is there twice"])

    refusal = impossible(["a fort is there twice"])
    name_items(refusal, lines, ["field"], set_up)
    assert refusal.facts["items"] == "field m40, field m150"
    assert len(tried) == 8 + 2 * GROUP


def test_no_items_are_named_if_there_are_too_many_to_try() -> None:
    refusal = impossible(["a king is missing"])
    name_items(refusal, ["row 3"] * (MOST + 1), [], lambda lines: pytest.fail("it was tried"))
    assert refusal.facts["count"] == 0
    assert "its items break the rules" in str(refusal)


def test_an_item_is_not_named_if_nothing_can_be_told_without_it() -> None:
    refusal = impossible(["a king is missing"])

    def set_up(lines: list[str]) -> None:
        raise koruna.BadPosition("position-value", {"item": "row", "text": "3"})

    name_items(refusal, ["row 3"], [], set_up)
    assert refusal.facts["count"] == 0


def test_an_item_is_not_named_if_only_another_fault_goes_with_it() -> None:
    refusal = impossible(["a king is missing", "a row is too long"])

    def set_up(lines: list[str]) -> None:
        raise impossible(["a king is missing"])

    name_items(refusal, ["row 3"], [], set_up)
    assert refusal.facts["count"] == 0


def test_items_without_which_there_are_other_faults_are_named_only_if_no_others_are() -> None:
    def set_up(lines: list[str]) -> None:
        if lines != ["hand 0"]:
            raise impossible(["a row is too long"])

    for lines, named in ((["row 3", "hand 0"], "row"), (["row 3", "hand 0", "round 1"], "row, hand, round")):
        refusal = impossible(["a king is missing"])
        name_items(refusal, lines, [], set_up)
        assert refusal.facts["items"] == named


def test_a_position_that_is_impossible_with_what_it_hides_is_refused() -> None:
    text = (
        "wonderful_kingdom 1 2 as 1 | agenda over end_round plan | round 1 | starter 0 | shown 0 ? | shown 0 picks mill"
    )
    assert refusal_of(text).facts["what"] == "81 cards of the deck instead of 80"
