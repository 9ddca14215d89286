"""Battles (9)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from koruna.engine.reason import Reason

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def go_on(state: Suverenita, kind: int) -> None:
    raise NotImplementedError


def moves(state: Suverenita, kind: int, seat: int, number: int) -> list[int]:
    raise NotImplementedError


def play(state: Suverenita, kind: int, seat: int, number: int, move: int) -> bool:
    raise NotImplementedError


def why_not(state: Suverenita, kind: int, seat: int, number: int, move: int) -> Reason:
    raise NotImplementedError


def reveal(state: Suverenita, kind: int) -> None:
    raise NotImplementedError


def happen(state: Suverenita, kind: int, outcome: int) -> None:
    raise NotImplementedError


def draw(state: Suverenita, kind: int, rng: Random) -> int:
    raise NotImplementedError


def odds(state: Suverenita, kind: int) -> list[tuple[int, float]]:
    raise NotImplementedError
