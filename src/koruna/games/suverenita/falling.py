"""The fall of a settlement (10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.engine.reason import Reason

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def begin(state: Suverenita) -> None:
    raise NotImplementedError


def moves(state: Suverenita, seat: int, number: int) -> list[int]:
    raise NotImplementedError


def play(state: Suverenita, seat: int, number: int, move: int) -> bool:
    raise NotImplementedError


def why_not(state: Suverenita, seat: int, number: int, move: int) -> Reason:
    raise NotImplementedError
