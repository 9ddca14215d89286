"""The options of a game: mode, map, how orders are given, and custom content."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from koruna.engine.content import chosen_edition
from koruna.engine.option import HOUSE, OPTION, Option, Options
from koruna.games.suverenita.rules import values_reading
from koruna.games.suverenita.rules.board import world_making, world_reading
from koruna.games.suverenita.rules.board.atlas import Atlas
from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.setup import MODES, Setup
from koruna.games.suverenita.rules.values import Values

MOST_SEED: Final = 999_999
RING: Final = "ring_of_twelve"
GENERATED: Final = "generated"

OPTIONS: Final = [
    Option("mode", default="basic", choices=MODES),
    Option("map", default="usual", choices=["usual", RING, GENERATED]),
    Option("map_seed", default="1", most=MOST_SEED),
    Option("movement", default="in_order", choices=["in_order", "hidden"]),
    Option("turns", default="together", choices=["together", "in_turn"]),
    Option("pace", default="house", choices=["house", "plain"]),
    Option(OPTION, default=HOUSE, choices=[HOUSE]),
]


class Edition:
    """Values, and perhaps a map."""

    name: str  # HOUSE, or the digest of both
    values: Values
    plain: Values  # the same without the house settings
    atlas: Atlas | None
    worlds: dict[int, World | None]  # by the number of players: those already made of the map

    def __init__(self, name: str, values: Values, atlas: Atlas | None) -> None:
        self.name = name
        self.values = values
        self.plain = values_reading.plain(values)
        self.atlas = atlas
        self.worlds = {}

    def world(self, seats: int) -> World | None:
        """The custom map, if there is one for this many players."""
        if seats not in self.worlds:
            layout = self.atlas.layout_for(seats) if self.atlas is not None else None
            self.worlds[seats] = None if self.atlas is None or layout is None else self.atlas.world(layout)
        return self.worlds[seats]


@cache
def house_edition() -> Edition:
    return Edition(HOUSE, values_reading.house(), None)


def edition_of(content: object) -> Edition:
    """What a value of the option `content` stands for."""
    return chosen_edition(content, house_edition())


def read_own(texts: dict[str, str]) -> Edition:
    """The values and the map in custom files, checked and named by their digest. Raises `BadContent`."""
    values = values_reading.own(texts.get(values_reading.FILE, ""))
    drawn = texts.get(world_reading.FILE, "")
    if not drawn:
        return Edition(values.name, values, None)
    atlas = world_reading.own_map(drawn)
    return Edition(values_reading.digest({"values": values.name, "map": atlas.written()}), values, atlas)


@lru_cache(maxsize=64)  # bounded, because there are millions of seeds
def house_world(kind: str, seats: int, seed: int) -> World:
    """3.2: a generated map for two players and for five or more, the Ring of Twelve for three and four."""
    if kind == RING or (kind == "usual" and seats in (3, 4)):
        atlas = world_reading.ring_of_twelve()
    else:
        atlas = world_making.generate(seats, seed)
    layout = atlas.layout_for(seats)
    assert layout is not None
    return atlas.world(layout)


def why_not_together(seats: int, chosen: Options) -> str:
    """The rule that forbids this combination of options, or ""."""
    if chosen["map"] == RING and seats > 4:
        return "ring-for-four"
    own = edition_of(chosen[OPTION]).atlas
    if own is not None and chosen["map"] == "usual" and own.layout_for(seats) is None:
        return "map-for-others"
    return ""


def world_of(seats: int, options: Options) -> World:
    own = edition_of(options[OPTION]).world(seats) if options["map"] == "usual" else None
    return own if own is not None else house_world(str(options["map"]), seats, int(str(options["map_seed"])))


def values_of(options: Options) -> Values:
    edition = edition_of(options[OPTION])
    return edition.plain if options["pace"] == "plain" else edition.values


def setup_of(seats: int, options: Options) -> Setup:
    return Setup(
        seats,
        values_of(options),
        world_of(seats, options),
        MODES.index(str(options["mode"])),
        options["movement"] == "hidden",
        options["turns"] == "in_turn",
        options,
    )
