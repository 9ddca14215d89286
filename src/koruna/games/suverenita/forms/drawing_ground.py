"""The picture of an empty map: sea, land by colours, coasts, borders and ridges."""

from __future__ import annotations

from functools import lru_cache

from koruna.games.suverenita.forms.drawing_land import RIM, Land, circle, land_of
from koruna.games.suverenita.forms.map_view import MapKey, MapView
from koruna.look import colour

INK = colour("map-ink")
SEA_LINE = colour("t-sea-2")
WOOD, GOLD = colour("spr-wood2"), colour("spr-gold")
CLIFF, CLIFF_SHADE, SNOW = colour("t-cliff-1"), colour("t-cliff-2"), colour("spr-white")
PATTERNS = {
    "yellow": "pat-plain",
    "green": "pat-meadow",
    "brown": "pat-mountain",
    "turquoise": "pat-marsh",
    "grey": "pat-barren",
    "sea": "pat-sea",
}


def shape_id(view: MapView, field: int) -> str:
    return f"k-suv-{view.fields[field].id}"


def draw_shapes(view: MapView) -> str:
    """Every field as a path and as a clip path, for a `<defs>`."""
    land = land_of(view)
    return "".join(
        [
            f'<path id="{shape_id(view, field)}" d="{shape}"/>'
            f'<clipPath id="{shape_id(view, field)}-in"><use href="#{shape_id(view, field)}"/></clipPath>'
            for field, shape in enumerate(land.shapes)
        ]
    )


def draw_ground(view: MapView) -> str:
    """Needs the shapes of `draw_shapes`."""
    return _draw_ground(view.key)


@lru_cache(maxsize=16)
def _draw_ground(key: MapKey) -> str:
    view = key.view
    land = land_of(view)
    return "".join([draw_rim(land), draw_sea(view, land), draw_fields(view), draw_coast(view, land)])


def draw_rim(land: Land) -> str:
    rim = land.radius - RIM
    return (
        f'<path d="{circle(rim + 14)}" fill="{WOOD}" stroke="{INK}" stroke-width="3"/>'
        f'<path d="{circle(rim + 7)}" fill="none" stroke="{GOLD}" stroke-width="1.5" opacity=".7"/>'
        f'<path d="{land.world}" fill="url(#pat-sea)"/>'
    )


def draw_sea(view: MapView, land: Land) -> str:
    lines = "".join([land.shapes[field] for field, place in enumerate(view.fields) if place.colour == "sea"])
    waves = "".join(
        [
            f'<path d="{land.mainland}" fill="none" stroke="{SEA_LINE}" stroke-opacity="{opacity}"'
            f' stroke-width="{width}"/>'
            for width, opacity in ((34, ".14"), (19, ".2"))
        ]
    )
    return (
        f'<path d="{lines}" fill="none" stroke="{SEA_LINE}" stroke-width="2" stroke-dasharray="2 6"'
        f' stroke-linecap="round"/>{waves}'
    )


def draw_fields(view: MapView) -> str:
    drawn = ""
    for field, place in enumerate(view.fields):
        if place.colour == "sea":
            continue
        shape = f'href="#{shape_id(view, field)}"'
        if place.island:
            drawn += (
                f'<use {shape} fill="none" stroke="{SEA_LINE}" stroke-opacity=".4" stroke-width="20"/>'
                f'<use {shape} y="4" fill="{INK}" opacity=".4"/>'
            )
        drawn += f'<use {shape} fill="url(#{PATTERNS[place.colour]})"/>'
    return drawn


def draw_coast(view: MapView, land: Land) -> str:
    drawn = ""
    for field, place in enumerate(view.fields):
        if place.colour != "sea":
            width = 2.6 if place.island else 1.7
            drawn += (
                f'<use href="#{shape_id(view, field)}" fill="none" stroke="{INK}" stroke-width="{width}" opacity=".9"/>'
            )
    return drawn + f'<path d="{land.mainland}" fill="none" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>'


def draw_ridges(view: MapView) -> str:
    """3.1: impassable borders, each a row of rocks; drawn above any highlight of the fields beside them."""
    land = land_of(view)
    drawn = ""
    rocks = sorted([point for ridge in land.ridges for point in ridge], key=lambda point: point[1])
    for at, (x, y) in enumerate(rocks):
        size = 0.95 if at % 2 else 0.75
        drawn += f'<use href="#k-suv-rock" transform="translate({x:.0f} {y:.0f}) scale({size})"/>'
    return drawn


ROCK = (
    f'<g id="k-suv-rock"><path d="M-12 7-2-13 2-13 12 7z" fill="{CLIFF}" stroke="{INK}" stroke-width="1.8"'
    f' stroke-linejoin="round"/><path d="M2-13 12 7H2L4-2z" fill="{CLIFF_SHADE}"/>'
    f'<path d="M-2-13 2-13 5-7 1-8-2-5-5-7z" fill="{SNOW}"/></g>'
)
