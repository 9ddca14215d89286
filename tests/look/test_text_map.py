"""Maps for a terminal."""

from __future__ import annotations

from koruna.look.text_map import CURSOR, LEGAL, Area, Span, TextMap, draw_areas

SQUARES = [
    Area("one", [(0, 0), (10, 0), (10, 10), (0, 10)], "1", "Left", [("2:3LI", "31")], ""),
    Area("two", [(10, 0), (20, 0), (20, 10), (10, 10)], "2", "Rightmost of all", [], "48;5;9"),
]


def test_areas_are_outlined_and_named_as_far_as_there_is_space() -> None:
    lines = draw_areas(SQUARES, 24, 6).lines(colour=False)
    assert lines[0].strip("─┌┬┐ ") == ""
    assert "1 Left" in "".join(lines)
    assert "2:3LI" in "".join(lines)
    assert "2 Right" in "".join(lines)
    assert {len(line) for line in lines} == {24}


def test_a_code_is_written_where_nothing_of_the_name_fits() -> None:
    found = draw_areas(SQUARES, 12, 4)
    assert "2" in "".join(found.lines(colour=False))
    assert "R" not in "".join(found.lines(colour=False))
    assert set(found.places) == {"one", "two"}


def test_targets_are_seen_with_and_without_colours() -> None:
    found = draw_areas(SQUARES, 24, 6)
    shown = found.marked({"one": CURSOR, "two": LEGAL}, {})
    assert "[1 Left]" in "".join(shown.lines(colour=False))
    assert "<2 Right" in "".join(shown.lines(colour=False))
    assert f"\x1b[{CURSOR}m[1 Left]\x1b[0m" in "".join(shown.lines(colour=True))
    assert "[1 Left]" not in "".join(found.lines(colour=False))  # it is a copy that is marked


def test_pasted_lines_keep_their_colours() -> None:
    found = TextMap(10, 1)
    found.paste(0, 2, "a\x1b[31mbc\x1b[0md")
    assert found.lines(colour=False) == ["  abcd"]
    assert found.lines(colour=True)[0].rstrip() == "  a\x1b[31mbc\x1b[0md"


def test_narrow_places_get_a_plus_and_pieces_lie_on_them() -> None:
    found = TextMap(6, 1)
    found.put(0, 0, " ·  · ")
    found.places = {"a": Span(0, 0, 3), "b": Span(0, 3, 3)}
    assert found.marked({"a": LEGAL}, {"b": (">W1", "")}).lines(colour=False) == [" + >W1"]


def test_a_window_is_cut_out() -> None:
    found = TextMap(5, 3)
    found.put(1, 0, "abcde")
    assert found.lines(False, (1, 1, 1, 3)) == ["bcd"]
