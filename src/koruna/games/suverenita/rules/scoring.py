"""Victory points, farm points, total points (17.5 to 17.7) and places."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.holding import holds, is_encircled, pair
from koruna.games.suverenita.rules.numbers import CITY, NOBODY, herd_kind, herd_owner
from koruna.games.suverenita.rules.state import Suverenita


def scores(state: Suverenita) -> list[int]:
    return [total_points(state, seat) for seat in range(state.setup.seats)]


def ranks(state: Suverenita) -> list[int]:
    """A winner by other means than points is first; then 17.4 and 17.8."""
    standings: list[tuple[int, int, int]] = []
    for seat in range(state.setup.seats):
        won = 1 if seat == state.winner else 0
        standings.append((won, total_points(state, seat), state.gold[seat]))
    return [1 + sum(other > mine for other in standings) for mine in standings]


def total_points(state: Suverenita, seat: i64) -> int:
    """17.6."""
    values = state.setup.values
    total: i64 = state.vp[seat]
    for field in range(len(state.armies)):
        if not is_land(state, field) or not holds(state, field, seat):
            continue
        total += values.tp_plundered if state.plundered[field] else values.tp_field
        if state.lord[field] == seat and not is_encircled(state, field):
            total += values.tp_settlement
            if state.settlement[field] == CITY:
                total += values.tp_city
    total += farm_points(state, seat) // values.farm_per_point
    return int(total + treaty_points(state, seat))


def treaty_points(state: Suverenita, seat: i64) -> i64:
    """16.1: the points of active treaties at the end."""
    values = state.setup.values
    total: i64 = 0
    for other in range(state.setup.seats):
        if other == seat:
            continue
        between = pair(state, seat, other)
        treaty: i64 = state.treaty[between]
        if treaty:
            is_superior = state.superior[between] == seat
            total += values.treaty_tp_superior[treaty] if is_superior else values.treaty_tp_inferior[treaty]
    return total


def farm_points(state: Suverenita, seat: i64) -> i64:
    """17.7: stored grain and fish, and herds; none in the prelude, where start parts are sealed (5.5)."""
    if not state.round:
        return 0
    values = state.setup.values
    grain: i64 = 0
    fish: i64 = 0
    total: i64 = 0
    for field in range(len(state.armies)):
        if state.lord[field] == seat:
            grain += state.grain[field]
            fish += state.fish[field]
        for herd in state.herds[field]:
            if herd_owner(herd) == seat:
                total += values.farm_herd[herd_kind(herd)]
    return total + grain * values.farm_grain + fish // values.fish_per_farm_point


# --- the minor goals of power, 17.2 ------------------------------------------------------


def lands(state: Suverenita, seat: i64) -> i64:
    """A: land fields controlled or owned."""
    found: i64 = 0
    for field in range(len(state.armies)):
        if is_land(state, field) and holds(state, field, seat):
            found += 1
    return found


def free_settlements(state: Suverenita, seat: i64, least: i64 = 1) -> i64:
    """B: free settlements; D: free cities, with CITY for `least`."""
    found: i64 = 0
    for field in range(len(state.armies)):
        if state.lord[field] == seat and state.settlement[field] >= least and not is_encircled(state, field):
            found += 1
    return found


def standing_grain(state: Suverenita, seat: i64) -> i64:
    """Grain on own sown fields (17.3)."""
    found: i64 = 0
    for field in range(len(state.armies)):
        if state.crop_owner[field] == seat:
            found += state.crop[field]
    return found


def is_land(state: Suverenita, field: i64) -> bool:
    """Whether a field is land that counts: not permanently neutral (3.7)."""
    world = state.setup.world
    return not world.is_sea[field] and not world.is_neutral[field]


def best(state: Suverenita, seats: list[int]) -> int:
    """17.8: among several seats, the one with most total points, then most gold, then the first by initiative."""
    found = NOBODY
    most = (0, 0)
    for seat in state.initiative():
        if seat in seats:
            standing = (total_points(state, seat), state.gold[seat])
            if found == NOBODY or standing > most:
                found, most = seat, standing
    return found
