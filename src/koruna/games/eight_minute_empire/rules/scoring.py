"""Who controls what, what goods are worth, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.ranking import places
from koruna.games.eight_minute_empire.rules.cards import GOODS, JOKER, POINTS
from koruna.games.eight_minute_empire.rules.numbers import NEUTRAL, OWNERS
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire

NOBODY: Final = -1  # who controls a region or continent that is tied or empty


def control(state: EightMinuteEmpire) -> list[int]:
    """By region: the seat with the most armies and cities there, NEUTRAL, or NOBODY when it is tied or empty."""
    held = [NOBODY]
    region: i64
    for region in range(1, state.setup.side.regions + 1):
        most: i64 = state.neutral.armies_in(region)
        owner = NEUTRAL if most > 0 else NOBODY
        for seat in range(state.setup.seats):
            strength: i64 = state.empires[seat].strength(region)
            if strength > most:
                most = strength
                owner = seat
            elif strength == most:
                owner = NOBODY
        held.append(owner)
    return held


def continents(state: EightMinuteEmpire, held: list[int]) -> list[int]:
    """By continent: who controls the most of its regions, or NOBODY if that is tied."""
    side = state.setup.side
    counts = [0] * ((side.continents + 1) * OWNERS)
    region: i64
    for region in range(1, side.regions + 1):
        if held[region] != NOBODY:
            counts[side.continent[region] * OWNERS + held[region]] += 1
    ruled = [NOBODY]
    continent: i64
    owner: i64
    for continent in range(1, side.continents + 1):
        most: i64 = 0
        ruler: i64 = NOBODY
        for owner in range(OWNERS):
            count: i64 = counts[continent * OWNERS + owner]
            if count > most:
                most = count
                ruler = owner
            elif count == most:
                ruler = NOBODY
        ruled.append(int(ruler))
    return ruled


# --- goods --------------------------------------------------------------------------------


def worth(good: i64, count: i64) -> i64:
    """The points of the highest step reached; beyond the last step there are no more."""
    points = POINTS[good]
    return points[count] if count < len(points) else points[-1]


def tokens_of(state: EightMinuteEmpire, seat: int, held: list[int]) -> list[int]:
    """By good: the tokens in the regions a seat controls."""
    found = [0] * len(GOODS)
    for at in range(len(state.tokens)):
        if held[state.setup.side.triangles[at]] == seat:
            found[state.tokens[at]] += 1
    return found


def goods_of(state: EightMinuteEmpire, seat: int, held: list[int]) -> list[int]:
    """By kind, the jokers last: icons on cards, and a token counts as one more card."""
    counts = state.empires[seat].goods.copy()
    if state.tokens:
        for good, tokens in enumerate(tokens_of(state, seat, held)):
            counts[good] += tokens
    return counts


def place_jokers(counts: list[int]) -> list[int]:
    """By good: how many jokers to add to it for the most points. They can only be added to a good the player has."""
    best = [0] * len(GOODS)
    if counts[JOKER] > 0:
        spread(counts, 0, counts[JOKER], [0] * len(GOODS), best)
    return best


def spread(counts: list[int], good: int, jokers: int, placed: list[int], best: list[int]) -> None:
    """Try every way to spread the jokers over this good and those after it, and keep the best in `best`."""
    if jokers == 0:
        if sum(best) == 0 or points_with(counts, placed) > points_with(counts, best):
            for at in range(len(GOODS)):
                best[at] = placed[at]
        return
    if good == len(GOODS):
        return
    spread(counts, good + 1, jokers, placed, best)
    if counts[good] > 0:
        for number in range(1, jokers + 1):
            placed[good] = number
            spread(counts, good + 1, jokers - number, placed, best)
        placed[good] = 0


def points_with(counts: list[int], jokers: list[int]) -> int:
    points = 0
    for good in range(len(GOODS)):
        points += worth(good, counts[good] + jokers[good])
    return points


def goods_points(counts: list[int]) -> int:
    return best_points(counts, 0, counts[JOKER])


def best_points(counts: list[int], good: i64, jokers: i64) -> i64:
    """The most points for this good and those after it, with this many jokers to spread over them."""
    if jokers == 0:
        points: i64 = 0
        for other in range(good, len(GOODS)):
            points += worth(other, counts[other])
        return points
    if good == len(GOODS):
        return 0
    best = worth(good, counts[good]) + best_points(counts, good + 1, jokers)
    if counts[good] > 0:
        for number in range(1, jokers + 1):
            best = max(best, worth(good, counts[good] + number) + best_points(counts, good + 1, jokers - number))
    return best


# --- the result ---------------------------------------------------------------------------


def scores(state: EightMinuteEmpire) -> list[int]:
    return points_by_seat(state, control(state))


def points_by_seat(state: EightMinuteEmpire, held: list[int]) -> list[int]:
    """A point for every region and every continent controlled, and those for goods."""
    points = [goods_points(goods_of(state, seat, held)) for seat in range(state.setup.seats)]
    add_controlled(held, points)
    add_controlled(continents(state, held), points)
    return points


def add_controlled(owners: list[int], points: list[int]) -> None:
    for owner in owners:
        if owner != NOBODY and owner != NEUTRAL:
            points[owner] = points[owner] + 1


def ranks(state: EightMinuteEmpire) -> list[int]:
    """By points, then coins, then armies on the board, then regions controlled; what is still equal is shared."""
    held = control(state)
    keys: list[tuple[int, ...]] = []
    for seat, points in enumerate(points_by_seat(state, held)):
        keys.append((points, state.empires[seat].coins, state.empires[seat].on_map(), held.count(seat)))
    return places(keys)
