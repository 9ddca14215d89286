"""Trade (13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.engine.reason import Reason

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def begin(state: Suverenita) -> None:
    raise NotImplementedError


def finish(state: Suverenita) -> None:
    raise NotImplementedError


def pay_wages(state: Suverenita) -> None:
    raise NotImplementedError


def moves(state: Suverenita, kind: int, seat: int) -> list[int]:
    raise NotImplementedError


def play(state: Suverenita, kind: int, seat: int, move: int) -> bool:
    raise NotImplementedError


def why_not(state: Suverenita, kind: int, seat: int, move: int) -> Reason:
    raise NotImplementedError
