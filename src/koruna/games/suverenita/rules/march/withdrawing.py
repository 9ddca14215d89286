"""Withdrawing into a settlement before battles, sallying, leaving a site; and the cost of herds inside (9.2)."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.holding import change, forget_goods, has_foes
from koruna.games.suverenita.rules.march.going import GROUP_BIT, PLACE, TYPE_AND_LEVEL, first_to_go
from koruna.games.suverenita.rules.march.sailing import add_counts, room_inside
from koruna.games.suverenita.rules.numbers import (
    COUNT_BIT,
    DONE,
    HERD_INSIDE,
    HERDS,
    INSIDE,
    KEY,
    LEAVE_SITE,
    LEVELS,
    OPEN,
    PULL_HERD,
    PULLED,
    SALLY,
    SITE,
    TYPES,
    WINTER,
    WITHDRAW,
    field_of,
    herd,
    herd_kind,
    kind_of,
    move,
    moved_count,
    moved_item,
    rest_of,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


class Withdrawing(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        found = [DONE]
        for field in range(len(state.armies)):
            if state.setup.world.is_sea[field] or not has_foes(state, field, seat):
                continue
            add_leaving(state, LEAVE_SITE, field, seat, found)
            if state.lord[field] != seat:
                continue
            add_leaving(state, SALLY, field, seat, found)
            if state.was_free[field]:
                add_leaving(state, WITHDRAW, field, seat, found)
                if room_for_herds(state, field) > 0:
                    kinds = 0
                    for other in state.herds[field]:
                        if other >> 2 & 15 == seat and not other & HERD_INSIDE:
                            kinds |= 1 << (other & 3)
                    found += [
                        move(PULL_HERD, field, 0, 0, 0, which) for which in range(len(HERDS)) if kinds >> which & 1
                    ]
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        what = kind_of(move)
        field = field_of(move)
        id = state.setup.world.ids[field]
        if what == PULL_HERD:
            mine = herd(rest_of(move) & 3, seat)
            state.herds[field].remove(mine)
            state.herds[field].append(mine | HERD_INSIDE)
            state.herds[field].sort()
            state.tell("pulled-herd", seat, {"field": id, "herd": HERDS[rest_of(move) & 3]})
            return False
        item = moved_item(move)
        count = moved_count(move)
        place: i64 = INSIDE if what == WITHDRAW else OPEN
        flag: i64 = 0 if what == LEAVE_SITE else PULLED
        shift_units(state, what, field, seat, item, count, place, flag)
        if state.journal is not None:
            event = "withdrew" if what == WITHDRAW else "sallied" if what == SALLY else "left-site"
            facts: dict[str, int | str | list[int]] = {
                "field": id,
                "units": TYPES[item & 7],
                "level": LEVELS[item >> 3 & 7],
            }
            facts["count"] = int(count)
            state.tell(event, seat, facts)
        return False

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        ids = state.setup.world.ids
        what = kind_of(move)
        field = field_of(move)
        if what not in (WITHDRAW, PULL_HERD, SALLY, LEAVE_SITE):
            return Reason("other-subphase")
        return Reason(wrong(state, seat, what, field, move), {"field": ids[field]})


def add_leaving(state: Suverenita, kind: i64, field: i64, seat: i64, found: list[int]) -> None:
    most: i64 = 63
    if kind == WITHDRAW:
        most = room_inside(state, field)
    for group in groups(state, kind, field, seat):
        packed: i64 = group
        add_counts(found, kind, field, 0, packed >> GROUP_BIT, min(packed & 255, most))


def groups(state: Suverenita, kind: i64, field: i64, seat: i64) -> list[int]:
    """Units that can go in, out or leave their site, by type and level."""
    found: list[int] = []
    for stack in state.armies[field]:
        units: i64 = stack
        if not can_go(kind, units, seat):
            continue
        item = units & TYPE_AND_LEVEL
        for i in range(len(found)):
            group: i64 = found[i]
            if group >> GROUP_BIT == item:
                found[i] = int(group + (units >> COUNT_BIT))
                break
        else:
            found.append(int(item << GROUP_BIT | units >> COUNT_BIT))
    return found


def place_before(kind: i64) -> i64:
    if kind == WITHDRAW:
        return OPEN
    return INSIDE if kind == SALLY else SITE


def can_go(kind: i64, units: i64, seat: i64) -> bool:
    if units >> 9 & 15 != seat or units >> 6 & 7 != place_before(kind):
        return False
    return kind == LEAVE_SITE or not units & PULLED  # a unit withdraws or sallies, not both (Q29)


def room_for_herds(state: Suverenita, field: i64) -> i64:
    """How many more herds fit into a settlement (13.1)."""
    room: i64 = state.setup.values.store_herds[state.settlement[field]]
    for other in state.herds[field]:
        if other & HERD_INSIDE:
            room -= 1
    return room


# --- playing -----------------------------------------------------------------------------


def shift_units(
    state: Suverenita, kind: i64, field: i64, seat: i64, item: i64, count: i64, place: i64, flag: i64
) -> None:
    """Move units to another place on their field."""
    while count > 0:
        alike = [units for units in state.armies[field] if not (units ^ item) & TYPE_AND_LEVEL]
        best = first_to_go([units for units in alike if can_go(kind, units, seat)])
        many = best >> COUNT_BIT
        if many > count:
            many = count
        change(state, field, best, many, best & KEY & ~PLACE | place << 6 | flag)
        count -= many


def wrong(state: Suverenita, seat: int, what: i64, field: i64, move: int) -> str:
    if not has_foes(state, field, seat):
        return "no-foes-here"
    if what != LEAVE_SITE and state.lord[field] != seat:
        return "no-own-settlement"
    if what in (WITHDRAW, PULL_HERD) and not state.was_free[field]:
        return "was-not-free"
    if what == PULL_HERD:
        mine = [h for h in state.herds[field] if h >> 2 & 15 == seat and herd_kind(h) == rest_of(move) & 3]
        if all(h & HERD_INSIDE for h in mine):
            return "herd-inside" if mine else "no-such-herd"
        return "no-room-inside"
    item = moved_item(move)
    place = place_before(what)
    here: i64 = 0
    left: i64 = 0
    for stack in state.armies[field]:
        units: i64 = stack
        if units >> 9 & 15 == seat and units >> 6 & 7 == place and not (units ^ item) & TYPE_AND_LEVEL:
            here += units >> COUNT_BIT
            if can_go(what, units, seat):
                left += units >> COUNT_BIT
    count = moved_count(move)
    if count < 1 or here < count or item != item & TYPE_AND_LEVEL:
        return "no-such-units"
    if left < count:
        return "withdrew-or-sallied"
    return "no-room-inside"


# --- after the fighting ------------------------------------------------------------------


def feed_inside(state: Suverenita) -> None:
    """9.2, at the end of subphase 5: a herd inside eats grain of its settlement, or it is lost without points.

    In winter they are fed in the feeding phase instead. If grain is short the herds with the most meat are kept.
    """
    if state.season() == WINTER or not state.setup.has_farms:
        return
    for field in range(len(state.armies)):
        inside = [other for other in state.herds[field] if other & HERD_INSIDE]
        if inside:
            feed_herds(state, field, inside)


def feed_herds(state: Suverenita, field: int, inside: list[int]) -> None:
    values = state.setup.values
    id = state.setup.world.ids[field]
    fed = 0
    while inside:
        best = inside[0]
        for other in inside:
            if values.meat_full[other & 3] > values.meat_full[best & 3]:
                best = other
        inside.remove(best)
        if state.grain[field] >= values.herd_grain:
            state.grain[field] -= values.herd_grain
            fed += 1
            continue
        forget_goods(state, field)
        state.herds[field].remove(best)
        state.tell("starved-inside", best >> 2 & 15, {"field": id, "herd": HERDS[best & 3]})
    if fed:
        state.tell("fed-inside", state.lord[field], {"field": id, "count": fed})
