"""Checks that a map is sound and fair: connected, with coasts for everybody, and the same for every seat (Q1)."""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import BadContent
from koruna.games.suverenita.rules.board.atlas import Atlas, MapLayout
from koruna.games.suverenita.rules.numbers import SEA
from koruna.games.suverenita.rules.values_reading import GAME

COASTS: Final = 2  # the least number of mainland coasts per player
VILLAGES: Final = 3  # founded by each player
MOST_FIELDS: Final = 250
WORTH: Final = [3.0, 2.0, 1.0, 1.0, 0.0, 0.0]  # of a field by colour, in the simulated draft


def problem(atlas: Atlas) -> BadContent | None:
    """The first error found in a map, or None."""
    if not 1 < len(atlas.ids) <= MOST_FIELDS:
        return bad(atlas, "map-size", {"most": MOST_FIELDS})
    for one, near in enumerate(atlas.borders):
        for other in near:
            if one not in atlas.borders[other]:
                return bad(atlas, "map-one-way", {"field": atlas.ids[one], "other": atlas.ids[other]})
    for layout in atlas.layouts:
        wrong = problem_of_layout(atlas, layout)
        if wrong is not None:
            return wrong
    return None


def bad(atlas: Atlas, why: str, facts: dict[str, int | str]) -> BadContent:
    return BadContent(why, {"map": atlas.title[:60], **facts}, GAME)


def problem_of_layout(atlas: Atlas, layout: MapLayout) -> BadContent | None:
    size = range(len(atlas.ids))
    borders = atlas.open_borders(layout)
    land = {field for field in size if layout.colours[field] != SEA}
    play = {field for field in land if not atlas.neutral[field]}
    sea = set(size) - land
    islands = {field for field in play if not land & set(borders[field])}
    main = play - islands
    if not sea or not main:
        return bad(atlas, "map-empty", {"layout": layout.name})
    for one, other in layout.closed:
        if other not in atlas.borders[one]:
            return bad(atlas, "map-no-border", {"field": atlas.ids[one], "other": atlas.ids[other]})
    for allowed, why in ((set(size), "map-apart"), (main, "map-land-apart")):
        missing = allowed - reach(min(allowed), borders, allowed)
        if missing:
            return bad(atlas, why, {"layout": layout.name, "field": atlas.ids[min(missing)]})
    for field in sorted(islands):
        if not sea & set(borders[field]):
            return bad(atlas, "map-lost-island", {"layout": layout.name, "field": atlas.ids[field]})
    coasts = [field for field in main if sea & set(borders[field])]
    for players in layout.players:
        wrong = unfair(atlas, layout, borders, players)
        if wrong is not None:
            return wrong
        if len(coasts) < COASTS * players:
            return bad(atlas, "map-few-coasts", {"layout": layout.name, "players": players, "least": COASTS})
        if len(play) < VILLAGES * players:
            return bad(atlas, "map-few-land", {"layout": layout.name, "players": players, "least": VILLAGES})
        if not all(draft(atlas, layout, borders, islands, players)):
            return bad(atlas, "map-inland", {"layout": layout.name, "players": players})
    return None


def reach(start: int, borders: list[list[int]], allowed: set[int]) -> set[int]:
    seen = {start}
    todo = [start]
    for field in todo:  # breadth-first: it grows during the loop
        for near in borders[field]:
            if near in allowed and near not in seen:
                seen.add(near)
                todo.append(near)
    return seen


def turned(atlas: Atlas, field: int, players: int, players_on: int) -> str:
    """The id of the field that this one is mapped to if the world is rotated by this many players."""
    ring = atlas.rings[field]
    if not ring:
        return atlas.ids[field]
    size = {"x": atlas.outer_seas, "n": players}.get(ring, atlas.sectors)
    return f"{ring}{(atlas.places[field] + players_on * size // players) % size:02d}"


def unfair(atlas: Atlas, layout: MapLayout, borders: list[list[int]], players: int) -> BadContent | None:
    """The map must be unchanged if it is rotated from one player to the next."""
    where: dict[str, int | str] = {"layout": layout.name, "players": players}
    if atlas.sectors % players or atlas.outer_seas % players:
        return bad(atlas, "map-sectors", where)
    image: list[int] = []
    for field in range(len(atlas.ids)):
        other = turned(atlas, field, players, 1)
        if other not in atlas.ids:
            return bad(atlas, "map-uneven", {**where, "field": atlas.ids[field], "other": other})
        image.append(atlas.ids.index(other))
    for field, other_field in enumerate(image):
        facts: dict[str, int | str] = {**where, "field": atlas.ids[field], "other": atlas.ids[other_field]}
        same_ground = atlas.neutral[field] == atlas.neutral[other_field]
        if layout.colours[field] != layout.colours[other_field] or not same_ground:
            return bad(atlas, "map-colours", facts)
        if {image[near] for near in borders[field]} != set(borders[other_field]):
            return bad(atlas, "map-borders", facts)
        if other_field == field and atlas.rings[field]:
            return bad(atlas, "map-uneven", facts)
    return None


def draft(atlas: Atlas, layout: MapLayout, borders: list[list[int]], islands: set[int], players: int) -> list[bool]:
    """By seat: whether it gets a coast if all choose their three villages greedily, in snake order."""
    colours = layout.colours
    land = [field for field in range(len(colours)) if colours[field] != SEA and not atlas.neutral[field]]
    land.sort(key=lambda field: atlas.ids[field])
    mine: list[list[int]] = [[] for _ in range(players)]
    taken: set[int] = set()

    def worth(field: int, seat: int) -> float:
        near = borders[field]
        total = WORTH[colours[field]]
        total += sum(WORTH[colours[other]] for other in near if other in land and other not in taken) / 2
        total += 2 if any(colours[other] == SEA for other in near) else 0
        total += 1 if any(other in mine[seat] for other in near) else 0
        return total - (4 if field in islands else 0)

    for seat in [*range(players), *reversed(range(players)), *range(players)]:
        best = max((field for field in land if field not in taken), key=lambda field: worth(field, seat))
        mine[seat].append(best)
        taken.add(best)
    return [any(colours[near] == SEA for field in fields for near in borders[field]) for fields in mine]
