"""Moves as text: a word, then the parts that its kind of move needs.

    mv i00>i01 LI*2            light infantry marches; `LI.veteran*2` of a level, `LI@site*1` from its site
    sail o00>x00 TR*1 +LI*2 +HI    a transport with its load
    herd m00>m03 sheep         a herd is driven
    up m00 LI*1 HI             light infantry becomes heavy
    offer P2 pay tribute 2 gold    a treaty
    roll 3-2                   chance: the swords of both sides

SHAPES lists the word of every kind of move and the parts that follow it. Parts that have no bits of their own in a move
are packed into its `rest` in the order of the shape.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import NotAMove
from koruna.games.suverenita.rules import numbers
from koruna.games.suverenita.rules.numbers import (
    BUILDINGS,
    GOALS,
    GOODS,
    HERDS,
    LEVELS,
    MEAT,
    NOWHERE,
    PLACES,
    STANDARD,
    TREATIES,
    TYPES,
    field_of,
    item,
    kind_of,
    move,
    moved_count,
    moved_item,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.state import Suverenita

# The word of each kind of move and the parts that follow it.
SHAPES: Final[dict[int, str]] = {
    numbers.DONE: "done",
    numbers.ACCEPT: "auto",
    numbers.SETTLE: "village a",
    numbers.RELOCATE: "relocate a>b",
    numbers.PUT: "put a item",
    numbers.PUT_DOCK: "dock a",
    numbers.PUT_HERD: "pen a herd",
    numbers.PUT_GRAIN: "store a count",
    numbers.MARCH: "mv a>b item",
    numbers.SAIL: "sail a>b item load",
    numbers.EMBARK: "board a>b item",
    numbers.LAND: "land a>b item",
    numbers.HERD: "herd a>b herd",
    numbers.CARRY_GRAIN: "grain a>b count",
    numbers.CARRY_FISH: "fish a>b count",
    numbers.LOSE: "lose a item",
    numbers.WITHDRAW: "wd a item",
    numbers.PULL_HERD: "pull a herd",
    numbers.SALLY: "sally a item",
    numbers.LEAVE_SITE: "leave a item",
    numbers.FIGHT: "fight a player",
    numbers.CHARGE: "charge",
    numbers.CONVERT: "conv shields saved",
    numbers.HIT: "hit item",
    numbers.FLEE: "flee a>b item",
    numbers.ASSAULT: "assault a",
    numbers.DESTROY: "raze a",
    numbers.KEEP: "keep a",
    numbers.PLUNDER: "loot a",
    numbers.TAKE: "take a good",
    numbers.BURN: "burn a good",
    numbers.RAISE: "raise a item",
    numbers.BUY: "buy a item",
    numbers.RECRUIT_UNIT: "rec a",
    numbers.UPGRADE: "up a item type",
    numbers.DOWNGRADE: "down a item",
    numbers.TRAIN: "train a item",
    numbers.BUILD: "build a building item",
    numbers.JOIN: "join a item",
    numbers.GIVE_UP: "drop a",
    numbers.CLEAN: "clean a",
    numbers.SELL: "sell a good count",
    numbers.PURCHASE: "purchase a good count",
    numbers.SLAUGHTER: "kill a herd",
    numbers.OFFER: "offer player side treaty number coin",
    numbers.YES: "yes",
    numbers.NO: "no",
    numbers.REVOLT: "revolt player",
    numbers.RELEASE: "release player",
    numbers.CORSAIRS: "corsair a item",
    numbers.NEWBORN: "young a herd",
    numbers.SOW: "sow a",
    numbers.REAP: "reap a>b count",
    numbers.FEED: "feed good",
    numbers.STARVE: "starve a item",
    numbers.SURRENDER: "spare a",
    numbers.ANNOUNCE: "announce goal",
    numbers.HOUSE: "house a>b herd",
    numbers.FIRST_IS: "first player",
    numbers.RIVAL_IS: "rival player",
    numbers.ROLL: "roll swords",
    numbers.YOUNG_IS: "born shields",
}
SIDES: Final = ["pay", "receive"]  # a treaty is offered by its inferior or by its superior
COINS: Final = ["gold", *GOODS[:MEAT]]  # what it is paid with
# Parts that are names from a list, and how many bits of the rest they take.
NAMED: Final[dict[str, tuple[list[str], int]]] = {
    "herd": (HERDS, 2),
    "type": (TYPES, 3),
    "building": (BUILDINGS, 3),
    "good": ([*GOODS, "crop"], 3),
    "treaty": (TREATIES, 3),
    "side": (SIDES, 1),
    "goal": (GOALS, 2),
    "coin": (COINS, 3),
}
NUMBER_BITS: Final = 8  # of a number in the rest
PLAYER_BITS: Final = 4
LOAD_BITS: Final = 6  # of one unit of a load: type and level, and 63 for none
NO_LOAD: Final = 63
LOADED: Final = 3

KINDS: Final = {shape.split()[0]: kind for kind, shape in SHAPES.items()}


def write(state: Suverenita, move: int) -> str:
    kind = kind_of(move)
    world = state.setup.world
    rest = int(rest_of(move))
    words: list[str] = []
    for part in SHAPES[int(kind)].split():
        if not words:
            words.append(part)
        elif part == "a":
            words.append(world.ids[field_of(move)])
        elif part == "a>b":
            words.append(f"{world.ids[field_of(move)]}>{world.ids[target_of(move)]}")
        elif part == "item":
            words.append(f"{write_item(int(moved_item(move)))}*{int(moved_count(move))}")
        elif part == "count":
            words.append(f"*{int(moved_count(move))}")
        elif part == "player":
            words.append(f"P{(rest & 15) + 1}")
            rest >>= PLAYER_BITS
        elif part in NAMED:
            names, bits = NAMED[part]
            words.append(names[rest & (1 << bits) - 1])
            rest >>= bits
        elif part == "swords":
            words.append(f"{rest & 255}-{rest >> NUMBER_BITS}")
        elif part == "load":
            words += write_load(rest)
        else:
            words.append(str(rest & 255))
            rest >>= NUMBER_BITS
    return " ".join(words)


def write_item(item: int) -> str:
    text = TYPES[item & 7]
    level = item >> 3 & 7
    place = item >> 6 & 7
    if level != STANDARD:
        text += f".{LEVELS[level]}"
    return text + (f"@{PLACES[place]}" if place else "")


def write_load(rest: int) -> list[str]:
    """Each unit of a load as a word; units are sorted in the rest, so that a load has only one text."""
    units = [rest >> LOAD_BITS * i & 63 for i in range(LOADED)]
    return [f"+{write_item(unit)}" for unit in units if unit != NO_LOAD]


def pack_load(units: list[int]) -> int:
    """A load of up to three units, each with type and level, packed for the rest of a move."""
    rest = 0
    ordered = sorted(units) + [NO_LOAD] * (LOADED - len(units))
    for i, unit in enumerate(ordered):
        rest |= unit << LOAD_BITS * i
    return rest


def unpack_load(rest: int) -> list[int]:
    units = [rest >> LOAD_BITS * i & 63 for i in range(LOADED)]
    return [unit for unit in units if unit != NO_LOAD]


def read(state: Suverenita, text: str) -> int:
    """The move of a text; only the exact text that `write` gives is accepted."""
    found = parse(state, text)
    if found < 0 or write(state, found) != text:
        raise NotAMove(text, "suverenita")
    return found


def parse(state: Suverenita, text: str) -> int:
    """The move that a text stands for, or -1; it may also accept variants of the proper text."""
    words = text.split(" ")
    kind = KINDS.get(words[0], -1)
    if kind < 0:
        return -1
    a = b = what = count = rest = 0
    shift = 0
    at = 1
    for part in SHAPES[kind].split()[1:]:
        if part == "load":
            units = [read_item(word[1:]) if word.startswith("+") else -1 for word in words[at:]]
            if len(units) > LOADED or any(not 0 <= unit < NO_LOAD for unit in units):
                return -1
            rest = pack_load(units)
            at = len(words)
            continue
        if at >= len(words):
            return -1
        word = words[at]
        at += 1
        if part in ("a", "a>b"):
            ends = word.split(">")
            fields = [field_number(state, end) for end in ends]
            if len(fields) != (2 if part == "a>b" else 1) or NOWHERE in fields:
                return -1
            a = fields[0]
            b = fields[-1] if part == "a>b" else 0
        elif part in ("item", "count"):
            name, star, digits = word.partition("*")
            count = whole(digits, 63)
            what = read_item(name) if part == "item" else 0
            if not star or count < 0 or what < 0 or (part == "count" and name):
                return -1
        elif part == "player":
            number = whole(word[1:], state.setup.seats)
            if not word.startswith("P") or number < 1:
                return -1
            rest |= number - 1 << shift
            shift += PLAYER_BITS
        elif part == "swords":
            left, _, right = word.partition("-")
            if whole(left, 255) < 0 or whole(right, 255) < 0:
                return -1
            rest = whole(left, 255) | whole(right, 255) << NUMBER_BITS
        elif part in NAMED:
            names, bits = NAMED[part]
            if word not in names or not word:
                return -1
            rest |= names.index(word) << shift
            shift += bits
        else:
            number = whole(word, 255)
            if number < 0:
                return -1
            rest |= number << shift
            shift += NUMBER_BITS
    return move(kind, a, b, what, count, rest) if at == len(words) else -1


def field_number(state: Suverenita, id: str) -> int:
    ids = state.setup.world.ids
    return ids.index(id) if id in ids else NOWHERE


def whole(digits: str, most: int) -> int:
    """A whole number in plain digits, or -1."""
    if not digits or len(digits) > 3 or any(digit not in "0123456789" for digit in digits):
        return -1
    number = int(digits)
    return number if number <= most else -1


def read_item(text: str) -> int:
    name, at, place = text.partition("@")
    type, dot, level = name.partition(".")
    if type not in TYPES or (dot and level not in LEVELS) or (at and place not in PLACES):
        return -1
    return int(item(TYPES.index(type), LEVELS.index(level) if dot else STANDARD, PLACES.index(place) if at else 0))
