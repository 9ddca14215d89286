"""Sets of squares in one word."""

from __future__ import annotations

import itertools

import pytest

from koruna.engine.bits import bit, count
from koruna.games.kingdomino.rules import torus


def test_no_two_squares_of_a_box_share_a_bit_or_become_neighbours() -> None:
    """For every place a 7x7 box can have: 49 bits, and only true neighbours touch."""
    for x0, y0 in itertools.product(range(-6, 1), repeat=2):
        box = list(itertools.product(range(x0, x0 + 7), range(y0, y0 + 7)))
        bits = {place: bit(torus.index(*place)) for place in box}
        assert len(set(bits.values())) == 49
        for x, y in box:
            near = {place for place, bit in bits.items() if bit & torus.beside(bits[x, y])}
            assert near == {place for place in box if abs(place[0] - x) + abs(place[1] - y) == 1}


@pytest.mark.parametrize("n", range(63))
def test_every_step_has_its_way_back(n: int) -> None:
    square = bit(n)
    assert square == 2**n
    assert torus.west_of(torus.east_of(square)) == square
    assert torus.south_of(torus.north_of(square)) == square
    assert torus.east_of(square) == 2 ** ((n + 1) % 63)
    assert torus.north_of(square) == 2 ** ((n + 8) % 63)


def test_a_rectangle_is_its_squares() -> None:
    for x0, y0 in itertools.product(range(-7, 3), repeat=2):
        for wide, tall in ((1, 1), (5, 5), (7, 3), (8, 8)):
            places = itertools.product(range(x0, x0 + wide), range(y0, y0 + tall))
            expected = 0
            for place in places:
                expected |= bit(torus.index(*place))
            assert torus.rectangle(x0, y0, x0 + wide - 1, y0 + tall - 1) == expected


def test_counting() -> None:
    assert count(0) == 0
    assert count(torus.everywhere()) == 63
    assert count(0b1011) == 3


def test_an_area_stops_where_the_land_does() -> None:
    land = torus.rectangle(0, 0, 2, 0) | torus.rectangle(2, 1, 2, 3) | torus.rectangle(5, 5, 6, 6)
    assert count(torus.area_around(bit(torus.index(0, 0)), land)) == 6
    assert count(torus.area_around(bit(torus.index(5, 5)), land)) == 4
