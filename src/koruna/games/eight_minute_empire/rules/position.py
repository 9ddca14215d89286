"""The items of a position.

agenda over take:1     what is still to be done, the next step last
starter 1
row 12 7 33 2 20 18    the cards on offer, the cheapest first
gap 2                  the place in the row of the card just taken, from 0
tokens 0 4             goods in the triangles
bids 2 ?               by seat, -1 for one that is not made yet
action card 7, add 2   what the card just taken still allows
neutral armies 3:2
empire 0 coins 9, armies 3:2 15:1, cities 3:1, cards 12 7
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.bits import bit
from koruna.engine.position_agenda import Steps
from koruna.engine.position_items import (
    UNKNOWN,
    Item,
    Names,
    Number,
    Numbers,
    Optional,
    Parts,
    Value,
    Viewer,
    read_items,
    read_number,
    repeated,
    unrolled,
)
from koruna.games.eight_minute_empire.rules.action import Action
from koruna.games.eight_minute_empire.rules.cards import GOOD, GOODS, ICONS, IDS
from koruna.games.eight_minute_empire.rules.empire import Empire
from koruna.games.eight_minute_empire.rules.numbers import STRIDE
from koruna.games.eight_minute_empire.rules.setup import ARMIES, CITIES
from koruna.games.eight_minute_empire.rules.state import NONE, EightMinuteEmpire

STEPS: Final = ["over", "token", "deal", "lot", "bid", "neutral", "start", "take", "act"]
ABOVE: Final = {
    "over": ["lot", "bid", "start", "take", "act"],
    "token": ["token", "deal"],
    "deal": ["deal"],
    "lot": [],
    "bid": ["neutral", "token", "deal"],
    "neutral": ["neutral", "token", "deal"],
    "start": [],
    "take": ["deal"],
    "act": [],
}
LAST_CARD: Final = len(ICONS) - 1


class Bids(Numbers):
    """Bids that are not open yet are known only to those who made them."""

    def write(self, of: Any, viewer: Viewer) -> str:
        if not of.is_bidding():
            return super().write(of, viewer)
        hidden = [bid != NONE and viewer.is_stranger_to(seat) for seat, bid in enumerate(of.bids)]
        return repeated([UNKNOWN if hidden[seat] else str(bid) for seat, bid in enumerate(of.bids)])

    def read(self, of: Any, words: list[str]) -> None:
        known = unrolled(self.name, words)
        super().read(of, ["0" if word == UNKNOWN else word for word in known])  # `imagine` draws another


class PieceCounts(Value):
    """Armies or cities on the map, `region:count`."""

    most: int

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most = most

    def write(self, of: Any, viewer: Viewer) -> str:
        assert isinstance(of, Empire)
        counts = [
            of.armies_in(region) if self.name == "armies" else of.cities_in(region) for region in range(1, STRIDE)
        ]
        return " ".join([f"{region}:{count}" for region, count in enumerate(counts, 1) if count])

    def read(self, of: Any, words: list[str]) -> None:
        assert isinstance(of, Empire)
        if self.name == "armies":
            for region in of.regions():
                while of.armies_in(region):
                    of.lose(region)
        else:
            of.cities, of.cities_left = 0, CITIES
        for word in words:
            place, _, count = word.partition(":")
            at = read_number(self.name, place, 1, STRIDE - 1)
            for _ in range(read_number(self.name, count, 1, self.most)):
                if self.name == "armies":
                    of.add(at)
                else:
                    of.build(at)


class Neutral(Value):
    """The armies of nobody."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([f"{item.name} {item.write(of.neutral, viewer)}".rstrip() + "," for item in NEUTRAL])[:-1]

    def read(self, of: Any, words: list[str]) -> None:
        read_items([*NEUTRAL], of.neutral, " ".join(words).split(", "))


def action_of(state: Any) -> Action:
    """An action of no card yet, to be filled."""
    return Action(0)


NEUTRAL: Final[list[Value]] = [PieceCounts("armies", ARMIES), Number("supply", most=ARMIES)]
ITEMS: Final[list[Item]] = [
    Steps(STEPS, above=ABOVE),
    Number("starter", -1, 4),
    Names("row", IDS),
    Number("gap", -1, 5),
    Names("tokens", GOODS),
    Bids("bids", -1, 99, is_fixed=True),
    Optional(
        "action",
        [
            Number("card", most=LAST_CARD),
            Number("add", most=9),
            Number("move", most=9),
            Number("by_sea", most=1),
            Number("city", most=9),
            Number("destroy", most=9),
            Number("either", most=1),
        ],
        action_of,
    ),
    Neutral("neutral"),
    Parts(
        "empire",
        "empires",
        [
            Number("coins", most=99),
            PieceCounts("armies", ARMIES),
            PieceCounts("cities", CITIES),
            Names("cards", IDS),
        ],
    ),
]


def items() -> list[Item]:
    return ITEMS


def complete(state: EightMinuteEmpire) -> None:
    """The goods are those on the cards; cards that were never turned up are in the pile."""
    state.unseen = state.setup.deck
    state.taken = 0
    for empire in state.empires:
        empire.goods = [0] * len(empire.goods)
        for card in empire.cards:
            empire.goods[GOOD[card]] += ICONS[card]
            state.unseen &= ~bit(card)
        state.taken += len(empire.cards)
    for card in state.row:
        state.unseen &= ~bit(card)
    state.unseen_count = int(state.unseen).bit_count()
