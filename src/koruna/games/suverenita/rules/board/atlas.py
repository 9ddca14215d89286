"""A map as in its file: fields, their borders, and its layouts, which differ by player count."""

from __future__ import annotations

from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.numbers import COLOURS, SEA


class MapLayout:
    name: str
    players: list[int]
    closed: list[tuple[int, int]]  # impassable borders, the lower field first
    colours: list[int]  # by field

    def __init__(self, name: str, players: list[int], closed: list[tuple[int, int]], colours: list[int]) -> None:
        self.name = name
        self.players = players
        self.closed = closed
        self.colours = colours


class Atlas:
    title: str
    sectors: int
    outer_seas: int
    ids: list[str]
    rings: list[str]  # i, m, o for land, x for the outer sea, n for the inner sea, "" for the centre
    places: list[int]  # the sector of each field in its ring
    neutral: list[bool]
    borders: list[list[int]]  # all of them, closed ones included
    layouts: list[MapLayout]
    given_names: list[dict[str, str]]  # by language, for fields that the map names

    def __init__(
        self,
        title: str,
        sectors: int,
        outer_seas: int,
        ids: list[str],
        rings: list[str],
        places: list[int],
        neutral: list[bool],
        borders: list[list[int]],
        layouts: list[MapLayout],
        given_names: list[dict[str, str]] | None = None,
    ) -> None:
        self.title = title
        self.sectors = sectors
        self.outer_seas = outer_seas
        self.ids = ids
        self.rings = rings
        self.places = places
        self.neutral = neutral
        self.borders = borders
        self.layouts = layouts
        self.given_names = given_names or [{} for _ in ids]

    def layout_for(self, players: int) -> MapLayout | None:
        for layout in self.layouts:
            if players in layout.players:
                return layout
        return None

    def open_borders(self, layout: MapLayout) -> list[list[int]]:
        """3.1: movement, adjacency and connection use only open borders."""
        closed = set(layout.closed)
        return [
            [other for other in near if (min(field, other), max(field, other)) not in closed]
            for field, near in enumerate(self.borders)
        ]

    def world(self, layout: MapLayout) -> World:
        return World(
            self.title,
            self.ids,
            layout.colours,
            self.neutral,
            self.open_borders(layout),
            layout.closed,
            self.rings,
            self.places,
            self.sectors,
            self.outer_seas,
            self.given_names,
        )

    def written(self) -> str:
        """The map as a file that can be read back."""
        lines = [f'title = "{self.title}"', f"sectors = {self.sectors}", f"outer_seas = {self.outer_seas}", ""]
        for layout in self.layouts:
            pairs = ", ".join(f'["{self.ids[one]}", "{self.ids[other]}"]' for one, other in layout.closed)
            lines += [f"[layouts.{layout.name}]", f"players = {layout.players}", f"closed = [{pairs}]", ""]
        for field, id in enumerate(self.ids):
            lines += ["[[fields]]", f'id = "{id}"']
            if self.given_names[field]:
                names = ", ".join(f"{language} = {written(name)}" for language, name in self.given_names[field].items())
                lines.append(f"name = {{ {names} }}")
            if self.rings[field]:
                lines += [f'ring = "{self.rings[field]}"', f"sector = {self.places[field]}"]
            lines.append(self.colour_line(field))
            if self.neutral[field]:
                lines.append("neutral = true")
            near = ", ".join(f'"{self.ids[other]}"' for other in self.borders[field])
            lines += [f"borders = [{near}]", ""]
        return "\n".join(lines)

    def colour_line(self, field: int) -> str:
        colours = {layout.name: COLOURS[layout.colours[field]] for layout in self.layouts}
        if len(set(colours.values())) == 1:
            return f'colour = "{next(iter(colours.values()))}"'
        named = ", ".join(f'{name} = "{colour}"' for name, colour in colours.items())
        return f"colour = {{ {named} }}"

    def is_sea(self, field: int) -> bool:
        return self.layouts[0].colours[field] == SEA


def written(name: str) -> str:
    """A string as TOML; names have no control characters."""
    return '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
