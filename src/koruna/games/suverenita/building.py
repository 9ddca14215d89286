"""Building (12.2, 12.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def grow(state: Suverenita) -> None:
    raise NotImplementedError
