"""Individual dice: they always sum to what was rolled, and each face is as frequent as with real dice."""

from __future__ import annotations

from itertools import product

import pytest

from koruna.engine.errors import Bug
from koruna.games.suverenita.forms.dice_shown import dice_shown, read_dice
from koruna.games.suverenita.rules import values_reading
from koruna.games.suverenita.rules.fight.dice import chances, no_dice, place_of_die, write_dice
from koruna.games.suverenita.rules.numbers import RECRUIT, STANDARD
from tests.how_many import how_many

HOUSE = values_reading.house()
THROWS = how_many(interpreted=1500, compiled=3000, nightly=20_000)


@pytest.mark.parametrize(
    "written", ["1 white", "6 white 1 red", "4 inverted 2 blue.veteran", "3 white.recruit 4 white", "9 red.elite"]
)
def test_9_4_dice_bring_the_swords_that_were_rolled(written: str) -> None:
    values = values_reading.house()
    handful = no_dice()
    for colour, level in read_dice(written):
        handful[place_of_die(colour, level)] += 1
    assert write_dice(handful) == written or sorted(write_dice(handful).split()) == sorted(written.split())
    for swords, chance in enumerate(chances(values, handful).each):
        if chance:
            for seed in range(20):
                dice = dice_shown(HOUSE, written, swords, str(seed))
                blanks = sum(1 for die in dice if die.counts and not die.swords)
                assert sum(die.swords for die in dice) + blanks // 3 == swords
                assert len(dice) == len(read_dice(written))


def test_9_4_every_way_to_roll_it_is_shown_as_often_as_it_comes() -> None:
    """One sword with three white dice: a die shows it, or all are blank, since three blanks count as a sword."""
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(THROWS):
        faces = tuple(die.swords for die in dice_shown(HOUSE, "3 white", 1, str(seed)))
        seen[faces] = seen.get(faces, 0) + 1
    ways = {
        faces: (1 / 3) ** sum(faces) * (2 / 3) ** (3 - sum(faces))
        for faces in product((0, 1), repeat=3)
        if sum(faces) <= 1
    }
    for faces, weight in ways.items():
        assert seen[faces] / THROWS == pytest.approx(weight / sum(ways.values()), abs=0.05)


def test_the_same_throw_always_shows_the_same_dice() -> None:
    first = [die.swords for die in dice_shown(HOUSE, "8 white", 3, "a")]
    dice_shown.cache_clear()
    assert [die.swords for die in dice_shown(HOUSE, "8 white", 3, "a")] == first
    others = {tuple(die.swords for die in dice_shown(HOUSE, "8 white", 3, str(seed))) for seed in range(9)}
    assert len(others) > 1


def test_12_1_blanks_of_recruits_bring_nothing() -> None:
    assert [die.counts for die in dice_shown(HOUSE, "1 white.recruit 1 white", 0, "")] == [False, True]
    assert read_dice("1 white.recruit 1 white") == [(0, RECRUIT), (0, STANDARD)]


def test_what_dice_cannot_bring_is_a_fault_of_ours() -> None:
    with pytest.raises(Bug):
        dice_shown(HOUSE, "1 white", 2, "")
