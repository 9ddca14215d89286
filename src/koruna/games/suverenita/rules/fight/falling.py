"""The fall of a settlement (10.7): its ships leave, then the victor decides its fate.

`state.fallen` lists the fallen settlements in the order of the sieges: the field, the victor from bit 8, and in bit 12
whether a unit was inside when the assault began. The first entry is being decided.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.connecting import is_connected
from koruna.games.suverenita.rules.board.holding import forget_goods, touch
from koruna.games.suverenita.rules.fight.losing import remove_all
from koruna.games.suverenita.rules.march.fleeing import items_of, send, ships_in, ways_out
from koruna.games.suverenita.rules.numbers import (
    BUILDINGS,
    CITY,
    DESTROY,
    DOCK,
    DOCK_SITE,
    FLEE,
    FORT_SITE,
    HARBOUR_SITE,
    HERD_INSIDE,
    ITEM,
    KEEP,
    NOBODY,
    VILLAGE,
    herd,
    herd_kind,
    kind_of,
    move,
    moved_count,
    moved_item,
    target_of,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.building import tiles
from koruna.games.suverenita.rules.trade.market import tiles_of_site

DEFENDED: Final = 1 << 12
HARBOUR: Final = 2  # as a dockyard
# What is asked; in the number of the step FALL, above the field.
OF_SETTLEMENT: Final = 0
OF_HARBOUR: Final = 1


def begin(state: Suverenita) -> None:
    go_on(state)


def go_on(state: Suverenita) -> None:
    """Handle one fall after another, until there is a choice."""
    while state.fallen:
        field = state.fallen[0] & 255
        seat = state.fallen[0] >> 8 & 15
        if ships_in(state, field) and not clear_dock(state, field):
            return
        if may_keep_city(state):
            state.push(steps.FALL, seat, field | OF_SETTLEMENT << 8)
            return
        if not keeps_settlement(state):
            destroy(state)
        else:
            occupy(state, state.settlement[field], False)


# --- ships in the dockyard ---------------------------------------------------------------


def clear_dock(state: Suverenita, field: int) -> bool:
    """Ships leave for an adjacent unlocked sea field or are lost; False if their owner has to choose a field."""
    owner = state.lord[field]
    ways = ways_out(state, owner, field)
    if len(ways) > 1:
        state.push(steps.FLEE, owner, field + 1)
        return False
    ships = items_of([stack for stack in state.armies[field] if stack >> 6 & 7 == DOCK])
    for units in ships:
        if ways:
            send(state, owner, field, units & ITEM, units >> 9, ways[0])
        else:
            remove_all(state, field, owner, [units & ITEM] * (units >> 9))
    return True


def ships_out(state: Suverenita, seat: int, field: int) -> list[int]:
    found: list[int] = []
    for units in items_of([stack for stack in state.armies[field] if stack >> 6 & 7 == DOCK]):
        for target in ways_out(state, seat, field):
            found.append(move(FLEE, field, target, units & ITEM, units >> 9))
            if units >> 9 > 1:
                found.append(move(FLEE, field, target, units & ITEM, 1))
    return found


def sail_out(state: Suverenita, seat: int, field: int, move: int) -> bool:
    send(state, seat, field, int(moved_item(move)), int(moved_count(move)), int(target_of(move)))
    if ships_in(state, field):
        return False
    go_on(state)
    return True


# --- what may be kept --------------------------------------------------------------------


def is_defended(state: Suverenita) -> bool:
    return state.fallen[0] & DEFENDED != 0


def free_tiles(state: Suverenita, seat: int) -> int:
    return state.setup.values.most_tiles - tiles(state, seat)


def may_keep_city(state: Suverenita) -> bool:
    """A defended city is destroyed, or degraded to a village if there is a tile for it."""
    field = state.fallen[0] & 255
    if not is_defended(state) or state.settlement[field] != CITY:
        return False
    return free_tiles(state, state.fallen[0] >> 8 & 15) >= state.setup.values.build_tiles[VILLAGE]


def keeps_settlement(state: Suverenita) -> bool:
    """An undefended settlement is occupied as it is; without enough tiles it must be destroyed."""
    field = state.fallen[0] & 255
    if is_defended(state):
        return False
    return free_tiles(state, state.fallen[0] >> 8 & 15) >= state.setup.values.build_tiles[state.settlement[field]]


def may_keep_harbour(state: Suverenita) -> bool:
    """A harbour at a defended city that stays is destroyed, or degraded to a dock if there is a tile for it."""
    field = state.fallen[0] & 255
    if not is_defended(state) or state.dockyard[field] != HARBOUR:
        return False
    needed = state.setup.values.build_tiles[VILLAGE] + state.setup.values.build_tiles[DOCK_SITE]
    return free_tiles(state, state.fallen[0] >> 8 & 15) >= needed


# --- its fate ---------------------------------------------------------------------------


def loot_of(state: Suverenita, field: int, seat: int, building: int) -> int:
    """The gold for destroying a building; none unless the field is connected to an own free settlement."""
    values = state.setup.values
    if not is_connected(state, seat, field):
        return 0
    if building == HARBOUR_SITE:
        return values.sack_harbour
    return values.sack_city if building == CITY else values.sack_village


def sack(state: Suverenita, field: int, seat: int, building: int) -> None:
    paid = loot_of(state, field, seat, building)
    state.gold[seat] += paid
    if state.journal is not None:
        place = state.setup.world.ids[field]
        state.tell("razes", seat, {"field": place, "building": BUILDINGS[building], "gold": paid})


def destroy(state: Suverenita) -> None:
    """Destroy the settlement and everything that belongs to it."""
    field = state.fallen[0] & 255
    seat = state.fallen[0] >> 8 & 15
    sack(state, field, seat, state.settlement[field])
    if state.dockyard[field] == HARBOUR:
        sack(state, field, seat, HARBOUR_SITE)
    state.settlement[field] = 0
    state.dockyard[field] = 0
    state.fort[field] = 0
    state.site[field] = 0
    state.site_owner[field] = NOBODY
    state.site_done[field] = 0
    state.grain[field] = 0
    state.fish[field] = 0
    state.herds[field] = [animals for animals in state.herds[field] if not animals & HERD_INSIDE]
    pass_on(state, field, NOBODY)


def occupy(state: Suverenita, settlement: int, razes_harbour: bool) -> None:
    """Give the settlement to the victor, as it is or degraded, with as much of its stores as it holds."""
    field = state.fallen[0] & 255
    seat = state.fallen[0] >> 8 & 15
    values = state.setup.values
    tiles_left = free_tiles(state, seat) - values.build_tiles[settlement]
    dockyard = state.dockyard[field]
    if dockyard == HARBOUR and is_defended(state):
        dockyard = 0 if razes_harbour else 1
    if dockyard:
        needed = values.build_tiles[HARBOUR_SITE if dockyard == HARBOUR else DOCK_SITE]
        if needed <= tiles_left:
            tiles_left -= needed
        else:
            razes_harbour = dockyard == HARBOUR
            dockyard = 0
    if razes_harbour:
        sack(state, field, seat, HARBOUR_SITE)
    has_fort = state.fort[field] and not is_defended(state) and values.build_tiles[FORT_SITE] <= tiles_left
    if has_fort:
        tiles_left -= values.build_tiles[FORT_SITE]
    state.settlement[field] = settlement
    state.dockyard[field] = dockyard
    state.fort[field] = 1 if has_fort else 0
    if state.site[field]:
        state.site_owner[field] = seat
        if not fits(state, field, tiles_left):
            state.site[field] = 0
            state.site_owner[field] = NOBODY
            state.site_done[field] = 0
    room = values.store_grain[settlement] + (values.fort_grain if has_fort else 0)
    state.grain[field] = min(state.grain[field], room)
    state.fish[field] = min(state.fish[field], values.store_fish[dockyard])
    pass_herds(state, field, seat, values.store_herds[settlement])
    if state.journal is not None:
        state.tell("occupies", seat, {"field": state.setup.world.ids[field], "building": BUILDINGS[settlement]})
    pass_on(state, field, seat)


def fits(state: Suverenita, field: int, tiles_left: int) -> bool:
    """Whether the site still has the building it extends, and its new owner enough tiles."""
    site = state.site[field]
    if site == HARBOUR_SITE and state.dockyard[field] != 1:
        return False
    return tiles_of_site(state, site) <= tiles_left


def pass_herds(state: Suverenita, field: int, seat: int, room: int) -> None:
    """Herds inside count as stores (Q10: without points); those without room are lost."""
    forget_goods(state, field)
    kept: list[int] = []
    for animals in state.herds[field]:
        if not animals & HERD_INSIDE:
            kept.append(animals)
        elif room:
            room -= 1
            kept.append(herd(herd_kind(animals), seat) | HERD_INSIDE)
    state.herds[field] = sorted(kept)
    forget_goods(state, field)


def pass_on(state: Suverenita, field: int, seat: int) -> None:
    """Update everything that depends on the owner of the settlement."""
    before = state.lord[field]
    victor = state.fallen[0] >> 8 & 15
    state.lord[field] = seat
    touch(state, field)
    state.known_networks[before] = None
    state.known_networks[victor] = None
    forget_goods(state, field)
    del state.fallen[0]


# --- choices -----------------------------------------------------------------------------


class Falling(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return [move(KEEP, number & 255), move(DESTROY, number & 255)]

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        keeps = kind_of(move) == KEEP
        if number >> 8 == OF_HARBOUR:
            occupy(state, VILLAGE, not keeps)
        elif not keeps:
            destroy(state)
        elif may_keep_harbour(state):
            state.push(steps.FALL, seat, number & 255 | OF_HARBOUR << 8)
            return True
        else:
            occupy(state, VILLAGE, state.dockyard[number & 255] == HARBOUR)
        go_on(state)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) not in (KEEP, DESTROY):
            return Reason("fall-first")
        return Reason("falls-in-order", {"field": state.setup.world.ids[number & 255]})
