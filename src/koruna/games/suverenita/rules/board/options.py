"""The options of a game: mode, map, how orders are given, and custom content."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from koruna.engine.option import Option, Options
from koruna.games.suverenita.rules import values_reading
from koruna.games.suverenita.rules.board import world_making, world_reading
from koruna.games.suverenita.rules.board.atlas import Atlas
from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.setup import MODES, Setup
from koruna.games.suverenita.rules.values import Values
from koruna.games.suverenita.rules.values_reading import HOUSE, BadContent

MOST_SEED: Final = 999_999
RING: Final = "ring_of_twelve"
GENERATED: Final = "generated"

CONTENT: Final = Option("content", default=HOUSE, choices=[HOUSE])
OPTIONS: Final = [
    Option("mode", default="basic", choices=MODES),
    Option("map", default="usual", choices=["usual", RING, GENERATED]),
    Option("map_seed", default="1", most=MOST_SEED),
    Option("movement", default="in_order", choices=["in_order", "hidden"]),
    Option("turns", default="together", choices=["together", "in_turn"]),
    Option("pace", default="house", choices=["house", "plain"]),
    CONTENT,
]


class Content:
    """Values, and perhaps a map."""

    values: Values
    atlas: Atlas | None

    def __init__(self, values: Values, atlas: Atlas | None) -> None:
        self.values = values
        self.atlas = atlas


CONTENTS: Final[dict[str, Content]] = {}


def content(name: str) -> Content:
    if name == HOUSE and HOUSE not in CONTENTS:
        CONTENTS[HOUSE] = Content(values_reading.house(), None)
    return CONTENTS[name]


def take(folder: Path) -> str:
    """Register the values and the map in a folder; return their name as an option, or "" if there are none."""
    texts = [read(folder / name) for name in (values_reading.FILE, world_reading.FILE)]
    if not any(texts):
        return ""
    values = values_reading.own(texts[0])
    atlas = world_reading.own_map(texts[1]) if texts[1] else None
    name = values.name
    if atlas is not None:
        name = values_reading.digest({"values": name, "map": atlas.written()})
    if name not in CONTENTS:
        CONTENTS[name] = Content(values, atlas)
        CONTENT.choices.append(name)
        CONTENT.values.append(name)
    return name


def read(file: Path) -> str:
    if not file.exists():
        return ""
    try:
        return file.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadContent("no-file", {"file": file.name}) from trouble


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
    own = content(str(chosen["content"])).atlas
    if own is not None and chosen["map"] == "usual" and own.layout_for(seats) is None:
        return "map-for-others"
    return ""


@lru_cache(maxsize=64)
def own_world(name: str, seats: int) -> World | None:
    """The custom map, if there is one for this many players."""
    own = content(name).atlas
    layout = own.layout_for(seats) if own is not None else None
    return own.world(layout) if own is not None and layout is not None else None


def world_of(seats: int, options: Options) -> World:
    own = own_world(str(options["content"]), seats) if options["map"] == "usual" else None
    return own if own is not None else house_world(str(options["map"]), seats, int(str(options["map_seed"])))


def setup_of(seats: int, options: Options) -> Setup:
    chosen = content(str(options["content"]))
    values = chosen.values
    if options["pace"] == "plain":
        values = values_reading.plain(values)
    return Setup(
        seats,
        values,
        world_of(seats, options),
        MODES.index(str(options["mode"])),
        options["movement"] == "hidden",
        options["turns"] == "in_turn",
        options,
    )
