"""The result of a finished game."""

from __future__ import annotations

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """How a game ended, by seat: its points, places and winners."""

    points: list[int]  # by seat
    places: list[int]  # from 1, every tie-break applied; equals share a place
    winners: list[int]  # the seats that won; empty if all lost
