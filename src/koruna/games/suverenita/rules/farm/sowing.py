"""Sowing (15.2), and the proposal: as much as the stores can hold in autumn, the best fields first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import forget_goods, has_foes
from koruna.games.suverenita.rules.numbers import (
    ACCEPT,
    CITY,
    DONE,
    FORT_SITE,
    GREY,
    NOBODY,
    SOW,
    VILLAGE,
    field_of,
    kind_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.paying import grain_room

WHOLE: Final = 100  # a grain, in hundredths
EXPOSED: Final = 50  # the value of a harvest within an enemy's reach, in per cent


def harvest_of(state: Suverenita, field: i64) -> int:
    """The harvest of a field in autumn if it is sown now; 0 if it cannot be sown."""
    growth = state.setup.values.growth[state.setup.world.colours[field]]
    return growth + state.setup.values.seed_stays if growth else 0


def seed_of(state: Suverenita, field: i64) -> int:
    """The grain needed for sowing: one, more on plundered land (11.2)."""
    return 1 + (state.setup.values.plundered_seed if state.plundered[field] else 0)


def can_sow(state: Suverenita, seat: i64, field: i64, parts: list[int]) -> bool:
    """Whether a field is free, controlled, connected and fertile; not whether there is grain."""
    if parts[field] <= 0 or state.control[field] != seat or state.crop[field] or state.herds[field]:
        return False
    return harvest_of(state, field) > 0


def stores(state: Suverenita, seat: i64, parts: list[int], part: int) -> list[int]:
    """The settlements of a seat in a part of its network."""
    return [field for field in range(len(parts)) if parts[field] == part and state.lord[field] == seat]


def grain_in(state: Suverenita, seat: i64, parts: list[int], part: int) -> int:
    return sum(state.grain[field] for field in stores(state, seat, parts, part))


class Sowing(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        parts = network(state, seat)
        known: dict[int, int] = {}
        found: list[int] = []
        for field in range(len(parts)):
            if not can_sow(state, seat, field, parts):
                continue
            part = parts[field]
            if part not in known:
                known[part] = grain_in(state, seat, parts, part)
            if known[part] >= seed_of(state, field):
                found.append(make(SOW, field))
        if not found:
            return []
        found.append(DONE)
        plan = proposal(state, seat)
        if len(plan) > 1 or (len(plan) == 1 and len(found) > 2 and leaves_something(state, seat, plan[0], parts)):
            found.insert(0, make(ACCEPT))
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if kind_of(move) == SOW:
            sow(state, seat, int(field_of(move)))
            return not self.moves(state, seat, number)
        if move == ACCEPT:
            for field in proposal(state, seat):
                sow(state, seat, field)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != SOW:
            return Reason("sow-only")
        field = field_of(move)
        parts = network(state, seat)
        if state.setup.world.is_sea[field] or state.control[field] != seat:
            return Reason("sow-controlled-land")
        if state.setup.world.colours[field] == GREY or harvest_of(state, field) == 0:
            return Reason("sow-not-on-grey")
        if state.crop[field] or state.herds[field]:
            return Reason("sow-free-land")
        if parts[field] <= 0:
            return Reason("sow-connected")
        return Reason("sow-needs-grain", {"grain": seed_of(state, field)})


def leaves_something(state: Suverenita, seat: int, field: int, parts: list[int]) -> bool:
    """Whether another field could be sown after this one; if not, sowing it ends the step."""
    for other in range(len(parts)):
        if other == field or not can_sow(state, seat, other, parts):
            continue
        spent = seed_of(state, field) if parts[other] == parts[field] else 0
        if grain_in(state, seat, parts, parts[other]) - spent >= seed_of(state, other):
            return True
    return False


def sow(state: Suverenita, seat: int, field: int) -> None:
    """Sow a field with grain from the fullest stores."""
    parts = network(state, seat)
    settlements = stores(state, seat, parts, parts[field])
    for _ in range(seed_of(state, field)):
        fullest = settlements[0]
        for store in settlements:
            if state.grain[store] > state.grain[fullest]:
                fullest = store
        state.grain[fullest] -= 1
    state.crop[field] = 1
    state.crop_owner[field] = seat
    forget_goods(state, field)
    if state.journal is not None:
        state.tell("sown", seat, {"field": state.setup.world.ids[field], "grain": seed_of(state, field)})


# --- what to sow -------------------------------------------------------------------------


def proposal(state: Suverenita, seat: int) -> list[int]:
    """The fields to sow for most grain after the harvest, for each part of the network."""
    parts = network(state, seat)
    chosen: list[int] = []
    done: list[int] = []
    for field in range(len(parts)):
        part = parts[field]
        if part > 0 and part not in done and can_sow(state, seat, field, parts):
            done.append(part)
            chosen += proposal_for(state, seat, parts, part)
    return chosen


def proposal_for(state: Suverenita, seat: int, parts: list[int], part: int) -> list[int]:
    """The best choice for one part.

    Plundered fields all need the same amount of extra seed. So for each number of them the best ones are taken, and the
    remaining grain goes to the best of the other fields; the best of these choices is the optimum. Nothing is sown that
    would only rot in autumn.
    """
    grain = grain_in(state, seat, parts, part)
    room = WHOLE * room_in_autumn(state, seat, parts, part)
    clean = fields_by_gain(state, seat, parts, part, 0)
    rough = fields_by_gain(state, seat, parts, part, 1)
    best: list[int] = []
    most = 0
    for number in range(len(rough) + 1):
        left = grain - sum(seed_of(state, field) for field in rough[:number])
        if left < 0:
            break
        chosen: list[int] = []
        gain = 0
        for field in rough[:number] + clean[:left]:
            if gain >= room:
                break
            chosen.append(field)
            gain += gain_of(state, seat, field)
        if min(gain, room) > most:
            best, most = chosen, min(gain, room)
    return best


def room_in_autumn(state: Suverenita, seat: int, parts: list[int], part: int) -> int:
    """The room in the stores of a part in autumn, including settlements under construction."""
    values = state.setup.values
    room = sum(int(grain_room(state, store)) for store in stores(state, seat, parts, part))
    for field in range(len(parts)):
        if parts[field] == part and state.site_owner[field] == seat:
            site = state.site[field]
            if site == VILLAGE:
                room += values.store_grain[VILLAGE]
            elif site == CITY:
                room += values.store_grain[CITY] - values.store_grain[VILLAGE]
            elif site == FORT_SITE:
                room += values.fort_grain
    return room


def fields_by_gain(state: Suverenita, seat: int, parts: list[int], part: int, plundered: int) -> list[int]:
    """Fields worth sowing, the best first; among equals first those held by nothing else."""
    gains: list[tuple[int, int, int]] = []
    for field in range(len(parts)):
        if parts[field] == part and state.plundered[field] == plundered and can_sow(state, seat, field, parts):
            gain = gain_of(state, seat, field)
            if gain > 0:
                gains.append((-gain, 0 if state.lord[field] == NOBODY else 1, field))
    return [field for _, _, field in sorted(gains)]


def gain_of(state: Suverenita, seat: int, field: int) -> int:
    """The gain from sowing a field, in hundredths of a grain; less if an enemy next to it can take the crop."""
    expected = harvest_of(state, field) * (EXPOSED if is_exposed(state, seat, field) else WHOLE)
    return expected - seed_of(state, field) * WHOLE


def is_exposed(state: Suverenita, seat: i64, field: i64) -> bool:
    """Whether hostile units are next to a field without own units."""
    if state.present[field] >> seat & 1:
        return False
    return any(has_foes(state, near, seat) for near in state.setup.world.borders[field])
