"""How a game is set up for its number of players and its variants."""

from __future__ import annotations

from typing import Final

from koruna.engine.option import Option, Options

ROUNDS: Final = 6
PURSE: Final = 12  # coins of each player at the start

OPTIONS = [
    Option("season"),  # three games in a row, which the engine plays by itself
    Option("second_price"),
    Option(
        "ties", default="lot", choices=["lot", "burn"], seats=[3, 4], against=["second_price"], why="burn-at-full-price"
    ),
]


class Setup:
    seats: int
    options: Options  # all of them
    second_price: bool
    burn_ties: bool

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.second_price = options["second_price"] is True
        self.burn_ties = options["ties"] == "burn"
