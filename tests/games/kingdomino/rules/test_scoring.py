"""Scoring and ties: points E1 to E4 of the rules."""

from __future__ import annotations

from random import Random

import koruna
from koruna.engine.playout import play_out
from koruna.games.kingdomino.rules import scoring
from koruna.games.kingdomino.rules.kingdom import Kingdom
from tests.games.kingdomino.tabletop import at, castle, kingdom, table


def test_E1_squares_times_crowns_by_area() -> None:
    """A wheat with a crown, two more wheat, another wheat with a crown."""
    assert kingdom("19.f5e").points() == 1
    assert kingdom("19.f5e 1.f6n").points() == 3
    assert kingdom("19.f5e 1.f6n 23.f4s").points() == 4 * 2


def test_E1_an_area_without_crowns_is_worth_nothing() -> None:
    wheat = kingdom("1.f5e 2.f6e")
    assert wheat.points() == 0
    assert wheat.largest_area() == 4


def test_E1_areas_of_one_terrain_score_apart() -> None:
    """Three squares of wheat with a crown and two with a crown are 5 points, not 5 x 2."""
    apart = kingdom("19.f5e 1.f6n 21.d5w 13.d4s")
    assert apart.points() == 3 + 2
    views = koruna_areas(apart)
    assert [(t, squares, crowns) for t, squares, crowns in views if t == 0] == [(0, 3, 1), (0, 2, 1)]


def koruna_areas(kingdom: Kingdom) -> list[tuple[int, int, int]]:
    areas = [(terrain, bin(area).count("1"), kingdom.crowns_in(area)) for terrain, area in kingdom.areas()]
    return sorted(areas, key=lambda area: (area[0], -area[1]))


def test_E1_up_to_three_crowns_on_a_square() -> None:
    mines = kingdom("48.f5e 45.g6n")  # with three and with two crowns
    assert mines.points() == 2 * 5
    assert mines.crowns() == 5


def test_E2_points_then_the_largest_area_then_all_crowns_then_shared() -> None:
    large = kingdom("1.f5e 2.f6e")  # an area of four, no crowns
    small = kingdom("1.f5e 2.d5w")  # two areas of two
    assert scoring.ranks([small, large], [7, 7]) == [2, 1]
    assert scoring.ranks([small, large], [8, 7]) == [1, 2]
    crowned = kingdom("1.f5e 40.e6n")  # largest area two, one crown
    assert scoring.ranks([small, crowned], [7, 7]) == [2, 1]
    assert scoring.ranks([small, small, crowned], [7, 7, 7]) == [2, 2, 1], "equals share the place"
    assert scoring.ranks([large, large, small], [7, 7, 7]) == [1, 1, 3], "and the next one is skipped"


def test_E2_a_castle_alone_has_no_area() -> None:
    assert castle().largest_area() == 0
    assert scoring.ranks([castle(), castle()], [0, 0]) == [1, 1]


def test_E2_ties_at_the_top_are_as_frequent_as_they_should_be() -> None:
    """With random play the top score is tied in 4.4 % of two-player games."""
    rng = Random(11)
    games, wide = (3000, 1.0) if koruna.compiled else (600, 2.2)
    tied = 0
    for _ in range(games):
        state = table(2)
        play_out(state, rng)
        first, second = state.scores()
        tied += first == second
    assert abs(tied / games - 0.044) < 0.01 * wide


def test_E3_bonuses_come_before_ties() -> None:
    """A kingdom behind on land can win by its bonuses; the rank follows the full score."""
    rng = Random(12)
    decided = 0
    for _ in range(400):
        state = table(2, middle_kingdom=True, harmony=True)
        play_out(state, rng)
        land = [kingdom.points() for kingdom in state.kingdoms]
        full = state.scores()
        if (land[0] - land[1]) * (full[0] - full[1]) < 0:
            decided += 1
            assert state.ranks() == ([1, 2] if full[0] > full[1] else [2, 1])
    assert decided > 10


def test_E4_bonuses_are_only_possible_until_the_end() -> None:
    state = table(2, middle_kingdom=True, harmony=True)
    view = state.view()
    assert state.scores() == [0, 0]
    assert [(k.middle_kingdom, k.harmony) for k in view.kingdoms] == [("possible", "possible")] * 2
    rng = Random(13)
    while state.turn() != koruna.OVER:
        assert state.scores() == [kingdom.points() for kingdom in state.kingdoms]
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
    for seat, shown in enumerate(state.view().kingdoms):
        assert {shown.middle_kingdom, shown.harmony} <= {"granted", "lost"}
        bonus = 10 * (shown.middle_kingdom == "granted") + 5 * (shown.harmony == "granted")
        assert state.scores()[seat] == shown.points + bonus


def test_E4_a_bonus_that_cannot_come_any_more_is_lost_at_once() -> None:
    for laid, bonus in (("1.d5w", "possible"), ("1.d5w 2.b5w", "lost")):
        assert at(f"kingdom 0 laid {laid}", middle_kingdom=True).view().kingdoms[0].middle_kingdom == bonus
