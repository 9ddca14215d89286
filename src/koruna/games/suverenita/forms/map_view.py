"""The view of a map, which never changes during a game, and its fields as facts of a sentence."""

from __future__ import annotations

from functools import cached_property, lru_cache

from msgspec import Struct

from koruna.games.suverenita.forms.place_names import names_of
from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.numbers import COLOURS
from koruna.locale import Named


class PlaceView(Struct, frozen=True):
    """A field of the map."""

    id: str  # as in moves
    names: dict[str, str]  # by language
    colour: str  # "sea" for sea
    neutral: bool  # nobody can ever control it
    island: bool  # without a land border
    ring: str  # where it is drawn: i, m, o, x or n; "" in the centre
    sector: int  # where it is drawn, by number
    borders: list[int]  # fields across an open border, by number


class MapView(Struct, frozen=True, dict=True):
    """The map: its fields and borders, which never change."""

    name: str  # of the map
    sectors: int  # how many it is drawn with
    outer_seas: int  # sectors of the outer sea
    fields: list[PlaceView]  # by number
    closed: list[tuple[int, int]]  # impassable borders

    @cached_property
    def key(self) -> MapKey:
        places = [(*place.names.values(), place.id, place.colour, place.neutral, place.island) for place in self.fields]
        spots = [(place.ring, place.sector) for place in self.fields]
        alike = (self.name, self.sectors, self.outer_seas, *places, *spots, *self.closed)
        if len(KEYS) >= MOST_KEYS:
            KEYS.clear()  # a map that is met again is drawn again
        return KEYS.setdefault(alike, MapKey(self))

    @cached_property
    def called(self) -> dict[str, Named]:
        """The fields by their ids, in their order, as facts of sentences."""
        return {place.id: Named(place.names, place.id) for place in self.fields}


class MapKey:
    """A map as a cache key, the same one for all maps of the same name and shape."""

    def __init__(self, view: MapView) -> None:
        self.view = view


MOST_KEYS = 256
KEYS: dict[tuple[object, ...], MapKey] = {}


@lru_cache(maxsize=64)
def view_of_map(world: World) -> MapView:
    names = names_of(world)
    places = [
        PlaceView(
            id,
            dict(names[field].by_language),
            COLOURS[world.colours[field]],
            world.is_neutral[field],
            world.is_island[field],
            world.rings[field],
            world.sectors[field],
            world.borders[field],
        )
        for field, id in enumerate(world.ids)
    ]
    return MapView(world.name, world.sector_count, world.sea_count, places, world.closed)


def place_name(map: MapView, field: int) -> Named:
    """A field as a fact of a sentence, which uses the name in its language."""
    return map.called[map.fields[field].id]


def place_called(map: MapView, id: str) -> Named:
    """The same by the id used in moves."""
    return map.called[id]
