"""The item of a fight: its kind, its field, the attacker and the other, then what differs from a fight that begins.

battle siege m00 0 1, round 2, shields 1 0, swords 3 1, choice 1 ?, doomed LI HI.veteran / LI
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.position_items import (
    NO_PART,
    UNKNOWN,
    Item,
    Number,
    Numbers,
    Value,
    Viewer,
    bad_item,
    read_items,
    repeated,
    unrolled,
)
from koruna.games.suverenita.rules.battle import UNDECIDED, Battle
from koruna.games.suverenita.rules.notation import read_item, write_item
from koruna.games.suverenita.rules.position_pieces import read_field, read_name, read_seat

KINDS: Final = ["battle", "ambush", "siege"]
MOST: Final = 9999
SEPARATOR: Final = "/"


class Fight(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        battle = of.battle
        if battle is None:
            return NO_PART
        starter, other = battle.sides
        start = Battle(battle.kind, battle.field, starter, other)
        head = f"{KINDS[battle.kind]} {of.setup.world.ids[battle.field]} {starter} {other}"
        return ", ".join([head, *[line for item in BATTLE for line in item.lines(battle, start, viewer)]])

    def read(self, of: Any, words: list[str]) -> None:
        head, *lines = " ".join(words).split(", ")
        parts = head.split()
        if len(parts) != 4:
            raise bad_item(self.name, words)
        sides = [read_seat(self.name, of, seat) for seat in parts[2:]]
        field = read_field(self.name, of, parts[1])
        of.battle = Battle(read_name(self.name, KINDS, parts[0]), field, sides[0], sides[1])
        read_items(BATTLE, of.battle, lines)


class Choice(Numbers):
    """What each side has chosen in secret; -1 before that."""

    def write(self, of: Any, viewer: Viewer) -> str:
        hidden = [of.choice[side] != UNDECIDED and viewer.is_stranger_to(of.sides[side]) for side in (0, 1)]
        return " ".join([UNKNOWN if hidden[side] else str(of.choice[side]) for side in (0, 1)])

    def read(self, of: Any, words: list[str]) -> None:
        super().read(of, ["0" if word == UNKNOWN else word for word in words])  # `imagine` chooses again


class Doomed(Value):
    """By side: the units that fall."""

    def write(self, of: Any, viewer: Viewer) -> str:
        sides = [repeated([write_item(item) for item in items]) for items in of.doomed]
        return f"{sides[0]} {SEPARATOR} {sides[1]}".strip()

    def read(self, of: Any, words: list[str]) -> None:
        if words.count(SEPARATOR) != 1:
            raise bad_item(self.name, words)
        at = words.index(SEPARATOR)
        of.doomed = [read_fallen(self.name, words[:at]), read_fallen(self.name, words[at + 1 :])]


class Wounded(Value):
    """By side: the kind of unit that has wounds."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([write_item(item) for item in of.wounded])

    def read(self, of: Any, words: list[str]) -> None:
        if len(words) != 2:
            raise bad_item(self.name, words)
        of.wounded = read_fallen(self.name, words)


def read_fallen(name: str, words: list[str]) -> list[int]:
    found = [read_item(word) for word in unrolled(name, words)]
    if any(item < 0 for item in found):
        raise bad_item(name, words)
    return found


BATTLE: Final[list[Item]] = [
    Number("round", most=MOST),
    Number("bloodless", most=MOST),
    Numbers("shields", most=MOST, is_fixed=True),
    Numbers("swords", most=MOST, is_fixed=True),
    Numbers("rival", most=MOST, is_fixed=True),
    Numbers("saved", most=MOST, is_fixed=True),
    Numbers("has_charged", most=1, is_fixed=True),
    Choice("choice", UNDECIDED, 1 << 16, is_fixed=True),
    Numbers("hits", most=MOST, is_fixed=True),
    Doomed("doomed"),
    Wounded("wounded"),
    Numbers("wounds", most=MOST, is_fixed=True),
    Number("of_charge", most=1),
    Numbers("killed", most=MOST, is_fixed=True),
    Number("fleeing", -1, 1),
    Number("is_breached", most=1),
    Number("is_defended", most=1),
]
