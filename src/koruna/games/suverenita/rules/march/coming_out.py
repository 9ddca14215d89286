"""Units and herds leave a settlement when the enemy is gone (7.8); herds without room go elsewhere (Q35)."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import change, forget_goods, herd_room, is_encircled
from koruna.games.suverenita.rules.march.going import PLACE
from koruna.games.suverenita.rules.numbers import (
    COUNT_BIT,
    HERD_INSIDE,
    HERDS,
    HOUSE,
    INSIDE,
    KEY,
    OPEN,
    field_of,
    herd,
    kind_of,
    move,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


class ComingOut(Phase):
    def go_on(self, state: Suverenita, number: int) -> None:
        come_out(state)


class Housing(Phase):
    """Where a herd goes that comes out and has no room (Q35)."""

    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return ways_out(state, number, seat)

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        house(state, field_of(move), target_of(move), herd(rest_of(move) & 3, seat))
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        ids = state.setup.world.ids
        field = number
        to = target_of(move)
        if kind_of(move) != HOUSE or field_of(move) != field:
            return Reason("room-first", {"field": ids[field]})
        facts: dict[str, int | str] = {"field": ids[field], "to": ids[to]}
        if herd(rest_of(move) & 3, seat) | HERD_INSIDE not in state.herds[field]:
            return Reason("no-such-herd", facts)
        if to != field and (to not in state.setup.world.lands[field] or state.control[to] != seat):
            return Reason("house-nearby", facts)
        return Reason("sown-here" if state.crop[to] else "no-room-for-herd", facts)


def come_out(state: Suverenita) -> None:
    """7.8, at the end of subphase 6: everything comes out of settlements without enemies around them.

    If a herd has no room its owner is asked (Q35), and then this runs again.
    """
    for field in range(len(state.armies)):
        if state.lord[field] < 0 or is_encircled(state, field):
            continue
        units_come_out(state, field)
        seat = herds_come_out(state, field)
        if seat >= 0:
            state.push(steps.COME_OUT)
            state.push(steps.ROOM, seat, field)
            return


def units_come_out(state: Suverenita, field: i64) -> None:
    found = False
    while True:
        best: i64 = -1
        for stack in state.armies[field]:
            units: i64 = stack
            if units >> 6 & 7 == INSIDE:
                best = units
                break
        if best < 0:
            break
        found = True
        change(state, field, best, best >> COUNT_BIT, best & KEY & ~PLACE | OPEN << 6)
    if found and state.journal is not None:
        state.tell("came-out", state.lord[field], {"field": state.setup.world.ids[field]})


def herds_come_out(state: Suverenita, field: int) -> int:
    """Herds that fit come out, those that fit nowhere are lost; return who has to choose for a herd, or NOBODY."""
    inside = [other for other in state.herds[field] if other & HERD_INSIDE]
    if not inside:
        return -1
    if len(inside) <= herd_room(state, field):
        for other in inside:
            house(state, field, field, other & ~HERD_INSIDE)
        return -1
    seat = inside[0] >> 2 & 15
    choices = ways_out(state, field, seat)
    if len(choices) > 1:
        return seat
    if choices:
        house(state, field, target_of(choices[0]), herd(rest_of(choices[0]) & 3, seat))
        return herds_come_out(state, field)
    for other in inside:
        forget_goods(state, field)
        state.herds[field].remove(other)
        state.tell("herd-lost", seat, {"field": state.setup.world.ids[field], "herd": HERDS[other & 3]})
    return -1


def ways_out(state: Suverenita, field: i64, seat: i64) -> list[int]:
    """Where each kind of herd inside can go: onto the field itself, or to an adjacent controlled field with room."""
    found: list[int] = []
    kinds: i64 = 0
    for other in state.herds[field]:
        if other & HERD_INSIDE:
            kinds |= 1 << (other & 3)
    for kind in range(len(HERDS)):
        if not kinds >> kind & 1:
            continue
        if herd_room(state, field):
            found.append(move(HOUSE, field, field, 0, 0, kind))
        found += [
            move(HOUSE, field, near, 0, 0, kind)
            for near in state.setup.world.lands[field]
            if state.control[near] == seat and herd_room(state, near)
        ]
    return found


def house(state: Suverenita, a: i64, b: i64, mine: int) -> None:
    """Move a herd out of its settlement."""
    forget_goods(state, a)
    state.herds[a].remove(mine | HERD_INSIDE)
    state.herds[b].append(mine)
    state.herds[b].sort()
    forget_goods(state, b)
    if a != b and state.journal is not None:
        ids = state.setup.world.ids
        state.tell("housed", mine >> 2 & 15, {"from": ids[a], "to": ids[b], "herd": HERDS[mine & 3]})
