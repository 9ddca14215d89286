"""Points, and places with every tie-break. Figures in ruins are lost before anything is counted (P2)."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import count
from koruna.engine.ranking import places
from koruna.games.tiny_epic_kingdoms.rules.numbers import STRIDE
from koruna.games.tiny_epic_kingdoms.rules.powers import Score
from koruna.games.tiny_epic_kingdoms.rules.setup import LOST_KINGDOM
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.tokens import CROWN_POINTS, TOWN, TOWN_POINTS
from koruna.games.tiny_epic_kingdoms.rules.values import (
    CAPITAL,
    CAPITAL_ALONE,
    CAPITAL_SHARED,
    FIGURE_POINTS,
    KINDS,
    LOST_KINGDOM_POINTS,
    MAGIC_POINTS,
    NEUTRAL_POINTS,
    RUINS,
)


class Tally:
    """The points of one player, part by part."""

    figures: int
    castle: int
    magic: int
    bonus: int
    capitals: int
    crown: int
    towns: int
    neutrals: int
    lost_kingdom: int

    def __init__(self) -> None:
        self.figures = 0
        self.castle = 0
        self.magic = 0
        self.bonus = 0
        self.capitals = 0
        self.crown = 0
        self.towns = 0
        self.neutrals = 0
        self.lost_kingdom = 0

    def total(self) -> int:
        own = self.figures + self.castle + self.magic + self.bonus
        return own + self.capitals + self.crown + self.towns + self.neutrals + self.lost_kingdom


def standing(state: TinyEpicKingdoms, seat: int) -> i64:
    """Where a player has figures that count."""
    return state.realms[seat].has & ~state.map.of_terrain[RUINS]


def figures(state: TinyEpicKingdoms, seat: int) -> int:
    """How many figures count: those in the hall, and those on the map except in ruins."""
    realm, ruins = state.realms[seat], state.map.of_terrain[RUINS]
    return int(realm.in_play() - count(realm.has & ruins) - count(realm.pair & ruins))


def tally(state: TinyEpicKingdoms, seat: int) -> Tally:
    realm = state.realms[seat]
    here = standing(state, seat)
    found = Tally()
    found.figures = FIGURE_POINTS * figures(state, seat)
    found.castle = state.setup.castle_points[realm.castle]
    found.magic = MAGIC_POINTS * int(realm.magic)
    if realm.powers.score is not None:
        found.bonus = bonus(state, seat, realm.powers.score)
    capitals = here & state.map.of_terrain[CAPITAL]
    if capitals:
        with_company = capitals & foreign(state, seat)
        found.capitals = int(CAPITAL_ALONE * count(capitals & ~with_company) + CAPITAL_SHARED * count(with_company))
    found.crown = CROWN_POINTS if state.crown == seat else 0
    found.towns = int(TOWN_POINTS * count(here & state.open_tokens[TOWN]))
    if state.setup.has_lost_kingdom:
        found.neutrals = int(NEUTRAL_POINTS * realm.beaten)
        found.lost_kingdom = int(LOST_KINGDOM_POINTS * count(here & state.map.whole[STRIDE * LOST_KINGDOM]))
    return found


def foreign(state: TinyEpicKingdoms, seat: int) -> i64:
    """Where other players have figures."""
    found: i64 = 0
    for other in range(state.setup.seats):
        if other != seat:
            found |= state.realms[other].has
    return found


# --- the bonus of the last level -----------------------------------------------------------


def bonus(state: TinyEpicKingdoms, seat: int, score: Score) -> int:
    counted = measure(state, seat, score)
    if score.steps:
        points = 0
        for needed, worth in score.steps:
            if counted >= needed:
                points = worth
        return points
    return min(score.most, score.points * (counted // score.per))


def measure(state: TinyEpicKingdoms, seat: int, score: Score) -> int:
    """How many there are of what the bonus counts; for a condition, 1 or 0."""
    metric, realm, here = score.metric, state.realms[seat], standing(state, seat)
    if metric == "stocked_kinds":
        return sum(realm.stock[kind] >= score.threshold for kind in range(len(KINDS)))
    if metric == "shared_regions":
        return int(count(here & foreign(state, seat)))
    if metric == "terrain_regions":
        return int(count(here & state.map.of_terrain[score.terrain]))
    if metric == "figures_by_water":
        wet = here & state.map.wet
        return int(count(wet) + count(wet & realm.pair))
    if metric == "hall_figures":
        return int(realm.hall)
    if metric == "end_triggered_by_magic":
        return int(state.ended_by >> seat & 1)
    return compare(state, seat, score)


def compare(state: TinyEpicKingdoms, seat: int, score: Score) -> int:
    """The metrics that compare a player with the others."""
    metric, realm = score.metric, state.realms[seat]
    others = [other for other in range(state.setup.seats) if other != seat]
    if metric == "castle_top":
        return int(realm.castle >= 1 and all(state.realms[other].castle <= realm.castle for other in others))
    if metric == "figures_top":
        own = figures(state, seat)
        return int(all(figures(state, other) <= own for other in others))
    if metric == "players_with_less":
        return sum(state.realms[other].stock[score.kind] < realm.stock[score.kind] for other in others)
    if metric == "foreign_homes":
        return sum(figures_on(state, seat, other) > 0 for other in others)
    if metric == "home_free_of_others":
        return int(all(figures_on(state, other, seat) == 0 for other in others))
    assert metric == "majority_on_foreign_home", f"{metric} is unknown"
    return int(any(outnumbers(state, seat, home) for home in others))


def figures_on(state: TinyEpicKingdoms, seat: int, territory: int) -> int:
    here = standing(state, seat) & state.map.whole[STRIDE * territory]
    return int(count(here) + count(here & state.realms[seat].pair))


def outnumbers(state: TinyEpicKingdoms, seat: int, home: int) -> bool:
    """Whether a player has more figures on a home than each of the others."""
    own = figures_on(state, seat, home)
    return all(figures_on(state, other, home) < own for other in range(state.setup.seats) if other != seat)


# --- results -------------------------------------------------------------------------------


def scores(state: TinyEpicKingdoms) -> list[int]:
    return [tally(state, seat).total() for seat in range(state.setup.seats)]


def ranks(state: TinyEpicKingdoms) -> list[int]:
    """By points, then figures, castle, magic, and resources in all (E5)."""
    keys: list[tuple[int, ...]] = []
    points = scores(state)
    for seat in range(state.setup.seats):
        realm = state.realms[seat]
        keys.append((points[seat], figures(state, seat), int(realm.castle), int(realm.magic), realm.total()))
    return places(keys)
