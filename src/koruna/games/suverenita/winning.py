"""Victory (17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.engine.reason import Reason

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def look_for_the_fallen(state: Suverenita) -> None:
    raise NotImplementedError


def check(state: Suverenita) -> None:
    raise NotImplementedError


def moves(state: Suverenita, seat: int) -> list[int]:
    raise NotImplementedError


def play(state: Suverenita, seat: int, move: int) -> bool:
    raise NotImplementedError


def why_not(state: Suverenita, seat: int, move: int) -> Reason:
    raise NotImplementedError
