"""Ambushes (9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def go_on(state: Suverenita) -> None:
    raise NotImplementedError


def happen(state: Suverenita, outcome: int) -> None:
    raise NotImplementedError
