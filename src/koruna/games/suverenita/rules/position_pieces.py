"""Fields, units and herds in a position, one word each, with what has happened to them this round.

m00                             a field
0:LI*2                          two light infantry of seat 0
0:HI.veteran@inside*1+fought    a veteran inside the settlement, who has fought
0:LI*1+moved+from=m01           it has come from m01
0:sheep, 0:cows+inside          herds
"""

from __future__ import annotations

from typing import Final

from koruna.engine.position_items import bad_item, read_number
from koruna.games.suverenita.rules import numbers
from koruna.games.suverenita.rules.notation import read_item, write_item
from koruna.games.suverenita.rules.numbers import (
    COUNT_BIT,
    FROM_BIT,
    FROM_MASK,
    FROM_NOWHERE,
    HERDS,
    ITEM,
    KEY,
    NOWHERE,
    from_of,
    herd,
    herd_kind,
    herd_owner,
    owner_of,
)
from koruna.games.suverenita.rules.state import Suverenita

FLAGS: Final = {
    "moved": numbers.MOVED,
    "rode": numbers.RODE,
    "rode-before": numbers.RODE_BEFORE,
    "entered": numbers.ENTERED,
    "boarded": numbers.BOARDED,
    "pulled": numbers.PULLED,
    "fought": numbers.FOUGHT,
    "risen": numbers.RISEN,
    "training": numbers.IN_TRAINING,
    "new": numbers.NEW,
}
HERD_FLAGS: Final = {
    "inside": numbers.HERD_INSIDE,
    "moved": numbers.HERD_MOVED,
    "fed": numbers.HERD_FED,
    "killed": numbers.HERD_KILLED,
}
FROM: Final = "from="
MOST_UNITS: Final = 999


def read_field(name: str, state: Suverenita, word: str) -> int:
    ids = state.setup.world.ids
    if word not in ids:
        raise bad_item(name, [word])
    return ids.index(word)


def read_seat(name: str, state: Suverenita, word: str) -> int:
    return read_number(name, word, 0, state.setup.seats - 1)


def read_name(name: str, names: list[str], word: str) -> int:
    if not word or word not in names:
        raise bad_item(name, [word])
    return names.index(word)


def write_stack(state: Suverenita, units: int) -> str:
    marks = [f"{int(owner_of(units))}:{write_item(units & ITEM)}*{units >> COUNT_BIT}"]
    marks += [flag for flag, mask in FLAGS.items() if units & mask]
    if from_of(units) != NOWHERE:
        marks.append(FROM + state.setup.world.ids[from_of(units)])
    return "+".join(marks)


def read_stack(name: str, state: Suverenita, word: str) -> int:
    seat, _, rest = word.partition(":")
    kind, *marks = rest.split("+")
    type, star, count = kind.partition("*")
    item = read_item(type)
    if item < 0:
        raise bad_item(name, [word])
    units = item | read_seat(name, state, seat) << 9 | FROM_NOWHERE
    for mark in marks:
        if mark in FLAGS:
            units |= FLAGS[mark]
        elif mark.startswith(FROM):
            units = units & ~FROM_MASK | read_field(name, state, mark.removeprefix(FROM)) << FROM_BIT
        else:
            raise bad_item(name, [word])
    return units | (read_number(name, count, 1, MOST_UNITS) if star else 1) << COUNT_BIT


def write_stacks(state: Suverenita, stacks: list[int]) -> str:
    return " ".join([write_stack(state, units) for units in stacks])


def read_stacks(name: str, state: Suverenita, words: list[str]) -> list[int]:
    return sorted([read_stack(name, state, word) for word in words], key=key_of)


def key_of(units: int) -> int:
    return units & KEY


def write_herd(animals: int) -> str:
    marks = [f"{int(herd_owner(animals))}:{HERDS[herd_kind(animals)]}"]
    return "+".join(marks + [flag for flag, mask in HERD_FLAGS.items() if animals & mask])


def read_herd(name: str, state: Suverenita, word: str) -> int:
    seat, _, rest = word.partition(":")
    kind, *marks = rest.split("+")
    animals = herd(read_name(name, HERDS, kind), read_seat(name, state, seat))
    for mark in marks:
        if mark not in HERD_FLAGS:
            raise bad_item(name, [word])
        animals |= HERD_FLAGS[mark]
    return animals
