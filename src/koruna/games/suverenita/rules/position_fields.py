"""The items of a field: what is on it, and what happened there this round.

settlement city:0, dockyard harbour, fort 1, site village:1:40, crop 2:0, herds 0:sheep*2 1:cows, grain 3, fish 1
units 0:LI*2 1:CA*1             see position_pieces.py; while orders or start parts are hidden, others' as they were
control 1                       only where the pieces do not tell: among partners whoever came first
was_free 0, was_whose 0 1       when the round began, where that is different from now
bought 1, upgraded 1, refitted 1, assaulted 0:2, plundered 1
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.position_items import (
    Parts,
    Value,
    Viewer,
    bad_item,
    read_items,
    read_number,
    repeated,
    unrolled,
)
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_encircled, who_controls
from koruna.games.suverenita.rules.course.calendar import whose
from koruna.games.suverenita.rules.numbers import BUILDINGS, CITY, NOBODY, VILLAGE, owner_of
from koruna.games.suverenita.rules.position_pieces import (
    key_of,
    read_field,
    read_herd,
    read_name,
    read_seat,
    read_stacks,
    write_herd,
    write_stacks,
)
from koruna.games.suverenita.rules.state import Suverenita

DOCKYARDS: Final = ["", "dock", "harbour"]
GIVEN: Final = 1 << 20  # while a position is read: what was so when the round began is in the text
MOST: Final = 999


class FieldPart:
    """One field of a state."""

    state: Suverenita
    field: int

    def __init__(self, state: Suverenita, field: int) -> None:
        self.state = state
        self.field = field

    def is_sealed(self, viewer: Viewer) -> bool:
        """Whether a viewer does not see which start parts are here."""
        return self.state.kind() == steps.PARTS and viewer.is_stranger_to(self.state.lord[self.field])


class Fields(Parts):
    """All fields with something on them; a game begins with an empty map."""

    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        found: list[str] = []
        for field, id in enumerate(of.setup.world.ids):
            part = FieldPart(of, field)
            inner: list[str] = []
            for item in FIELD:
                text = item.write(part, viewer)
                if text:
                    inner.append(f"{item.name} {text}")
            if inner:
                found.append(f"{self.name} {id} {', '.join(inner)}")
        return found

    def read(self, of: Any, words: list[str]) -> None:
        if not words:
            raise bad_item(self.name, words)
        part = FieldPart(of, read_field(self.name, of, words[0]))
        read_items(self.items, part, " ".join(words[1:]).split(", "))


class FieldNumber(Value):
    """A number by field."""

    most: int

    def __init__(self, name: str, most: int = MOST) -> None:
        super().__init__(name)
        self.most = most

    def write(self, of: Any, viewer: Viewer) -> str:
        value = getattr(of.state, self.name)[of.field]
        return str(value) if value and not (self.name == "grain" and of.is_sealed(viewer)) else ""

    def read(self, of: Any, words: list[str]) -> None:
        if len(words) != 1:
            raise bad_item(self.name, words)
        getattr(of.state, self.name)[of.field] = read_number(self.name, words[0], 0, self.most)


class Settlement(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        settlement = of.state.settlement[of.field]
        return f"{BUILDINGS[settlement]}:{of.state.lord[of.field]}" if settlement else ""

    def read(self, of: Any, words: list[str]) -> None:
        building, _, lord = " ".join(words).partition(":")
        of.state.settlement[of.field] = read_name(self.name, BUILDINGS[: CITY + 1], building)
        of.state.lord[of.field] = read_seat(self.name, of.state, lord)


class Dockyard(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        return "" if of.is_sealed(viewer) else DOCKYARDS[of.state.dockyard[of.field]]

    def read(self, of: Any, words: list[str]) -> None:
        of.state.dockyard[of.field] = read_name(self.name, DOCKYARDS, " ".join(words))


class Site(Value):
    """What is being built, by whom, and how many per cent are done."""

    def write(self, of: Any, viewer: Viewer) -> str:
        state, field = of.state, of.field
        if not state.site[field]:
            return ""
        return f"{BUILDINGS[state.site[field]]}:{state.site_owner[field]}:{state.site_done[field]}"

    def read(self, of: Any, words: list[str]) -> None:
        parts = " ".join(words).split(":")
        if len(parts) != 3:
            raise bad_item(self.name, words)
        of.state.site[of.field] = read_name(self.name, BUILDINGS, parts[0])
        of.state.site_owner[of.field] = read_seat(self.name, of.state, parts[1])
        of.state.site_done[of.field] = read_number(self.name, parts[2], 0, 99)


class Crop(Value):
    """Tokens of sown grain, and whose they are."""

    def write(self, of: Any, viewer: Viewer) -> str:
        crop = of.state.crop[of.field]
        return f"{crop}:{of.state.crop_owner[of.field]}" if crop else ""

    def read(self, of: Any, words: list[str]) -> None:
        crop, _, owner = " ".join(words).partition(":")
        of.state.crop[of.field] = read_number(self.name, crop, 1, MOST)
        of.state.crop_owner[of.field] = read_seat(self.name, of.state, owner)


class Herds(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        if of.is_sealed(viewer):
            return ""
        return repeated([write_herd(animals) for animals in of.state.herds[of.field]])

    def read(self, of: Any, words: list[str]) -> None:
        herds = [read_herd(self.name, of.state, word) for word in unrolled(self.name, words)]
        of.state.herds[of.field] = sorted(herds)


class Units(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        return write_stacks(of.state, seen_stacks(of.state, of.field, viewer))

    def read(self, of: Any, words: list[str]) -> None:
        of.state.armies[of.field] = read_stacks(self.name, of.state, words)


def seen_stacks(state: Suverenita, field: int, viewer: Viewer) -> list[int]:
    """The viewer's own as they are, others' as they are shown."""
    stacks = state.armies[field]
    if state.shown is None or viewer.knows_all():
        return stacks
    own = [units for units in stacks if owner_of(units) == viewer.seat]
    return sorted(own + [units for units in state.shown[field] if owner_of(units) != viewer.seat], key=key_of)


class Control(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        state, field = of.state, of.field
        control = state.control[field]
        expected = who_controls(state, field, state.present[field], NOBODY)
        return "" if control == expected else str(control)

    def read(self, of: Any, words: list[str]) -> None:
        of.state.control[of.field] = read_seat(self.name, of.state, " ".join(words))


class WasFree(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        value = of.state.was_free[of.field]
        return "" if value == is_free_now(of.state, of.field) else str(value)

    def read(self, of: Any, words: list[str]) -> None:
        of.state.was_free[of.field] = read_number(self.name, " ".join(words), 0, 1) | GIVEN


class WasWhose(Value):
    """The seats, or `-` for nobody."""

    def write(self, of: Any, viewer: Viewer) -> str:
        value = of.state.was_whose[of.field]
        if value == whose_now(of.state, of.field):
            return ""
        return " ".join([str(seat) for seat in range(of.state.setup.seats) if value >> seat & 1]) or "-"

    def read(self, of: Any, words: list[str]) -> None:
        value = GIVEN
        for word in words if words != ["-"] else []:
            value |= 1 << read_seat(self.name, of.state, word)
        of.state.was_whose[of.field] = value


def is_free_now(state: Suverenita, field: int) -> int:
    return 1 if state.round and state.lord[field] >= 0 and not is_encircled(state, field) else 0


def whose_now(state: Suverenita, field: int) -> int:
    return whose(state, field) if state.round else 0


def remember_the_beginning(state: Suverenita) -> None:
    """How the round began: as the text says, or as it is now."""
    for field in range(len(state.armies)):
        free, owners = state.was_free[field], state.was_whose[field]
        state.was_free[field] = free - GIVEN if free & GIVEN else is_free_now(state, field)
        state.was_whose[field] = owners - GIVEN if owners & GIVEN else whose_now(state, field)


class Assaulted(Value):
    """Rounds of assaults, `seat:count`."""

    def write(self, of: Any, viewer: Viewer) -> str:
        packed = of.state.assaulted[of.field]
        rounds = [packed >> 4 * seat & 15 for seat in range(of.state.setup.seats)]
        return " ".join([f"{seat}:{count}" for seat, count in enumerate(rounds) if count])

    def read(self, of: Any, words: list[str]) -> None:
        packed = 0
        for word in words:
            seat, _, count = word.partition(":")
            packed |= read_number(self.name, count, 0, 15) << 4 * read_seat(self.name, of.state, seat)
        of.state.assaulted[of.field] = packed


FIELD: Final[list[Value]] = [
    Settlement("settlement"),
    Dockyard("dockyard"),
    FieldNumber("fort"),
    Site("site"),
    Crop("crop"),
    Herds("herds"),
    FieldNumber("grain"),
    FieldNumber("fish"),
    FieldNumber("plundered", most=1),
    Units("units"),
    Control("control"),
    WasFree("was_free"),
    WasWhose("was_whose"),
    FieldNumber("bought"),
    FieldNumber("upgraded"),
    FieldNumber("refitted"),
    Assaulted("assaulted"),
]

assert BUILDINGS[VILLAGE] == "village"
