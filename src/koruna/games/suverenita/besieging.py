"""Sieges (10)."""

from __future__ import annotations

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


def happen(state: Suverenita, outcome: int) -> None:
    raise NotImplementedError
