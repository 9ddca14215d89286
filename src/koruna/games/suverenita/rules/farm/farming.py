"""The farming year without winter: young (15.1), growth (15.3), taxes (15.4).

See sowing.py for sowing and harvesting.py for the harvest.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import forget_goods, is_encircled
from koruna.games.suverenita.rules.farm import sowing
from koruna.games.suverenita.rules.numbers import (
    ACCEPT,
    DONE,
    HERD_INSIDE,
    HERDS,
    NEWBORN,
    NOBODY,
    YOUNG_IS,
    field_of,
    herd,
    herd_kind,
    herd_owner,
    kind_of,
    rest_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.pacts import treaties
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import taxing
from koruna.games.suverenita.rules.trade.paying import room_for_herds

# Young to be placed are counted in `dues`, by kind.
DUE_BITS: Final = 8
DUE: Final = 255
KINDS: Final = 4
FACES: Final = 6  # of the brown die


def begin_spring(state: Suverenita) -> None:
    """Young: one for every two herds of a kind, a die for an odd one; then all place theirs, then sowing."""
    dice: list[tuple[int, int]] = []
    for seat in state.initiative():
        counts = breeding(state, seat)
        due = 0
        for kind in range(KINDS):
            due |= (counts[kind] // 2) << kind * DUE_BITS
            if counts[kind] % 2 and state.setup.values.brown_success > 0:
                dice.append((seat, kind))
        state.dues[seat] = due
    if not dice:
        begin_placing(state)
    for seat, kind in reversed(dice):
        state.push(steps.YOUNG_DIE, seat, kind)


def breeding(state: Suverenita, seat: i64) -> list[int]:
    """15.1: a player's herds by kind in the whole realm, except inside encircled settlements."""
    counts = [0] * KINDS
    for field in range(len(state.herds)):
        for animals in state.herds[field]:
            if herd_owner(animals) == seat and not (animals & HERD_INSIDE and is_encircled(state, field)):
                counts[herd_kind(animals)] += 1
    return counts


def begin_placing(state: Suverenita) -> None:
    state.begin_shared(steps.YOUNG)


# --- young -------------------------------------------------------------------------------


class RollingForYoung(Phase):
    """The brown die for an odd herd; the number of the step is its kind."""

    def happen(self, state: Suverenita, seat: int, number: int, outcome: int) -> None:
        born = int(rest_of(outcome))
        state.dues[seat] += born << number * DUE_BITS
        state.tell("young-die", seat, {"herd": HERDS[number], "born": born})
        if state.kind() != steps.YOUNG_DIE:
            begin_placing(state)

    def draw(self, state: Suverenita, seat: int, number: int, rng: Random) -> int:
        face = rng.randrange(FACES) + 1
        return make(YOUNG_IS, rest=1 if face <= state.setup.values.brown_success else 0)

    def odds(self, state: Suverenita, seat: int, number: int) -> list[tuple[int, float]]:
        success = min(state.setup.values.brown_success, FACES) / FACES
        chances = [(make(YOUNG_IS, rest=0), 1 - success), (make(YOUNG_IS, rest=1), success)]
        return [(outcome, chance) for outcome, chance in chances if chance > 0]


class PlacingYoung(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        due = next_due(state, seat)
        if due == NOBODY:
            return []
        found = [
            make(NEWBORN, field, rest=due) for field in range(len(state.herds)) if room_for_herds(state, field, seat)
        ]
        if not found:
            return []
        found.append(DONE)
        room = sum(int(room_for_herds(state, field, seat)) for field in range(len(state.herds)))
        if room > 1 and young_due(state, seat) > 1:
            found.insert(0, make(ACCEPT))
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if kind_of(move) == NEWBORN:
            place(state, seat, field_of(move), rest_of(move))
            return not self.moves(state, seat, number)
        while move == ACCEPT and next_due(state, seat) != NOBODY:
            field = best_pasture(state, seat)
            if field == NOBODY:
                break
            place(state, seat, field, next_due(state, seat))
        state.dues[seat] = 0
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != NEWBORN:
            return Reason("young-first")
        field = field_of(move)
        if rest_of(move) != next_due(state, seat):
            return Reason("young-in-order", {"herd": HERDS[next_due(state, seat)]})
        if state.control[field] != seat:
            return Reason("young-on-controlled-land")
        return Reason("no-room-for-herd", {"most": state.setup.values.most_herds})

    def finish(self, state: Suverenita) -> None:
        state.dues = [0] * state.setup.seats  # young without room are lost
        state.begin_shared(steps.SOW)


# --- placing young -----------------------------------------------------------------------


def next_due(state: Suverenita, seat: int) -> int:
    """The kind of the next young to be placed, or NOBODY."""
    due = state.dues[seat]
    for kind in range(KINDS):
        if due >> kind * DUE_BITS & DUE:
            return kind
    return NOBODY


def young_due(state: Suverenita, seat: int) -> int:
    return sum(state.dues[seat] >> kind * DUE_BITS & DUE for kind in range(KINDS))


def place(state: Suverenita, seat: i64, field: i64, kind: i64) -> None:
    state.herds[field].append(herd(kind, seat))
    state.herds[field].sort()
    forget_goods(state, field)
    state.dues[seat] -= int(1 << kind * DUE_BITS)
    if state.journal is not None:
        state.tell("young", int(seat), {"field": state.setup.world.ids[field], "herd": HERDS[kind]})


def best_pasture(state: Suverenita, seat: int) -> int:
    """Where one more herd costs least, measured by the harvest it prevents; safe, connected land is preferred.

    A field with a herd cannot be sown anyway, so choosing the cheapest place each time is best for all young together.
    """
    parts = network(state, seat)
    found = NOBODY
    least = 0
    for field in range(len(parts)):
        if not room_for_herds(state, field, seat):
            continue
        cost = 0 if state.herds[field] else sowing.harvest_of(state, field)
        if parts[field] <= 0:
            cost += 20
        if sowing.is_exposed(state, seat, field):
            cost += 10
        if found == NOBODY or cost < least:
            found, least = field, cost
    return found


# --- summer and autumn -------------------------------------------------------------------


def grow(state: Suverenita) -> None:
    """15.3: growth on every sown field, no matter who controls it."""
    values = state.setup.values
    grown = [0] * state.setup.seats
    for field in range(len(state.crop)):
        if state.crop[field]:
            more = values.growth[state.setup.world.colours[field]] + values.seed_stays - 1
            state.crop[field] += more
            grown[state.crop_owner[field]] += more
    for seat in range(state.setup.seats):
        if grown[seat]:
            state.tell("growth", seat, {"grain": grown[seat]})


def begin_autumn(state: Suverenita) -> None:
    collect(state)
    state.begin_shared(steps.HARVEST)


def collect(state: Suverenita) -> None:
    """15.4: taxes, then tributes and vassals' dues."""
    for seat in state.initiative():
        gold = taxing.taxes_of(state, seat)
        if gold:
            state.gold[seat] += gold
            state.tell("taxes", seat, {"gold": gold})
    treaties.pay_dues(state)
