"""What can be chosen before a game, and what follows from the number of players."""

from __future__ import annotations

from typing import Final

from koruna.engine.option import Option, Options
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS, FEWEST_PLAYERS
from koruna.games.tiny_epic_kingdoms.rules.tokens import BLANK, COUNTS
from koruna.games.tiny_epic_kingdoms.rules.values import CASTLE_POINTS, FLAT_CASTLE_POINTS

OPTIONS = [Option("draft"), Option("exploration"), Option("rivers_are_water", default=True), Option("flat_castle")]

LOST_KINGDOM: Final = 2  # its territory: the third in a game of two
TOKENS_OF_FIVE: Final = 3  # how many each of five players lays


class Setup:
    seats: int
    options: Options  # all of them
    draft: bool  # factions are chosen, not drawn
    exploration: bool
    rivers_are_water: bool  # for abilities that speak of water (M1)
    castle_points: list[int]  # by level
    has_lost_kingdom: bool
    skips_clearing_turn: bool  # the player who clears the card does nothing else (F1)
    tokens: list[int]  # by kind: how many there are
    drawn: list[int]  # the factions that may be drawn (L5)

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.draft = options["draft"] is True
        self.exploration = options["exploration"] is True
        self.rivers_are_water = options["rivers_are_water"] is True
        self.castle_points = FLAT_CASTLE_POINTS if options["flat_castle"] is True else CASTLE_POINTS
        self.has_lost_kingdom = seats == 2
        self.skips_clearing_turn = seats == 5
        self.tokens = COUNTS.copy() if self.exploration else [0] * len(COUNTS)
        if self.exploration and seats == 5:
            self.tokens[BLANK] -= 1  # F3
        self.drawn = [faction for faction in range(len(FACTIONS)) if FEWEST_PLAYERS[faction] <= seats]
