"""Fishing (14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def fish(state: Suverenita) -> None:
    raise NotImplementedError
