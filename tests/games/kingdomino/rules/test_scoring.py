"""Scoring and ties: points E1 to E4 of the rules."""

from __future__ import annotations

from random import Random

import koruna
from koruna.engine.playout import play_out
from koruna.games.kingdomino.rules import scoring
from koruna.games.kingdomino.rules.kingdom import Kingdom
from tests.games.kingdomino.tabletop import castle, lay, table


def test_E1_squares_times_crowns_by_area() -> None:
    kingdom = lay(castle(), 19, "f5 e")  # wheat with a crown, forest
    assert kingdom.points() == 1
    lay(kingdom, 1, "f6 n")  # two more wheat
    assert kingdom.points() == 3
    lay(kingdom, 23, "f4 s")  # wheat with a crown, mine
    assert kingdom.points() == 4 * 2


def test_E1_an_area_without_crowns_is_worth_nothing() -> None:
    kingdom = lay(lay(castle(), 1, "f5 e"), 2, "f6 e")
    assert kingdom.points() == 0
    assert kingdom.largest_area() == 4


def test_E1_areas_of_one_terrain_score_apart() -> None:
    """Three squares with a crown and two with a crown are 5 points, not 5 x 2."""
    kingdom = lay(castle(), 19, "f5 e")  # wheat with a crown on f5
    lay(kingdom, 1, "f6 n")  # wheat f6 f7
    lay(kingdom, 21, "d5 w")  # wheat with a crown on d5, grassland c5
    lay(kingdom, 13, "d4 s")  # wheat on d4, forest d3
    assert kingdom.points() == 3 + 2
    views = koruna_areas(kingdom)
    assert [(t, squares, crowns) for t, squares, crowns in views if t == 0] == [(0, 3, 1), (0, 2, 1)]


def koruna_areas(kingdom: Kingdom) -> list[tuple[int, int, int]]:
    areas = [(terrain, bin(area).count("1"), kingdom.crowns_in(area)) for terrain, area in kingdom.areas()]
    return sorted(areas, key=lambda area: (area[0], -area[1]))


def test_E1_up_to_three_crowns_on_a_square() -> None:
    kingdom = lay(castle(), 48, "f5 e")  # wheat, mine with three crowns
    lay(kingdom, 45, "g6 n")  # mine with two crowns on g6, wheat on g7
    assert kingdom.points() == 2 * 5
    assert kingdom.crowns() == 5


def test_E2_points_then_the_largest_area_then_all_crowns_then_shared() -> None:
    large = lay(lay(castle(), 1, "f5 e"), 2, "f6 e")  # an area of four, no crowns
    small = lay(lay(castle(), 1, "f5 e"), 2, "d5 w")  # two areas of two
    assert scoring.ranks([small, large], [7, 7]) == [2, 1]
    assert scoring.ranks([small, large], [8, 7]) == [1, 2]
    crowned = lay(lay(castle(), 1, "f5 e"), 40, "e6 n")  # largest area two, one crown
    assert scoring.ranks([small, crowned], [7, 7]) == [2, 1]
    assert scoring.ranks([small, small.copy(), crowned], [7, 7, 7]) == [2, 2, 1], "equals share the place"
    assert scoring.ranks([large, large.copy(), small], [7, 7, 7]) == [1, 1, 3], "and the next one is skipped"


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
    for seat, kingdom in enumerate(state.view().kingdoms):
        assert {kingdom.middle_kingdom, kingdom.harmony} <= {"granted", "lost"}
        bonus = 10 * (kingdom.middle_kingdom == "granted") + 5 * (kingdom.harmony == "granted")
        assert state.scores()[seat] == kingdom.points + bonus


def test_E4_a_bonus_that_cannot_come_any_more_is_lost_at_once() -> None:
    state = table(2, middle_kingdom=True)
    lay(state.kingdoms[0], 1, "d5 w")
    assert state.view().kingdoms[0].middle_kingdom == "possible"
    lay(state.kingdoms[0], 2, "b5 w")
    assert state.view().kingdoms[0].middle_kingdom == "lost"
