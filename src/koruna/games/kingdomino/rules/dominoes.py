"""The 48 dominoes, from `data/dominoes.csv`.

A domino is its number, 1 to 48. Its two halves are `a` and `b`, in the order of the file.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

TERRAINS: Final = ["wheat", "forest", "lake", "grassland", "swamp", "mine"]
COUNT: Final = 48

# By domino number; index 0 is unused, so that a number is its own index.
TERRAIN_A: Final[list[int]] = [0]
CROWNS_A: Final[list[int]] = [0]
TERRAIN_B: Final[list[int]] = [0]
CROWNS_B: Final[list[int]] = [0]
IS_DOUBLE: Final[list[bool]] = [False]  # both halves are equal, so that turning it round changes nothing  # K-D6


def load() -> None:
    """Read the file once, when this module is imported."""
    text = files("koruna.games.kingdomino").joinpath("data", "dominoes.csv").read_text("utf-8")
    for line in text.splitlines()[1:]:
        number, terrain_a, crowns_a, terrain_b, crowns_b = line.split(",")
        assert int(number) == len(TERRAIN_A), f"dominoes.csv: domino {number} is out of order"
        TERRAIN_A.append(TERRAINS.index(terrain_a))
        CROWNS_A.append(int(crowns_a))
        TERRAIN_B.append(TERRAINS.index(terrain_b))
        CROWNS_B.append(int(crowns_b))
        IS_DOUBLE.append(terrain_a == terrain_b and crowns_a == crowns_b)
    assert len(TERRAIN_A) == COUNT + 1, f"dominoes.csv: {len(TERRAIN_A) - 1} dominoes instead of {COUNT}"


load()
