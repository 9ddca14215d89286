"""Hunger (15.6.4, 15.6.5): the loss of units and settlements."""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.rules.board.holding import (
    change,
    forget_goods,
    has_foes,
    is_encircled,
    put,
    take,
    touch,
)
from koruna.games.suverenita.rules.farm.larder import (
    HUNGRY_COUNT_BIT,
    HUNGRY_FIELD,
    HUNGRY_KEY_BIT,
    SETTLED,
)
from koruna.games.suverenita.rules.fight.spilling import lighten
from koruna.games.suverenita.rules.march.fleeing import ways_out
from koruna.games.suverenita.rules.numbers import (
    BUILDINGS,
    DOCK,
    HERD_FED,
    HERD_INSIDE,
    HERD_KILLED,
    HERDS,
    INSIDE,
    KEY,
    NOBODY,
    OPEN,
    SITE,
    TYPES,
    VILLAGE,
    count_of,
    herd_kind,
    herd_owner,
    owner_of,
    place_of,
    type_of,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import building
from koruna.games.suverenita.rules.trade.paying import room_for_herds

PLACE_BITS: Final = 7 << 6


def settle(state: Suverenita, seat: int) -> None:
    """Carry out a player's decisions: remove slaughtered herds and the hungry; encircled settlements may surrender."""
    if state.dues[seat] & SETTLED:
        return
    state.dues[seat] |= SETTLED
    clear_herds(state, seat)
    units: list[int] = []
    settlements: list[int] = []
    rest: list[int] = []
    for entry in state.hungry:
        if entry > HUNGRY_FIELD:
            (units if owner_of(entry >> HUNGRY_KEY_BIT) == seat else rest).append(entry)
        else:
            (settlements if state.lord[entry] == seat else rest).append(entry)
    state.hungry = rest
    fields = sorted(set(settlements))
    cut_off = [is_encircled(state, field) for field in fields]  # before hungry defenders are removed
    for entry in sorted(set(units)):
        key = entry >> HUNGRY_KEY_BIT & KEY
        lose_units(state, seat, entry & HUNGRY_FIELD, key, units.count(entry) * (entry >> HUNGRY_COUNT_BIT))
    for at, field in enumerate(fields):
        starve_settlement(state, seat, field, settlements.count(field), cut_off[at])


def lighten_ships(state: Suverenita, seat: int) -> None:
    """9.9: embarked units that the remaining ships cannot carry are lost too."""
    for field in range(len(state.armies)):
        if state.setup.world.is_sea[field]:
            lighten(state, seat, field)


def clear_herds(state: Suverenita, seat: int) -> None:
    """Remove slaughtered herds and clear the flags of the others."""
    for field in range(len(state.herds)):
        if any(herd_owner(animals) == seat for animals in state.herds[field]):
            forget_goods(state, field)
            kept = [
                animals for animals in state.herds[field] if not animals & HERD_KILLED or herd_owner(animals) != seat
            ]
            bare = [animals & ~HERD_FED if herd_owner(animals) == seat else animals for animals in kept]
            state.herds[field] = sorted(bare)


def starve_settlement(state: Suverenita, seat: int, field: int, missing: int, is_cut_off: bool) -> None:
    if missing < state.settlement[field]:
        shrink(state, seat, field)
    elif is_cut_off:
        state.hungry.append(field)  # a besieger may take it over
    else:
        state.tell("settlement-starved", seat, {**facts_of(state, field), "points": 0})
        remove(state, field)


def lose_units(state: Suverenita, seat: int, field: int, key: int, count: int) -> None:
    take(state, field, key, count)
    if state.journal is not None:
        state.tell(
            "starved",
            seat,
            {"field": state.setup.world.ids[field], "units": TYPES[type_of(key)], "count": count},
        )


def facts_of(state: Suverenita, field: int) -> dict[str, int | str | list[int]]:
    return {"field": state.setup.world.ids[field], "settlement": BUILDINGS[state.settlement[field]]}


def shrink(state: Suverenita, seat: int, field: int) -> None:
    """15.6.4, Q33: a city with food for a village becomes one; what its stores can no longer hold is lost.

    Units and herds without room inside come out onto the field (13.1).
    """
    values = state.setup.values
    state.settlement[field] = VILLAGE
    most = values.store_grain[VILLAGE] + (values.fort_grain if state.fort[field] else 0)
    state.grain[field] = min(state.grain[field], most)
    herds_come_out(state, field, values.store_herds[VILLAGE])
    room = values.store_units[VILLAGE] + (values.fort_units if state.fort[field] else 0)
    room -= int(building.on_site(state, field))  # builders count as inside (7.8)
    for stack in state.armies[field].copy():
        if place_of(stack) == INSIDE:
            leaving = int(count_of(stack)) - max(room, 0)
            room -= int(count_of(stack))
            if leaving > 0:
                change(state, field, stack & KEY, leaving, stack & KEY & ~PLACE_BITS | OPEN << 6)
    touch(state, field)
    state.tell("city-shrinks", seat, {"field": state.setup.world.ids[field]})


def remove(state: Suverenita, field: int) -> None:
    """Remove a settlement with everything that belongs to it; those inside come out."""
    open_up(state, field)
    state.settlement[field] = 0
    state.lord[field] = NOBODY
    state.dockyard[field] = 0
    state.fort[field] = 0
    state.grain[field] = 0
    state.fish[field] = 0
    if state.site[field] != VILLAGE:
        state.site[field] = 0
        state.site_owner[field] = NOBODY
        state.site_done[field] = 0
    touch(state, field)
    for seat in range(state.setup.seats):
        state.known_networks[seat] = None


def open_up(state: Suverenita, field: int) -> None:
    """Units and herds come out; ships leave."""
    for stack in state.armies[field].copy():
        key = stack & KEY
        if place_of(stack) in (INSIDE, SITE):
            change(state, field, key, count_of(stack), key & ~PLACE_BITS | OPEN << 6)
    ships_leave(state, field)
    herds_come_out(state, field)


def ships_leave(state: Suverenita, field: int) -> None:
    """10.7: to an adjacent sea field that is not locked, preferably one without enemies; else they are lost."""
    for stack in state.armies[field].copy():
        if place_of(stack) == DOCK:
            key = stack & KEY
            take(state, field, key, count_of(stack))
            sea = open_sea(state, int(owner_of(stack)), field)
            if sea != NOBODY:
                put(state, sea, key & ~PLACE_BITS | OPEN << 6, count_of(stack))


def herds_come_out(state: Suverenita, field: int, room_inside: int = 0) -> None:
    """Herds without room here go to an adjacent field that their owner controls, or are lost (Q35)."""
    most = state.setup.values.most_herds
    forget_goods(state, field)
    inside = [animals for animals in state.herds[field] if animals & HERD_INSIDE]
    grazing = [animals for animals in state.herds[field] if not animals & HERD_INSIDE]
    grazing += [animals & ~HERD_INSIDE for animals in inside[room_inside:]]
    state.herds[field] = sorted(grazing[:most] + inside[:room_inside])
    for animals in grazing[most:]:
        seat = int(herd_owner(animals))
        for near in state.setup.world.lands[field]:
            if room_for_herds(state, near, seat):
                state.herds[near].append(animals)
                state.herds[near].sort()
                forget_goods(state, near)
                break
        else:
            state.tell("herd-lost", seat, {"field": state.setup.world.ids[field], "herd": HERDS[herd_kind(animals)]})


def open_sea(state: Suverenita, seat: int, field: int) -> int:
    ways = ways_out(state, seat, field)
    for sea in ways:
        if not has_foes(state, sea, seat):
            return sea
    return ways[0] if ways else NOBODY


def remove_forsaken(state: Suverenita) -> None:
    """Remove settlements that nobody fed; encircled ones cost their owner points and bring the besieger none."""
    for field in state.hungry:
        owner = state.lord[field]
        points = state.setup.values.hunger_vp[state.settlement[field]] if is_encircled(state, field) else 0
        state.vp[owner] += points
        state.tell("settlement-starved", owner, {**facts_of(state, field), "points": points})
        remove(state, field)
    state.hungry = []
