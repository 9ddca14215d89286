"""Total points and farm points (17.6, 17.7)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import scoring
from koruna.games.suverenita.rules.numbers import CITY
from tests.games.suverenita.positions import set_up

PORT = "field a1 settlement village:0, dockyard harbour, grain 3, fish 3"


@pytest.mark.parametrize(
    ("line", "points"),
    [
        (PORT, 3 + 1),
        (f"{PORT} | field a2 settlement village:0, dockyard dock, fish 1", 3 + 2),  # four fish, in two places
        (f"{PORT} | field b1 herds 0:sheep 0:pigs | field b2 herds 0:horses 0:cows", 4 + 2 + 4 + 4 + 6),
        ("field a1 crop 4:0", 0),  # sown grain is none
    ],
)
def test_17_7_farm_points(line: str, points: int) -> None:
    state = set_up(line)
    assert [scoring.farm_points(state, seat) for seat in (0, 1)] == [points, 0]


def test_17_7_sown_grain_is_counted_by_itself() -> None:
    assert scoring.standing_grain(set_up("field a1 crop 4:0"), 0) == 4


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("round 1", 0),
        ("field b1 units 0:LI*1", 2),  # one land field that is not plundered
        ("field b1 units 0:LI*1, plundered 1", 1),
        ("field a1 settlement village:0", 2 + 1),  # with a free settlement
        ("field a1 settlement city:0", 2 + 1 + 1),  # and a free city
        ("field c3 crop 1:0", 2),  # owned
        ("field s1 units 0:TR*1 | field hub units 0:LI*1", 0),  # neither sea nor neutral land
        ("field a1 settlement village:0, grain 4", 3),
        ("field a1 settlement village:0, grain 5", 3 + 1),  # five farm points are one
        ("player 0 vp 7", 7),
        ("player 0 vp -3", -3),
    ],
)
def test_17_6_points(line: str, points: int) -> None:
    assert set_up(line).scores() == [points, 0]


def test_17_6_an_encircled_city_scores_nothing() -> None:
    state = set_up("field a1 settlement city:0, units 1:LI*1")
    assert state.scores() == [0, 2]
    assert scoring.free_settlements(state, 0) == 0
    assert scoring.free_settlements(state, 0, CITY) == 0


@pytest.mark.parametrize(
    ("treaty", "superior", "inferior"), [("tribute", 1, -1), ("ransom", 2, -2), ("vassalage", 3, -3), ("aid", 1, -2)]
)
def test_17_6_treaties(treaty: str, superior: int, inferior: int) -> None:
    assert set_up(f"pair 0-1 treaty {treaty}:0, ends_in 9", seats=3).scores() == [superior, inferior, 0]
