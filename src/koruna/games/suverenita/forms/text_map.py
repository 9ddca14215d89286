"""The world for a terminal: fields with their names as in moves, who controls them, what is built and who is there.

It is larger than most terminals, which begin at the viewer's own land and follow the cursor.
"""

from __future__ import annotations

from functools import lru_cache

from koruna.games.suverenita.forms.drawing_land import SHORE, land_of, outline
from koruna.games.suverenita.forms.drawing_map import owner_of
from koruna.games.suverenita.forms.field_view import FieldView
from koruna.games.suverenita.forms.map_view import MapKey, PlaceView
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import Words, words
from koruna.look.terminal_colours import DIM, PLAYERS, ground
from koruna.look.text_map import Area, Glyph, Point, TextMap, draw_areas, spaced

COLUMN, ROW = 8, 20  # units of the drawing for a character, so that a field has space for its name and pieces
SEA = "38;5;67"


def draw(view: SuverenitaView, language: str, names: list[str], width: int, height: int) -> TextMap:
    say = words(language, "suverenita", codes=True)
    shapes = outlines(view.map.key)
    here = zip(view.map.fields, view.fields, shapes, strict=True)
    areas = [area_of(place, content, [*points], say) for place, content, points in here]
    across = 2 * land_of(view.map).radius
    found = draw_areas(areas, max(width, round(across / COLUMN)), max(height, round(across / ROW)))
    found.home = home_of(view, found)
    return found


@lru_cache(maxsize=16)
def outlines(key: MapKey) -> tuple[tuple[Point, ...], ...]:
    """By field."""
    spots = land_of(key.view).spots
    return tuple(
        tuple(outline(spot, SHORE if place.island else 0)) for place, spot in zip(key.view.fields, spots, strict=True)
    )


def home_of(view: SuverenitaView, found: TextMap) -> str:
    """A settlement of the viewer, or any field of theirs."""
    own = [at for at, content in enumerate(view.fields) if view.seat is not None and held_by(content) == view.seat]
    own.sort(key=lambda at: not view.fields[at].settlement)
    names = [f"field:{view.map.fields[at].id}" for at in own]
    return next((name for name in names if name in found.places), "")


def held_by(content: FieldView) -> int | None:
    return content.control if content.control is not None else owner_of(content)


def area_of(place: PlaceView, content: FieldView, points: list[Point], say: Words) -> Area:
    owner = held_by(content)
    surface = ground(owner) if owner is not None else SEA if place.colour == "sea" else ""
    name = place.names[say.language]
    found = content_of(content, say, surface if owner is not None else "")
    if not found:
        kind = "neutral" if place.neutral else place.colour
        found = [(say.say("colour", {"colour": kind}), surface or DIM)]
    return Area(f"field:{place.id}", points, place.id, "" if name == place.id else name, found, surface)


def content_of(content: FieldView, say: Words, surface: str) -> list[Glyph]:
    """Who controls it, buildings, and units by owner and type."""
    found: list[Glyph] = []
    if content.control is not None:
        found.append((f"={content.control + 1}", surface))
    built = [name for name in (content.settlement, content.dockyard, "fort" if content.fort else "") if name]
    if content.lord is not None:
        found.append((f"{content.lord + 1}:{initials(built, say)}", surface or PLAYERS[content.lord]))
    counts: dict[tuple[int, str], int] = {}
    for stack in content.stacks:
        counts[stack.owner, stack.type] = counts.get((stack.owner, stack.type), 0) + stack.count
    found += [(f"{owner + 1}:{many}{type}", surface or PLAYERS[owner]) for (owner, type), many in counts.items()]
    return spaced(found, surface)


def initials(buildings: list[str], say: Words) -> str:
    return "".join(say.say("building", {"building": name})[:1].upper() for name in buildings)
