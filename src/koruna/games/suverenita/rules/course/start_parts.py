"""The start parts (5.1, 5.5, 5.6): dock and ship, light infantry, herds and grain on one's own villages.

They are placed in this order, one decision after another; parts without a choice are placed automatically.
`state.parts` counts the parts that a seat has placed.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.holding import forget_goods, put, touch_all
from koruna.games.suverenita.rules.numbers import (
    ACCEPT,
    COUNT_BIT,
    DOCK,
    LIGHT,
    NOBODY,
    OPEN,
    PIGS,
    PUT,
    PUT_DOCK,
    PUT_GRAIN,
    PUT_HERD,
    SHEEP,
    STANDARD,
    TRANSPORT,
    VILLAGE,
    field_of,
    herd,
    item,
    kind_of,
    move,
    moved_count,
    rest_of,
    stack,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita

BY_HAND: Final = 1 << 8  # flag in `parts`: the seat has made a decision itself


def villages(state: Suverenita, seat: int) -> list[int]:
    return [field for field in range(len(state.lord)) if state.lord[field] == seat]


def is_coastal(state: Suverenita, seat: int) -> bool:
    return len(coasts(state, villages(state, seat))) > 0


def coasts(state: Suverenita, fields: list[int]) -> list[int]:
    return [field for field in fields if state.setup.world.is_coast[field]]


def options(state: Suverenita, seat: int) -> list[int]:
    """The moves of the next decision; empty when everything is placed."""
    values = state.setup.values
    own = villages(state, seat)
    docks = coasts(state, own)
    at = state.parts[seat] & ~BY_HAND
    if docks:
        if at == 0:
            return [move(PUT_DOCK, field) for field in docks]
        at -= 1
    if at < len(own):
        return men(state, own, at, values.start_light if docks else values.inland_light)
    at -= len(own)
    if not state.setup.has_farms:
        return []
    if at < values.start_sheep + values.start_pigs:
        which = SHEEP if at < values.start_sheep else PIGS
        return [move(PUT_HERD, field, rest=which) for field in own if len(state.herds[field]) < values.most_herds]
    at -= values.start_sheep + values.start_pigs
    return sacks(state, own, at) if at < len(own) else []


def can_finish(state: Suverenita, seat: int) -> bool:
    """Whether all parts that are left can be placed: those that are there already are those that `parts` counts."""
    tried = state.copy()
    while found := options(tried, seat):
        place(tried, seat, found[0])
    own = len(villages(tried, seat))
    farms = tried.setup.values.start_sheep + tried.setup.values.start_pigs + own if tried.setup.has_farms else 0
    return tried.parts[seat] & ~BY_HAND == int(is_coastal(tried, seat)) + own + farms


def men(state: Suverenita, own: list[int], at: int, total: int) -> list[int]:
    """How many light infantry a village may get; the last village gets all that are left."""
    left = total
    for field in own[:at]:
        for units in state.armies[field]:
            if units & 7 == LIGHT:
                left -= units >> COUNT_BIT
    least = left if at + 1 == len(own) else 0
    return [move(PUT, own[at], item=item(LIGHT), count=count) for count in range(least, left + 1)]


def sacks(state: Suverenita, own: list[int], at: int) -> list[int]:
    """How much grain a village may get, so that the remaining villages can store the rest."""
    room = state.setup.values.store_grain[VILLAGE]
    left = min(state.setup.values.start_grain, room * len(own))
    for field in own[:at]:
        left -= state.grain[field]
    least = max(0, left - room * (len(own) - at - 1))
    return [move(PUT_GRAIN, own[at], count=count) for count in range(least, min(room, left) + 1)]


class StartParts(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        found = options(state, seat)
        if found and not state.parts[seat] & BY_HAND:
            return [ACCEPT, *found]
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == ACCEPT:
            while options(state, seat):
                place(state, seat, proposal(state, seat))
            return True
        return place_by_hand(state, seat, move)

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        asked = kind_of(move)
        if asked not in (PUT, PUT_DOCK, PUT_HERD, PUT_GRAIN):
            return Reason("parts-now")
        if asked != kind_of(options(state, seat)[0]):
            return Reason("parts-order")
        if state.lord[field_of(move)] != seat:
            return Reason("parts-own")
        if asked == PUT_DOCK:
            return Reason("dock-coast")
        return Reason("parts-room" if asked in (PUT_HERD, PUT_GRAIN) else "parts-one-by-one")

    def finish(self, state: Suverenita) -> None:
        """Reveal the start parts when all have placed theirs."""
        state.shown = None
        touch_all(state)
        state.tell("start", NOBODY, {"year": 1})  # an event with a fact, so that the revelation cannot be undone alone


def place_by_hand(state: Suverenita, seat: int, move: int) -> bool:
    """Place one part, and then all without a choice; return whether everything is placed."""
    place(state, seat, move)
    state.parts[seat] |= BY_HAND
    return place_forced(state, seat)


def place_forced(state: Suverenita, seat: int) -> bool:
    """Place all parts without a choice; return whether everything is placed."""
    found = options(state, seat)
    while len(found) == 1:
        place(state, seat, found[0])
        found = options(state, seat)
    return not found


def place(state: Suverenita, seat: int, move: int) -> None:
    kind = kind_of(move)
    field = int(field_of(move))
    count = moved_count(move)
    if kind == PUT_DOCK:
        state.dockyard[field] = 1
        ships = state.setup.values.start_transports
        if ships:
            put(state, field, stack(TRANSPORT, STANDARD, DOCK, seat, 1), ships)
    elif kind == PUT_HERD:
        state.herds[field] = sorted([*state.herds[field], herd(rest_of(move), seat)])
        forget_goods(state, field)
    elif kind == PUT_GRAIN:
        state.grain[field] = int(count)
    elif count:
        put(state, field, stack(LIGHT, STANDARD, OPEN, seat, 1), count)
    state.parts[seat] += 1


def proposal(state: Suverenita, seat: int) -> int:
    """A sensible start: the dock next to most sea, men and grain spread evenly, herds off the best soil."""
    found = options(state, seat)
    kind = kind_of(found[0])
    world = state.setup.world
    growth = state.setup.values.growth
    if kind == PUT_DOCK:
        return max(found, key=lambda move: (len(world.seas[field_of(move)]), -field_of(move)))
    if kind == PUT_HERD:
        return min(found, key=lambda move: (growth[world.colours[field_of(move)]], field_of(move)))
    own = villages(state, seat)
    after = len(own) - own.index(int(field_of(found[0])))
    total = int(moved_count(found[-1]))
    even = -(-total // after)
    return min(found, key=lambda move: abs(int(moved_count(move)) - even))
