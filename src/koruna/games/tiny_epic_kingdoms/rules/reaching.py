"""Abilities that work once, when their level of magic is reached."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import bit, count, listed, lowest
from koruna.engine.event import Event
from koruna.games.tiny_epic_kingdoms.rules import figures, moving
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    DECLINE,
    DONE,
    LYING,
    PAYS,
    PLACES,
    REARRANGES,
    REGIONS,
    REMOVES,
    REVEALS,
    SEATS,
    STANDING,
)
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Forced, Step
from koruna.games.tiny_epic_kingdoms.rules.steps import DRAW_TOKEN, GIVE, LIFTED, REARRANGE, REMOVE, REVEAL, WHICH
from koruna.games.tiny_epic_kingdoms.rules.values import FIGURES, RUINS


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


class Remove(Forced):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        """Any figure of another player that is not protected; or none."""
        found: list[int] = []
        for other in range(state.setup.seats):
            if other != seat and not moving.is_protected(state.realms[other]):
                found += [REMOVES + SEATS * region + other for region in listed(state.realms[other].has)]
        found.append(DECLINE)
        return found

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        if move == DECLINE:
            return
        region, other = divmod(move - REMOVES, SEATS)
        if state.realms[other].is_mixed(region):
            state.push(WHICH, seat, move)
        else:
            take_away(state, seat, region, other, False)


def take_away(state: TinyEpicKingdoms, seat: int, region: int, other: int, lying: bool) -> None:
    if state.journal is not None:
        state.journal.append(Event("removed", seat, state.map.where("region", region)))
    figures.lose(state, other, region, lying)


# --- figures rearranged --------------------------------------------------------------------


class Rearrange(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
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

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        """`number`: how many figures may be lifted, this one included. Of one that stands and one that lies in the same
        ruins the player says which; but only the standing one can be lifted to lie down on the spot."""
        if move == DONE:
            finish_rearranging(state, seat)
            return
        origin, target = divmod(move - REARRANGES, PLACES)
        if origin != target and state.realms[seat].is_mixed(origin):
            state.push(WHICH, seat, LIFTED * number + move)
        else:
            lift(state, seat, number, origin, target, False)


def lift(state: TinyEpicKingdoms, seat: int, left: int, origin: int, target: int, lying: bool) -> None:
    realm = state.realms[seat]
    if lying:
        realm.leave_lying(origin)
    else:
        realm.leave(origin)
    realm.arrive(target)
    if state.map.terrain[target] == RUINS:
        realm.lie_down(target)
    state.arrivals |= bit(target)
    if state.journal is not None:
        state.journal.append(Event("rearranged", seat, state.map.way(origin, target)))
    if left > 1:
        state.push(REARRANGE, seat, left - 1)
    else:
        finish_rearranging(state, seat)


# --- one figure stands and one lies in the same ruins ---------------------------------------


class Which(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [STANDING, LYING]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        """Which of the two leaves."""
        lying = move == LYING
        left, asked = divmod(number, LIFTED)
        if asked < REARRANGES:
            region, other = divmod(asked - REMOVES, SEATS)
            take_away(state, seat, region, other, lying)
        else:
            origin, target = divmod(asked - REARRANGES, PLACES)
            lift(state, seat, left, origin, target, lying)


def is_choice_sound(state: TinyEpicKingdoms, seat: int, number: int) -> bool:
    """Whether a step asks about figures that are there."""
    left, move = divmod(number, LIFTED)
    if not (REMOVES <= move < STANDING and left == 0) and not (REARRANGES <= move < PAYS and 0 < left <= FIGURES):
        return False
    region, owner = where_mixed(number), whose_mixed(number, seat)
    return region < REGIONS and owner < state.setup.seats and state.realms[owner].is_mixed(region)


def where_mixed(number: int) -> int:
    """The region of the two figures; `number` is that of the step."""
    move = number % LIFTED
    return (move - REMOVES) // SEATS if move < REARRANGES else (move - REARRANGES) // PLACES


def whose_mixed(number: int, seat: int) -> int:
    """The owner of the two figures; `seat` decides."""
    move = number % LIFTED
    return (move - REMOVES) % SEATS if move < REARRANGES else seat


# --- hidden tokens where figures arrived ----------------------------------------------------


def finish_rearranging(state: TinyEpicKingdoms, seat: int) -> None:
    """Hidden tokens where figures arrived are turned up when all are placed, in the player's order."""
    if to_reveal(state, seat):
        state.push(REVEAL, seat)


def to_reveal(state: TinyEpicKingdoms, seat: int) -> i64:
    return state.arrivals & state.hidden & state.realms[seat].has


class Reveal(Forced):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [REVEALS + region for region in listed(to_reveal(state, seat))]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        if count(to_reveal(state, seat)) > 1:
            state.push(REVEAL, seat)
        state.push(DRAW_TOKEN, seat, move - REVEALS)
