"""The land drawn from the graph: neighbouring regions touch, all others are separated by water."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from koruna.games.eight_minute_empire.forms.drawing_land import HEIGHT, WIDTH, continents, places
from koruna.games.eight_minute_empire.forms.drawing_map import draw_names
from koruna.games.eight_minute_empire.forms.region_names import names_of
from koruna.games.eight_minute_empire.rules.map import SIDES
from koruna.locale import LANGUAGES
from koruna.look.symbols import definitions
from tests.how_many import NIGHTLY

Point = tuple[float, float]
SEGMENT = re.compile(r"([Mqlz])([^Mqlz]*)")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
every_side = pytest.mark.parametrize("side", ["A", "B"])


def outline(side: str, region: int) -> list[Point]:
    """The points on the outline of a region, without the control points of its curves."""
    found: list[Point] = []
    x = y = 0.0
    path = re.search(r' d="([^"]*)"', definitions()[f"k-land-{side.lower()}-{region}"])
    assert path
    for kind, text in SEGMENT.findall(path.group(1)):
        numbers = [float(number) for number in NUMBER.findall(text)]
        if kind == "M":
            x, y = numbers
        elif kind != "z":
            x, y = x + numbers[-2], y + numbers[-1]
        found.append((x, y))
    return found


def ways(side: str, over_sea: bool) -> set[tuple[int, int]]:
    graph = SIDES[side]
    found = zip(graph.departs, graph.arrives, graph.crosses, strict=True)
    return {(one, other) for one, other, crosses in found if one < other and crosses == over_sea}


def outlines(side: str) -> dict[int, list[Point]]:
    return {region: outline(side, region) for region in range(1, SIDES[side].regions + 1)}


def distance(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


@every_side
def test_regions_touch_exactly_where_armies_march(side: str) -> None:
    drawn = outlines(side)
    touching = {pair for pair in combinations(drawn, 2) if set(drawn[pair[0]]) & set(drawn[pair[1]])}
    assert touching == ways(side, over_sea=False)


@every_side
def test_common_borders_are_long_enough_to_be_seen(side: str) -> None:
    drawn = outlines(side)
    for one, other in ways(side, over_sea=False):
        common = set(drawn[one]) & set(drawn[other])
        assert max(distance(a, b) for a, b in combinations(common, 2)) > 20, (one, other)


@every_side
def test_regions_that_do_not_touch_are_separated_by_water(side: str) -> None:
    """By an inlet within a continent, by open water between continents."""
    drawn, continent = outlines(side), SIDES[side].continent
    land = ways(side, over_sea=False)
    for one, other in combinations(drawn, 2):
        if (one, other) not in land:
            apart = min(distance(a, b) for a in drawn[one] for b in drawn[other])
            assert apart > (4 if continent[one] == continent[other] else 12), (one, other)


@every_side
def test_names_and_pieces_have_room_in_their_region(side: str) -> None:
    for region, place in places(side).items():
        inside = outline(side, region)
        left, top, width, height = place.floor()
        for corner in ((left, top), (left + width, top), (left, top + height), (left + width, top + height)):
            assert contains(inside, corner) or min(distance(corner, point) for point in inside) < 10, (region, corner)
        assert width >= 64
        assert height >= 30


def contains(polygon: list[Point], point: Point) -> bool:
    """Whether a line from the point to the right crosses the outline an odd number of times."""
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossed += 1
    return crossed % 2 == 1


@every_side
def test_the_sheet_holds_all_land(side: str) -> None:
    for points in outlines(side).values():
        assert all(12 < x < WIDTH - 12 and 12 < y < HEIGHT - 12 for x, y in points)


@every_side
def test_every_region_and_continent_has_a_name_of_its_own(side: str) -> None:
    assert sorted(places(side)) == sorted(names_of(side)) == list(range(1, SIDES[side].regions + 1))
    assert len(continents(side)) == SIDES[side].continents
    for language in LANGUAGES:
        names = [name.by_language[language] for name in names_of(side).values()]
        large = [continent.names[language] for continent in continents(side)]
        assert len(set(names + large)) == len(names) + len(large)
        drawn = re.findall(r">([^<>]+)</text>", draw_names(side, language))
        assert drawn == [name.upper() for name in large] + names


@every_side
def test_a_dotted_line_joins_every_two_regions_with_a_way_over_the_sea(side: str) -> None:
    picture = definitions()[f"k-land-{side.lower()}"]
    line = re.search(r'd="([^"]*)"[^>]*stroke-dasharray="1 7"', picture)
    assert line
    drawn = outlines(side)
    found = set()
    for curve in line.group(1).split("M")[1:]:
        points = [point.split() for point in curve.split("L")]
        ends = [(float(points[at][0]), float(points[at][1])) for at in (0, -1)]
        nearest = sorted(min(drawn, key=lambda region: min(distance(end, p) for p in drawn[region])) for end in ends)
        found.add((nearest[0], nearest[1]))
    assert found == ways(side, over_sea=True)


@pytest.mark.skipif(not NIGHTLY, reason="drawing it takes a quarter of a minute, and the tests above look at the land")
def test_the_land_is_what_its_tool_draws(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So that nobody changes one without the other."""
    from koruna.games.eight_minute_empire.forms.land import draw_land

    sheet, table = draw_land.SHEET.read_text("utf-8"), draw_land.TABLE.read_text("utf-8")
    monkeypatch.setattr(draw_land, "SHEET", tmp_path / "symbols.svg")
    monkeypatch.setattr(draw_land, "TABLE", tmp_path / "land.csv")
    draw_land.SHEET.write_text(sheet, "utf-8")
    draw_land.main()
    assert draw_land.SHEET.read_text("utf-8") == sheet
    assert draw_land.TABLE.read_text("utf-8") == table
