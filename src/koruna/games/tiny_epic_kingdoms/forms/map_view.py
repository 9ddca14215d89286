"""The territories with everything on them, the same for all viewers.

A view is made once and shared: by all viewers, and from one moment to the next as long as nothing in it changes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from koruna.engine.bits import listed
from koruna.games.tiny_epic_kingdoms.rules.map import NO_SIDE, Map
from koruna.games.tiny_epic_kingdoms.rules.numbers import LETTERS, SEATS, STRIDE, named
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDE_IDS, SIDES
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS
from koruna.games.tiny_epic_kingdoms.rules.values import TERRAINS

if TYPE_CHECKING:
    from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms

# Sets of regions, as in a realm: where there is a figure, where there are two, and the same of those that lie.
Figures = tuple[int, int, int, int]


class RegionView(Struct, frozen=True):
    """A region of a territory with the figures in it."""

    id: str  # as in moves: the letter of its territory and a number
    terrain: str  # fields, mountains, forest, ruins or capital
    border: bool  # Quests may leave and arrive here
    by_water: bool  # counts as next to water, for abilities
    near: tuple[str, ...]  # neighbours over land
    figures: tuple[int, ...]  # by seat
    lying: tuple[int, ...]  # by seat: how many of them search the ruins
    neutral: bool  # a neutral figure stands here
    hidden: bool  # a token lies here face down
    token: str | None  # the token that lies here face up


class TerritoryView(Struct, frozen=True, cache_hash=True):
    """A territory card on the table; most stay as they are while somebody moves, so drawings are cached by its hash."""

    letter: str  # as in the ids of its regions
    side: str  # the id of the side that is up
    owner: int | None  # the seat whose home it is; None for the Lost Kingdom
    regions: tuple[RegionView, ...]  # by number


class OnMap(NamedTuple):
    """What lies and stands on the map, or on a part of it, as sets of regions."""

    figures: tuple[Figures, ...]  # by seat
    neutrals: int
    hidden: int  # tokens face down
    tokens: tuple[int, ...]  # by kind: those face up

    def within(self, regions: int) -> OnMap:
        figures = [(a & regions, b & regions, c & regions, d & regions) for a, b, c, d in self.figures]
        tokens = [places & regions for places in self.tokens]
        return OnMap(tuple(figures), self.neutrals & regions, self.hidden & regions, tuple(tokens))


def look_at_territories(state: TinyEpicKingdoms) -> list[TerritoryView]:
    figures = [(realm.has, realm.pair, realm.lying, realm.lying_pair) for realm in state.realms]
    there = OnMap(tuple(figures), state.neutrals, state.hidden, tuple(state.open_tokens))
    return [*territories(state.map, there)]


@lru_cache(maxsize=256)
def territories(land: Map, there: OnMap) -> tuple[TerritoryView, ...]:
    laid_out = [at for at in range(SEATS) if land.sides[at] != NO_SIDE]
    return tuple(look_at_territory(land, at, there.within(land.whole[STRIDE * at])) for at in laid_out)


@lru_cache(maxsize=1024)
def look_at_territory(land: Map, territory: int, there: OnMap) -> TerritoryView:
    side = land.sides[territory]
    return TerritoryView(
        letter=LETTERS[territory],
        side=SIDE_IDS[side],
        owner=territory if territory < len(there.figures) else None,
        regions=tuple(look_at_region(land, STRIDE * territory + at, there) for at in range(len(SIDES[side].terrain))),
    )


def look_at_region(land: Map, region: int, there: OnMap) -> RegionView:
    tokens = [TOKENS[kind] for kind, regions in enumerate(there.tokens) if regions >> region & 1]
    return RegionView(
        id=named(region),
        terrain=TERRAINS[land.terrain[region]],
        border=bool(land.borders >> region & 1),
        by_water=bool(land.wet >> region & 1),
        near=tuple(named(other) for other in listed(land.near[region])),
        figures=tuple((has >> region & 1) + (pair >> region & 1) for has, pair, _, _ in there.figures),
        lying=tuple((one >> region & 1) + (two >> region & 1) for _, _, one, two in there.figures),
        neutral=bool(there.neutrals >> region & 1),
        hidden=bool(there.hidden >> region & 1),
        token=tokens[0] if tokens else None,
    )
