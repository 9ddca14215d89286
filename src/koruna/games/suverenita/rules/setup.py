"""The setup of a game: values, map, mode, and what the mode leaves out (18)."""

from __future__ import annotations

from typing import Final

from koruna.engine.option import Options
from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.values import Values

MODES: Final = ["first_game", "basic", "advanced"]
FIRST_GAME: Final = 0
BASIC: Final = 1
ADVANCED: Final = 2


class Setup:
    seats: int
    options: Options  # all of them
    values: Values
    world: World
    mode: int
    hides_orders: bool  # subphase 1 is planned in secret and revealed together
    in_turn: bool  # one after another even where choices could be simultaneous

    # What the mode leaves out, 18.
    has_farms: bool  # herds, grain, fish, feeding
    has_levels: bool  # recruits, experience, training
    has_hirelings: bool  # mercenaries and corsairs
    has_cavalry: bool
    has_ambush: bool
    has_conversion: bool
    treaties: list[bool]  # by treaty: whether it can be offered
    # The cost of the winter: in food, or in gold in the first game.
    meal_of_unit: int
    meal_of_settlement: list[int]

    def __init__(
        self,
        seats: int,
        values: Values,
        world: World,
        mode: int,
        hides_orders: bool,
        in_turn: bool,
        options: Options | None = None,
    ) -> None:
        self.seats = seats
        self.options = {} if options is None else options
        self.values = values
        self.world = world
        self.mode = mode
        self.hides_orders = hides_orders
        self.in_turn = in_turn
        self.has_farms = mode != FIRST_GAME
        self.meal_of_unit = values.food_unit if self.has_farms else values.quick_upkeep_unit
        self.meal_of_settlement = values.food_settlement if self.has_farms else values.quick_upkeep_settlement
        self.has_levels = mode == ADVANCED
        self.has_hirelings = mode == ADVANCED
        self.has_cavalry = mode != FIRST_GAME
        self.has_ambush = mode == ADVANCED
        self.has_conversion = mode == ADVANCED
        if mode == ADVANCED:
            self.treaties = [False, True, True, True, True]
        elif mode == BASIC:
            self.treaties = [False, False, True, False, True]
        else:
            self.treaties = [False, False, False, False, True]
