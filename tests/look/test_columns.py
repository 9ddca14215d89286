"""Text in the columns of a terminal."""

from __future__ import annotations

from koruna.look.columns import cut, fold, shorten, width_of, wrapped

RED = "\033[38;5;202mred\033[0m"


def test_codes_and_marks_take_no_room_and_wide_letters_two_columns() -> None:
    assert width_of(RED) == 3
    assert width_of("e\N{COMBINING ACUTE ACCENT}") == 1
    assert width_of("王") == 2
    assert width_of("žluťoučký kůň") == 13


def test_what_is_too_long_is_shortened_to_the_room() -> None:
    assert shorten("Karel", 5) == "Karel"
    assert shorten("Karel IV.", 7) == "Karel…"
    assert width_of(shorten("王王王", 4)) <= 4


def test_items_stand_on_as_few_lines_as_they_need() -> None:
    assert fold(["one", "two", "three"], 9) == ["one · two", "three"]
    assert fold(["one", "two"], 8, "  ") == ["one  two"]
    assert fold([RED, RED], 9) == [f"{RED} · {RED}"]


def test_a_long_line_goes_on_indented() -> None:
    assert cut("as it is", 8) == ["as it is"]
    assert cut("a line that is too long", 12) == ["a line that", "    is too", "    long"]


def test_no_word_is_broken() -> None:
    assert wrapped("Osmiminutové-impérium " * 2, 5) == ["Osmiminutové-impérium"] * 2
