"""The order of the year (6.1 to 6.4): the parts of a round, and who acts first."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_encircled
from koruna.games.suverenita.rules.course import opening
from koruna.games.suverenita.rules.farm import farming, feeding, fishing
from koruna.games.suverenita.rules.fight import falling
from koruna.games.suverenita.rules.march import attrition, leaving, moving
from koruna.games.suverenita.rules.numbers import AUTUMN, FROM_NOWHERE, KEY, ONLY_THIS_ROUND, SPRING, SUMMER, WINTER
from koruna.games.suverenita.rules.pacts import diplomacy, rising
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import building, trading

# The parts of a round in order, and the subphase of the sheet that each belongs to.
UNITS: Final = 0
RIDES: Final = 1
HERDS: Final = 2
RETREATS: Final = 3
ATTRITION: Final = 4
BATTLES: Final = 5
SIEGES: Final = 6
PLUNDER: Final = 7
EXPERIENCE: Final = 8
TREATIES: Final = 9
TRADE: Final = 10
WAGES: Final = 11
FISHING: Final = 12
SPECIAL: Final = 13
END: Final = 14
SUBPHASE: Final = [1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 8, 8, 9, 10, 10]


def prelude(state: Suverenita) -> None:
    """5: the first player, rivals, villages, start parts; then the first round."""
    state.push(steps.PHASE, 0, UNITS)
    opening.begin(state)


class Calendar(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        begin_phase(state, number)


def begin_phase(state: Suverenita, phase: int) -> None:
    """Begin a part of the round; the next part is pushed below it."""
    if phase == UNITS:
        begin_round(state)
    leaving.look_for_the_fallen(state)
    if state.victory:
        return
    state.subphase = SUBPHASE[phase]
    state.push(steps.PHASE, 0, phase + 1 if phase < END else UNITS)
    if phase == UNITS:
        moving.begin(state)
    elif phase == RIDES:
        moving.rest_horses(state)
        in_order(state, steps.RIDE)
    elif phase == HERDS:
        state.sent = []
        if state.setup.has_farms:
            state.begin_shared(steps.HERDS)
    elif phase == RETREATS:
        moving.rest_horses(state)
        in_order(state, steps.RETREAT)
    elif phase == ATTRITION:
        attrition.begin(state)
    elif phase == BATTLES:
        state.push(steps.BATTLES)
        in_order(state, steps.WITHDRAW)
        state.push(steps.AMBUSHES)
    elif phase == SIEGES:
        state.push(steps.SIEGES)
    elif phase == PLUNDER:
        state.push(steps.COME_OUT)
        in_order(state, steps.PLUNDER)
        falling.begin(state)
    elif phase == EXPERIENCE:
        building.grow(state)
        rising.begin(state)
    elif phase == TREATIES:
        diplomacy.begin(state)
    elif phase == TRADE:
        trading.begin(state)
    elif phase == WAGES:
        trading.pay_wages(state)
        in_order(state, steps.CORSAIR)
    elif phase == FISHING:
        if state.setup.has_farms:
            fishing.fish(state)
    elif phase == SPECIAL:
        begin_special(state)
    else:
        state.push(steps.CHECKS)


def begin_special(state: Suverenita) -> None:
    """6.3: the special phase of the season."""
    season = state.season()
    if not state.setup.has_farms:
        feeding.pay_or_tax(state)  # the first game has only taxes and upkeep (18)
    elif season == SPRING:
        farming.begin_spring(state)
    elif season == SUMMER:
        farming.grow(state)
    elif season == AUTUMN:
        farming.begin_autumn(state)
    elif season == WINTER:
        feeding.begin(state)


def in_order(state: Suverenita, kind: int) -> None:
    """Ask everybody one after another, in initiative order."""
    for seat in reversed(state.initiative()):
        state.push(kind, seat)


def begin_round(state: Suverenita) -> None:
    """A new season: the next seat starts, flags of units are cleared, and the initial situation is recorded."""
    if state.round:
        state.first = (state.first + 1) % state.setup.seats
    state.round += 1
    state.fought = []
    state.merits = []
    for field in range(len(state.armies)):
        refresh(state, field)
        lord = state.lord[field]
        state.was_free[field] = 1 if lord >= 0 and not is_encircled(state, field) else 0
        state.was_whose[field] = whose(state, field)
        state.assaulted[field] = 0


def whose(state: Suverenita, field: int) -> int:
    """11.1: the bit set of seats that have a settlement on a field, control it or own it."""
    lord = state.lord[field]
    control = state.control[field]
    found = 1 << lord if lord >= 0 else 0
    if control >= 0:
        return found | 1 << control
    if state.crop_owner[field] >= 0:
        found |= 1 << state.crop_owner[field]
    for herd in state.herds[field]:
        found |= 1 << (herd >> 2 & 15)
    return found


def refresh(state: Suverenita, field: int) -> None:
    """Clear the flags of the last round; units that are equal again are merged."""
    stacks = state.armies[field]
    if not any(units & ONLY_THIS_ROUND or units & FROM_NOWHERE != FROM_NOWHERE for units in stacks):
        return
    counts: dict[int, int] = {}
    for units in stacks:
        key = units & KEY & ~ONLY_THIS_ROUND | FROM_NOWHERE
        counts[key] = counts.get(key, 0) + (units & ~KEY)
    state.armies[field] = [key | counts[key] for key in sorted(counts)]
