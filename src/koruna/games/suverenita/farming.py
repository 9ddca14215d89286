"""Young, sowing, growth, taxes, harvest (15.1 to 15.5)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from koruna.engine.reason import Reason

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def begin_spring(state: Suverenita) -> None:
    raise NotImplementedError


def grow(state: Suverenita) -> None:
    raise NotImplementedError


def begin_autumn(state: Suverenita) -> None:
    raise NotImplementedError


def finish(state: Suverenita) -> None:
    raise NotImplementedError


def moves(state: Suverenita, kind: int, seat: int) -> list[int]:
    raise NotImplementedError


def play(state: Suverenita, kind: int, seat: int, move: int) -> bool:
    raise NotImplementedError


def why_not(state: Suverenita, kind: int, seat: int, move: int) -> Reason:
    raise NotImplementedError


def happen(state: Suverenita, seat: int, number: int, outcome: int) -> None:
    raise NotImplementedError


def draw(state: Suverenita, seat: int, number: int, rng: Random) -> int:
    raise NotImplementedError


def odds(state: Suverenita, seat: int, number: int) -> list[tuple[int, float]]:
    raise NotImplementedError
