"""The table as text."""

from __future__ import annotations

import re

import pytest

from koruna.games.kingdomino.forms.text_board import draw, shelves
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.locale import LANGUAGES
from koruna.look.columns import width_of
from tests.games.kingdomino.forms.test_view import moments
from tests.games.kingdomino.tabletop import deal, happen, play, table

CODE = re.compile(r"\033\[[\d;]*m")
NAMES = ["Eva", "Petr", "Drahomíra", "Zikmund"]


def small_position() -> Kingdomino:
    """Both have laid one domino; seat 0 has to claim."""
    state = table(2, middle_kingdom=True)
    deal(state, 5, 24, 40, 48)
    for king, domino in (("king 0", 24), ("king 1", 5), ("king 1", 48), ("king 0", 40)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 1, 10, 20, 30)
    play(state, "place e6 n", "claim 20", "place f5 e")
    return state


EXPECTED = """\
W wheat  F forest  L lake  G grassland  S swamp  M mine
The number after a letter is its crowns. ♜ castle, · square within reach, * laid last, > up now.
Bonuses: ? still possible, ✓ gained, ✗ lost.

Round 1 of 6   To move: ● Eva

● Eva   1 point               ◆ Petr   0 points
   ┌──────────────────────┐      ┌────────────────────────────┐
 9 │ ·  ·  ·  ·  ·  ·  ·  │    9 │ ·  ·  ·  ·  ·  ·  ·  ·  ·  │
 8 │ ·  ·  ·  ·  ·  ·  ·  │    8 │ ·  ·  ·  ·  ·  ·  ·  ·  ·  │
 7 │ ·  ·  ·  ·  ·  ·  ·  │    7 │ ·  ·  ·  · *F  ·  ·  ·  ·  │
 6 │ ·  ·  ·  ·  ·  ·  ·  │    6 │ ·  ·  ·  · *F  ·  ·  ·  ·  │
 5 │ ·  ·  ♜ *F1*W  ·  ·  │    5 │ ·  ·  ·  ·  ♜  ·  ·  ·  ·  │
 4 │ ·  ·  ·  ·  ·  ·  ·  │    4 │ ·  ·  ·  ·  ·  ·  ·  ·  ·  │
 3 │ ·  ·  ·  ·  ·  ·  ·  │    3 │ ·  ·  ·  ·  ·  ·  ·  ·  ·  │
 2 │ ·  ·  ·  ·  ·  ·  ·  │      └─a──b──c──d──e──f──g──h──i──┘
 1 │ ·  ·  ·  ·  ·  ·  ·  │   ? +10 Middle Kingdom
   └─c──d──e──f──g──h──i──┘
F 1×1=1
? +10 Middle Kingdom
To place  (5) F  F   (24) F1 W    40 M1 W  ● Eva   48 W  M3 ◆ Petr
To claim  >1 W  W   >10 G  G    20 W1 L  ◆ Petr  >30 L1 W
"""  # noqa: RUF001


def test_a_small_position() -> None:
    assert draw(small_position().view(), "en", NAMES) + "\n" == EXPECTED


def test_an_arrow_marks_the_domino_that_is_placed_next() -> None:
    state = small_position()
    play(state, "claim 10")
    [line] = [line for line in draw(state.view(), "en", NAMES).splitlines() if line.startswith("To place")]
    assert re.findall(r">(\d+)", line) == ["40"]


def test_in_czech() -> None:
    lines = draw(small_position().view(), "cs").splitlines()
    assert lines[0] == "P pole  L les  J jezero  U louka  B bažina  D důl"
    assert lines[4] == "Kolo 1 z 6   Na řadě: ● Hráč 1"
    assert lines[-2] == "K umístění  (5) L  L   (24) L1 P    40 D1 P  ● Hráč 1   48 P  D3 ◆ Hráč 2"


def test_colour_adds_codes_and_changes_no_sign() -> None:
    for _, view in moments(9, 2, harmony=True)[::7]:
        plain = draw(view, "sk", NAMES)
        painted = draw(view, "sk", NAMES, colour=True)
        assert "\033" not in plain
        assert "\033[" in painted
        assert [CODE.sub("", line).rstrip() for line in painted.splitlines()] == plain.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_terrains_differ(language: str) -> None:
    legend = draw(small_position().view(), language).splitlines()[0]
    letters = [part.split(" ")[0] for part in legend.split("  ")]
    assert len(set(letters)) == len(letters) == 6


def test_every_square_of_every_kingdom_is_there() -> None:
    for _, view in moments(3, 4)[::10]:
        drawn = draw(view, "en", NAMES)
        board = drawn[drawn.index("┌") : drawn.rindex("┘")]
        squares = sum(len(kingdom.squares) for kingdom in view.kingdoms)
        assert len(re.findall(r"[ *][WFLGSM][123 ]", "\n".join(framed(board)))) == squares
        assert board.count("♜") == 4


def framed(text: str) -> list[str]:
    """The text between the sides of a frame."""
    return re.findall(r"│([^│]*)│", text)


def test_the_frame_is_what_can_still_be_reached() -> None:
    view = table(2, mighty_duel=True).view()
    lines = draw(view, "en", NAMES).splitlines()
    assert re.findall("[a-m]", next(line for line in lines if "└" in line)) == [*"abcdefghijklm"] * 2
    rows = [line for line in lines if "♜" in line and "│" in line]
    assert [row.split("│")[0].strip() for row in rows] == ["7"]
    assert rows[0].split("│")[1] == " · " * 6 + " ♜ " + " · " * 6 + " "


def test_the_end_shows_places_and_leaves_the_rows_out() -> None:
    view = moments(11, 3, harmony=True)[-1][1]
    drawn = draw(view, "en", NAMES)
    assert "\n\nFinal result\n\n● Eva" in drawn
    assert "To claim" not in drawn
    for points, rank in zip(view.scores, view.ranks, strict=True):
        assert f"{points} points   {['1st', '2nd', '3rd'][rank - 1]} place" in drawn
    signs = [{"lost": "✗", "granted": "✓"}[kingdom.harmony] for kingdom in view.kingdoms]
    assert re.findall(r"(.) \+5 Harmony", drawn) == signs


@pytest.mark.parametrize(("seats", "width"), [(2, 100), (3, 100), (4, 100), (4, 70), (2, 80), (4, 40)])
def test_lines_keep_within_the_width(seats: int, width: int) -> None:
    names = ["Drahomíra z Pardubic a ze Staré Boleslavi", *NAMES[1:seats]]
    for _, view in moments(4, seats, middle_kingdom=True, harmony=True)[::6]:
        assert max(map(width_of, draw(view, "cs", names, width=width).splitlines())) <= width


def test_the_player_to_move_is_last() -> None:
    """That is next to where moves are typed, so that a low terminal still shows it."""
    for _, view in moments(3, 4)[::10]:
        if view.turn is not None:
            lines = draw(view, "en", NAMES, width=70).splitlines()
            titles = [line for line in lines if re.match("[●◆▲■]", line)]
            assert NAMES[view.turn] in titles[-1]


def test_kingdoms_stand_evenly() -> None:
    blocks = [["a"], ["b"], ["c"], ["d"]]
    assert [len(shelf) for shelf in shelves(blocks, 4)] == [4]
    assert [len(shelf) for shelf in shelves(blocks, 3)] == [2, 2]
    assert [len(shelf) for shelf in shelves(blocks[:3], 2)] == [2, 1]


def test_width_is_counted_in_columns() -> None:
    assert width_of("王 a") == 4
    assert width_of("\033[1mab\033[0m") == 2
    assert width_of("e\u0301") == 1


def test_the_same_view_gives_the_same_text() -> None:
    assert draw(small_position().view(), "sk", NAMES) == draw(small_position().view(), "sk", NAMES)
