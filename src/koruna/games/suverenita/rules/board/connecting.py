"""The network of a seat (7.6): connected fields that it controls or owns, without locked ones."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.holding import is_locked, owns
from koruna.games.suverenita.rules.state import Suverenita


def network(state: Suverenita, seat: i64) -> list[int]:
    """By field: 0 if it is outside; else the number of its part of the network, negative without a free settlement.

    Computed on demand and cached until something changes; the returned list must not be changed.
    """
    known = state.known_networks[seat]
    if known is not None:
        return known
    found = find(state, seat)
    state.known_networks[seat] = found
    return found


def find(state: Suverenita, seat: i64) -> list[int]:
    size = len(state.armies)
    world = state.setup.world
    parts = [0] * size
    mine = [False] * size
    for field in range(size):
        control: i64 = state.control[field]
        if control != seat and (control >= 0 or not owns(state, field, seat)):
            continue
        if not world.is_neutral[field] and not is_locked(state, field):
            mine[field] = True
    number = 0
    for start in range(size):
        if not mine[start]:
            continue
        number += 1
        mine[start] = False
        chain = [start]
        has_free = False
        for field in chain:  # breadth-first: it grows during the loop
            if state.lord[field] == seat:
                has_free = True  # an encircled one is not controlled, so it is not in the chain
            for near in world.borders[field]:
                if mine[near]:
                    mine[near] = False
                    chain.append(near)
        sign = number if has_free else -number
        for field in chain:
            parts[field] = sign
    return parts


def is_connected(state: Suverenita, seat: i64, field: i64) -> bool:
    """Whether a field of the network is connected to a free settlement of the seat."""
    return network(state, seat)[field] > 0


def are_connected(state: Suverenita, seat: i64, one: i64, other: i64) -> bool:
    parts = network(state, seat)
    return parts[one] != 0 and parts[one] == parts[other]


def has_harbour(state: Suverenita, seat: i64, field: i64) -> bool:
    """7.7: whether a field is connected to an own harbour of a free settlement."""
    parts = network(state, seat)
    part = parts[field]
    if part <= 0:
        return False
    for other in range(len(parts)):
        if parts[other] == part and state.dockyard[other] == 2 and state.lord[other] == seat:
            return True
    return False
