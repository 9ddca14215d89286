"""What a player's deals depend on, computed once for a whole list of moves; and which units of a kind a deal takes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import change
from koruna.games.suverenita.rules.numbers import (
    CITY,
    COUNT_BIT,
    DOCK_SITE,
    FORT_SITE,
    HARBOUR_SITE,
    IN_TRAINING,
    ITEM,
    KEY,
    MERCENARY,
    VILLAGE,
)
from koruna.games.suverenita.rules.state import Suverenita

LIKE: Final = ITEM | 15 << 9  # of a stack: type, level, place and owner


class Market:
    seat: i64
    gold: i64
    units: i64  # in play, of limited kinds, 13.3
    tiles: i64  # in use or reserved for a site, 12.3
    cities: i64  # including those under construction
    parts: list[int]  # the network, 7.6
    ports: list[int]  # the parts of the network with a harbour, 7.7
    fields: list[int]  # that the player holds or has anything on

    def __init__(self, seat: i64, gold: i64, parts: list[int]) -> None:
        self.seat = seat
        self.gold = gold
        self.units = 0
        self.tiles = 0
        self.cities = 0
        self.parts = parts
        self.ports = []
        self.fields = []


def market_of(state: Suverenita, seat: i64) -> Market:
    parts = network(state, seat)
    market = Market(seat, state.gold[seat], parts)
    tiles = state.setup.values.build_tiles
    armies = state.armies
    lords = state.lord
    sites = state.site_owner
    units: i64 = 0
    in_use: i64 = 0
    for field in range(len(parts)):
        part = parts[field]
        is_mine = part != 0
        for stack in armies[field]:
            pieces: i64 = stack
            if pieces >> 9 & 15 == seat:
                is_mine = True
                if pieces & 7 < MERCENARY:
                    units += pieces >> COUNT_BIT
        if lords[field] == seat:
            is_mine = True
            in_use += tiles[state.settlement[field]] + tiles_of_extensions(state, field)
            if state.settlement[field] == CITY:
                market.cities += 1
            if state.dockyard[field] == 2 and part > 0 and part not in market.ports:
                market.ports.append(part)
        if sites[field] == seat:
            is_mine = True
            in_use += tiles_of_site(state, state.site[field])
            if state.site[field] == CITY:
                market.cities += 1
        if is_mine:
            market.fields.append(field)
    market.units = units
    market.tiles = in_use
    return market


def tiles_of_extensions(state: Suverenita, field: i64) -> i64:
    """The tiles of a dockyard and of a fort."""
    tiles = state.setup.values.build_tiles
    found: i64 = 0
    dockyard = state.dockyard[field]
    if dockyard:
        found += tiles[DOCK_SITE] if dockyard == 1 else tiles[HARBOUR_SITE]
    if state.fort[field]:
        found += tiles[FORT_SITE]
    return found


def tiles_of_site(state: Suverenita, building: i64) -> i64:
    """12.3: the tiles a site will need in addition to those of the building it replaces."""
    tiles = state.setup.values.build_tiles
    if building == CITY:
        return tiles[CITY] - tiles[VILLAGE]
    if building == HARBOUR_SITE:
        return tiles[HARBOUR_SITE] - tiles[DOCK_SITE]
    return tiles[building]


def has_harbour(market: Market, field: i64) -> bool:
    """7.7: whether a field is connected to an own harbour of a free settlement."""
    part = market.parts[field]
    return part > 0 and part in market.ports


# --- units of a kind ---------------------------------------------------------------------


def items_of(state: Suverenita, field: i64, seat: i64) -> list[int]:
    """The types, levels and places of a player's units on a field, each once."""
    found: list[int] = []
    for stack in state.armies[field]:
        units: i64 = stack
        if units >> 9 & 15 == seat:
            item = int(units & ITEM)
            if item not in found:
                found.append(item)
    return found


def count_like(state: Suverenita, field: i64, seat: i64, item: i64) -> i64:
    """How many units of an item a player has on a field."""
    found: i64 = 0
    wanted = item | seat << 9
    for stack in state.armies[field]:
        units: i64 = stack
        if units & LIKE == wanted:
            found += units >> COUNT_BIT
    return found


def pick(state: Suverenita, field: i64, seat: i64, item: i64) -> i64:
    """The key of the units of an item that a deal takes first, those in training last; -1 if there are none."""
    wanted = item | seat << 9
    trained: i64 = -1
    for stack in state.armies[field]:
        units: i64 = stack
        if units & LIKE == wanted:
            if not units & IN_TRAINING:
                return units & KEY
            if trained < 0:
                trained = units & KEY
    return trained


def turn_into(state: Suverenita, field: i64, seat: i64, item: i64, count: i64, new_item: i64) -> None:
    """Turn units of one item into units of another on the same field."""
    left = count
    while left:
        key = pick(state, field, seat, item)
        here: i64 = 0
        for stack in state.armies[field]:
            units: i64 = stack
            if units & KEY == key:
                here = units >> COUNT_BIT
        some = here if here < left else left
        change(state, field, key, some, key & ~ITEM | new_item)
        left -= some
