"""9.4, 9.6 and 12.1: the chances of dice."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from koruna.games.suverenita.rules.fight.dice import (
    BLUE,
    INVERTED,
    RED,
    WHITE,
    chances,
    no_dice,
    one_die,
    place_of_die,
    throw,
)
from koruna.games.suverenita.rules.numbers import ELITE, EXPERIENCED, RECRUIT, STANDARD, VETERAN
from koruna.games.suverenita.rules.values_reading import house

VALUES = house()


def handful(*dice: tuple[int, int, int]) -> list[int]:
    found = no_dice()
    for colour, level, count in dice:
        found[place_of_die(colour, level)] += count
    return found


def test_9_4_faces_and_means() -> None:
    for colour, mean in ((WHITE, 1 / 3), (INVERTED, 2 / 3), (BLUE, 2 / 3), (RED, 1.0)):
        die = one_die(VALUES, colour, STANDARD)
        assert sum(swords * chance for swords, chance in enumerate(die)) == pytest.approx(mean)
    assert one_die(VALUES, RED, STANDARD) == pytest.approx([1 / 3, 1 / 3, 1 / 3])


def test_12_1_re_rolls_by_level() -> None:
    assert one_die(VALUES, WHITE, RECRUIT) == pytest.approx([2 / 3, 1 / 3])
    assert one_die(VALUES, WHITE, EXPERIENCED) == pytest.approx([4 / 9, 5 / 9])
    # An experienced unit keeps the second result, so it re-rolls blanks only; a veteran has the better of two.
    assert one_die(VALUES, RED, EXPERIENCED) == pytest.approx([1 / 9, 4 / 9, 4 / 9])
    assert one_die(VALUES, RED, VETERAN) == pytest.approx([1 / 9, 3 / 9, 5 / 9])
    assert one_die(VALUES, RED, ELITE) == pytest.approx([1 / 27, 7 / 27, 19 / 27])


def test_9_6_three_blanks_are_a_sword() -> None:
    three = chances(VALUES, handful((WHITE, STANDARD, 3)))
    assert three.each[0] == 0.0
    assert three.each[1] == pytest.approx((2 / 3) ** 3 + 3 * (2 / 3) ** 2 / 3)


def test_12_1_blanks_of_recruits_do_not_count() -> None:
    three = chances(VALUES, handful((WHITE, RECRUIT, 3)))
    assert three.each[0] == pytest.approx((2 / 3) ** 3)
    mixed = chances(VALUES, handful((WHITE, RECRUIT, 1), (WHITE, STANDARD, 2)))
    assert mixed.each[0] == pytest.approx((2 / 3) ** 3)


def test_9_6_a_mixed_handful_is_as_counted_by_hand() -> None:
    dice = [VALUES.white] * 2 + [VALUES.red] * 2 + [VALUES.blue]
    counted: dict[int, float] = {}
    for faces in product(*dice):
        swords = sum(faces) + faces.count(0) // 3
        counted[swords] = counted.get(swords, 0.0) + 6.0 ** -len(dice)
    found = chances(VALUES, handful((WHITE, STANDARD, 2), (RED, STANDARD, 2), (BLUE, STANDARD, 1)))
    assert found.each == pytest.approx([counted.get(swords, 0.0) for swords in range(len(found.each))])


def test_one_random_number_gives_both_sides_by_their_chances() -> None:
    one = chances(VALUES, handful((WHITE, STANDARD, 6)))
    other = chances(VALUES, handful((RED, STANDARD, 3)))
    rng = Random(5)
    games = 40_000
    seen: dict[tuple[int, int], int] = {}
    for _ in range(games):
        rolled = throw(one, other, rng)
        seen[rolled] = seen.get(rolled, 0) + 1
    for a, chance in enumerate(one.each):
        for b, likewise in enumerate(other.each):
            expected = games * chance * likewise
            assert abs(seen.get((a, b), 0) - expected) <= 5 * expected**0.5 + 1


def test_chances_of_a_large_handful_add_up() -> None:
    many = chances(VALUES, handful((WHITE, STANDARD, 20), (RED, VETERAN, 12), (BLUE, ELITE, 9), (WHITE, RECRUIT, 6)))
    assert sum(many.each) == pytest.approx(1.0)
    assert many.up_to[-1] == pytest.approx(1.0)


def test_the_place_of_a_die_is_unique() -> None:
    assert len({place_of_die(colour, level) for colour in range(4) for level in range(5)}) == 20
