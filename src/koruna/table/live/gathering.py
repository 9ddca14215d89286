"""Waiting for players: a game between people starts when all have sat down and added a value to its seed (see
fair_draw.py)."""

from __future__ import annotations

from koruna.engine.fair_draw import FairDraw, commitment_to, joined
from koruna.table.log_lines import Begin, Gather, Secret, SeedValue


class Gathering:
    """The secret of a table, the values of its players, and whether its game has started, as the log says."""

    secret: str  # "" if somebody chose the seed
    is_fair: bool  # whether the values of the players count
    is_awaited: bool  # whether the game has yet to begin
    values: dict[int, str]  # by seat

    def __init__(self) -> None:
        self.secret = ""
        self.is_fair = False
        self.is_awaited = False
        self.values = {}

    def apply(self, line: Secret | Gather | SeedValue | Begin) -> None:
        match line:
            case Secret(secret):
                self.secret = secret
            case Gather():
                self.is_fair = self.is_awaited = True
            case SeedValue(seat, value):
                self.values[seat] = value
            case Begin():
                self.is_awaited = False

    def leave(self, seat: int) -> None:
        """A player left the seat. Once the game has started, their value stays in its seed."""
        if self.is_awaited:
            self.values.pop(seat, None)

    def seed(self) -> str:
        """The seed of what is drawn; "" before the game begins."""
        if not self.is_fair:
            return self.secret
        return "" if self.is_awaited else joined(self.secret, self.values)

    def fair_draw(self, over: bool) -> FairDraw | None:
        """The public data about how chance is drawn; the secret only once the game is over."""
        if not self.is_fair:
            return None
        return FairDraw(commitment_to(self.secret), self.values, self.secret if over else "")
