"""Total points (17.6, 17.7) and places."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def scores(state: Suverenita) -> list[int]:
    raise NotImplementedError


def ranks(state: Suverenita) -> list[int]:
    raise NotImplementedError
