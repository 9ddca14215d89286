"""The map for a terminal: regions with their names as in moves, who holds them, armies and cities."""

from __future__ import annotations

import re
from functools import cache

from koruna.games.eight_minute_empire.forms.region_names import region_name
from koruna.games.eight_minute_empire.forms.text_board import CITY, START, TIMES
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView, RegionView
from koruna.locale import Words, words
from koruna.look.symbols import definitions
from koruna.look.terminal_colours import PLAYERS, ground
from koruna.look.text_map import Area, Glyph, Point, TextMap, draw_areas, spaced

PATH = re.compile(r' d="M([^"]*?)z?"')
NUMBER = re.compile(r"-?[\d.]+")
LEAST = (78, 19)  # columns and rows in which the names of all regions can be told apart


def draw(view: EightMinuteEmpireView, language: str, names: list[str], width: int, height: int) -> TextMap:
    say = words(language, "eight_minute_empire")
    areas = [area_of(view, region, say) for region in view.regions]
    return draw_areas(areas, max(width, LEAST[0]), max(height, LEAST[1]))


def area_of(view: EightMinuteEmpireView, region: RegionView, say: Words) -> Area:
    name = region_name(view.side, region.number).by_language[say.language]
    holder = "" if region.controller is None else ground(region.controller)
    outline = [*outline_of(view.side, region.number)]
    sign = START if region.start else ""
    content = content_of(region, say, holder)
    return Area(f"region:{region.number}", outline, f"{region.number}{sign}", name, content, holder)


def content_of(region: RegionView, say: Words, surface: str) -> list[Glyph]:
    """Armies and cities of each seat, as the text board writes them."""
    found: list[Glyph] = []
    for seat, (armies, cities) in enumerate(zip(region.armies, region.cities, strict=True)):
        if armies or cities:
            count = f"{TIMES}{armies}" if armies else ""
            found.append((f"{seat + 1}{count}{CITY * cities}", surface or PLAYERS[seat]))
    if region.neutral:
        found.append((f"{say.say('board-neutral')}{TIMES}{region.neutral}", surface))
    if region.controller is not None:
        found.append((f"={region.controller + 1}", surface))
    return spaced(found, surface)


@cache
def outline_of(side: str, region: int) -> tuple[Point, ...]:
    """The ends of the curves that its path in the sheet of symbols consists of."""
    found = PATH.search(definitions()[f"k-land-{side.lower()}-{region}"])
    assert found is not None
    first, *curves = found.group(1).split("q")
    x, y = map(float, NUMBER.findall(first)[:2])
    points = [(x, y)]
    for curve in curves:
        *_, right, down = map(float, NUMBER.findall(curve)[:4])
        x, y = x + right, y + down
        points.append((x, y))
    return tuple(points)
