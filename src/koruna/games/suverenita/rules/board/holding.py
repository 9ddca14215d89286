"""Where units are, and who controls what (7.1 to 7.5). Stacks are added and removed only here."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.numbers import (
    COUNT_BIT,
    HERD_INSIDE,
    KEY,
    NOBODY,
    OPEN,
    SITE,
    VILLAGE,
    herd_owner,
)
from koruna.games.suverenita.rules.state import Suverenita


def put(state: Suverenita, field: i64, key: i64, count: i64) -> None:
    """Add units of a key to a field."""
    stacks = state.armies[field]
    key = key & KEY
    size = len(stacks)
    at = 0
    while at < size:
        other: i64 = stacks[at]
        other_key = other & KEY
        if other_key == key:
            stacks[at] = int(other + (count << COUNT_BIT))
            break
        if other_key > key:
            stacks.insert(at, int(key | count << COUNT_BIT))
            break
        at += 1
    else:
        stacks.append(int(key | count << COUNT_BIT))
    touch(state, field)


def take(state: Suverenita, field: i64, key: i64, count: i64) -> None:
    """Remove units of a key from a field."""
    stacks = state.armies[field]
    key = key & KEY
    for at in range(len(stacks)):
        units: i64 = stacks[at]
        if units & KEY == key:
            if units >> COUNT_BIT == count:
                del stacks[at]
            else:
                stacks[at] = int(units - (count << COUNT_BIT))
            touch(state, field)
            return
    raise AssertionError("units taken that are not there")


def change(state: Suverenita, field: i64, key: i64, count: i64, new_key: i64) -> None:
    """Change units of one key into units of another on the same field."""
    take(state, field, key, count)
    put(state, field, new_key, count)


# --- who is against whom -----------------------------------------------------------------


def pair(state: Suverenita, one: i64, other: i64) -> i64:
    """The index of a pair of seats in the lists of treaties."""
    return one * state.setup.seats + other if one < other else other * state.setup.seats + one


def is_hostile(state: Suverenita, one: i64, other: i64) -> bool:
    """7.1: two players without a treaty."""
    foes: i64 = state.foes[one]
    return foes >> other & 1 != 0


def know_foes(state: Suverenita) -> None:
    """Update `foes` and everything that depends on it, after a treaty began or ended or a player is out."""
    for one in range(state.setup.seats):
        foes: i64 = 0
        for other in range(state.setup.seats):
            if one != other and state.treaty[pair(state, one, other)] == 0:
                foes |= 1 << other
        state.foes[one] = int(foes)
    touch_all(state)


# --- fields ------------------------------------------------------------------------------


def touch_all(state: Suverenita) -> None:
    for field in range(len(state.armies)):
        touch(state, field)
    for seat in range(state.setup.seats):
        state.known_networks[seat] = None


def touch(state: Suverenita, field: i64) -> None:
    """Update presence and control of a field after its units or its settlement have changed."""
    if state.shown is not None:
        return  # hidden orders have no effect until all are revealed
    mask: i64 = 0
    for units in state.armies[field]:
        stack: i64 = units
        place = stack >> 6 & 7
        if place == OPEN or (place == SITE and state.site[field] == VILLAGE):
            mask |= 1 << (stack >> 9 & 15)
    old: i64 = state.present[field]
    before: i64 = state.control[field]
    now = who_controls(state, field, mask, before)
    if mask != old:
        state.present[field] = int(mask)
    if now != before:
        state.control[field] = int(now)
    if mask != old or now != before:
        forget(state, field, mask | old, before, now)


def forget(state: Suverenita, field: i64, masks: i64, before: i64, now: i64) -> None:
    """Drop the cached networks that a change on this field may affect."""
    if before >= 0:
        state.known_networks[before] = None
    if now >= 0:
        state.known_networks[now] = None
    lord: i64 = state.lord[field]
    if lord >= 0:
        state.known_networks[lord] = None
    seat: i64 = 0
    while masks:
        if masks & 1:
            state.known_networks[seat] = None
        masks >>= 1
        seat += 1
    forget_goods(state, field)


def forget_goods(state: Suverenita, field: i64) -> None:
    """The same after a crop or a herd was added to a field or removed."""
    owner: i64 = state.crop_owner[field]
    if owner >= 0:
        state.known_networks[owner] = None
    for herd in state.herds[field]:
        state.known_networks[herd_owner(herd)] = None


def who_controls(state: Suverenita, field: i64, mask: i64, before: i64) -> i64:
    """7.3 and 7.4: the owner of a free settlement, else units without enemies on the field, else nobody."""
    lord: i64 = state.lord[field]
    if mask == 0:
        return lord
    if state.setup.world.is_neutral[field]:
        return NOBODY
    if lord >= 0:
        foes: i64 = state.foes[lord]
        if not mask & foes or mask & ~foes:
            return lord
    if before >= 0 and mask >> before & 1 and not mask & state.foes[before]:
        return before  # among partners on one field, the previous controller (Q22)
    seat: i64 = 0
    rest = mask
    while rest:
        if rest & 1 and not mask & state.foes[seat]:
            return seat
        rest >>= 1
        seat += 1
    return NOBODY


def is_locked(state: Suverenita, field: i64) -> bool:
    """7.2: whether units of two hostile players are in the open."""
    mask: i64 = state.present[field]
    if not mask & (mask - 1):
        return False
    rest = mask
    seat: i64 = 0
    while rest:
        if rest & 1 and mask & state.foes[seat]:
            return True
        rest >>= 1
        seat += 1
    return False


def is_encircled(state: Suverenita, field: i64) -> bool:
    """7.5: hostile units in the open around a settlement, and none of its owner or the owner's partners."""
    lord: i64 = state.lord[field]
    if lord < 0:
        return False
    mask: i64 = state.present[field]
    foes: i64 = state.foes[lord]
    return mask & foes != 0 and not mask & ~foes


def is_free(state: Suverenita, field: i64, seat: i64) -> bool:
    """Whether a field has a settlement of this seat that is not encircled."""
    return state.lord[field] == seat and not is_encircled(state, field)


def has_foes(state: Suverenita, field: i64, seat: i64) -> bool:
    """Whether units hostile to a seat are in the open on a field."""
    foes: i64 = state.foes[seat]
    return state.present[field] & foes != 0


def owns(state: Suverenita, field: i64, seat: i64) -> bool:
    """7.3: whether a seat has a crop or a herd on a field that nobody else controls."""
    control: i64 = state.control[field]
    if control >= 0 and control != seat:
        return False
    if state.crop_owner[field] == seat:
        return True
    herds = state.herds[field]
    return bool(herds) and any(herd_owner(herd) == seat for herd in herds)


def holds(state: Suverenita, field: i64, seat: i64) -> bool:
    """Whether a seat controls or owns a field."""
    return state.control[field] == seat or owns(state, field, seat)


def herd_room(state: Suverenita, field: i64) -> i64:
    """How many more herds fit on a field (3.8); herds inside a settlement take no room."""
    if state.crop[field] or state.setup.world.is_neutral[field]:
        return 0
    room: i64 = state.setup.values.most_herds
    for other in state.herds[field]:
        if not other & HERD_INSIDE:
            room -= 1
    return room if room > 0 else 0
