"""Larders (15.6): who eats from the same stores in winter, and what is left in them.

A larder is one connected part of a player's network with a free settlement; or a single encircled settlement; or a
single unconnected (also locked) field. In the first game (18) gold is the food, and one larder covers everything that
it can reach.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import is_encircled, is_free
from koruna.games.suverenita.rules.numbers import (
    CAVALRY,
    COUNT_BIT,
    HERD_FED,
    HERD_INSIDE,
    HERD_KILLED,
    KEY,
    MERCENARY,
    herd_kind,
    herd_owner,
    owner_of,
    type_of,
)
from koruna.games.suverenita.rules.state import Suverenita

KINDS: Final = 4
SETTLEMENT: Final = -1  # in place of the key of a unit

# Entries of `hungry`: the field of a settlement; or the field of units and, above it, their key and number.
HUNGRY_FIELD: Final = 255
HUNGRY_KEY_BIT: Final = 8
HUNGRY_COUNT_BIT: Final = HUNGRY_KEY_BIT + COUNT_BIT
# Entries of `meat`: the seat, a field of the larder, and how much is left.
MEAT_FIELD_BIT: Final = 4
MEAT_COUNT_BIT: Final = 12
# `dues` of a seat: the food to use up first, from 1; a flag once it is served, and one once the losses are settled.
FIRST: Final = 15
SERVED: Final = 16
SETTLED: Final = 32


class Mouth:
    """A unit or a settlement to be fed."""

    field: int
    key: int  # of a unit's stack, or SETTLEMENT
    level: int  # of a settlement: up to which it is fed
    food: int
    grain: int  # in addition, for horses

    def __init__(self, field: int, key: int, level: int, food: int, grain: int) -> None:
        self.field = field
        self.key = key
        self.level = level
        self.food = food
        self.grain = grain


class Larder:
    fields: list[int]
    is_connected: bool  # meat counts in full
    sells: bool  # it has a free settlement, so unused meat brings gold
    grain: int  # gold in the first game
    fish: int
    meat: int  # of herds the player has slaughtered
    herds: list[int]  # by kind: those still undecided
    mouths: list[Mouth]
    wants_inside: bool  # on an encircled field: whether it has the herds inside, or those outside

    def __init__(self, is_connected: bool, wants_inside: bool) -> None:
        self.fields = []
        self.is_connected = is_connected
        self.sells = False
        self.grain = 0
        self.fish = 0
        self.meat = 0
        self.herds = [0] * KINDS
        self.mouths = []
        self.wants_inside = wants_inside

    def is_empty(self) -> bool:
        if self.mouths or self.meat:
            return False
        return all(herds == 0 for herds in self.herds)


def larders_of(state: Suverenita, seat: int, seen: list[list[int]] | None = None) -> list[Larder]:
    """All larders of a player that feed anybody or hold meat; `seen` are the armies visible while orders are hidden."""
    armies = state.armies if seen is None else seen
    if not state.setup.has_farms:
        return treasuries_of(state, seat, armies)
    parts = network(state, seat)
    found: list[Larder] = []
    by_part: dict[int, Larder] = {}
    for field in range(len(parts)):
        part = parts[field]
        if part > 0:
            larder = by_part.get(part)
            if larder is None:
                larder = Larder(True, False)
                by_part[part] = larder
                found.append(larder)
            add_field(state, seat, larder, field, armies)
        elif state.lord[field] == seat or has_own(state, seat, field, armies):
            is_cut = state.lord[field] == seat and is_encircled(state, field)
            larder = Larder(False, is_cut)
            add_field(state, seat, larder, field, armies)
            found.append(larder)
            if is_cut:
                outside = Larder(False, False)
                outside.fields.append(field)
                add_herds(state, seat, outside, field, False)
                found.append(outside)
    return [larder for larder in found if not larder.is_empty()]


def has_own(state: Suverenita, seat: i64, field: i64, armies: list[list[int]]) -> bool:
    """Whether a player has units or herds on a field."""
    for stack in armies[field]:
        units: i64 = stack
        if units >> 9 & 15 == seat:
            return True
    for animals in state.herds[field]:
        herd: i64 = animals
        if herd >> 2 & 15 == seat:
            return True
    return False


def add_field(state: Suverenita, seat: i64, larder: Larder, field: int, armies: list[list[int]]) -> None:
    values = state.setup.values
    larder.fields.append(field)
    if state.lord[field] == seat:
        larder.grain += state.grain[field]
        larder.fish += state.fish[field]
        if is_free(state, field, seat):
            larder.sells = True
        add_settlement(state, larder, field, 1)
    for stack in armies[field]:
        if owner_of(stack) == seat and type_of(stack) < MERCENARY:
            extra = values.cavalry_grain if type_of(stack) == CAVALRY else 0
            add_units(state, larder, field, stack, state.setup.meal_of_unit, extra)
    add_herds(state, seat, larder, field, larder.wants_inside)


def add_settlement(state: Suverenita, larder: Larder, field: int, factor: int) -> None:
    level = state.settlement[field] - state.hungry.count(field)
    if level > 0:
        food = state.setup.meal_of_settlement[level] * factor
        larder.mouths.append(Mouth(field, SETTLEMENT, level, food, 0))


def add_units(state: Suverenita, larder: Larder, field: int, stack: i64, food: int, grain: int) -> None:
    key = int(stack & KEY)
    count = int(stack >> COUNT_BIT) - starving(state, field, key)
    for _ in range(count):
        larder.mouths.append(Mouth(field, key, 0, food, grain))


def starving(state: Suverenita, field: int, key: int) -> int:
    """How many units of a stack are already chosen to go hungry."""
    found = 0
    for entry in state.hungry:
        if entry & (1 << HUNGRY_COUNT_BIT) - 1 == field | key << HUNGRY_KEY_BIT and entry > HUNGRY_FIELD:
            found += entry >> HUNGRY_COUNT_BIT
    return found


def add_herds(state: Suverenita, seat: i64, larder: Larder, field: int, inside: bool) -> None:
    """Herds inside an encircled settlement eat there; those outside are a separate larder."""
    is_cut = state.lord[field] == seat and is_encircled(state, field)
    for animals in state.herds[field]:
        if herd_owner(animals) != seat or (is_cut and (animals & HERD_INSIDE != 0) != inside):
            continue
        if animals & HERD_KILLED:
            larder.meat += meat_of(state, larder, int(herd_kind(animals)))
        elif not animals & HERD_FED:
            larder.herds[herd_kind(animals)] += 1


def meat_of(state: Suverenita, larder: Larder, kind: int) -> int:
    """15.6.2: full meat in a connected larder, else reduced."""
    values = state.setup.values
    return values.meat_full[kind] if larder.is_connected else values.meat_reduced[kind]


# --- the first game ----------------------------------------------------------------------


def treasuries_of(state: Suverenita, seat: int, armies: list[list[int]]) -> list[Larder]:
    """18: gold feeds what is connected and, at double cost, encircled settlements; the rest is lost."""
    parts = network(state, seat)
    treasury = Larder(True, False)
    treasury.grain = state.gold[seat]
    found = [treasury]
    for field in range(len(parts)):
        if state.lord[field] != seat and not has_own(state, seat, field, armies):
            continue
        larder = treasury
        factor = 1
        if parts[field] <= 0:
            if state.lord[field] == seat:
                factor = state.setup.values.quick_upkeep_encircled
            else:
                larder = Larder(False, False)
        larder.fields.append(field)
        if state.lord[field] == seat:
            add_settlement(state, larder, field, factor)
        for stack in armies[field]:
            if owner_of(stack) == seat and type_of(stack) < MERCENARY:
                add_units(state, larder, field, stack, state.setup.meal_of_unit * factor, 0)
        if larder is not treasury:
            found.append(larder)
    return [larder for larder in found if not larder.is_empty()]
