"""Before the battles: into a settlement, out of it, off a building site (9.2); and after the fighting (7.8, 9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita import steps
from koruna.games.suverenita.going import FLAGS_AND_PLACE, GROUP_BIT, PLACE, TYPE_AND_LEVEL
from koruna.games.suverenita.herding import herd_room
from koruna.games.suverenita.holding import change, forget_goods, has_foes, is_encircled
from koruna.games.suverenita.numbers import (
    COUNT_BIT,
    DONE,
    HERD_INSIDE,
    HERDS,
    HOUSE,
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
    target_of,
)
from koruna.games.suverenita.sailing import add_counts, room_inside

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


def moves(state: Suverenita, kind: int, seat: int, number: int) -> list[int]:
    if kind == steps.ROOM:
        return houses(state, number, seat)
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
                found += [move(PULL_HERD, field, 0, 0, 0, which) for which in range(len(HERDS)) if kinds >> which & 1]
    return found


def add_leaving(state: Suverenita, kind: i64, field: i64, seat: i64, found: list[int]) -> None:
    most: i64 = 63
    if kind == WITHDRAW:
        most = room_inside(state, field)
    for group in groups(state, kind, field, seat):
        packed: i64 = group
        add_counts(found, kind, field, 0, packed >> GROUP_BIT, min(packed & 255, most))


def groups(state: Suverenita, kind: i64, field: i64, seat: i64) -> list[int]:
    """Units that can go in, out or off their site, by type and level."""
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
    """How many more herds a settlement takes in (13.1)."""
    room: i64 = state.setup.values.store_herds[state.settlement[field]]
    for other in state.herds[field]:
        if other & HERD_INSIDE:
            room -= 1
    return room


# --- playing -----------------------------------------------------------------------------


def play(state: Suverenita, kind: int, seat: int, number: int, move: int) -> bool:
    if kind == steps.ROOM:
        house(state, field_of(move), target_of(move), herd(rest_of(move) & 3, seat))
        return True
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


def shift_units(
    state: Suverenita, kind: i64, field: i64, seat: i64, item: i64, count: i64, place: i64, flag: i64
) -> None:
    """So many units change their place on the field; those first to whom the least has happened this round."""
    while count > 0:
        best: i64 = -1
        for stack in state.armies[field]:
            units: i64 = stack
            if (units ^ item) & TYPE_AND_LEVEL or not can_go(kind, units, seat):
                continue
            if best < 0 or units & FLAGS_AND_PLACE < best & FLAGS_AND_PLACE:
                best = units
        if best < 0:
            raise AssertionError("units moved that are not there")
        many = best >> COUNT_BIT
        if many > count:
            many = count
        change(state, field, best, many, best & KEY & ~PLACE | place << 6 | flag)
        count -= many


def why_not(state: Suverenita, kind: int, seat: int, number: int, move: int) -> Reason:
    ids = state.setup.world.ids
    what = kind_of(move)
    field = field_of(move)
    if kind == steps.ROOM:
        if what != HOUSE:
            return Reason("room-first", {"field": ids[number]})
        return Reason(why_not_house(state, number, seat, move), {"field": ids[number], "to": ids[target_of(move)]})
    if what not in (WITHDRAW, PULL_HERD, SALLY, LEAVE_SITE):
        return Reason("other-subphase")
    return Reason(wrong(state, seat, what, field, move), {"field": ids[field]})


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
    """9.2, at the end of subphase 5: a herd inside costs grain of its settlement, or it is lost without points.

    In winter the feeding phase asks for it instead. Where grain is short the herds that give the most meat are kept.
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


def come_out(state: Suverenita) -> None:
    """7.8, at the end of subphase 6: where no enemy is around any more, everything comes out.

    A herd without room asks its owner (Q35); then this is gone through again.
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
    """Those that fit come out, those that fit nowhere are lost; whose choice it is where there is one, or nobody's."""
    inside = [other for other in state.herds[field] if other & HERD_INSIDE]
    if not inside:
        return -1
    if len(inside) <= herd_room(state, field):
        for other in inside:
            house(state, field, field, other & ~HERD_INSIDE)
        return -1
    seat = inside[0] >> 2 & 15
    choices = houses(state, field, seat)
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


def houses(state: Suverenita, field: i64, seat: i64) -> list[int]:
    """Where each kind of herd inside can go: here, or to an adjacent controlled field with room."""
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
    """A herd comes out of its settlement."""
    forget_goods(state, a)
    state.herds[a].remove(mine | HERD_INSIDE)
    state.herds[b].append(mine)
    state.herds[b].sort()
    forget_goods(state, b)
    if a != b and state.journal is not None:
        ids = state.setup.world.ids
        state.tell("housed", mine >> 2 & 15, {"from": ids[a], "to": ids[b], "herd": HERDS[mine & 3]})


def why_not_house(state: Suverenita, field: i64, seat: i64, move: int) -> str:
    if field_of(move) != field:
        return "room-first"
    if herd(rest_of(move) & 3, seat) | HERD_INSIDE not in state.herds[field]:
        return "no-such-herd"
    to = target_of(move)
    if to != field and (to not in state.setup.world.lands[field] or state.control[to] != seat):
        return "house-nearby"
    return "sown-here" if state.crop[to] else "no-room-for-herd"
