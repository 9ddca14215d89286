"""The items of a player, and of a pair of players.

player 0 gold 12, vp 3, rival 1, is_out 1, announced dominance, to_place veteran:1, young sheep:2, meal fish served
pair 0-1 treaty tribute:1, ends_in 9, is_paid 1, due 2, scored_in 5, scored_for 1, offered 0
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.position_items import Item, Parts, Value, Viewer, bad_item, read_items, read_number
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import pair
from koruna.games.suverenita.rules.course.start_parts import BY_HAND
from koruna.games.suverenita.rules.farm.farming import DUE, DUE_BITS
from koruna.games.suverenita.rules.farm.larder import FIRST, SERVED, SETTLED
from koruna.games.suverenita.rules.numbers import GOALS, GOODS, HERDS, LEVELS, NOBODY, SPRING, TREATIES
from koruna.games.suverenita.rules.position_pieces import read_name, read_seat
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.recruiting import WAITING, WAITING_BITS

MOST: Final = 9999


class Player:
    """One seat of a state, or a pair of seats by its index."""

    state: Suverenita
    at: int

    def __init__(self, state: Suverenita, at: int) -> None:
        self.state = state
        self.at = at


class Players(Parts):
    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        found: list[str] = []
        for seat in range(of.setup.seats):
            inner = inner_lines(self.items, Player(of, seat), Player(start, seat), viewer)
            if inner:
                found.append(f"{self.name} {seat} {inner}")
        return found

    def read(self, of: Any, words: list[str]) -> None:
        if not words:
            raise bad_item(self.name, words)
        seat = read_seat(self.name, of, words[0])
        read_items(self.items, Player(of, seat), " ".join(words[1:]).split(", "))


class Pairs(Parts):
    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        found: list[str] = []
        for one in range(of.setup.seats):
            for other in range(one + 1, of.setup.seats):
                at = int(pair(of, one, other))
                inner = inner_lines(self.items, Player(of, at), Player(start, at), viewer)
                if inner:
                    found.append(f"{self.name} {one}-{other} {inner}")
        return found

    def read(self, of: Any, words: list[str]) -> None:
        if not words:
            raise bad_item(self.name, words)
        read_items(self.items, Player(of, read_pair(self.name, of, words[0])), " ".join(words[1:]).split(", "))


def inner_lines(items: list[Item], of: Player, start: Player, viewer: Viewer) -> str:
    return ", ".join([line for item in items for line in item.lines(of, start, viewer)])


def read_pair(name: str, state: Suverenita, word: str) -> int:
    one, _, other = word.partition("-")
    seats = read_seat(name, state, one), read_seat(name, state, other)
    if seats[0] == seats[1]:
        raise bad_item(name, [word])
    return int(pair(state, seats[0], seats[1]))


class SeatNumber(Value):
    """A number by seat, or by pair."""

    least: int

    def __init__(self, name: str, least: int = 0) -> None:
        super().__init__(name)
        self.least = least

    def write(self, of: Any, viewer: Viewer) -> str:
        return str(int(getattr(of.state, self.name)[of.at]))

    def read(self, of: Any, words: list[str]) -> None:
        if len(words) != 1:
            raise bad_item(self.name, words)
        values = getattr(of.state, self.name)
        value = read_number(self.name, words[0], self.least, MOST)
        if isinstance(values[of.at], bool):
            values[of.at] = value != 0
        else:
            values[of.at] = value


class Somebody(Value):
    """A seat, or `-`."""

    def write(self, of: Any, viewer: Viewer) -> str:
        seat = getattr(of.state, self.name)[of.at]
        return "-" if seat == NOBODY else str(seat)

    def read(self, of: Any, words: list[str]) -> None:
        seat = NOBODY if words == ["-"] else read_seat(self.name, of.state, " ".join(words))
        getattr(of.state, self.name)[of.at] = seat


class Marks(Value):
    """A bit set with names."""

    names: list[str]  # by bit

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, of: Any, viewer: Viewer) -> str:
        value = getattr(of.state, self.name)[of.at]
        return " ".join([name for bit, name in enumerate(self.names) if value >> bit & 1])

    def read(self, of: Any, words: list[str]) -> None:
        value = 0
        for word in words:
            value |= 1 << read_name(self.name, self.names, word)
        getattr(of.state, self.name)[of.at] = value


class Waiting(Value):
    """Corsairs that wait to be put to sea, by level."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return write_counts(of.state.to_place[of.at], LEVELS, WAITING_BITS)

    def read(self, of: Any, words: list[str]) -> None:
        of.state.to_place[of.at] = read_counts(self.name, words, LEVELS, WAITING_BITS)


class Young(Value):
    """Young to be placed, by kind."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return write_counts(of.state.dues[of.at], HERDS, DUE_BITS) if is_spring(of.state) else ""

    def read(self, of: Any, words: list[str]) -> None:
        of.state.dues[of.at] = read_counts(self.name, words, HERDS, DUE_BITS)


class Meal(Value):
    """How far a player has fed in winter: what is eaten first, and what is done."""

    def write(self, of: Any, viewer: Viewer) -> str:
        due = of.state.dues[of.at]
        if is_spring(of.state):
            return ""
        words = [GOODS[(due & FIRST) - 1]] if due & FIRST else []
        return " ".join(words + [name for name, mask in MEALS.items() if due & mask])

    def read(self, of: Any, words: list[str]) -> None:
        due = 0
        for word in words:
            due |= MEALS[word] if word in MEALS else read_name(self.name, GOODS, word) + 1
        of.state.dues[of.at] = due


MEALS: Final = {"served": SERVED, "settled": SETTLED}


def is_spring(state: Suverenita) -> bool:
    """Whether `dues` are young, which they are from the special phase of spring on."""
    return state.setup.has_farms and state.round > 0 and state.season() == SPRING and state.subphase == 10


def write_counts(packed: int, names: list[str], bits: int) -> str:
    counts = [packed >> bits * at & (1 << bits) - 1 for at in range(len(names))]
    return " ".join([f"{names[at]}:{count}" for at, count in enumerate(counts) if count])


def read_counts(name: str, words: list[str], names: list[str], bits: int) -> int:
    packed = 0
    for word in words:
        what, _, count = word.partition(":")
        packed |= read_number(name, count, 0, (1 << bits) - 1) << bits * read_name(name, names, what)
    return packed


class PlacedParts(Value):
    """How many start parts are placed, hidden from others; with `by_hand` if some of them by a decision."""

    def write(self, of: Any, viewer: Viewer) -> str:
        parts = of.state.parts[of.at]
        if of.state.kind() == steps.PARTS and viewer.is_stranger_to(of.at):
            return "0"
        return f"{parts & ~BY_HAND} by_hand" if parts & BY_HAND else str(parts)

    def read(self, of: Any, words: list[str]) -> None:
        if not words or words[1:] not in ([], ["by_hand"]):
            raise bad_item(self.name, words)
        of.state.parts[of.at] = read_number(self.name, words[0], 0, BY_HAND - 1) | (BY_HAND if words[1:] else 0)


class Treaty(Value):
    """Its kind and its superior, or `-`."""

    def write(self, of: Any, viewer: Viewer) -> str:
        treaty = of.state.treaty[of.at]
        return f"{TREATIES[treaty]}:{of.state.superior[of.at]}" if treaty else "-"

    def read(self, of: Any, words: list[str]) -> None:
        kind, _, superior = " ".join(words).partition(":")
        of.state.treaty[of.at] = read_name(self.name, TREATIES, kind)
        of.state.superior[of.at] = read_seat(self.name, of.state, superior)


class Offered(Value):
    """Who of the two has made an offer this round."""

    def write(self, of: Any, viewer: Viewer) -> str:
        offered, seats = of.state.offered[of.at], of.state.setup.seats
        both = (of.at // seats, of.at % seats)
        return " ".join([str(both[side]) for side in (0, 1) if offered >> side & 1])

    def read(self, of: Any, words: list[str]) -> None:
        seats = of.state.setup.seats
        both = [str(of.at // seats), str(of.at % seats)]
        offered = 0
        for word in words:
            offered |= 1 << read_name(self.name, both, word)
        of.state.offered[of.at] = offered


PLAYER: Final[list[Item]] = [
    SeatNumber("gold"),
    SeatNumber("halves"),
    SeatNumber("vp", -MOST),
    Somebody("rival"),
    SeatNumber("is_out"),
    SeatNumber("treaty_vp", -MOST),
    Marks("announced", GOALS[1:]),
    SeatNumber("announced_in"),
    SeatNumber("riders"),
    Waiting("to_place"),
    Young("young"),
    Meal("meal"),
    PlacedParts("parts"),
]
PAIR: Final[list[Item]] = [
    Treaty("treaty"),
    SeatNumber("ends_in"),
    SeatNumber("is_paid"),
    SeatNumber("due"),
    SeatNumber("scored_in"),
    Somebody("scored_for"),
    Offered("offered"),
]

assert WAITING + 1 == 1 << WAITING_BITS
assert DUE + 1 == 1 << DUE_BITS
