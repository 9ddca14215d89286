"""The items of a position.

agenda over claim:1    what is still to be done, the next step last
round 3
hand 1 2               kings not yet drawn, by seat
row 3:0 11 24:1 41     the row to claim from, with the seats of the kings on it
queue 5:0 17:1         the dominoes placed in this round, and whose they are
placed 1               how many of these are done
leftovers 12
kingdom 0 laid 17.e4n 3.c5w, discards 14
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.bits import bit
from koruna.engine.position_agenda import Steps
from koruna.engine.position_items import Item, Number, Numbers, Parts, Value, Viewer, bad_item, read_number
from koruna.games.kingdomino.rules.dominoes import COUNT
from koruna.games.kingdomino.rules.kingdom import SOUTH, WEST, Kingdom, unpack
from koruna.games.kingdomino.rules.notation import (
    FACINGS,
    placement_number,
    read_placement,
    square_name,
    why_not_there,
)
from koruna.games.kingdomino.rules.state import FREE, Kingdomino

STEPS: Final = ["over", "deal", "king", "claim", "place"]
ABOVE: Final = {"deal": ["deal"]}  # a row is complete before anything else


class Dominoes(Value):
    """Dominoes, each with the seat it belongs to, if any."""

    seats: str  # the field with the seats

    def __init__(self, name: str, seats: str) -> None:
        super().__init__(name)
        self.seats = seats

    def write(self, of: Any, viewer: Viewer) -> str:
        pairs = zip(getattr(of, self.name), getattr(of, self.seats), strict=True)
        return " ".join([str(domino) if seat == FREE else f"{domino}:{seat}" for domino, seat in pairs])

    def read(self, of: Any, words: list[str]) -> None:
        dominoes: list[int] = []
        seats: list[int] = []
        for word in words:
            domino, colon, seat = word.partition(":")
            dominoes.append(read_number(self.name, domino, 1, COUNT))
            seats.append(read_number(self.name, seat, 0, len(of.kingdoms) - 1) if colon else FREE)
        setattr(of, self.name, dominoes)
        setattr(of, self.seats, seats)


class Laid(Value):
    """The dominoes of a kingdom in the order in which they were laid: number, square of half a, direction of half b."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([written(packed, of.size) for packed in of.laid])

    def read(self, of: Any, words: list[str]) -> None:
        assert isinstance(of, Kingdom)
        for word in words:
            number, _, place = word.partition(".")
            domino = read_number(self.name, number, 1, COUNT)
            if len(place) < 3:
                raise bad_item(self.name, [word])
            placement = read_placement(["place", place[:-1], place[-1]], word, int(of.size))
            if why_not_there(of, domino, placement) is not None:
                raise bad_item(self.name, [word])
            of.lay(domino, placement_number(domino, placement))


def written(packed: int, size: int) -> str:
    domino, facing, x, y = unpack(packed)
    if facing == WEST:  # half a is the eastern square
        x += 1
    elif facing == SOUTH:
        y += 1
    return f"{domino}.{square_name(x, y, size)}{FACINGS[facing]}"


def items() -> list[Item]:
    return ITEMS


ITEMS: Final[list[Item]] = [
    Steps(STEPS, above=ABOVE),
    Number("round", most=COUNT),
    Numbers("hand", most=2, is_fixed=True),
    Dominoes("row", "claims"),
    Dominoes("queue", "queue_seats"),
    Number("placed", most=COUNT),
    Numbers("leftovers", 1, COUNT),
    Parts("kingdom", "kingdoms", [Laid("laid"), Numbers("discards", 1, COUNT)]),
]


def complete(state: Kingdomino) -> None:
    """All other dominoes have never been turned up."""
    seen = state.leftovers + state.row + state.queue[state.placed :]
    for kingdom in state.kingdoms:
        seen += [unpack(packed)[0] for packed in kingdom.laid] + kingdom.discards
    for domino in seen:
        state.unseen &= ~bit(domino)
    state.unseen_count = COUNT - len(seen)
