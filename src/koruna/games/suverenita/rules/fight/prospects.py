"""Possible fights with their odds: where a player's units are already, and where they could be ordered now.

An order is tried on a copy of what its player sees, assuming that all others stay where they are.
"""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.rules import notation, steps
from koruna.games.suverenita.rules.battle import BATTLE, OTHER, SIEGE, STARTER, Battle
from koruna.games.suverenita.rules.board.forces import force, worth_of
from koruna.games.suverenita.rules.board.holding import is_encircled, is_hostile, touch
from koruna.games.suverenita.rules.fight import besieging
from koruna.games.suverenita.rules.fight.odds import Forecast, clash
from koruna.games.suverenita.rules.march import ambushing, moving
from koruna.games.suverenita.rules.numbers import (
    DONE,
    KEY,
    SAIL,
    kind_of,
    moved_count,
    moved_item,
    owner_of,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.state import Suverenita

MOST_FIELDS: Final = 10  # evaluated before a march, first those that most units can reach
EVEN: Final = 0.5
CERTAIN: Final = 0.995  # a chance of winning above which no more units are needed


class Prospect:
    """A battle, or an assault on a settlement; the attacker is the first side of its forecast."""

    field: int
    is_siege: bool
    attacker: int
    defender: int
    forecast: Forecast

    def __init__(self, battle: Battle, forecast: Forecast) -> None:
        self.field = battle.field
        self.is_siege = battle.kind == SIEGE
        self.attacker = battle.sides[STARTER]
        self.defender = battle.sides[OTHER]
        self.forecast = forecast


class March:
    """The odds of a fight after some orders: the largest one alone, or all that can reach the field."""

    orders: list[int]
    coming: int  # units they bring
    fight: Prospect

    def __init__(self, orders: list[int], fight: Prospect) -> None:
        self.orders = orders
        self.coming = sum([units_of(order) for order in orders])
        self.fight = fight


# --- where units stand -------------------------------------------------------------------


def prospects_at(state: Suverenita, seat: int, field: int) -> list[Prospect]:
    """The fights that a player may begin this round with the units on a field."""
    if not state.present[field] >> seat & 1:
        return []
    found: list[Prospect] = []
    lord = state.lord[field]
    if is_encircled(state, field) and is_hostile(state, seat, lord) and can_still_assault(state, field, seat):
        found.append(prospect_of(state, Battle(SIEGE, field, seat, lord)))
    if state.subphase > 4 or state.setup.world.is_neutral[field]:
        return found
    return found + [  # besiegers of the same settlement may be hostile, too
        prospect_of(state, Battle(BATTLE, field, seat, other))
        for other in range(state.setup.seats)
        if state.present[field] >> other & 1 and is_hostile(state, seat, other)
    ]


def can_still_assault(state: Suverenita, field: int, seat: int) -> bool:
    early = state.round < state.setup.values.first_assault_round
    past = state.subphase > 5 or state.kind() == steps.OVER
    return not early and not past and besieging.assaults_left(state, seat, field) > 0


def prospect_of(state: Suverenita, battle: Battle) -> Prospect:
    """The forecast of a battle, including an ambush that must come first."""
    ambush = ambushing.dice_to_come(state, battle.field, battle.sides[STARTER])
    odds = clash(state, battle, force(state, battle, STARTER), force(state, battle, OTHER), ambush)
    return Prospect(battle, odds)


# --- where they could go -----------------------------------------------------------------


def marches(state: Suverenita, seat: int) -> list[March]:
    """Attacks that a player could order now, by field, the least certain first.

    For each field the largest single order and, if that is not enough, all units that can reach it. While orders are
    hidden, others are taken to be where everybody saw them last.
    """
    kind = state.kind()
    if kind not in (steps.UNITS, steps.ORDERS, steps.RIDE) or seat not in state.waiting():
        return []
    seen = as_seen(state, seat)
    by_field: dict[int, list[int]] = {}
    for order in moving.orders(state, kind, seat):
        if order != DONE and is_against(state, seat, int(target_of(order))):
            by_field.setdefault(int(target_of(order)), []).append(order)
    reached = sorted(by_field, key=lambda field: (-most_units(by_field[field]), field))[:MOST_FIELDS]
    found: list[tuple[float, int, list[March]]] = []
    for field in reached:
        ways = marches_to(seen, kind, seat, field, by_field[field])
        if ways:
            doubt = min([abs(march.fight.forecast.win - EVEN) for march in ways])
            found.append((doubt, field, ways))
    return [march for _, _, ways in sorted(found, key=lambda one: (one[0], one[1])) for march in ways]


def as_seen(state: Suverenita, seat: int) -> Suverenita:
    """A copy without the hidden orders of others."""
    twin = state.copy()
    if state.shown is not None:
        for field in range(len(twin.armies)):
            own = [units for units in state.armies[field] if owner_of(units) == seat]
            others = [units for units in state.shown[field] if owner_of(units) != seat]
            twin.armies[field] = sorted(own + others, key=lambda units: units & KEY)
    return twin


def is_against(state: Suverenita, seat: int, field: int) -> bool:
    """Whether an enemy, or an enemy's settlement, is on a field."""
    foes = state.foes[seat]
    lord = state.lord[field]
    return state.present[field] & foes != 0 or (lord >= 0 and foes >> lord & 1 != 0)


def marches_to(seen: Suverenita, kind: int, seat: int, field: int, orders: list[int]) -> list[March]:
    twin = seen.copy()
    given = [greatest(seen, orders)]
    moving.go(twin, kind, seat, given[0])
    found = marches_with(twin, seat, field, given)
    if all(march.fight.forecast.win >= CERTAIN for march in found):
        return found
    while orders:
        orders = [other for other in moving.orders(twin, kind, seat) if other != DONE and target_of(other) == field]
        if orders:
            given.append(greatest(seen, orders))
            moving.go(twin, kind, seat, given[-1])
    return found + marches_with(twin, seat, field, given) if len(given) > 1 else found


def marches_with(twin: Suverenita, seat: int, field: int, given: list[int]) -> list[March]:
    """The odds of every fight on a field after these orders; hidden orders are revealed before it."""
    shown = twin.shown
    twin.shown = None
    touch(twin, field)
    found = [March(given.copy(), fight) for fight in prospects_at(twin, seat, field)]
    twin.shown = shown
    return found


def greatest(state: Suverenita, orders: list[int]) -> int:
    """The order with the most units; among equals, the one whose units are worth most."""
    best = orders[0]
    for order in orders:
        if rank_of(state, order) > rank_of(state, best):
            best = order
    return best


def rank_of(state: Suverenita, order: int) -> tuple[int, int]:
    worth = worth_of(state, moved_item(order)) * int(moved_count(order))
    return units_of(order), worth + sum([worth_of(state, item) for item in load_of(order)])


def most_units(orders: list[int]) -> int:
    return max([units_of(order) for order in orders])


def units_of(order: int) -> int:
    return int(moved_count(order)) + len(load_of(order))


def load_of(order: int) -> list[int]:
    return notation.unpack_load(int(rest_of(order))) if kind_of(order) == SAIL else []
