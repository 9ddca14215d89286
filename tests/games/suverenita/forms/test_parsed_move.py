"""Parsing the text of a move."""

from __future__ import annotations

from koruna.games.suverenita.forms.parsed_move import ParsedMove


def test_units_are_parsed_with_their_level_their_place_and_how_many() -> None:
    move = ParsedMove("mv m03>i03 LI.recruit@site*2")
    assert (move.word, move.fields) == ("mv", ["m03", "i03"])
    assert (move.type, move.level, move.place, move.count) == ("LI", "recruit", "site", 2)
    assert move.facts() == {
        **{"field": "m03", "to": "i03", "type": "LI", "level": "recruit", "place": "site", "count": 2},
    }


def test_units_of_no_named_level_are_standard_and_stand_in_the_open() -> None:
    facts = ParsedMove("wd m00 HI*1").facts()
    assert (facts["level"], facts["place"]) == ("standard", "open")


def test_the_load_of_a_ship_is_parsed_unit_by_unit() -> None:
    assert ParsedMove("sail o00>x00 TR*1 +LI +HI.veteran").load == ["LI", "HI.veteran"]
    assert ParsedMove("sail o00>x00 TR*1").load == []


def test_a_player_is_parsed_as_a_number_for_people_and_as_a_seat() -> None:
    facts = ParsedMove("offer P3 pay aid 2 gold").facts()
    assert (facts["number"], facts["seat"]) == (3, 2)
    assert (facts["side"], facts["treaty"], facts["first"], facts["coin"]) == ("pay", "aid", 2, "gold")


def test_what_becomes_of_a_unit_is_told_apart_from_what_it_is() -> None:
    facts = ParsedMove("up m00 LI*1 HI").facts()
    assert (facts["type"], facts["into"]) == ("LI", "HI")


def test_swords_of_both_sides_and_goods_are_parsed() -> None:
    assert ParsedMove("roll 3-2").numbers == [3, 2]
    assert ParsedMove("sell m00 grain *4").facts() == {"field": "m00", "to": "m00", "good": "grain", "count": 4}


def test_none_is_a_count_too() -> None:
    assert ParsedMove("put m00 LI*0").facts()["count"] == 0
    assert "count" not in ParsedMove("done").facts()
