"""The table in a terminal: it shows everything, in as little space as possible."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.forms.text_board import draw, side_by_side
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.rules import steps
from koruna.locale import LANGUAGES
from koruna.look.columns import width_of
from tests.games.suverenita.forms.test_questions import struck, taken
from tests.games.suverenita.moments import NAMES, moments
from tests.games.suverenita.positions import ask, change, play, set_up


def late(kind: str = "four") -> SuverenitaView:
    """A view from half a game later, of a seat that decides."""
    found = [view for moment in moments(kind) for view in moment.own.values() if view.round > 4]
    return found[len(found) // 2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_every_field_is_told_in_the_width_there_is(width: int, language: str) -> None:
    view = late()
    lines = draw(view, language, NAMES, False, width).split("\n")
    words = " ".join(lines).replace(",", " ").split()
    assert all(f"({place.id})" in words for place in view.map.fields)
    assert max(width_of(line) for line in lines) <= width


def test_a_wide_board_is_low() -> None:
    view = late()
    high = [len(draw(view, "en", NAMES, False, width).split("\n")) for width in (60, 80, 120)]
    assert high[0] > high[1] >= high[2]


def test_colour_does_not_move_the_second_column() -> None:
    view = late()
    plain, painted = [draw(view, "en", NAMES, colour, 80).split("\n") for colour in (False, True)]
    assert [width_of(line) for line in plain] == [width_of(line) for line in painted]


def test_what_belongs_together_stays_in_one_column() -> None:
    assert side_by_side([["a"], ["b", "  c"], ["d"]], 5) == ["a       d", "b", "  c"]
    assert side_by_side([["a"]], 5) == ["a"]
    assert side_by_side([], 5) == []


def test_how_far_a_site_is_is_written_as_the_language_does() -> None:
    state = set_up("round 5 | field b2 settlement village:0, units 0:LI | player 0 gold 9")
    ask(state, steps.TRADE, 0)
    play(state, "build b2 fort LI*1")
    space = "\N{NO-BREAK SPACE}"
    for language, site in (("en", f"1:(fort{space}25%)"), ("cs", f"1:(opevnění{space}25{space}%)")):
        assert site in draw(state.view(0), language, NAMES, False, 120)


def test_where_units_are_and_their_level_is_told_in_the_language() -> None:
    state = set_up(
        "round 5 | field a2 settlement village:1, dockyard dock, units 0:LI.veteran 1:TR@dock 1:LI.elite@inside*2"
        " | field b2 settlement village:1, site fort:1:0, units 1:LI@site | field s1 units 0:TR 0:LI@aboard*2"
    )
    told = {
        "en": "1LI (veterans); 2LI (elite, behind the walls); 1LI (building); 1TR (in the dock); 2LI (aboard)",
        "cs": "1LI (veteráni); 2LI (elita, za hradbami); 1LI (na stavbě); 1TR (v loděnici); 2LI (na palubě)",
        "sk": "1LI (veteráni); 2LI (elita, za hradbami); 1LI (na stavbe); 1TR (v lodenici); 2LI (na palube)",
    }
    for language, texts in told.items():
        board = draw(state.view(0), language, NAMES, False, 200)
        assert [text for text in texts.split("; ") if text not in board] == []
        assert "@" not in board


def test_neighbours_of_ones_own_fields_are_told_in_any_width() -> None:
    state = set_up("round 5 | field b2 settlement village:0 | field c3 settlement village:1")
    for width, others in ((80, False), (120, True), (60, True)):
        board = draw(state.view(0), "en", NAMES, False, width)
        assert "→a2 b1 b3 c2" in board
        assert ("→b3 c2 hub" in board) == others


def test_the_legend_is_told_while_it_is_new() -> None:
    for year, has_legend in ((0, True), (1, True), (2, False)):
        state = set_up(f"round {year}")
        assert ("LI light infantry" in draw(state.view(0))) == has_legend


def test_the_middle_of_the_map_is_told_by_both_its_names() -> None:
    state = set_up("round 5")
    assert "Srdce (hub)" in draw(state.view(0), "cs")
    change(state, "field hub units 0:LI")
    assert "Heartland (hub) neutral heath" in draw(state.view(0), "en")


def test_a_proposal_is_told_before_it_is_taken() -> None:
    state = set_up("field b2 settlement city:0, grain 3 | field c2 units 0:LI")
    ask(state, steps.SOW)
    assert "The proposal: sow b2, c2 (grain 2)" in draw(state.view(0), "en", NAMES, False, 80)
    assert "proposal" not in draw(state.view(1), "en", NAMES, False, 80)


def test_what_a_choice_costs_or_brings_is_told() -> None:
    fallen = draw(taken().view(0), "en", NAMES, False, 80)
    assert "keep a2 = Make it a village of yours · raze a2 = Destroy the city, +10 gold" in fallen
    hit = draw(struck().view(1), "en", NAMES, False, 80).replace("\N{NO-BREAK SPACE}", " ")
    assert "lose c3 SE*1 = In c3 lose 1 × siege engine: 1 sword" in hit  # noqa: RUF001
