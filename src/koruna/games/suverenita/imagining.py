"""What a seat can imagine of what it cannot see."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def imagine(state: Suverenita, seat: int, rng: Random) -> Suverenita:
    raise NotImplementedError
