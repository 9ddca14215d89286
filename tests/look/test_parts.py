"""Parts of a table drawn as one SVG."""

from __future__ import annotations

from xml.etree import ElementTree

from koruna.look.parts import part, whole_table


def test_a_part_has_its_own_measure_and_a_title_that_cannot_break_it() -> None:
    drawn = ElementTree.fromstring("\n".join(part("bar", 1, 2.5, 30, 40, "<Eva> & Petr", ["<path/>"])))
    assert drawn.get("data-part") == "bar"
    assert (drawn.get("x"), drawn.get("y"), drawn.get("viewBox")) == ("1", "2.5", "0 0 30 40")
    assert drawn[0].text == "<Eva> & Petr"
    assert drawn[1].tag == "path"


def test_a_part_may_show_some_of_a_larger_drawing() -> None:
    assert ' viewBox="-5 -5 10 10"' in part("world", 0, 0, 900, 900, "", [], "-5 -5 10 10")[0]


def test_a_whole_table_has_a_title_that_cannot_break_it() -> None:
    drawn = ElementTree.fromstring(whole_table(1280, 720.5, "Nim", "Nim, <Eva> & Petr", ["<path/>"], "<g/>"))
    assert (drawn.get("viewBox"), drawn.get("height"), drawn.get("aria-label")) == ("0 0 1280 720.5", "720.5", "Nim")
    assert "Nim, <Eva> & Petr" in [element.text for element in drawn]
    assert [element.tag.rpartition("}")[2] for element in drawn][-4:] == ["title", "defs", "rect", "path"]
