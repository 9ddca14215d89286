"""The map with everything on it: who controls a region, armies, cities, tokens.

A stack of armies is up to three cubes with the emblem of their owner, and their number where there are several. A
region that somebody controls has a hatched band along its borders and a plate in the owner's colour, with the emblem.
"""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape
from typing import NamedTuple

from koruna.games.eight_minute_empire.forms.drawing_land import NAME_INDENT, NAME_SIZE, continents, places
from koruna.games.eight_minute_empire.forms.region_names import region_name
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView, RegionView
from koruna.look import colour

INK = colour("spr-ink")
BADGE, BADGE_INK = colour("badge"), colour("badge-ink")
CREAM = colour("spr-cream")
LETTERS = (
    f'font-weight="600" text-anchor="middle" fill="{colour("map-text")}" stroke="{colour("map-text-halo")}"'
    f' stroke-linejoin="round" paint-order="stroke"'
)
SMALL = f'stroke-width="3.4" font-size="{NAME_SIZE}" font-style="italic"'
LARGE = 'stroke-width="2" font-size="17" letter-spacing="5.5" opacity=".7"'
DISPLAY = "var(--font-display,Georgia,serif)"
NUMBER = 'font-family="var(--font-ui,sans-serif)" font-weight="700" text-anchor="middle"'

NOBODY = -1  # owner of neutral armies
ACROSS, DOWN = 40, 37  # size of a piece at full scale
LARGEST, SMALLEST = 1.1, 0.5
LEAST_COUNT = NAME_SIZE / 1.42  # radius of a number


class Pieces(NamedTuple):
    """What is in a region: the cache key of its drawing."""

    side: str
    region: int
    armies: tuple[int, ...]
    cities: tuple[int, ...]
    neutral: int
    controller: int | None
    token: str | None
    start: bool


class Stack(NamedTuple):
    kind: str  # army, city, or the good of a token
    owner: int
    many: int
    x: float  # the centre
    y: float
    scale: float


def pieces_of(side: str, region: RegionView) -> Pieces:
    armies, cities = region.armies, region.cities
    return Pieces(side, region.number, armies, cities, region.neutral, region.controller, region.token, region.start)


def draw_land(side: str) -> str:
    return f'<use href="#k-land-{side.lower()}" font-family="{DISPLAY}"/>'


@cache
def draw_names(side: str, language: str) -> str:
    """Separate from the regions, because names are drawn above a region's highlight."""
    names = "".join(
        [
            f'<text x="{place.x + NAME_INDENT:g}" y="{place.y - place.height / 2 + 15:g}">'
            f"{escape(region_name(side, region).by_language[language])}</text>"
            for region, place in places(side).items()
        ]
    )
    large = "".join(
        [
            f'<text x="{continent.x:g}" y="{continent.y:g}">{escape(continent.names[language].upper())}</text>'
            for continent in continents(side)
        ]
    )
    return (
        f'<g class="continents" font-family="{DISPLAY}" {LETTERS} {LARGE}>{large}</g>'
        f'<g class="names" font-family="{DISPLAY}" {LETTERS} {SMALL}>{names}</g>'
    )


def draw_map(view: EightMinuteEmpireView, language: str) -> list[str]:
    """Every region is a line of its own; names are drawn above the regions' highlights, pieces above names."""
    here = [pieces_of(view.side, region) for region in view.regions]
    bands = [draw_band(each.side, each.region, each.controller) for each in here if each.controller is not None]
    return [
        draw_land(view.side),
        *bands,
        draw_names(view.side, language),
        *[draw_region(each, language) for each in here],
    ]


@lru_cache(maxsize=8192)
def draw_region(here: Pieces, language: str) -> str:
    stacks = "".join([draw_stack(stack, here.region) for stack in arrange(here)])
    plate = draw_plate(here.side, here.region, here.controller, language)
    castle = draw_castle(here.side, here.region) if here.start else ""
    return f'<g data-region="{here.region}">{castle}{plate}{stacks}</g>'


# --- who controls it ---------------------------------------------------------------------------


@cache
def draw_band(side: str, region: int, owner: int) -> str:
    name = f"{side.lower()}-{region}"
    return (
        f'<g clip-path="url(#k-shape-{name})" fill="none">'
        f'<use href="#k-land-{name}" stroke="{INK}" stroke-width="20" opacity=".55"/>'
        f'<use href="#k-land-{name}" stroke="url(#pp-{owner + 1})" stroke-width="17"/></g>'
    )


@cache
def draw_plate(side: str, region: int, owner: int | None, language: str) -> str:
    """The number, and the emblem of the player who controls the region."""
    right, middle = places(side)[region].number_at(region_name(side, region).by_language[language])
    wide = 27 if owner is None else 45
    plate = f'<rect x="{right - wide:g}" y="{middle - 10.5:g}" width="{wide}" height="21" rx="10.5"'
    text = f'<text x="{right - 14:g}" y="{middle + 5.8:g}" font-size="{NAME_SIZE}" {NUMBER}'
    line = f'stroke="{INK}" stroke-width="1.5"/>'
    if owner is None:
        return f'{plate} fill="{BADGE}" {line}{text} fill="{BADGE_INK}">{region}</text>'
    emblem = f'<use href="#k-e{owner + 1}" x="{right - wide + 3:g}" y="{middle - 8:g}" width="16" height="16"/>'
    return (
        f'<g class="p{owner + 1}">{plate} fill="var(--p)" {line}{emblem}{text} fill="var(--p-ink)">{region}</text></g>'
    )


def draw_castle(side: str, region: int) -> str:
    """Marks where everybody starts: in the region itself, under its pieces."""
    place = places(side)[region]
    return f'<use href="#k-b-city" x="{place.x - 14:g}" y="{place.y + place.height / 2 - 2:g}" width="28" height="28"/>'


# --- armies and cities ---------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def arrange(here: Pieces) -> tuple[Stack, ...]:
    """Cities, then armies, seat by seat, in rows that fill the space best."""
    standing = [] if here.token is None else [(here.token, NOBODY, 1)]
    for owner, (armies, cities) in enumerate(zip(here.armies, here.cities, strict=True)):
        standing += [("city", owner, cities)] if cities else []
        standing += [("army", owner, armies)] if armies else []
    standing += [("army", NOBODY, here.neutral)] if here.neutral else []
    if not standing:
        return ()
    left, top, width, height = places(here.side)[here.region].floor()
    rows, scale = best_rows(len(standing), width, height)
    each = -(-len(standing) // rows)
    found = []
    for at, (kind, owner, count) in enumerate(standing):
        row, column = divmod(at, each)
        in_row = min(each, len(standing) - row * each)
        x = left + width / 2 + (column - (in_row - 1) / 2) * ACROSS * scale
        y = top + height / 2 + (row - (rows - 1) / 2) * DOWN * scale
        found.append(Stack(kind, owner, count, x, y, scale))
    return tuple(found)


@cache
def best_rows(count: int, width: float, height: float) -> tuple[int, float]:
    """The number of rows with which the pieces can be largest, and that scale."""
    ways = [
        (min(LARGEST, (width + 8) / (-(-count // rows) * ACROSS), (height + 4) / (rows * DOWN)), -rows)
        for rows in range(1, count + 1)
    ]
    scale, rows = max(ways)
    return -rows, max(scale, SMALLEST)


def draw_stack(stack: Stack, region: int) -> str:
    if stack.kind == "army":
        return draw_army(stack, region)
    return draw_city(stack, region) if stack.kind == "city" else draw_token(stack, region)


def draw_army(stack: Stack, region: int) -> str:
    """The cubes, the last one in front."""
    x, y, scale, owner = stack.x, stack.y, stack.scale, stack.owner + 1
    size = 32 * scale
    shown = min(stack.many, 3)
    cubes = ""
    for back in range(shown - 1, -1, -1):
        left, top = x - size * 0.56 + 3.2 * back * scale, y - size * 0.46 - 3.6 * back * scale
        mark = 13 * scale
        emblem = (
            f'<use href="#k-e{owner}" x="{left + size * 0.415 - mark / 2:.1f}" y="{top + size * 0.6 - mark / 2:.1f}"'
            f' width="{mark:.1f}" height="{mark:.1f}"/>'
        )
        cubes += (
            f'<g data-piece="army-{region}-{owner}-{stack.many - back}" data-kin="army-{owner}">'
            f'<use href="#k-army" x="{left:.1f}" y="{top:.1f}" width="{size:.1f}" height="{size:.1f}"/>'
            f"{'' if back else emblem}</g>"
        )
    return f'<g class="p{owner}">{cubes}{draw_count(stack, 13, 11)}</g>'


def draw_city(stack: Stack, region: int) -> str:
    x, y, size, owner = stack.x, stack.y, 36 * stack.scale, stack.owner + 1
    mark = size * 0.3
    return (
        f'<g class="p{owner}"><g data-piece="city-{region}-{owner}">'
        f'<use href="#k-city" x="{x - size / 2:.1f}" y="{y - size * 0.56:.1f}" width="{size:.1f}" height="{size:.1f}"/>'
        f'<use href="#k-e{owner}" x="{x - mark / 2:.1f}" y="{y + size * 0.13:.1f}" width="{mark:.1f}"'
        f' height="{mark:.1f}"/></g>{draw_count(stack, 14, 9)}</g>'
    )


def draw_token(stack: Stack, region: int) -> str:
    x, y, half = stack.x, stack.y + 14 * stack.scale, 20 * stack.scale
    return (
        f'<g data-piece="token-{region}">'
        f'<path d="M{x:.1f} {y - half * 1.65:.1f}L{x + half:.1f} {y:.1f}H{x - half:.1f}z"'
        f' fill="{CREAM}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<use href="#k-{stack.kind}" x="{x - half / 2:.1f}" y="{y - half * 1.02:.1f}" width="{half:.1f}"'
        f' height="{half:.1f}"/></g>'
    )


def draw_count(stack: Stack, right: float, down: float) -> str:
    """The number of armies, unless it is obvious."""
    if stack.many < 2:
        return ""
    x, y = stack.x + right * stack.scale, stack.y + down * stack.scale
    radius = max(11 * stack.scale, LEAST_COUNT)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{BADGE}" stroke="{INK}" stroke-width="1.6"/>'
        f'<text x="{x:.1f}" y="{y + radius * 0.5:.1f}" font-size="{radius * 1.42:.1f}" {NUMBER}'
        f' fill="{BADGE_INK}">{stack.many}</text>'
    )
