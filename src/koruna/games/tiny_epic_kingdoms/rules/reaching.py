"""Abilities that work once, when their level of magic is reached."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import bit, count, listed, lowest
from koruna.engine.event import Event
from koruna.games.tiny_epic_kingdoms.rules import figures, moving
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    DECLINE,
    DONE,
    PLACES,
    REARRANGES,
    REMOVES,
    REVEALS,
    SEATS,
)
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.steps import DRAW_TOKEN, GIVE, REARRANGE, REMOVE, REVEAL
from koruna.games.tiny_epic_kingdoms.rules.values import RUINS


def reach(state: TinyEpicKingdoms, seat: int) -> None:
    """Do what the level just reached brings once."""
    powers = state.realms[seat].powers
    if powers.rearranges:
        state.arrivals = 0
        state.push(REARRANGE, seat, int(state.realms[seat].on_map))
    if powers.others_lose:
        for ahead in range(state.setup.seats - 1, 0, -1):
            state.push(GIVE, (seat + ahead) % state.setup.seats, powers.others_lose)
    if powers.removes:
        for _ in range(powers.removes):
            state.push(REMOVE, seat)


# --- a foreign figure removed --------------------------------------------------------------


def removals(state: TinyEpicKingdoms, seat: int) -> list[int]:
    """Any figure of another player that is not protected; or none."""
    found: list[int] = []
    for other in range(state.setup.seats):
        if other != seat and not moving.is_protected(state.realms[other]):
            found += [REMOVES + SEATS * region + other for region in listed(state.realms[other].has)]
    found.append(DECLINE)
    return found


def remove(state: TinyEpicKingdoms, seat: int, move: int) -> None:
    if move == DECLINE:
        return
    region, other = divmod(move - REMOVES, SEATS)
    if state.journal is not None:
        state.journal.append(Event("removed", seat, state.map.where("region", region)))
    figures.lose(state, other, region)


# --- figures rearranged --------------------------------------------------------------------


def rearrangements(state: TinyEpicKingdoms, seat: int) -> list[int]:
    """One figure at a time, to any region that has room and no foreign figures."""
    realm = state.realms[seat]
    free = state.map.land & ~moving.foreign_regions(state, seat) & ~realm.pair
    found: list[int] = [DONE]
    rest = realm.has
    while rest != 0:
        region = lowest(rest)
        rest &= rest - 1
        targets = free & ~bit(region)
        if state.map.terrain[region] == RUINS and realm.upright() & bit(region):
            targets |= bit(region)  # lifted and put back, it lies down
        moving.add_moves(REARRANGES + PLACES * region, targets, found)
    return found


def rearrange(state: TinyEpicKingdoms, seat: int, origin: int, target: int) -> None:
    realm = state.realms[seat]
    realm.leave(origin)
    realm.arrive(target)
    if state.map.terrain[target] == RUINS:
        realm.lie_down(target)
    state.arrivals |= bit(target)
    if state.journal is not None:
        state.journal.append(Event("rearranged", seat, state.map.way(origin, target)))


def finish_rearranging(state: TinyEpicKingdoms, seat: int) -> None:
    """Hidden tokens where figures arrived are turned up when all are placed, in the player's order."""
    if to_reveal(state, seat):
        state.push(REVEAL, seat)


def to_reveal(state: TinyEpicKingdoms, seat: int) -> i64:
    return state.arrivals & state.hidden & state.realms[seat].has


def reveals(state: TinyEpicKingdoms, seat: int) -> list[int]:
    return [REVEALS + region for region in listed(to_reveal(state, seat))]


def reveal(state: TinyEpicKingdoms, seat: int, region: int) -> None:
    if count(to_reveal(state, seat)) > 1:
        state.push(REVEAL, seat)
    state.push(DRAW_TOKEN, seat, region)
