"""The picture of a territory side without its pieces.

Trees, peaks, ears of grain and walls are scattered over an area with a fixed seed, away from its border and from the
pieces. All of one kind in an area are one path, which keeps the picture small.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from koruna.games.tiny_epic_kingdoms.forms.drawing_land import (
    HEIGHT,
    WIDTH,
    AreaOutline,
    Point,
    SideGeometry,
    depth,
    is_inside,
    land,
    path_of,
)
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDES
from koruna.look import colour

INK, RIVER = colour("map-ink"), colour("t-lake-1")
BASE = {
    "fields": colour("t-fields-1"),
    "mountains": colour("t-mount-1"),
    "forest": colour("t-forest-1"),
    "ruins": colour("t-ruins-1"),
    "capital": colour("t-capital-1"),
    "water": "url(#pat-water)",
    "cliffs": "url(#pat-cliffs)",
}
SHADE = {
    "fields": colour("t-fields-2"),
    "mountains": colour("t-mount-2"),
    "forest": colour("t-forest-2"),
    "ruins": colour("t-ruins-2"),
    "capital": colour("t-capital-2"),
    "water": colour("t-lake-2"),
    "cliffs": colour("t-cliff-2"),
}
LIGHT = {
    "fields": colour("t-fields-3"),
    "mountains": colour("t-mount-3"),
    "forest": colour("t-forest-3"),
    "ruins": colour("t-ruins-3"),
    "capital": colour("t-capital-3"),
    "water": colour("t-lake-3"),
    "cliffs": colour("t-cliff-3"),
}
# By terrain: the distance between things, from the border, and from the pieces.
STREWN = {
    "fields": (20, 9, 30),
    "mountains": (25, 14, 34),
    "forest": (17, 10, 31),
    "ruins": (26, 14, 36),
    "capital": (25, 14, 38),
    "cliffs": (22, 10, 0),
}


@lru_cache(maxsize=len(SIDES))
def draw_ground(side: str) -> str:
    """The land with everything scattered on it, and the borders; definitions of its shapes come first."""
    here = land(side)
    shapes = "".join(
        [
            f'<path id="k-tek-{side}-{name}" d="{shape}"/><clipPath id="k-tek-{side}-{name}-in">'
            f'<use href="#k-tek-{side}-{name}"/></clipPath>'
            for name, shape in here.shapes.items()
        ]
    )
    rng = Random(side)
    drawn = "".join([draw_area(side, area, rng) for area in here.areas.values()])
    return f"<defs>{shapes}</defs>{drawn}{draw_borders(side, here)}{draw_gates(here)}"


def draw_area(side: str, area: AreaOutline, rng: Random) -> str:
    shape = f'<use href="#k-tek-{side}-{area.name}"'
    ground = f'{shape} fill="{BASE[area.terrain]}"/>'
    if area.terrain == "water":
        return (
            f'{ground}<g clip-path="url(#k-tek-{side}-{area.name}-in)" fill="none" stroke="{LIGHT["water"]}">'
            f'{shape} stroke-width="22" opacity=".3"/>{shape} stroke-width="11" opacity=".45"/></g>'
        )
    edge = (
        f'<g clip-path="url(#k-tek-{side}-{area.name}-in)">{shape} fill="none" stroke="{SHADE[area.terrain]}"'
        f' stroke-width="14" opacity=".35"/></g>'
    )
    return ground + edge + draw_growth(area, rng)


# --- scattered things ----------------------------------------------------------------------------


def strew(area: AreaOutline, rng: Random) -> list[Point]:
    """Positions inside an area, northern ones first so that southern ones are in front of them.

    They are jittered from a grid by one of three steps in each direction: few different distances make a short path.
    """
    step, rim, clear = STREWN[area.terrain]
    left, right = round(min(x for x, _ in area.points)), max(x for x, _ in area.points)
    top, bottom = round(min(y for _, y in area.points)), max(y for _, y in area.points)
    aside, apart = round(step * 0.26), round(step * 0.86)
    found: list[Point] = []
    for row, y in enumerate(range(top + rim, round(bottom - rim / 2), apart)):
        for x in range(left + round(step * (0.3 + 0.5 * (row % 2))), round(right), step):
            point = x + aside * rng.choice((-1, 0, 1)), y + round(aside * 0.7) * rng.choice((-1, 0, 1))
            if (point[0] - area.x) ** 2 + 1.5 * (point[1] - area.y) ** 2 < clear * clear:
                continue
            if is_on_sheet(point) and is_inside(point, area) and depth(point, area) > rim * rim:
                found.append(point)
    return found


def is_on_sheet(point: Point) -> bool:
    return 16 < point[0] < WIDTH - 16 and 20 < point[1] < HEIGHT - 16


class Stamp(NamedTuple):
    """A small shape: the offset of its start, its path, and the offset of its end from the start."""

    starts: tuple[int, int]
    line: str
    ends: tuple[int, int] = (0, 0)


FIR = Stamp((0, -8), "l4 6h-2l4 7h-5v3h-2v-3h-5l4-7h-2z")
OAK = Stamp((-1, 7), "v-4c-8 0-6-9-2-9c1-5 6-4 6 0c5 0 5 9-2 9v4z")
PEAK = Stamp((-11, 8), "l9-16l3-2l10 18z")
SLOPE = Stamp((1, -10), "l10 18h-9l1-6l-3-5z")
EARS = Stamp((0, 5), "l-3-8m3 8v-10m0 10l3-8", (3, -8))
PILLARS = Stamp((-9, 7), "v-14l3 2l2-2v14zm8 0v-8l2-2l2 3v7zm7 0v-4h3v4z", (15, 0))
HOUSE = Stamp((-5, 7), "v-7h10v7z")
ROOF = Stamp((-7, 1), "l7-8l7 8z")
ROCKS = Stamp((-8, 7), "l5-12l3 5l4-8l5 15", (17, 0))


def strewn(places: list[Point], stamp: Stamp, more: str = "") -> str:
    """The same shape at every position, as one path."""
    path, x, y = "", 0, 0
    for place in places:
        there = round(place[0]) + stamp.starts[0], round(place[1]) + stamp.starts[1]
        path += f"m{there[0] - x} {there[1] - y}{stamp.line}"
        x, y = there[0] + stamp.ends[0], there[1] + stamp.ends[1]
    path = path.replace(" -", "-")
    return f'<path d="{path}"{more}/>'


def draw_growth(area: AreaOutline, rng: Random) -> str:
    places = strew(area, rng)
    kind, shade, light = area.terrain, SHADE[area.terrain], f' fill="{LIGHT[area.terrain]}"'
    if kind == "forest":
        oaks = [place for place in places if rng.random() < 0.28]
        firs = [place for place in places if place not in oaks]
        return (
            f'<g fill="{shade}" stroke="{INK}" stroke-width=".7" stroke-linejoin="round">'
            f"{strewn(firs, FIR)}{strewn(oaks, OAK, light)}</g>"
        )
    if kind == "mountains":
        edge = f' stroke="{INK}" stroke-linejoin="round"'
        return f'<g fill="{shade}">{strewn(places, PEAK, light + edge)}{strewn(places, SLOPE)}</g>'
    if kind == "capital":
        return (
            f'<g fill="{shade}" stroke="{INK}" stroke-linejoin="round">{strewn(places, HOUSE, light)}'
            f"{strewn(places, ROOF)}</g>"
        )
    if kind == "ruins":
        return strewn(places, PILLARS, f'{light} stroke="{shade}" stroke-width="1.5" stroke-linejoin="round"')
    stamp, stroke = (EARS, shade) if kind == "fields" else (ROCKS, LIGHT["cliffs"])
    edge = f'stroke="{stroke}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
    return strewn(places, stamp, f' fill="none" {edge}')


# --- borders -------------------------------------------------------------------------------------


def draw_borders(side: str, here: SideGeometry) -> str:
    """Land borders dashed, rivers blue, shores and cliffs solid."""
    inland = [border for border in here.borders if border.one[0] == border.other[0] == "r"]
    rivers = "".join([path_of([line]) for line in inland if frozenset((line.one, line.other)) in here.rivers])
    marches = "".join([path_of([line]) for line in inland if frozenset((line.one, line.other)) not in here.rivers])
    walls = "".join(
        [
            f'<use href="#k-tek-{side}-{area.name}" stroke-width="{2.8 if area.terrain == "water" else 3.6}"/>'
            for area in here.areas.values()
            if area.name[0] != "r"
        ]
    )
    river = (
        f'<path d="{rivers}" stroke-width="12"/><path d="{rivers}" stroke="{RIVER}" stroke-width="8.5"/>'
        f'<path d="{rivers}" stroke="{LIGHT["water"]}" stroke-width="1.6" stroke-dasharray="7 6"/>'
    )
    return (
        f'<g fill="none" stroke="{INK}" stroke-linecap="round"><path d="{marches}" stroke-width="2.4"'
        f' stroke-dasharray="6 4.5"/>{walls}{river if rivers else ""}</g>'
    )


def draw_gates(here: SideGeometry) -> str:
    """Arrows at the rim, where Quests leave and arrive."""
    arrows = ""
    for places in here.gates.values():
        for x, y in places:
            if x <= 0:
                arrows += f"M7 {y:.0f}l8-6v12z"
            elif x >= WIDTH:
                arrows += f"M{WIDTH - 7} {y:.0f}l-8-6v12z"
            elif y <= 0:
                arrows += f"M{x:.0f} 7l-6 8h12z"
            else:
                arrows += f"M{x:.0f} {HEIGHT - 7}l-6-8h12z"
    return f'<path d="{arrows}" fill="{colour("badge")}" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>'
