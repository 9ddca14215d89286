"""The twelve treasures, from `data/treasures.csv`. A treasure is its number, 1 to 12."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

KINDS: Final = ["amber", "silk", "spice", "wine"]
COUNT: Final = 12

# By treasure number; index 0 is unused, so that a number is its own index.
KIND: Final[list[int]] = [0]
VALUE: Final[list[int]] = [0]


def load() -> None:
    """Read the file once, when this module is imported."""
    text = files("koruna.games.sealed_bids").joinpath("data", "treasures.csv").read_text("utf-8")
    for line in text.splitlines()[1:]:
        number, kind, value = line.split(",")
        assert int(number) == len(KIND), f"treasures.csv: treasure {number} is out of order"
        KIND.append(KINDS.index(kind))
        VALUE.append(int(value))
    assert len(KIND) == COUNT + 1, f"treasures.csv: {len(KIND) - 1} treasures instead of {COUNT}"


load()
