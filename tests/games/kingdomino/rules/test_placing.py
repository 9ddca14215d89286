"""Placing: points D1 to D7 of the rules, by hand on small kingdoms and against the slow reference on large ones."""

from __future__ import annotations

from random import Random

import pytest

from koruna.games.kingdomino.rules.dominoes import COUNT
from koruna.games.kingdomino.rules.kingdom import Kingdom
from tests.games.kingdomino.reference import Land
from tests.games.kingdomino.tabletop import castle, deal, happen, lay, play, refusal, squares_of, table
from tests.how_many import how_many

SOME = how_many(interpreted=8, compiled=25, nightly=200)  # large random kingdoms; three times as many small ones


def full_row_of_wheat() -> Kingdom:
    """a5 to e5: the castle at the eastern end of a row of five, wheat to the west of it."""
    kingdom = castle()
    lay(kingdom, 1, "d5 w")
    return lay(kingdom, 2, "b5 w")


def test_D1_a_discard_is_legal_only_when_nothing_fits_and_then_alone() -> None:
    rng = Random(1)
    discards = placements = 0
    for _ in range(40):
        state = table(2)
        while state.turn() != -2:
            if state.turn() == -1:
                state.play(state.draw(rng))
                continue
            texts = [state.write(move) for move in state.moves()]
            if state.is_placing():
                fits = bool(state.kingdoms[state.turn()].placements(state.domino_to_place()))
                refused = state.why_not("discard")
                if fits:
                    assert "discard" not in texts
                    assert refused is not None
                    assert refused.rule == "must-place"
                    placements += 1
                else:
                    assert texts == ["discard"]
                    assert refused is None
                    discards += 1
            state.play(rng.choice(state.moves()))
    assert discards > 20
    assert placements > 500


def test_D2_one_match_is_enough_and_every_other_contact_may_clash() -> None:
    kingdom = lay(castle(), 3, "e6 n")  # forest on e6, e7
    assert refusal(kingdom, 13, "d6 n") is None, "forest on d7 matches e7, wheat on d6 clashes with e6"
    assert refusal(kingdom, 14, "d6 n") == "no-match", "wheat and lake both clash"


def test_D2_corner_contact_never_counts() -> None:
    kingdom = lay(castle(), 3, "e6 n")  # forest on e6 and e7
    assert refusal(kingdom, 4, "f8 e") == "no-match", "f8 meets e7 at a corner only"
    assert refusal(kingdom, 4, "d4 w") == "no-match", "d4 meets the castle on e5 at a corner only"
    assert refusal(kingdom, 4, "f7 e") is None


def test_D2_the_terrain_must_match_the_neighbour_of_that_half() -> None:
    kingdom = lay(castle(), 13, "e6 n")  # wheat e6, forest e7
    assert refusal(kingdom, 19, "g6 w") == "no-match", "forest lands on f6 beside wheat, wheat on g6 beside nothing"
    assert refusal(kingdom, 19, "f6 e") is None, "wheat lands on f6 beside wheat"
    assert refusal(kingdom, 19, "g7 w") is None, "forest lands on f7 beside forest"


def test_D2_the_halves_of_the_new_domino_do_not_match_each_other() -> None:
    kingdom = lay(castle(), 3, "e6 n")
    assert refusal(kingdom, 1, "g5 e") == "no-match", "double wheat cannot float"
    assert refusal(kingdom, 1, "f7 e") == "no-match", "nor lean on forest"


def test_D2_both_squares_must_be_empty() -> None:
    kingdom = lay(castle(), 3, "e6 n")
    assert refusal(kingdom, 4, "e6 e") == "occupied"
    assert refusal(kingdom, 4, "d6 e") == "occupied"
    assert refusal(kingdom, 4, "d5 e") == "occupied", "the castle's own square"


def test_D3_the_castle_takes_any_terrain() -> None:
    for domino in range(1, COUNT + 1):
        for where in ("e6 n", "e4 s", "f5 e", "d5 w", "f6 s", "d6 s"):
            assert refusal(castle(), domino, where) is None, (domino, where)


def test_D3_the_castle_is_in_no_area_and_joins_none() -> None:
    kingdom = lay(lay(castle(), 19, "f5 e"), 20, "d5 w")  # wheat with a crown on both sides of the castle
    areas = [(terrain, kingdom.crowns_in(area)) for terrain, area in kingdom.areas()]
    assert areas.count((0, 1)) == 2
    assert kingdom.points() == 2
    assert kingdom.largest_area() == 1


def test_D4_the_castle_may_end_in_a_corner() -> None:
    kingdom = full_row_of_wheat()
    assert (kingdom.x0, kingdom.x1) == (-4, 0)
    lay(kingdom, 3, "e6 n")
    lay(kingdom, 4, "e8 n")
    assert (kingdom.x0, kingdom.y0, kingdom.x1, kingdom.y1) == (-4, 0, 0, 4)


def test_D4_the_box_counts_the_castle_and_moves_with_the_kingdom() -> None:
    kingdom = full_row_of_wheat()  # a5 to e5 is five wide already
    assert refusal(kingdom, 3, "f5 e") == "too-wide"
    assert refusal(kingdom, 3, "f5 n") == "too-wide"
    assert refusal(kingdom, 3, "e6 n") is None
    narrower = lay(castle(), 1, "d5 w")  # c5 to e5 leaves two columns, on either side
    assert refusal(narrower, 3, "f5 e") is None
    assert refusal(narrower, 2, "b5 w") is None


def test_D4_off_the_grid() -> None:
    assert refusal(castle(), 1, "j5 e") == "off-grid"
    assert refusal(castle(), 1, "a5 w") == "off-grid"
    assert refusal(castle(), 1, "e9 n") == "off-grid"
    assert refusal(castle(7), 1, "n7 e") == "off-grid"
    assert refusal(castle(7), 1, "j7 e") == "no-match"


def test_D4_in_the_duel_the_box_is_seven() -> None:
    kingdom = castle(7)
    for domino, where in ((1, "f7 w"), (2, "d7 w"), (3, "h7 e")):
        lay(kingdom, domino, where)  # c7 to i7, seven wide
    assert refusal(kingdom, 4, "j7 n") == "too-wide"
    assert refusal(kingdom, 1, "c8 n") is None


def test_D5_holes_are_allowed() -> None:
    """A single square walled in on all four sides is legal, if unwise."""
    kingdom = castle()
    lay(kingdom, 1, "f5 e")  # wheat f5 g5
    lay(kingdom, 2, "g6 n")  # wheat g6 g7
    lay(kingdom, 3, "e6 n")  # forest e6 e7
    assert (1, 1) not in kingdom.squares()
    assert refusal(kingdom, 4, "f7 n") is None, "forest on f7 beside e7 closes f6 in"


@pytest.mark.parametrize("domino", range(1, COUNT + 1))
def test_D6_each_distinct_result_once(domino: int) -> None:
    """Dominoes 1 to 12 have equal halves; laid either way round they are the same move."""
    kingdom = lay(castle(), 13, "e6 n")
    results = set()
    placements = kingdom.placements(domino)
    for number in placements:
        after = kingdom.copy()
        after.lay(domino, number)
        results.add(frozenset((place, terrain) for place, terrain in after.squares().items()))
    assert len(results) == len(placements) == len(set(placements))
    assert len(castle().placements(domino)) == (12 if domino <= 12 else 24)


def test_D6_a_double_reads_the_same_either_way_round() -> None:
    state = table(2)
    deal(state, 1, 2, 3, 4)
    for king, domino in (("king 0", 1), ("king 1", 2), ("king 0", 3), ("king 1", 4)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 5, 6, 7, 8)
    assert state.read("place f5 e") == state.read("place g5 w")
    assert state.write(state.read("place g5 w")) == "place f5 e"


def test_D7_a_discarded_domino_is_public_counted_and_gone() -> None:
    rng = Random(5)
    thrown: dict[int, list[int]] = {0: [], 1: []}
    state = table(2)
    while state.turn() != -2:
        if state.turn() == -1:
            state.play(state.draw(rng))
            continue
        seat, move = state.turn(), rng.choice(state.moves())
        if state.write(move) == "discard":
            thrown[seat].append(state.domino_to_place())
        state.play(move)
    assert sum(map(len, thrown.values())) > 0, "this game has discards"
    for seat, view in enumerate(state.view().kingdoms):
        assert view.discards == tuple(thrown[seat])
        assert not {square.domino for square in view.squares} & set(thrown[seat])
        assert len(view.squares) // 2 + len(thrown[seat]) == 12


def test_D7_a_domino_that_fits_nowhere_must_go() -> None:
    """A 5x5 with one column left where no half can match."""
    kingdom = full_row_of_wheat()
    for domino, where in ((3, "e6 n"), (4, "e8 n"), (5, "d9 w"), (6, "b9 w")):
        lay(kingdom, domino, where)
    assert kingdom.placements(7) == [], "no lake, and the castle is walled in"
    assert kingdom.placements(12) == []


@pytest.mark.parametrize(("size", "games"), [(5, 3 * SOME), (7, SOME)])
def test_D_the_bits_agree_with_the_slow_way(size: int, games: int) -> None:
    """Random kingdoms: after every domino the legal placements, the areas and the points are the same."""
    rng = Random(size)
    for _ in range(games):
        kingdom, land = castle(size), Land(size)
        for domino in rng.sample(range(1, COUNT + 1), 12 if size == 5 else 24):
            numbers = kingdom.placements(domino)
            found = {number: squares_of(kingdom, number) for number in numbers}
            assert set(found.values()) == land.placements(domino)
            assert len(set(found.values())) == len(numbers)
            if numbers:
                number = rng.choice(numbers)
                land.lay(domino, *found[number])
                kingdom.lay(domino, number)
                assert {place: terrain for place, terrain in kingdom.squares().items() if terrain >= 0} == {
                    place: TERRAIN_NUMBER[terrain] for place, (terrain, _) in land.squares.items() if place != (0, 0)
                }
                assert kingdom.points() == land.points()
                sizes = sorted(squares for _, squares, _ in land.areas())
                assert kingdom.largest_area() == sizes[-1]


TERRAIN_NUMBER = {"wheat": 0, "forest": 1, "lake": 2, "grassland": 3, "swamp": 4, "mine": 5}


def test_D_a_hand_made_worst_case_keeps_both_sides_apart() -> None:
    """Five wide in a box of seven: the squares two to the west and two to the east share bits, not rules."""
    kingdom, land = castle(7), Land(7)
    for domino, where in ((1, "h7 e"), (2, "f7 w")):  # e7 to i7
        lay(kingdom, domino, where)
    for place in ((1, 0), (2, 0), (-1, 0), (-2, 0)):
        land.squares[place] = ("wheat", 0)
    for domino in range(1, COUNT + 1):
        assert {squares_of(kingdom, n) for n in kingdom.placements(domino)} == land.placements(domino)
