"""Resamples, in a copy of a game, everything that one seat or a spectator cannot know.

That is little: start parts and hidden orders of others until they are revealed, and in a battle whether the other side
charges or converts.
"""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.chance import below
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course import start_parts
from koruna.games.suverenita.rules.fight import charging, converting
from koruna.games.suverenita.rules.march import moving
from koruna.games.suverenita.rules.numbers import DONE, KEY, owner_of
from koruna.games.suverenita.rules.state import Suverenita

MOST_ORDERS: Final = 6  # sampled for a player


def decide_anew(twin: Suverenita, seat: int, rng: Random) -> None:
    kind = twin.kind()
    if kind == steps.PARTS:
        for other in range(twin.setup.seats):
            if other != seat:
                place_anew(twin, other, rng)
    elif kind == steps.ORDERS:
        for other in range(twin.setup.seats):
            if other != seat and not twin.is_out[other]:
                order_anew(twin, other, rng)
    elif kind == steps.CHARGE:
        charging.choose_anew(twin, seat, rng)
    elif kind == steps.CONVERT:
        converting.choose_anew(twin, seat, rng)


def take_back(twin: Suverenita, seat: int) -> None:
    """Put a seat's units back to where the others last saw them."""
    shown = twin.shown
    assert shown is not None
    for field in range(len(twin.armies)):
        others = [units for units in twin.armies[field] if owner_of(units) != seat]
        own = [units for units in shown[field] if owner_of(units) == seat]
        twin.armies[field] = sorted(others + own, key=lambda units: units & KEY)


def place_anew(twin: Suverenita, seat: int, rng: Random) -> None:
    """Sample start parts: all of them if the seat is done, else as many as it may have placed."""
    take_back(twin, seat)
    for field in start_parts.villages(twin, seat):
        twin.dockyard[field] = 0
        twin.herds[field] = []
        twin.grain[field] = 0
    twin.known_networks[seat] = None
    twin.parts[seat] = 0
    start_parts.place_forced(twin, seat)
    is_done = twin.closed >> seat & 1 == 1
    left = -1 if is_done else below(MOST_ORDERS, rng)
    while left != 0:
        moves = start_parts.options(twin, seat)
        if not moves:
            break
        before = twin.copy() if not is_done else twin
        if start_parts.place_by_hand(twin, seat, moves[below(len(moves), rng)]) and not is_done:
            undo(twin, before, seat)  # the last part would close the seat, which is still open
            break
        left -= 1


def undo(twin: Suverenita, before: Suverenita, seat: int) -> None:
    for field in range(len(twin.armies)):
        twin.armies[field] = before.armies[field]
    for field in start_parts.villages(twin, seat):
        twin.dockyard[field] = before.dockyard[field]
        twin.herds[field] = before.herds[field]
        twin.grain[field] = before.grain[field]
    twin.parts[seat] = before.parts[seat]


def order_anew(twin: Suverenita, seat: int, rng: Random) -> None:
    """Sample hidden orders: some random ones from the visible position."""
    take_back(twin, seat)
    for _ in range(below(MOST_ORDERS, rng)):
        moves = [move for move in moving.orders(twin, steps.ORDERS, seat) if move != DONE]
        if not moves:
            break
        moving.go(twin, steps.ORDERS, seat, moves[below(len(moves), rng)])
