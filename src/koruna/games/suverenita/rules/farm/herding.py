"""Subphase 2 (8.3): herds, stored grain and stored fish move any distance within a network, but only one land field
across sea. Each herd moves once, and each store sends to each other store once (Q29)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import forget_goods, herd_room, is_locked
from koruna.games.suverenita.rules.march.sailing import add_counts
from koruna.games.suverenita.rules.numbers import (
    CARRY_FISH,
    CARRY_GRAIN,
    DONE,
    HERD,
    HERD_INSIDE,
    HERD_MOVED,
    HERDS,
    field_of,
    herd,
    herd_kind,
    kind_of,
    move,
    moved_count,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.phase import Phase, is_nothing
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.paying import grain_room

SENT_BIT: Final = 8  # offsets in an entry of `state.sent`: from, to, what


# --- where goods can go ------------------------------------------------------------------


def own_land(state: Suverenita, seat: i64, start: i64) -> list[int]:
    """The land fields of a seat's network that are connected by land with one of them."""
    parts = network(state, seat)
    lands = state.setup.world.lands
    if not parts[start] or state.setup.world.is_sea[start]:
        return []
    seen = [False] * len(parts)
    seen[start] = True
    found = [int(start)]
    for field in found:  # breadth-first: it grows during the loop
        for near in lands[field]:
            if parts[near] and not seen[near]:
                seen[near] = True
                found.append(near)
    return found


def across_sea(state: Suverenita, seat: i64, land: list[int]) -> list[int]:
    """The coasts of the network that goods reach from this land across controlled sea; they cannot go further."""
    parts = network(state, seat)
    world = state.setup.world
    seen = [False] * len(parts)
    for field in land:
        seen[field] = True
    seas: list[int] = []
    found: list[int] = []
    for field in land:
        for near in world.seas[field]:
            if parts[near] and not seen[near]:
                seen[near] = True
                seas.append(near)
    for sea in seas:  # breadth-first: it grows during the loop
        for near in world.borders[sea]:
            if parts[near] and not seen[near]:
                seen[near] = True
                (seas if world.is_sea[near] else found).append(near)
    return found


def fish_room(state: Suverenita, field: i64) -> i64:
    room: i64 = state.setup.values.store_fish[state.dockyard[field]]
    return max(room - state.fish[field], 0)


# --- moves -------------------------------------------------------------------------------


class Herding(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return deliveries(state, seat)

    def is_idle(self, state: Suverenita, seat: int, number: int) -> bool:
        return is_nothing(deliveries(state, seat, True))

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        deed = kind_of(move)
        a = field_of(move)
        b = target_of(move)
        ids = state.setup.world.ids
        if deed == HERD:
            what = rest_of(move) & 3
            forget_goods(state, a)
            state.herds[a].remove(herd(what, seat))
            state.herds[b].append(herd(what, seat) | HERD_MOVED)
            state.herds[b].sort()
            forget_goods(state, b)
            state.tell("drove", seat, {"from": ids[a], "to": ids[b], "herd": HERDS[what]})
            return False
        count = int(moved_count(move))
        state.sent.append(sending(deed, a, b))
        store = state.grain if deed == CARRY_GRAIN else state.fish
        store[a] -= count
        store[b] += count
        event = "carried-grain" if deed == CARRY_GRAIN else "carried-fish"
        state.tell(event, seat, {"from": ids[a], "to": ids[b], "count": count})
        return False

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        deed = kind_of(move)
        if deed != HERD and deed != CARRY_GRAIN and deed != CARRY_FISH:
            return Reason("other-subphase")
        a = field_of(move)
        b = target_of(move)
        ids = state.setup.world.ids
        return Reason(wrong(state, seat, move, deed, a, b), {"field": ids[a], "to": ids[b]})

    def finish(self, state: Suverenita) -> None:
        """Clear the flags of herds that moved."""
        for herds in state.herds:
            for i in range(len(herds)):
                herds[i] &= ~HERD_MOVED
            herds.sort()


def deliveries(state: Suverenita, seat: int, just_one: bool = False) -> list[int]:
    """All moves of herds and goods; with `just_one` only some, if there are any."""
    found = [DONE]
    goals: list[list[int] | None] = [None] * len(state.armies)  # by field; fields connected by land share a list
    for field in range(len(state.armies)):
        if just_one and len(found) > 1:
            break
        is_home = state.lord[field] == seat
        has_goods = is_home and (state.grain[field] or state.fish[field])
        if not has_goods and not state.herds[field]:
            continue
        kinds = 0
        for other in state.herds[field]:
            if other >> 2 & 15 == seat and not other & (HERD_INSIDE | HERD_MOVED):
                kinds |= 1 << (other & 3)
        if not has_goods and not kinds:
            continue
        near = goals[field]
        if near is None:
            land = own_land(state, seat, field)
            near = land + across_sea(state, seat, land)
            for other in land:
                goals[other] = near
        for to in near:
            if to == field:
                continue
            if kinds and herd_room(state, to):
                for kind in range(len(HERDS)):
                    if kinds >> kind & 1:
                        found.append(move(HERD, field, to, 0, 0, kind))  # noqa: PERF401  (faster compiled)
            if has_goods and state.lord[to] == seat:
                add_goods(state, field, to, found)
    return found


def add_goods(state: Suverenita, a: i64, b: i64, found: list[int]) -> None:
    if state.grain[a] and sending(CARRY_GRAIN, a, b) not in state.sent:
        add_counts(found, CARRY_GRAIN, a, b, 0, min(state.grain[a], grain_room(state, b)))
    if state.fish[a] and sending(CARRY_FISH, a, b) not in state.sent:
        add_counts(found, CARRY_FISH, a, b, 0, min(state.fish[a], fish_room(state, b)))


def sending(kind: i64, a: i64, b: i64) -> int:
    return int(kind << 2 * SENT_BIT | b << SENT_BIT | a)


# --- refusals ----------------------------------------------------------------------------


def wrong(state: Suverenita, seat: int, move: int, kind: i64, a: i64, b: i64) -> str:
    if a == b:
        return "same-field"
    if kind == HERD:
        mine = [h for h in state.herds[a] if h >> 2 & 15 == seat and herd_kind(h) == rest_of(move) & 3]
        if not mine:
            return "no-such-herd"
        if all(h & HERD_INSIDE for h in mine):
            return "herd-inside"
        if all(h & (HERD_MOVED | HERD_INSIDE) for h in mine):
            return "herd-went"
    else:
        is_grain = kind == CARRY_GRAIN
        if state.lord[a] != seat or state.lord[b] != seat:
            return "store-to-store"
        if not is_grain and not (state.dockyard[a] and state.dockyard[b]):
            return "fish-to-dockyard"
        if (state.grain if is_grain else state.fish)[a] < max(1, moved_count(move)):
            return "not-so-much-stored"
        if sending(kind, a, b) in state.sent:
            return "sent-once"
    if is_locked(state, a) or is_locked(state, b):
        return "goods-locked"
    land = own_land(state, seat, a)
    if b not in land and b not in across_sea(state, seat, land):
        parts = network(state, seat)
        return "one-field-across-sea" if parts[a] and parts[a] == parts[b] else "not-connected"
    if kind == HERD:
        return "sown-here" if state.crop[b] else "no-room-for-herd"
    return "store-full"
