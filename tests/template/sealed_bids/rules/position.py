"""The items of a position: those that differ from how a game begins are written, the others are left out.

What a viewer may not know is written as `?`, and read as anything possible: `imagine` then draws it again.
"""

from __future__ import annotations

from typing import Any

from koruna.engine.agenda import OVER_NOW
from koruna.engine.position_agenda import Steps
from koruna.engine.position_items import (
    UNKNOWN,
    Item,
    Number,
    Numbers,
    Value,
    Viewer,
    bad_item,
    read_number,
    repeated,
    unrolled,
)
from koruna.engine.state import ALL_KNOWING

from .state import NONE, SealedBids
from .treasures import COUNT, KINDS


class Wishes(Numbers):
    """Wishes are secret until the end."""

    def write(self, of: Any, viewer: Viewer) -> str:
        is_open = viewer.seat == ALL_KNOWING or of.kind() == OVER_NOW
        dealt = [wish != NONE and not is_open and seat != viewer.seat for seat, wish in enumerate(of.wishes)]
        return repeated([UNKNOWN if dealt[seat] else str(wish) for seat, wish in enumerate(of.wishes)])

    def read(self, of: Any, words: list[str]) -> None:
        known = unrolled(self.name, words)
        free = [str(kind) for kind in range(len(KINDS)) if str(kind) not in known]
        super().read(of, [free.pop() if word == UNKNOWN else word for word in known])


class Bids(Numbers):
    """Bids are secret until the last is sealed."""

    def write(self, of: Any, viewer: Viewer) -> str:
        if not of.is_bidding():
            return super().write(of, viewer)
        sealed = [bid != NONE and viewer.is_stranger_to(seat) for seat, bid in enumerate(of.bids)]
        return repeated([UNKNOWN if sealed[seat] else str(bid) for seat, bid in enumerate(of.bids)])

    def read(self, of: Any, words: list[str]) -> None:
        super().read(of, ["0" if word == UNKNOWN else word for word in unrolled(self.name, words)])


class Won(Value):
    """The treasures of each player, `3,7 12 -`."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join(",".join(str(treasure) for treasure in won) or "-" for won in of.won)

    def read(self, of: Any, words: list[str]) -> None:
        if len(words) != of.setup.seats:
            raise bad_item(self.name, words)
        of.won = [
            [] if word == "-" else [read_number(self.name, number, 1, COUNT) for number in word.split(",")]
            for word in words
        ]


STEPS = ["over", "wish", "treasure", "bid", "lot"]
ABOVE = {"over": ["bid", "lot"], "wish": ["wish"], "treasure": ["wish", "bid", "lot"], "bid": ["treasure"], "lot": []}
ITEMS: list[Item] = [
    Steps(STEPS, above=ABOVE),
    Wishes("wishes", -1, len(KINDS) - 1, is_fixed=True),
    Numbers("coins", is_fixed=True),
    Won("won"),
    Numbers("burnt", 1, COUNT),
    Number("treasure", most=COUNT),
    Bids("bids", -1, is_fixed=True),
    Numbers("shown"),
]


def items() -> list[Item]:
    return ITEMS


def complete(state: SealedBids) -> None:
    """Treasures that were never turned up."""
    seen = [*state.burnt, state.treasure, *(treasure for won in state.won for treasure in won)]
    state.unseen = [treasure for treasure in state.unseen if treasure not in seen]
