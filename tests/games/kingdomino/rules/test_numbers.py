"""Section G of the rules: the means of random play. A wrong rule misses them; bad luck alone does not."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from koruna.engine.playout import play_out
from tests.games.kingdomino.tabletop import table
from tests.how_many import how_many

KINGDOMS = how_many(interpreted=1_200, compiled=3_000, nightly=12_000)
WIDE = sqrt(12_000 / KINGDOMS)  # fewer kingdoms stray farther from the mean by luck alone


@pytest.mark.parametrize(
    ("seats", "duel", "points", "with_bonuses", "discards", "complete"),
    [
        (2, False, 19.1, 22.4, 1.32, 0.077),
        (3, False, 19.3, 22.6, 1.32, 0.077),
        (4, False, 19.3, 22.6, 1.32, 0.077),
        (2, True, 52.5, 54.1, 2.05, 0.010),
    ],
)
def test_G_random_play_hits_the_means(
    seats: int, duel: bool, points: float, with_bonuses: float, discards: float, complete: float
) -> None:
    rng = Random(seats + duel)
    land = full = thrown = whole = kingdoms = 0
    while kingdoms < KINGDOMS:
        state = table(seats, middle_kingdom=True, harmony=True, mighty_duel=duel)
        play_out(state, rng)
        kingdoms += seats
        full += sum(state.scores())
        for kingdom in state.kingdoms:
            land += kingdom.points()
            thrown += len(kingdom.discards)
            whole += kingdom.is_complete()
    assert land / kingdoms == pytest.approx(points, abs=WIDE * (0.6 if duel else 0.3))
    assert full / kingdoms == pytest.approx(with_bonuses, abs=WIDE * (0.6 if duel else 0.5))
    assert thrown / kingdoms == pytest.approx(discards, abs=WIDE * 0.05)
    assert whole / kingdoms == pytest.approx(complete, abs=WIDE * (0.01 if not duel else 0.004))
