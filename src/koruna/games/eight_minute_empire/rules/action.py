"""What the card in play still allows, as it is used up."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.eight_minute_empire.rules.cards import ADD, BY_SEA, CITY, DESTROY, IS_EITHER, MOVE


class Action:
    """What the card in play still allows."""

    card: i64
    add: i64  # armies
    move: i64  # moves
    by_sea: bool
    city: i64
    destroy: i64
    either: bool  # one of two actions, and neither has begun

    def __init__(self, card: i64) -> None:
        self.card = card
        self.add = ADD[card]
        self.move = MOVE[card]
        self.by_sea = BY_SEA[card]
        self.city = CITY[card]
        self.destroy = DESTROY[card]
        self.either = IS_EITHER[card]

    def copy(self) -> Action:
        twin = Action(self.card)
        twin.add = self.add
        twin.move = self.move
        twin.by_sea = self.by_sea
        twin.city = self.city
        twin.destroy = self.destroy
        twin.either = self.either
        return twin

    def is_of_its_card(self) -> bool:
        """Whether it allows nothing that the card does not."""
        own = Action(self.card)
        within = self.add <= own.add and self.move <= own.move and self.city <= own.city and self.destroy <= own.destroy
        return within and self.by_sea == own.by_sea and (own.either or not self.either)

    def left(self, action: str) -> i64:
        """How much of an action may still be done."""
        if action == "add":
            return self.add
        if action == "city":
            return self.city
        if action == "destroy":
            return self.destroy
        return self.move if self.by_sea == (action == "sail") else 0

    # Of two actions that exclude each other, the one begun first is the one chosen.

    def use_add(self) -> None:
        self.add -= 1
        if self.either:
            self.either = False
            self.move = self.city = self.destroy = 0

    def use_move(self) -> None:
        self.move -= 1
        if self.either:
            self.either = False
            self.add = self.city = self.destroy = 0

    def use_city(self) -> None:
        self.city -= 1
        if self.either:
            self.either = False
            self.add = self.move = self.destroy = 0

    def use_destroy(self) -> None:
        self.destroy -= 1
        if self.either:
            self.either = False
            self.add = self.move = self.city = 0
