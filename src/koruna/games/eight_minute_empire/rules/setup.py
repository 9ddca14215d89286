"""How a game is set up for its number of players and its variants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.option import Option, Options
from koruna.games.eight_minute_empire.rules.cards import deck, rows
from koruna.games.eight_minute_empire.rules.map import SIDES, Side

ARMIES: Final = 14  # of each player
CITIES: Final = 3
FIRST_ARMIES: Final = 3  # they begin in the start region
NEUTRAL_ARMIES: Final = 10

# By the number of players, from `data/players.csv`.
COINS: Final = {int(players): int(coins) for players, coins, _, _ in rows("players.csv")}
CARDS: Final = {int(players): int(cards) for players, _, cards, _ in rows("players.csv")}

OPTIONS = [
    Option("board", default="A", choices=["A", "B"]),
    Option("goods_tokens"),
    Option("full_game"),
    Option("bid_tie", default="youngest", choices=["youngest", "random"]),
    Option("ages", order=True),
    Option("starter_choice"),
    Option("neutral_armies", seats=[2], why="neutral-for-two"),
    Option("stone6_city"),
]


class Setup:
    seats: int
    options: Options  # all of them
    coins: int  # of each player
    cards: int  # each player takes
    side: Side
    deck: i64  # the set of cards
    deck_size: int
    goods_tokens: bool
    random_tie: bool
    ages: list[int]  # the seats from the youngest to the oldest
    starter_choice: bool
    neutral_armies: int

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.coins = COINS[seats]
        self.cards = CARDS[seats]
        self.side = SIDES[str(options["board"])]
        self.deck = deck(seats == 5, options["stone6_city"] is True)
        self.deck_size = int(self.deck).bit_count()
        self.goods_tokens = options["goods_tokens"] is True
        self.random_tie = options["bid_tie"] == "random"
        self.ages = ages_of(str(options["ages"]), seats)
        self.starter_choice = options["starter_choice"] is True
        self.neutral_armies = NEUTRAL_ARMIES if options["neutral_armies"] is True else 0


def ages_of(order: str, seats: int) -> list[int]:
    """The seats from the youngest to the oldest; if no order is given, the last seat counts as the youngest."""
    if order:
        return [int(number) - 1 for number in order.split("-")]
    return list(range(seats - 1, -1, -1))
